import { expect, test } from 'vitest';
import { catalogue } from '../../rules/catalogue.ts';
import { ENGINES } from '../../src/commands/engines.ts';
import { check } from '../../src/pipeline/check.ts';
import { SETTINGS } from '../settings.ts';
import { treeOf } from '../tree.ts';

const GROUPS: Readonly<Record<string, string>> = {
  Kustomization: 'kustomize.toolkit.fluxcd.io/v1',
  HelmRelease: 'helm.toolkit.fluxcd.io/v2',
};
const object = (kind: string, name: string, more = ''): string =>
  `apiVersion: ${GROUPS[kind]}\nkind: ${kind}\nmetadata: {name: ${name}, namespace: flux-system}\nspec: {interval: 1m, path: ./none${more}}\n`;
const DEPLOYMENT =
  'apiVersion: apps/v1\nkind: Deployment\nmetadata: {name: web, namespace: shop}\nspec: {selector: {matchLabels: {a: b}}, template: {metadata: {labels: {a: b}}, spec: {containers: [{name: a, image: b}]}}}\n';

const COMPOSITION = `apiVersion: apiextensions.crossplane.io/v1
kind: Composition
metadata: {name: release}
spec: {mode: Pipeline, pipeline: [{step: a, functionRef: {name: a}, input: {resources: [{name: a, base: {apiVersion: helm.toolkit.fluxcd.io/v2, kind: HelmRelease}}]}}]}
`;

test.each([
  ['a Kustomization that deploys none', {}, 1],
  ['a release that is defined', { 'flux/release.yaml': object('HelmRelease', 'cache') }, 0],
  ['a Composition that makes it', { 'web/composition.yaml': COMPOSITION }, 0],
  ['a template of it', { 'make.tpl': object('HelmRelease', 'cache') }, 0],
  [
    'what makes releases',
    {
      'web/set.yaml':
        'apiVersion: fluxcd.controlplane.io/v1\nkind: ResourceSet\nmetadata: {name: all, namespace: shop}\nspec: {}\n',
    },
    0,
  ],
])('a health check of a release: %s', (_, files, count) => {
  const tree = treeOf({
    'flux/cluster.yaml': `apiVersion: source.toolkit.fluxcd.io/v1
kind: GitRepository
metadata: {name: fleet, namespace: flux-system}
spec: {url: https://git.example/o/r}
---
apiVersion: kustomize.toolkit.fluxcd.io/v1
kind: Kustomization
metadata: {name: web, namespace: flux-system}
spec: {interval: 1m, path: ./web, sourceRef: {kind: GitRepository, name: fleet}, healthChecks: [{apiVersion: helm.toolkit.fluxcd.io/v2, kind: HelmRelease, name: cache, namespace: flux-system}]}
`,
    'web/all.yaml': DEPLOYMENT,
    ...files,
  });
  const settings = { ...SETTINGS, repositoryUrls: ['https://git.example/o/r'] };
  const { problems } = check(ENGINES, tree, catalogue, settings);
  const found = problems.filter(
    ({ rule, message }) => rule === 'missing-dependency' && message.includes('cache'),
  );
  expect(found).toHaveLength(count);
});

test.each([
  ['lists', 'resources: [app, storage]', []],
  [
    'does not list',
    'resources: [app]',
    [
      'Kustomization `flux-system/b` depends on Kustomization `storage`, which nothing deploys. Flux waits for it (dependency not found). List its folder in the kustomization above it, or remove the dependency.',
    ],
  ],
])('a dependency in a folder that the kustomization above it %s', (_, list, expected) => {
  const tree = treeOf({
    'flux/cluster.yaml': `apiVersion: source.toolkit.fluxcd.io/v1
kind: GitRepository
metadata: {name: fleet, namespace: flux-system}
spec: {url: https://git.example/o/r}
---
apiVersion: kustomize.toolkit.fluxcd.io/v1
kind: Kustomization
metadata: {name: shop, namespace: flux-system}
spec: {interval: 1m, path: ./shop, sourceRef: {kind: GitRepository, name: fleet}}
`,
    'shop/kustomization.yaml': list,
    'shop/app/kustomization.yaml': 'resources: [ks.yaml]',
    'shop/app/ks.yaml': object('Kustomization', 'b', ', dependsOn: [{name: storage}]'),
    'shop/storage/kustomization.yaml': 'resources: [ks.yaml]',
    'shop/storage/ks.yaml': object('Kustomization', 'storage'),
  });
  const settings = { ...SETTINGS, repositoryUrls: ['https://git.example/o/r'] };
  const { problems } = check(ENGINES, tree, catalogue, settings);
  const found = problems.filter(({ rule }) => rule === 'missing-dependency');
  expect(found.map(({ message, help }) => `${message} ${help}`)).toEqual(expected);
});

test.each([
  ['in the folder that it deploys', './storage', []],
  [
    'elsewhere',
    './data',
    [
      'Kustomization `flux-system/b` depends on Kustomization `storage`, which nothing deploys. Flux waits for it (dependency not found). List its file in a kustomization that is deployed, or remove the dependency.',
    ],
  ],
])('a dependency in a file that no kustomization lists, %s', (_, path, expected) => {
  const tree = treeOf({
    'flux/b.yaml': object('Kustomization', 'b', ', dependsOn: [{name: storage}]'),
    'storage/kustomization.yaml': 'resources: [web.yaml]',
    'storage/web.yaml': DEPLOYMENT,
    'storage/sync.yaml': object('Kustomization', 'storage').replace('./none', path),
  });
  const { problems } = check(ENGINES, tree, catalogue, SETTINGS);
  const found = problems.filter(({ rule }) => rule === 'missing-dependency');
  expect(found.map(({ message, help }) => `${message} ${help}`)).toEqual(expected);
});
