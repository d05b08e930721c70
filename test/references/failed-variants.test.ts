import { expect, test } from 'vitest';
import { catalogue } from '../../rules/catalogue.ts';
import { ENGINES } from '../../src/commands/engines.ts';
import { check } from '../../src/pipeline/check.ts';
import { messageText } from '../../src/model/message.ts';
import { SETTINGS } from '../settings.ts';
import { treeOf } from '../tree.ts';

const BASE = {
  'base/kustomization.yaml': 'namespace: shop\nresources: [pod.yaml]\n',
  'base/pod.yaml':
    'apiVersion: v1\nkind: Pod\nmetadata: {name: api}\nspec: {containers: [{name: c, image: i}]}\n',
};

const PATCH =
  'apiVersion: v1\nkind: Pod\nmetadata: {name: api}\nspec: {containers: [{name: c, envFrom: [{configMapRef: {name: api-settings}}]}]}\n';

/** Generates what its patch names, in no namespace; `more`: further lines. */
const overlay = (name: string, more: string): Readonly<Record<string, string>> => ({
  [`${name}/kustomization.yaml`]: `resources: [../base]\npatches: [{path: patch.yaml}]\nconfigMapGenerator: [{name: api-settings, literals: [A=b]}]\n${more}`,
  [`${name}/patch.yaml`]: PATCH,
});

function said(files: Readonly<Record<string, string>>): readonly string[] {
  const { problems } = check(ENGINES, treeOf({ ...BASE, ...files }), catalogue, SETTINGS);
  return problems.flatMap(({ rule, help }) =>
    rule === 'unrewritten-reference' ? [messageText(help ?? '')] : [],
  );
}

test('an overlay that cannot be built does not excuse another one of the same object', () => {
  const failing = { ...overlay('b', ''), 'b/patch.yaml': PATCH.replace('name: api}', 'name: no}') };
  expect(said({ ...overlay('a', ''), ...failing })).toEqual([
    'Set `options.disableNameSuffixHash: true` for ConfigMap `api-settings`, or give both the same namespace, for example with `namespace: shop` in the kustomization: kustomize renames only in one namespace.',
  ]);
});

test('what is left of an overlay does not lack what its own failure hides', () => {
  const files = {
    'apps/kustomization.yaml':
      'resources: [release.yaml]\nconfigMapGenerator: [{name: web-files, files: [nothing.sh]}]\n',
    'apps/release.yaml': `apiVersion: helm.toolkit.fluxcd.io/v2
kind: HelmRelease
metadata: {name: web}
spec:
  chart: {spec: {chart: app-template, version: 4.0.0, sourceRef: {kind: HelmRepository, name: bjw-s}}}
  values:
    controllers: {web: {containers: {web: {image: {repository: a, tag: b}, envFrom: [{configMapRef: {name: web-files}}]}}}}
`,
  };
  const { problems } = check(ENGINES, treeOf(files), catalogue, SETTINGS);
  expect(problems.map(({ rule }) => rule)).toEqual(['unbuildable-kustomization']);
});

test('in one namespace kustomize renames it', () => {
  expect(said(overlay('a', 'namespace: shop\n'))).toEqual([]);
});
