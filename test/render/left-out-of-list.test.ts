import { expect, test } from 'vitest';
import { answers, application, flux, LIST, MAP } from './deployment-answers.ts';

test('an Application beside a list of Applications in other folders is left out of it', () => {
  expect(
    answers({
      'root.yaml': application('root', 'argocd'),
      'argocd/kustomization.yaml': LIST('base/core/a.yaml', 'base/data/b.yaml'),
      'argocd/base/core/a.yaml': application('a', 'a'),
      'argocd/base/data/b.yaml': application('b', 'b'),
      'argocd/base/old/c.yaml': application('c', 'c'),
      'argocd/d.yaml': application('d', 'd'),
      'a/map.yaml': MAP,
      'b/map.yaml': MAP,
      'c/map.yaml': MAP,
      'd/map.yaml': MAP,
    }),
  ).toMatchInlineSnapshot(`
    [
      ".: deployed, root",
      "a: deployed, deployer",
      "argocd: deployed, deployer",
      "argocd/base/old: not-deployed, unlisted",
      "b: deployed, deployer",
      "c: not-deployed, undeployed-deployer",
      "d: not-deployed, undeployed-deployer",
      "argocd/d.yaml: not-deployed, unlisted",
    ]
  `);
});

test('an Application that deploys the list beside it is not left out of it', () => {
  expect(
    answers({
      'argocd/kustomization.yaml': LIST('base/core/a.yaml', 'base/data/b.yaml'),
      'argocd/base/core/a.yaml': application('a', 'a'),
      'argocd/base/data/b.yaml': application('b', 'b'),
      'argocd/base/start/root.yaml': application('root', 'argocd'),
      'a/map.yaml': MAP,
      'b/map.yaml': MAP,
    }),
  ).toMatchInlineSnapshot(`
    [
      "a: deployed, deployer",
      "argocd: deployed, deployer",
      "argocd/base/start: deployed, root",
      "b: deployed, deployer",
    ]
  `);
});

test('Flux deploys what a list below a folder without a kustomization names, and nothing else there', () => {
  expect(
    answers({
      'clusters/one/apps.yaml': flux('apps', './apps'),
      'clusters/one/rest.yaml': flux('rest', './rest').replaceAll('GitRepository', 'OCIRepository'),
      'apps/media/kustomization.yaml': `${LIST('web')}  # - shop\n`,
      'apps/media/web/kustomization.yaml': LIST('ks.yaml'),
      'apps/media/web/ks.yaml': flux('web', './apps/media/web/app'),
      'apps/media/web/app/map.yaml': MAP,
      'apps/media/shop/kustomization.yaml': LIST('ks.yaml'),
      'apps/media/shop/ks.yaml': flux('shop', './apps/media/shop/app'),
      'apps/media/shop/app/map.yaml': MAP,
      'apps/media/old/kustomization.yaml': LIST('ks.yaml'),
      'apps/media/old/ks.yaml': flux('old', './apps/media/old/app'),
      'apps/media/old/app/map.yaml': MAP,
      'apps/media/older/older/ks.yaml': flux('older', './apps/media/older/app'),
      'apps/media/older/app/map.yaml': MAP,
    }),
  ).toMatchInlineSnapshot(`
    [
      "apps: deployed, deployer",
      "apps/media/old: not-deployed, unlisted",
      "apps/media/old/app: not-deployed, undeployed-deployer",
      "apps/media/older/app: not-deployed, undeployed-deployer",
      "apps/media/older/older: not-deployed, unlisted",
      "apps/media/shop: not-deployed, commented-out",
      "apps/media/shop/app: not-deployed, undeployed-deployer",
      "apps/media/web/app: deployed, deployer",
      "clusters/one: deployed, root",
    ]
  `);
});

const COMMENTED = `# ---
# apiVersion: kustomize.toolkit.fluxcd.io/v1
# kind: Kustomization
# metadata:
#   name: &app shop
# spec:
#   path: ./apps/shop
#   sourceRef:
#     kind: GitRepository
#     name: flux-system
`;

test('what only a Kustomization names that is commented out is not deployed', () => {
  expect(
    answers({
      'clusters/one/web.yaml': flux('web', './apps/web') + COMMENTED,
      'clusters/one/rest.yaml': flux('rest', './rest').replaceAll('GitRepository', 'OCIRepository'),
      'apps/web/map.yaml': MAP,
      'apps/shop/kustomization.yaml': LIST('map.yaml'),
      'apps/shop/map.yaml': MAP,
      'apps/more/kustomization.yaml': LIST('map.yaml'),
      'apps/more/map.yaml': MAP,
    }),
  ).toMatchInlineSnapshot(`
    [
      "apps/more: unknown, unfollowed",
      "apps/shop: not-deployed, undeployed-deployer",
      "apps/web: deployed, deployer",
      "clusters/one: deployed, root",
    ]
  `);
});
