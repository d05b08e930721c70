import { expect, test } from 'vitest';
import { catalogue } from '../../rules/catalogue.ts';
import { ENGINES } from '../../src/commands/engines.ts';
import { itemsAt, valueAt } from '../../src/model/node.ts';
import { check } from '../../src/pipeline/check.ts';
import { knownVersion } from '../../src/render/versions/known-versions.ts';
import { SETTINGS } from '../settings.ts';
import { treeOf } from '../tree.ts';

// Answers of kustomize 5.6.0, 5.7.1, 5.8.1 and 5.8.2. Argo CD 3.1 has 5.7.0, 3.5 has 5.8.1, 3.6 has 5.8.3.
const APPLICATION = `
apiVersion: argoproj.io/v1alpha1
kind: Application
metadata: {name: app, namespace: argocd}
spec:
  project: default
  destination: {server: https://kubernetes.default.svc, namespace: x}
  source: {repoURL: https://git.example/o/r, path: app, targetRevision: HEAD}
`;

function built(files: Readonly<Record<string, string>>, version: string | undefined) {
  const row = version === undefined ? undefined : knownVersion('argocd', version)?.row;
  return check(ENGINES, treeOf({ 'apps/app.yaml': APPLICATION, ...files }), catalogue, {
    ...SETTINGS,
    repositoryUrls: ['https://git.example/o/r'],
    ...(row !== undefined && { deployers: { argocd: row } }),
  });
}

function objects(files: Readonly<Record<string, string>>, version: string | undefined) {
  return built(files, version)
    .builds.filter(({ kind }) => kind === 'argo-application')
    .flatMap((build) => build.objects);
}

function problems(files: Readonly<Record<string, string>>, version: string | undefined) {
  return built(files, version).problems.map(({ rule, severity }) => `${severity} ${rule}`);
}

const MERGED = {
  'app/kustomization.yaml':
    'resources: [../base]\nsecretGenerator: [{name: s, behavior: merge, literals: [A=b]}]\n',
  'base/kustomization.yaml': 'resources: [s.yaml]\n',
  'base/s.yaml':
    'apiVersion: v1\nkind: Secret\nmetadata: {name: s}\nstringData: {TOKEN: abc}\ndata: {OLD: eA==}\n',
};

test.each([
  ['3.5', ['OLD', 'A']],
  ['3.6', ['OLD', 'TOKEN', 'A']],
  [undefined, ['OLD', 'TOKEN', 'A']],
])('stringData of a Secret that a generator merges into, with Argo CD %s', (version, keys) => {
  const [secret] = objects(MERGED, version);
  const data = valueAt(secret?.node, 'data');
  const names = data?.kind === 'map' ? data.entries.map(({ name }) => name) : [];
  expect(names.toSorted()).toEqual([...keys].toSorted());
  expect(valueAt(secret?.node, 'stringData')).toBeUndefined();
});

const READING =
  'apiVersion: v1\nkind: Pod\nmetadata: {name: p}\nspec: {containers: [{name: c, image: x, env: [{name: T, valueFrom: {secretKeyRef: {name: s, key: TOKEN}}}]}]}\n';

test.each([
  ['3.5', 'error', 'kustomize 5.8.1, which builds this, drops the `stringData` of a Secret'],
  ['3.6', undefined, undefined],
])('what lacks a dropped key is told the version, with Argo CD %s', (version, severity, help) => {
  const files = {
    ...MERGED,
    'app/kustomization.yaml': MERGED['app/kustomization.yaml'].replace(
      '../base',
      '../base, pod.yaml',
    ),
    'app/pod.yaml': READING,
  };
  const found = built(files, version).problems.find(({ rule }) => rule === 'missing-secret-key');
  expect(found?.severity).toBe(severity);
  expect(found?.help?.slice(0, help?.length)).toBe(help);
  expect(found?.related?.map(({ message }) => message)).toEqual(
    help === undefined ? undefined : ['kustomize drops this key'],
  );
});

test('what cannot be encoded is refused', () => {
  const files = {
    ...MERGED,
    'base/s.yaml':
      'apiVersion: v1\nkind: Secret\nmetadata: {name: s}\nstringData: {TOKEN: [abc]}\n',
  };
  expect(problems(files, '3.6')).toContain('error unbuildable-kustomization');
  expect(problems(files, '3.5')).not.toContain('error unbuildable-kustomization');
});

const STATEFUL = `apiVersion: apps/v1
kind: StatefulSet
metadata: {name: s}
spec:
  serviceName: s
  selector: {matchLabels: {a: b}}
  template: {metadata: {labels: {a: b}}, spec: {containers: [{name: c, image: x}]}}
  volumeClaimTemplates:
    - metadata: {name: data}
      spec: {accessModes: [ReadWriteOnce], resources: {requests: {storage: 1Gi}}}
`;

test.each([
  ['3.5', true],
  ['3.6', false],
])('labels of claim templates, with Argo CD %s', (version, isThere) => {
  const files = {
    'app/kustomization.yaml':
      'resources: [s.yaml]\nlabels: [{pairs: {env: dev}, includeTemplates: true}]\n',
    'app/s.yaml': STATEFUL,
  };
  const [set] = objects(files, version);
  const [claim] = itemsAt(set?.node, 'spec', 'volumeClaimTemplates');
  expect(valueAt(claim, 'metadata', 'labels', 'env') !== undefined).toBe(isThere);
});

const CONFIG =
  'apiVersion: v1\nkind: ConfigMap\nmetadata: {name: c}\ndata:\n  a.yaml: |\n    url: https://old/path\n';
const INSIDE = `resources: [c.yaml]
replacements:
  - sourceValue: new
    targets:
      - select: {kind: ConfigMap}
        fieldPaths: [data.a\\.yaml.url]
        options: {delimiter: /, index: 2}
`;

test.each([
  ['3.5', 'url: new'],
  ['3.6', 'url: https://new/path'],
])('a part of a value inside a text, with Argo CD %s', (version, text) => {
  const [map] = objects({ 'app/kustomization.yaml': INSIDE, 'app/c.yaml': CONFIG }, version);
  const value = valueAt(map?.node, 'data', 'a.yaml');
  expect(value?.kind === 'scalar' && value.text).toBe(text);
});

const NEW = {
  'a field of labels': {
    'app/kustomization.yaml':
      'resources: [s.yaml]\nlabels: [{pairs: {env: dev}, includeVolumeClaimTemplates: true}]\n',
    'app/s.yaml': STATEFUL,
  },
  'a value of a replacement': {
    'app/kustomization.yaml':
      'resources: [c.yaml]\nreplacements: [{sourceValue: new, targets: [{select: {kind: ConfigMap}, fieldPaths: [data.A]}]}]\n',
    'app/c.yaml': 'apiVersion: v1\nkind: ConfigMap\nmetadata: {name: c}\ndata: {A: b}\n',
  },
  'a replacement inside a text': {
    'app/kustomization.yaml': INSIDE,
    'app/c.yaml': CONFIG,
  },
} as const;

test.each([
  ['a field of labels', '3.5', ['error unbuildable-kustomization']],
  ['a field of labels', '3.6', []],
  ['a field of labels', undefined, []],
  ['a value of a replacement', '3.0', ['error unbuildable-kustomization']],
  ['a value of a replacement', '3.1', []],
  ['a replacement inside a text', '3.1', ['error unbuildable-kustomization']],
  ['a replacement inside a text', '3.4', []],
] as const)('what older versions refuse: %s, with Argo CD %s', (name, version, expected) => {
  expect(problems(NEW[name], version)).toEqual(expected);
});

const ARGO = (tag: string): string =>
  `apiVersion: apps/v1\nkind: Deployment\nmetadata: {name: argocd-server}\nspec: {selector: {matchLabels: {a: b}}, template: {metadata: {labels: {a: b}}, spec: {containers: [{name: a, image: 'quay.io/argoproj/argocd:${tag}'}]}}}\n`;

test.each([
  ['v2.4.7', []],
  ['v3.4.0', ['warning version-dependent-build']],
])('a kustomization that nothing leads to, where Argo CD %s is installed', (tag, expected) => {
  const { problems: found } = check(
    ENGINES,
    treeOf({ 'argocd/install.yaml': ARGO(tag), 'app/kustomization.yaml': 'kind: Kustomization\n' }),
    catalogue,
    SETTINGS,
  );
  expect(found.map(({ rule, severity }) => `${severity} ${rule}`)).toEqual(expected);
});
