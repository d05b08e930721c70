import { join } from 'node:path';
import { expect, test } from 'vitest';
import { git } from '../../scratch.ts';
import {
  checkouts,
  deployedOf,
  deployment,
  fluxSource,
  KUSTOMIZATION,
  reportOf,
} from './checkouts.ts';

const SHOP = {
  'deploy/kustomization.yaml': KUSTOMIZATION,
  'deploy/web.yaml': deployment('db', 'user'),
};

test('a source object that only the other repository writes', async () => {
  const [source = '', kustomization = ''] = fluxSource('shop', './deploy').split('---\n');
  const folder = checkouts({
    infra: { 'clusters/prod/source.yaml': source },
    apps: { 'clusters/prod/shop.yaml': kustomization },
    shop: SHOP,
  });
  expect(deployedOf(await reportOf(folder, 'fleet infra shop apps'))).toMatchInlineSnapshot(`
      [
        "Kustomization flux-system/shop → shop/deploy in apps/clusters/prod, 1 objects",
      ]
    `);
});

test('a source object as its cluster gets it: patched, or made by a ResourceSet', async () => {
  const patch = `resources: [shop.yaml]
patches:
- target: {kind: GitRepository, name: shop}
  patch: |-
    - {op: replace, path: /spec/url, value: "https://git.example.com/acme/mirror"}
`;
  const set = `apiVersion: fluxcd.controlplane.io/v1
kind: ResourceSet
metadata: {name: teams, namespace: flux-system}
spec:
  inputs: [{team: shop}]
  resources:
  - apiVersion: source.toolkit.fluxcd.io/v1
    kind: GitRepository
    metadata: {name: << inputs.team >>, namespace: flux-system}
    spec: {url: "https://git.example.com/acme/<< inputs.team >>"}
  - apiVersion: kustomize.toolkit.fluxcd.io/v1
    kind: Kustomization
    metadata: {name: << inputs.team >>, namespace: flux-system}
    spec: {path: ./deploy, sourceRef: {kind: GitRepository, name: << inputs.team >>}}
`;
  const folder = checkouts({
    patched: {
      'clusters/prod/kustomization.yaml': patch,
      'clusters/prod/shop.yaml': fluxSource('shop', './deploy'),
    },
    made: { 'clusters/dev/set.yaml': set },
    shop: SHOP,
    mirror: SHOP,
  });
  expect(deployedOf(await reportOf(folder, 'fleet patched made shop mirror')))
    .toMatchInlineSnapshot(`
      [
        "ResourceSet flux-system/teams → ResourceSet flux-system/teams in made/clusters/dev, 2 objects",
        "Kustomization flux-system/shop → mirror/deploy in patched/clusters/prod, 1 objects",
        "Kustomization flux-system/shop → shop/deploy in made/clusters/dev, 1 objects",
      ]
    `);
});

test('a branch that was not checked out is not taken for the one that was', async () => {
  const folder = checkouts({
    infra: { 'clusters/prod/shop.yaml': fluxSource('shop', './next', 'next') },
    shop: SHOP,
  });
  const { uncheckedEntries } = await reportOf(folder, 'fleet infra shop');
  expect(uncheckedEntries.map(({ name, reason }) => `${name}: ${reason}`)).toMatchInlineSnapshot(`
      [
        "shop: it is not known which repository of the fleet its source is",
      ]
    `);
});

test('two checkouts of one repository: the one that has the folder', async () => {
  const folder = checkouts({
    infra: { 'clusters/prod/shop.yaml': fluxSource('shop', './deploy') },
    shop: SHOP,
    next: { 'other/web.yaml': deployment('db', 'user') },
  });
  git(join(folder, 'next'), 'remote', 'set-url', 'origin', 'git@git.example.com:acme/shop');
  expect(deployedOf(await reportOf(folder, 'fleet infra shop next'))).toMatchInlineSnapshot(`
      [
        "Kustomization flux-system/shop → shop/deploy in infra/clusters/prod, 1 objects",
      ]
    `);
});
