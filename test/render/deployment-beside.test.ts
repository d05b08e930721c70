import { expect, test } from 'vitest';
import { answers, flux, LIST, MAP } from './deployment-answers.ts';

test('a base beside one that is deployed in an overlay is not deployed', () => {
  expect(
    answers({
      'clusters/prod/apps.yaml': flux('apps', './apps/prod'),
      'apps/prod/kustomization.yaml': LIST('../base/web'),
      'apps/base/web/kustomization.yaml': LIST('map.yaml'),
      'apps/base/web/map.yaml': MAP,
      'apps/base/mail/kustomization.yaml': LIST('map.yaml'),
      'apps/base/mail/map.yaml': MAP,
      'bootstrap/kustomization.yaml': LIST('map.yaml'),
      'bootstrap/map.yaml': MAP,
    }),
  ).toMatchInlineSnapshot(`
    [
      "apps/base/mail: not-deployed, other-folders",
      "apps/prod: deployed, deployer",
      "bootstrap: unknown, unreached",
      "clusters/prod: deployed, root",
    ]
  `);
});

test('what is in a folder that is switched off is switched off, unless something else deploys a part', () => {
  const files = {
    'clusters/prod/apps.yaml': flux('apps', './apps'),
    'apps/kustomization.yaml': 'resources:\n  - map.yaml\n  # - upgrade\n',
    'apps/map.yaml': MAP,
    'apps/upgrade/kustomization.yaml': LIST('plans/stable'),
    'apps/upgrade/plans/stable/kustomization.yaml': LIST('map.yaml'),
    'apps/upgrade/plans/stable/map.yaml': MAP,
    'apps/upgrade/plans/latest/kustomization.yaml': LIST('map.yaml'),
    'apps/upgrade/plans/latest/map.yaml': MAP,
  };
  expect(answers(files)).toMatchInlineSnapshot(`
    [
      "apps: deployed, deployer",
      "apps/upgrade: not-deployed, commented-out",
      "apps/upgrade/plans/latest: not-deployed, commented-out",
      "clusters/prod: deployed, root",
    ]
  `);
  const more = { 'clusters/prod/plans.yaml': flux('plans', './apps/upgrade/plans/stable') };
  expect(answers({ ...files, ...more })).toMatchInlineSnapshot(`
    [
      "apps: deployed, deployer",
      "apps/upgrade: not-deployed, commented-out",
      "apps/upgrade/plans/latest: not-deployed, other-folders",
      "apps/upgrade/plans/stable: deployed, deployer",
      "clusters/prod: deployed, root",
    ]
  `);
});

test('what lies beside the one folder in which everything else is may be deployed by something else', () => {
  const files = {
    'apps/bootstrap/apps.yaml': flux('apps', './apps/web'),
    'apps/web/kustomization.yaml': LIST('map.yaml'),
    'apps/web/map.yaml': MAP,
    'current/kustomization.yaml': LIST('map.yaml'),
    'current/map.yaml': MAP,
  };
  const of = (more: Readonly<Record<string, string>>) =>
    answers({ ...files, ...more }).filter((each) => each.startsWith('current'));
  expect(of({})).toEqual(['current: unknown, unreached']);
  expect(of({ 'other/kustomization.yaml': LIST('map.yaml'), 'other/map.yaml': MAP })).toEqual([
    'current: unknown, unreached',
  ]);
  expect(of({ 'clusters/prod/apps.yaml': flux('more', './apps/bootstrap') })).toEqual([
    'current: not-deployed, other-folders',
  ]);
});
