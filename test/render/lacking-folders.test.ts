import { expect, test } from 'vitest';
import { problemsOf } from '../pipeline/problems-of.ts';
import { treeOf } from '../tree.ts';

const MAP = 'apiVersion: v1\nkind: ConfigMap\nmetadata: {name: a, namespace: web}\n';

const kustomization = (folder: string): string =>
  `apiVersion: kustomize.toolkit.fluxcd.io/v1\nkind: Kustomization\nmetadata: {name: ${folder}, namespace: flux-system}\nspec:\n  path: ./apps/${folder}\n  sourceRef: {kind: GitRepository, name: flux-system}\n`;

test.each([
  [8, 2, 2],
  [3, 1, 1],
  [7, 2, 0],
  [2, 1, 0],
])(
  'of a source that nothing describes %i folders are here, and %i are not',
  (here, gone, count) => {
    const names = Array.from({ length: here + gone }, (_, index) => `app${index}`);
    const files = names.slice(0, here).map((name) => [`apps/${name}/map.yaml`, MAP]);
    const found = problemsOf(
      treeOf({
        'flux/apps.yaml': names.map(kustomization).join('---\n'),
        ...Object.fromEntries(files),
      }),
    );
    expect(found.filter((line) => line.endsWith('unbuildable-kustomization'))).toHaveLength(count);
  },
);

const LISTED = 'clusters/prod/kustomization.yaml:1 error unbuildable-kustomization';

test.each([
  ['flux-system/gotk-sync.yaml', []],
  ['flux-system', []],
  ['flux-system/gateway.yaml', [LISTED]],
])('a list has `%s`, which is not there: `flux bootstrap` may write it', (path, expected) => {
  const list = `resources: [map.yaml, ${path}]\n`;
  const files = { 'clusters/prod/kustomization.yaml': list, 'clusters/prod/map.yaml': MAP };
  expect(problemsOf(treeOf(files))).toEqual(expected);
});

test('no values make up for a template that cannot be parsed', () => {
  const files = {
    'chart/Chart.yaml': 'apiVersion: v2\nname: chart\nversion: 0.1.0\n',
    'chart/values-test.yaml': 'name: {{ .Release.Name }}\n',
    'chart/templates/map.yaml':
      'apiVersion: v1\nkind: ConfigMap\nmetadata:\n  name: {{ - include "name" . }}\n',
  };
  expect(problemsOf(treeOf(files))).toEqual([
    'chart/templates/map.yaml:4 error unrenderable-chart',
  ]);
});
