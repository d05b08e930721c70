import { expect, test } from 'vitest';
import { catalogue } from '../../rules/catalogue.ts';
import { ENGINES } from '../../src/commands/engines.ts';
import { placeOf } from '../../src/model/span.ts';
import { check } from '../../src/pipeline/check.ts';
import { SETTINGS } from '../settings.ts';
import { treeOf } from '../tree.ts';

const config = (cluster: string): string =>
  `apiVersion: v1\nkind: ConfigMap\nmetadata: {name: catalog, namespace: cat}\ndata: {CLUSTER: ${cluster}}\n`;

const BASE = {
  'base/kustomization.yaml': 'resources: [pod.yaml]\n',
  'base/pod.yaml':
    'apiVersion: v1\nkind: Pod\nmetadata: {name: up, namespace: cat}\nspec: {containers: [{name: up, image: i, envFrom: [{configMapRef: {name: catalog}}]}]}\n',
};

/** An overlay with a ConfigMap in a folder of its own. */
function overlay(name: string, isListed: boolean): Readonly<Record<string, string>> {
  const listed = isListed ? ', configmaps/cm.yaml' : '';
  return {
    [`overlays/${name}/kustomization.yaml`]: `resources: [../../base${listed}]\n`,
    [`overlays/${name}/configmaps/cm.yaml`]: config(name),
  };
}

function said(files: Readonly<Record<string, string>>): readonly string[] {
  const { problems } = check(ENGINES, treeOf({ ...BASE, ...files }), catalogue, SETTINGS);
  return problems.map(({ rule, at, related = [] }) =>
    [rule, placeOf(at), ...related.map((each) => placeOf(each.at))].join(' '),
  );
}

test('an overlay that does not list what every other one lists lacks it, although the file is there', () => {
  expect(said({ ...overlay('a', true), ...overlay('b', true), ...overlay('c', false) })).toEqual([
    'missing-config-map base/pod.yaml:4 overlays/c/configmaps/cm.yaml:3',
  ]);
});

test.each([
  [
    'no overlay lists it: people apply the folders',
    { ...overlay('a', false), ...overlay('b', false) },
  ],
  [
    'the folder is not the own one of the overlay',
    {
      ...overlay('a', true),
      'overlays/b/kustomization.yaml': 'resources: [../../base]\n',
      'shared/cm.yaml': config('b'),
    },
  ],
])('silent: %s', (_, files) => {
  expect(said(files)).toEqual([]);
});
