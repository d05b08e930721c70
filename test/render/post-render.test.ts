import { spawnSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { catalogue } from '../../rules/catalogue.ts';
import { ENGINES } from '../../src/commands/engines.ts';
import { placeOf } from '../../src/model/span.ts';
import { check } from '../../src/pipeline/check.ts';
import { writeYaml } from '../../src/render/kustomize/print/write-yaml.ts';
import { kustomizeProgram } from '../real-programs.ts';
import { scratch } from '../scratch.ts';
import { SETTINGS } from '../settings.ts';
import { IS_SLOW } from '../suite.ts';
import { treeOf } from '../tree.ts';

const DEPLOYMENT = `apiVersion: apps/v1
kind: Deployment
metadata:
  name: web
spec:
  replicas: 1
  selector: {matchLabels: {app: web}}
  template:
    metadata: {labels: {app: web}}
    spec:
      containers:
        - name: app
          image: nginx
          env: [{name: A, value: "1"}]
`;

const STRATEGIC = `apiVersion: apps/v1
kind: Deployment
metadata: {name: web}
spec:
  replicas: 3
  template:
    spec:
      containers:
        - name: app
          env:
            - name: LEVEL
              valueFrom: {configMapKeyRef: {name: config, key: LEVLE}}
            - name: "yes"
              value: 'on'
`;

const OPERATIONS = `- {op: add, path: /metadata/labels, value: {x: "1", y: "é <&>"}}
- {op: remove, path: /spec/template/spec/containers/0/env/1}
`;

function indented(text: string, by: number): string {
  return text.replaceAll(/^(?=.)/gm, ' '.repeat(by));
}

const FILES = {
  'chart/Chart.yaml': 'apiVersion: v2\nname: web\nversion: 1.0.0\n',
  'chart/templates/web.yaml': DEPLOYMENT,
  'release.yaml': `apiVersion: v1
kind: ConfigMap
metadata: {name: config}
data: {LEVEL: info}
---
apiVersion: helm.toolkit.fluxcd.io/v2beta1
kind: HelmRelease
metadata: {name: web}
spec:
  chart: {spec: {chart: ./chart, sourceRef: {kind: GitRepository, name: flux-system}}}
  postRenderers:
    - kustomize:
        patchesStrategicMerge:
          -
${indented(STRATEGIC, 12)}        patchesJson6902:
          - target: {kind: Deployment, name: web}
            patch:
${indented(OPERATIONS, 14)}        images: [{name: nginx, newTag: "1.27"}]
`,
};

const RELEASE = 'HelmRelease web';

test('patches of older versions of the API, in place of texts', () => {
  const { builds, problems } = check(ENGINES, treeOf(FILES), catalogue, SETTINGS);
  const build = builds.find(({ id }) => id === RELEASE);
  expect(build?.partial).toEqual([]);
  const text = writeYaml((build?.objects ?? []).map(({ node }) => node));
  expect(text).toMatchInlineSnapshot(`
    "apiVersion: apps/v1
    kind: Deployment
    metadata:
      labels:
        "true": é <&>
        x: "1"
      name: web
    spec:
      replicas: 3
      selector:
        matchLabels:
          app: web
      template:
        metadata:
          labels:
            app: web
        spec:
          containers:
          - env:
            - name: LEVEL
              valueFrom:
                configMapKeyRef:
                  key: LEVLE
                  name: config
            - name: A
              value: "1"
            image: nginx:1.27
            name: app
    "
  `);
  // Where the patch was written.
  expect(problems.map(({ at, rule }) => `${placeOf(at)} ${rule}`)).toEqual([
    'release.yaml:26 missing-config-map-key',
  ]);
});

if (IS_SLOW) {
  const program = kustomizeProgram();
  test.skipIf(program === undefined)('as kustomize does', () => {
    const { builds } = check(ENGINES, treeOf(FILES), catalogue, SETTINGS);
    const ours = builds.find(({ id }) => id === RELEASE)?.objects.map(({ node }) => node) ?? [];
    const folder = scratch({
      'web.yaml': DEPLOYMENT,
      'kustomization.yaml': `resources: [web.yaml]
patchesStrategicMerge:
  - |-
${indented(STRATEGIC, 4)}
patchesJson6902:
  - target: {kind: Deployment, name: web}
    patch: |-
${indented(OPERATIONS, 6)}
images: [{name: nginx, newTag: "1.27"}]
`,
    });
    const { stdout } = spawnSync(program ?? '', ['build', folder], { encoding: 'utf8' });
    expect(writeYaml(ours)).toBe(stdout);
  });
}
