import { expect, test } from 'vitest';
import { problemsOf } from '../pipeline/problems-of.ts';
import { treeOf } from '../tree.ts';

const URL = 'https://git.example.org/team/fleet';
const SECRET = 'apiVersion: v1\nkind: Secret\nmetadata:\n  name: db\n';
const FOUND = 'apps/db.yaml:4 error missing-namespace';

const kustomization = (more = '', version = 'v1'): string =>
  `apiVersion: kustomize.toolkit.fluxcd.io/${version}
kind: Kustomization
metadata: {name: apps, namespace: flux-system}
spec: {interval: 1m, path: ./apps, prune: true, sourceRef: {kind: GitRepository, name: flux-system}${more}}
`;

function found(
  text: string,
  deployer = kustomization(),
  files: Readonly<Record<string, string>> = {},
): readonly string[] {
  const tree = treeOf({ 'clusters/prod/apps.yaml': deployer, 'apps/db.yaml': text, ...files });
  return problemsOf({ ...tree, remotes: [URL] });
}

test.each([
  ['nothing gives it one', SECRET, kustomization(), {}, [FOUND]],
  ['a variable', `${SECRET}  namespace: \${NAMESPACE:=shop}\n`, kustomization(), {}, []],
  ['`targetNamespace`', SECRET, kustomization(', targetNamespace: shop'), {}, []],
  [
    'the kustomization',
    SECRET,
    kustomization(),
    { 'apps/kustomization.yaml': 'namespace: shop\nresources: [db.yaml]\n' },
    [],
  ],
  [
    'a kustomization without a namespace',
    SECRET,
    kustomization(),
    { 'apps/kustomization.yaml': 'resources: [db.yaml]\n' },
    [FOUND],
  ],
  ['kubectl applies it', SECRET, kustomization('', 'v1beta1'), {}, []],
  ['a kind of the cluster', SECRET.replace('Secret', 'Namespace'), kustomization(), {}, []],
  [
    'a kind of which nothing is known',
    SECRET.replace('v1', 'example.org/v1').replace('Secret', 'Database'),
    kustomization(),
    {},
    [],
  ],
  [
    'Flux leaves it alone',
    `${SECRET}  annotations: {kustomize.toolkit.fluxcd.io/reconcile: disabled}\n`,
    kustomization(),
    {},
    [],
  ],
])('an object without a namespace: %s', (_, text, deployer, files, expected) => {
  expect(found(text, deployer, files)).toEqual(expected);
});

test('kubectl has a default', () => {
  expect(problemsOf(treeOf({ 'apps/db.yaml': SECRET }))).toEqual([]);
});

test.each([
  ['the kustomization beside it lists it', ', namespace.yaml', {}, []],
  ['no kustomization lists it', '', {}, ['apps/namespace.yaml:3 warning missing-namespace']],
  [
    'another file defines it',
    '',
    { 'clusters/prod/shop.yaml': 'apiVersion: v1\nkind: Namespace\nmetadata: {name: shop}\n' },
    [],
  ],
  [
    'Helm creates it',
    '',
    {
      'apps/kustomization.yaml': 'resources: [db.yaml, release.yaml]\nnamespace: shop\n',
      'apps/release.yaml':
        'apiVersion: helm.toolkit.fluxcd.io/v2\nkind: HelmRelease\nmetadata: {name: a}\nspec: {install: {createNamespace: true}}\n',
    },
    [],
  ],
])('the file of a Namespace: %s', (_, listed, more, expected) => {
  const files = {
    'apps/kustomization.yaml': `namespace: shop\nresources: [db.yaml${listed}]\n`,
    'apps/namespace.yaml': 'apiVersion: v1\nkind: Namespace\nmetadata: {name: shop}\n',
    ...more,
  };
  expect(found(SECRET, kustomization(), files)).toEqual(expected);
});

const namespace = (name: string): string =>
  `apiVersion: v1\nkind: Namespace\nmetadata: {name: ${name}}\n`;

test.each([
  ['another Kustomization puts objects into it', 'media.yaml', {}, 'shop', true],
  ['nothing does', 'media.yaml', {}, 'blog', false],
  ['it is listed', 'media.yaml, shop.yaml', {}, 'shop', false],
  [
    'its file has more in it',
    'media.yaml',
    { 'core/shop.yaml': `${namespace('shop')}---\n${SECRET}  namespace: shop\n` },
    'shop',
    false,
  ],
  ['the list has no other Namespace', 'cm.yaml', {}, 'shop', false],
  [
    'another file defines it',
    'media.yaml, ns.yaml',
    { 'core/ns.yaml': namespace('shop') },
    'shop',
    false,
  ],
])('a Namespace beside others: %s', (_, listed, more, name, isFound) => {
  const core = kustomization().replace('name: apps', 'name: core').replace('./apps', './core');
  const files = {
    'clusters/prod/core.yaml': core,
    'core/kustomization.yaml': `resources: [${listed}]\n`,
    'core/media.yaml': namespace('media'),
    'core/shop.yaml': namespace('shop'),
    'core/cm.yaml': 'apiVersion: v1\nkind: ConfigMap\nmetadata: {name: a, namespace: blog}\n',
    ...more,
  };
  const problems = found(`${SECRET}  namespace: ${name}\n`, kustomization(), files);
  expect(problems).toEqual(isFound ? ['core/shop.yaml:3 warning missing-namespace'] : []);
});

const NAMESPACE = 'apiVersion: v1\nkind: Namespace\nmetadata: {name: storefront}\n';
const MISSPELLED = ['a.yaml:5 warning missing-namespace'];

test.each<readonly [string, string, Readonly<Record<string, string>>, readonly string[]]>([
  ['nearly the one that is defined', 'storefornt', {}, MISSPELLED],
  ['the one that is defined', 'storefront', {}, []],
  ['another one', 'shop', {}, []],
  ['nearly one of every cluster', 'kube-sytem', {}, MISSPELLED],
  ['nearly one of every cluster, in a document', 'kube-sytem', { 'c.md': 'kube-sytem\n' }, []],
  [
    'a document has it, and others are in the one that is defined',
    'storefornt',
    { 'c.md': 'storefornt\n' },
    [],
  ],
  [
    'an Application creates it',
    'storefornt',
    {
      'c.yaml':
        '{apiVersion: argoproj.io/v1alpha1, kind: Application, metadata: {name: a, namespace: argocd}, spec: {project: default, destination: {namespace: storefornt, server: "https://kubernetes.default.svc"}, source: {repoURL: "https://charts.example.org", chart: a, targetRevision: "1"}, syncPolicy: {syncOptions: [CreateNamespace=true]}}}\n',
    },
    [],
  ],
])('the namespace of an object: %s', (_, namespace, more, expected) => {
  const files = {
    'a.yaml': `${SECRET}  namespace: ${namespace}\n`,
    'b.yaml': `${NAMESPACE}---\n${SECRET}  namespace: storefront\n`,
    ...more,
  };
  expect(problemsOf(treeOf(files))).toEqual(expected);
});
