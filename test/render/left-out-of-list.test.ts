import { expect, test } from 'vitest';
import { answers, application, LIST, MAP } from './deployment-answers.ts';

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
      "argocd/base/old: unknown, unreached",
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
