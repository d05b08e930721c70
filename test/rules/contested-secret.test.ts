import { expect, test } from 'vitest';
import { catalogue } from '../../rules/catalogue.ts';
import { ENGINES } from '../../src/commands/engines.ts';
import { check } from '../../src/pipeline/check.ts';
import { SETTINGS } from '../settings.ts';
import { treeOf } from '../tree.ts';

const external = (name: string, target = 'shared', policy = 'Owner', namespace = 'shop'): string =>
  `apiVersion: external-secrets.io/v1\nkind: ExternalSecret\nmetadata: {name: ${name}, namespace: ${namespace}}\nspec:\n  target: {name: ${target}, creationPolicy: ${policy}}\n  data: [{secretKey: A, remoteRef: {key: a}}]\n`;
const sealed = (name: string): string =>
  `apiVersion: bitnami.com/v1alpha1\nkind: SealedSecret\nmetadata: {name: ${name}, namespace: shop}\nspec: {encryptedData: {A: AgBy}}\n`;
const certificate = (name: string): string =>
  `apiVersion: cert-manager.io/v1\nkind: Certificate\nmetadata: {name: ${name}, namespace: shop}\nspec: {secretName: shared, dnsNames: [a.example], issuerRef: {name: ca}}\n`;

function said(files: Readonly<Record<string, string>>): readonly string[] {
  return check(ENGINES, treeOf(files), catalogue, SETTINGS)
    .problems.filter(({ rule }) => rule === 'contested-secret')
    .map(({ at }) => `${at.file.path}:${at.file.text.slice(0, at.start).split('\n').length}`);
}

test.each<[string, string, string, boolean]>([
  ['two ExternalSecrets', external('a'), external('b'), true],
  ['a SealedSecret', external('a'), sealed('shared'), true],
  ['two Certificates', certificate('a'), certificate('b'), true],
  ['a Certificate and what a store keeps of it', external('a'), certificate('b'), false],
  ['a merge', external('a'), external('b', 'shared', 'Merge'), false],
  ['an orphan', external('a'), external('b', 'shared', 'Orphan'), false],
  ['another namespace', external('a'), external('b', 'shared', 'Owner', 'other'), false],
  ['another name', external('a'), external('b', 'own'), false],
  ['one object', external('a'), external('a'), false],
])('two owners of one Secret: %s', (_, one, other, isContested) => {
  expect(said({ 'a.yaml': `${one}---\n${other}` }).length).toBe(isContested ? 1 : 0);
});

test('files of a folder without a kustomization may be alternatives', () => {
  const files = { 'a/a.yaml': external('a'), 'a/b.yaml': external('b') };
  expect(said(files)).toEqual([]);
  const kustomization = { 'a/kustomization.yaml': 'resources: [a.yaml, b.yaml]\n' };
  expect(said({ ...files, ...kustomization })).toEqual(['a/b.yaml:5']);
});

const application = (name: string, cluster = 'https://kubernetes.default.svc'): string =>
  `apiVersion: argoproj.io/v1alpha1\nkind: Application\nmetadata: {name: ${name}, namespace: argocd}\nspec:\n  project: default\n  destination: {server: "${cluster}", namespace: shop}\n  source: {repoURL: https://git.example/o/r, path: ${name}, targetRevision: main}\n`;
const root = application('apps');

test('builds of one cluster contest a Secret, those of two do not', () => {
  const files = {
    'root.yaml': root,
    'apps/a.yaml': application('one'),
    'one/a.yaml': external('a'),
    'two/b.yaml': external('b'),
  };
  expect(said({ ...files, 'apps/b.yaml': application('two') })).toEqual(['two/b.yaml:5']);
  expect(said({ ...files, 'apps/b.yaml': application('two', 'https://b.example') })).toEqual([]);
});
