import { expect, test } from 'vitest';
import { catalogue } from '../../rules/catalogue.ts';
import { ENGINES } from '../../src/commands/engines.ts';
import { messageText } from '../../src/model/message.ts';
import { check } from '../../src/pipeline/check.ts';
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

/** A release with app-template that needs a ConfigMap of its name. */
const release = (name: string): string => `apiVersion: helm.toolkit.fluxcd.io/v2
kind: HelmRelease
metadata: {name: ${name}}
spec:
  chart: {spec: {chart: app-template, version: 4.0.0, sourceRef: {kind: HelmRepository, name: bjw-s}}}
  values:
    controllers: {web: {containers: {web: {image: {repository: a, tag: b}, envFrom: [{configMapRef: {name: ${name}-files}}]}}}}
`;

test('what is left of an overlay does not lack what its own failure hides', () => {
  const files = {
    'apps/kustomization.yaml':
      'resources: [release.yaml]\nconfigMapGenerator: [{name: web-files, files: [nothing.sh]}]\n',
    'apps/release.yaml': release('web'),
  };
  const { problems } = check(ENGINES, treeOf(files), catalogue, SETTINGS);
  expect(problems.map(({ rule }) => rule)).toEqual(['unbuildable-kustomization']);
});

test('what a release needs may be in a kustomization above it that cannot be built', () => {
  const files = {
    'apps/kustomization.yaml': 'resources: [web, scripts]\n',
    'apps/web/kustomization.yaml': 'resources: [release.yaml]\n',
    'apps/web/release.yaml': release('web'),
    'apps/scripts/kustomization.yaml':
      'configMapGenerator: [{name: web-files, files: [nothing.sh]}]\n',
    'apps/api/kustomization.yaml': 'resources: [release.yaml]\n',
    'apps/api/release.yaml': release('api'),
  };
  const { problems } = check(ENGINES, treeOf(files), catalogue, SETTINGS);
  expect(problems.map(({ rule, subject }) => [rule, subject?.detail])).toEqual([
    ['undeclared-config-map', 'api-files'],
    ['unbuildable-kustomization', undefined],
  ]);
});

test('in one namespace kustomize renames it', () => {
  expect(said(overlay('a', 'namespace: shop\n'))).toEqual([]);
});
