import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { ENGINES } from '../../src/commands/engines.ts';
import { DEFAULT_LIMITS } from '../../src/model/limits.ts';
import { positionOf } from '../../src/model/span.ts';
import { parseFile } from '../../src/parse/parse-file.ts';
import { gatherEvidence } from '../../src/pipeline/gather-evidence.ts';
import { plainBuilds } from '../../src/render/plain/plain-builds.ts';
import { readTree, tellVerdicts } from '../read-tree.ts';
import { cases } from '../suite.ts';
import { tree, treeOf } from '../tree.ts';

test('named questions: sources by name, and who may mean them', () => {
  const files = tree`
    === dev/app.yaml
    {apiVersion: v1, kind: ConfigMap, metadata: {name: app}, data: {a: b}}
    ---
    apiVersion: v1
    kind: Pod
    metadata: {name: dev}
    spec: {containers: [{name: c, image: i, env: [{name: X, valueFrom: {configMapKeyRef: {name: app, key: missing}}}]}]}
    === prod/app.yaml
    {apiVersion: v1, kind: ConfigMap, metadata: {name: app}, data: {a: b}}
    ---
    {apiVersion: v1, kind: ConfigMap, metadata: {name: unused}}
    === tools/pod.yaml
    apiVersion: v1
    kind: Pod
    metadata: {name: tool}
    spec: {containers: [{name: c, image: i, envFrom: [{configMapRef: {name: app}}]}]}
  `;
  const parsed = files.paths.map((path) => parseFile(path, files.read(path), DEFAULT_LIMITS));
  const evidence = gatherEvidence(
    ENGINES,
    plainBuilds(parsed),
    parsed,
    { kubernetesVersion: 36, externals: [] },
    files,
  );
  const told = evidence.sources.map((source) => {
    const users = evidence.referencesTo(source).map(({ reference }) => reference.manifest.name);
    return `${positionOf(source.at).path} ${source.name}: ${users.join(', ')}`;
  });
  expect(told).toEqual([
    'dev/app.yaml app: dev, tool',
    'prod/app.yaml app: tool',
    'prod/app.yaml unused: ',
  ]);
  expect(evidence.sourcesNamed('ConfigMap', 'app').map(({ build }) => build)).toEqual([
    'dev',
    'prod',
  ]);
  expect(evidence.sourcesNamed('Secret', 'app')).toEqual([]);
  expect(Object.isFrozen(evidence)).toBe(true);
});

test('any shape of an object gives verdicts that point into its file, never an exception', () => {
  const words = fc.constantFrom(
    'apiVersion',
    'kind',
    'metadata',
    'name',
    'namespace',
    'spec',
    'template',
    'containers',
    'initContainers',
    'env',
    'envFrom',
    'valueFrom',
    'configMapKeyRef',
    'secretKeyRef',
    'secretRef',
    'configMapRef',
    'volumes',
    'secret',
    'configMap',
    'secretName',
    'projected',
    'sources',
    'items',
    'key',
    'optional',
    'data',
    'stringData',
    'annotations',
    'steps',
    'rules',
    'tls',
    'image',
    '__proto__',
    'constructor',
  );
  const value = fc.letrec((tie) => ({
    node: fc.oneof(
      { maxDepth: 6 },
      fc.constantFrom(
        'v1',
        'Pod',
        'Secret',
        'app',
        '',
        1,
        true,
        null,
        '${X}',
        'cert-manager.io/v1',
        'Certificate',
      ),
      fc.array(tie('node'), { maxLength: 3 }),
      fc.dictionary(words, tie('node'), { maxKeys: 5 }),
    ),
  })).node;
  const kind = fc.constantFrom(
    'v1 Pod',
    'v1 Secret',
    'v1 ConfigMap',
    'apps/v1 Deployment',
    'batch/v1 CronJob',
    'networking.k8s.io/v1 Ingress',
    'external-secrets.io/v1 ExternalSecret',
    'bitnami.com/v1alpha1 SealedSecret',
    'kyverno.io/v1 ClusterPolicy',
    'helm.toolkit.fluxcd.io/v2 HelmRelease',
    'argoproj.io/v1alpha1 Workflow',
    'tekton.dev/v1 Task',
    'example.com/v1 Any',
    'rbac.authorization.k8s.io/v1 Role',
    'storage.k8s.io/v1 StorageClass',
  );
  fc.assert(
    fc.property(fc.array(fc.tuple(kind, value), { maxLength: 4 }), (objects) => {
      const texts = objects.map(([each, body]) => {
        const [apiVersion, name] = each.split(' ');
        const object = {
          apiVersion,
          kind: name,
          metadata: { name: 'app' },
          spec: body,
          data: body,
          template: body,
        };
        return JSON.stringify(object);
      });
      const text = texts.join('\n');
      const reading = readTree(treeOf({ 'a.json': text }));
      for (const { at } of reading.judged) {
        expect(at.start >= 0 && at.end <= text.length && at.start <= at.end).toBe(true);
      }
      expect(tellVerdicts(reading).length).toBe(reading.judged.length);
    }),
    { numRuns: cases(60, 300), seed: 7 },
  );
});
