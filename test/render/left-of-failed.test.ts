import { expect, test } from 'vitest';
import { catalogue } from '../../rules/catalogue.ts';
import { ENGINES } from '../../src/commands/engines.ts';
import { check } from '../../src/pipeline/check.ts';
import { coverageOf } from '../../src/report/problems/coverage.ts';
import { SETTINGS } from '../settings.ts';
import { treeOf } from '../tree.ts';

type Files = Readonly<Record<string, string>>;

const PODS = `apiVersion: v1
kind: ConfigMap
metadata: {name: settings}
data: {A: a}
---
apiVersion: v1
kind: Pod
metadata: {name: web}
spec:
  containers:
    - name: c
      image: i
      env:
        - {name: A, valueFrom: {configMapKeyRef: {name: settings, key: B}}}
        - {name: C, valueFrom: {configMapKeyRef: {name: other, key: C}}}
        - {name: D, valueFrom: {configMapKeyRef: {name: settings, value: A}}}
`;
const FILES: Files = {
  'base/kustomization.yaml': 'resources: [pods.yaml]\n',
  'base/pods.yaml': PODS,
};
const NO_NAME = 'apiVersion: batch/v1\nkind: Job\nmetadata: {generateName: x-}\n';

function reportOf(files: Files) {
  const settings = { ...SETTINGS, repositoryUrls: ['https://git.example/o/r'] };
  return check(ENGINES, treeOf({ ...FILES, ...files }), catalogue, settings);
}

function found(files: Files): readonly string[] {
  const { problems } = reportOf(files);
  return problems.map(({ rule, at }) => `${rule} ${at.file.path}`).sort();
}

const OWN = ['invalid-reference base/pods.yaml', 'unknown-field base/pods.yaml'];

test('an object that cannot be read hides nothing else of the build', () => {
  const files = {
    'prod/kustomization.yaml': 'resources: [../base, job.yaml]\n',
    'prod/job.yaml': NO_NAME,
  };
  expect(found(files)).toEqual([
    'invalid-reference base/pods.yaml',
    'missing-config-map-key base/pods.yaml',
    'unbuildable-kustomization prod/job.yaml',
    'unknown-field base/pods.yaml',
  ]);
});

test.each([
  ['another case', 'jobNightly.yaml', 'jobnightly.yaml', true],
  ['a letter less', 'nightly-job.yaml', 'nighly-job.yaml', true],
  ['another number', 'nightly-job-1.yaml', 'nightly-job-2.yaml', false],
])(
  'a file whose name is misspelt is read, if no other can be meant: %s',
  (_, file, listed, isRead) => {
    const files = {
      'prod/kustomization.yaml': `resources: [${listed}]\n`,
      [`prod/${file}`]: PODS,
    };
    const refused = 'unbuildable-kustomization prod/kustomization.yaml';
    const own = ['invalid-reference', 'missing-config-map-key', 'unknown-field'];
    expect(found(files).filter((each) => !each.includes('base/'))).toEqual(
      isRead ? [...own.map((each) => `${each} prod/${file}`), refused].sort() : [refused],
    );
  },
);

test.each([
  ['a patch without its target', 'patches: [{path: p.yaml}]', 'prod/p.yaml'],
  ['a generator whose file is missing', 'configMapGenerator: [{name: x, files: [gone.txt]}]', ''],
])('what would have changed it may bring a key: %s', (_, field, place) => {
  const files = {
    'prod/kustomization.yaml': `resources: [../base]\n${field}\n`,
    'prod/p.yaml': 'apiVersion: v1\nkind: Pod\nmetadata: {name: gone}\n',
  };
  expect(found(files)).toEqual([
    OWN[0],
    `unbuildable-kustomization ${place || 'prod/kustomization.yaml'}`,
    OWN[1],
  ]);
});

test('what is left is no entry of its own, and nothing of what is whole is left', () => {
  const files = {
    'prod/kustomization.yaml': 'resources: [../base, gone.yaml]\n',
    'dev/kustomization.yaml': 'resources: [../base]\n',
  };
  const report = reportOf(files);
  expect(report.builds.map(({ id, objects, left }) => [id, objects.length, left])).toEqual([
    ['dev', 2, undefined],
    ['prod', 0, undefined],
    ['prod (what can be built of it)', 2, 'without-objects'],
  ]);
  expect(coverageOf(report).all).toBe(2);
});

test('of a folder for which Flux generates a kustomization, the files that can be read are left', () => {
  const files = {
    'clusters/a.yaml': `apiVersion: source.toolkit.fluxcd.io/v1
kind: GitRepository
metadata: {name: flux-system, namespace: flux-system}
spec: {url: 'https://git.example/o/r'}
---
apiVersion: kustomize.toolkit.fluxcd.io/v1
kind: Kustomization
metadata: {name: apps, namespace: flux-system}
spec: {interval: 1m, prune: true, path: ./apps, sourceRef: {kind: GitRepository, name: flux-system}}
`,
    'apps/pods.yaml': PODS,
    'apps/twice.yaml': 'apiVersion: v1\nkind: Pod\nmetadata: {name: a, name: b}\n',
  };
  expect(found(files)).toEqual([
    'invalid-reference apps/pods.yaml',
    'unbuildable-kustomization apps/twice.yaml',
    'unknown-field apps/pods.yaml',
  ]);
});

const deployed = (name: string, path: string): string =>
  `---\napiVersion: kustomize.toolkit.fluxcd.io/v1\nkind: Kustomization\nmetadata: {name: ${name}, namespace: flux-system}\nspec: {interval: 1m, path: ./${path}, sourceRef: {kind: GitRepository, name: fleet}}\n`;

test('a kustomization that cannot be built does not hide that one which its list names cannot, either', () => {
  const files = {
    'clusters/prod/apps.yaml': `apiVersion: source.toolkit.fluxcd.io/v1\nkind: GitRepository\nmetadata: {name: fleet, namespace: flux-system}\nspec: {url: https://git.example/o/r}\n${deployed('apps', 'apps')}`,
    'apps/kustomization.yaml': 'resources: [shop.yaml, gone.yaml]\n',
    'apps/shop.yaml': deployed('shop', 'shop'),
    'shop/kustomization.yaml': 'resources: [map.yamlcomponents: [../map]]\n',
    'shop/map.yaml': 'apiVersion: v1\nkind: ConfigMap\nmetadata: {name: map}\n',
  };
  expect(found(files).filter((each) => each.startsWith('unbuildable'))).toEqual([
    'unbuildable-kustomization apps/kustomization.yaml',
    'unbuildable-kustomization shop/kustomization.yaml',
  ]);
});
