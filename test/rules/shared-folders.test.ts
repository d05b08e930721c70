import { expect, test } from 'vitest';
import { catalogue } from '../../rules/catalogue.ts';
import { ENGINES } from '../../src/commands/engines.ts';
import { messageText } from '../../src/model/message.ts';
import { check } from '../../src/pipeline/check.ts';
import { SETTINGS } from '../settings.ts';
import { treeOf } from '../tree.ts';

const GIT =
  'apiVersion: source.toolkit.fluxcd.io/v1\nkind: GitRepository\nmetadata: {name: fleet, namespace: flux-system}\nspec: {url: https://git.example/o/r}\n';
const kustomization = (name: string, path: string): string =>
  `apiVersion: kustomize.toolkit.fluxcd.io/v1\nkind: Kustomization\nmetadata: {name: ${name}, namespace: flux-system}\nspec: {interval: 1m, path: ./${path}, sourceRef: {kind: GitRepository, name: fleet}}\n`;
const FOLDER = {
  'kustomization.yaml': 'resources: [all.yaml]\n',
  'all.yaml': 'apiVersion: v1\nkind: ConfigMap\nmetadata: {name: a, namespace: b}\n',
};
const folder = (path: string): Readonly<Record<string, string>> =>
  Object.fromEntries(Object.entries(FOLDER).map(([file, text]) => [`${path}/${file}`, text]));

function said(files: Readonly<Record<string, string>>): readonly string[] {
  const settings = { ...SETTINGS, repositoryUrls: ['https://git.example/o/r'] };
  const tree = treeOf({ 'flux/git.yaml': GIT, ...files });
  return check(ENGINES, tree, catalogue, settings)
    .problems.filter(({ rule }) => rule === 'duplicate-object')
    .map(({ severity, message, help }) => `${severity} ${message} ${help && messageText(help)}`);
}

test('the path of another Kustomization, where the own folder is deployed by nothing', () => {
  const files = {
    'apps/web/ks.yaml': kustomization('web', 'apps/web/app'),
    'apps/shop/ks.yaml': kustomization('shop', 'apps/web/app'),
    ...folder('apps/web/app'),
  };
  expect(said(files)).toEqual([]);
  expect(said({ ...files, ...folder('apps/shop/app') })).toEqual([
    'warning Kustomization `flux-system/shop` deploys `apps/web/app`, and so does Kustomization `flux-system/web` (apps/web/ks.yaml:4); nothing deploys `apps/shop/app`. Did you mean `./apps/shop/app`?',
  ]);
  expect(said({ ...files, ...folder('apps/shop/db') })).toEqual([]);
});

test('the path of another Kustomization, where nothing deploys the folder that the name has', () => {
  const files = {
    'vault.yaml': [
      kustomization('vault-ha', 'vault/ha'),
      kustomization('vault-csi', 'vault/ha'),
    ].join('---\n'),
    ...folder('vault/ha'),
    ...folder('vault/csi'),
  };
  expect(said(files)).toHaveLength(1);
  expect(said({ ...files, 'csi.yaml': kustomization('csi', 'vault/csi') })).toEqual([]);
});

test('the root of the repository has no folder beside it', () => {
  const files = {
    'flux/a.yaml': kustomization('old', ''),
    'new/b.yaml': kustomization('flux-system', ''),
    ...folder('flux-system'),
  };
  expect(said(files)).toEqual([]);
});

const application = (name: string, path: string): string =>
  `apiVersion: argoproj.io/v1alpha1\nkind: Application\nmetadata: {name: ${name}, namespace: argocd}\nspec: {project: default, destination: {namespace: b, server: https://kubernetes.default.svc}, source: {repoURL: https://git.example/o/r, path: ${path}}}\n`;

test('the path of another Application, where nothing deploys the folder that the name has', () => {
  const files = {
    'root/operator.yaml': application('db-operator-app', 'env/db-operator'),
    'root/cluster.yaml': application('db-cluster-app', 'env/db-operator'),
    ...folder('env/db-operator'),
  };
  expect(said(files)).toEqual([]);
  expect(said({ ...files, 'env/db-cluster/all.yaml': FOLDER['all.yaml'] })).toEqual([
    'warning Application `argocd/db-cluster-app` deploys `env/db-operator`, and so does Application `argocd/db-operator-app` (root/operator.yaml:4); nothing deploys `env/db-cluster`. Did you mean `env/db-cluster`?',
  ]);
});
