import { expect, test } from 'vitest';
import { answers, application, flux, LIST, MAP, rendered } from './deployment-answers.ts';

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

test('a kustomization in a folder whose own kustomization is deployed without it is not deployed', () => {
  const files = {
    'clusters/prod/web.yaml': flux('web', './apps/web'),
    'apps/web/kustomization.yaml': LIST('shared/base'),
    'apps/web/shared/base/kustomization.yaml': LIST('map.yaml'),
    'apps/web/shared/base/map.yaml': MAP,
    'apps/web/shared/overlays/test/kustomization.yaml': LIST('../../base'),
  };
  const of = (more: Readonly<Record<string, string>>) =>
    answers({ ...files, ...more }).find((each) => each.startsWith('apps/web/shared/overlays'));
  expect(of({})).toBe('apps/web/shared/overlays/test: not-deployed, left-out');
  const script = { 'up.sh': 'kubectl apply -k apps/web/shared/overlays/test\n' };
  expect(of(script)).toBe('apps/web/shared/overlays/test: deployed, applied');
  const open = { 'clusters/prod/web.yaml': flux('web', './apps/${app}') };
  expect(of(open)).not.toContain('not-deployed');
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

const component = (name: string): Record<string, string> => ({
  [`components/${name}/base/kustomization.yaml`]: LIST('map.yaml'),
  [`components/${name}/base/map.yaml`]: MAP,
});

test('of a collection of which several are deployed, the others are left out, whatever is in them', () => {
  const files = {
    'clusters/prod/a.yaml': flux('a', './components/a/base'),
    'clusters/prod/b.yaml': flux('b', './components/b/base'),
    ...component('a'),
    ...component('b'),
    ...component('c'),
    ...component('d'),
  };
  expect(answers(files)).toContain('components/d/base: unknown, unreached');
  const more = { 'clusters/prod/c.yaml': flux('c', './components/c/base') };
  expect(answers({ ...files, ...more })).toContain(
    'components/d/base: not-deployed, other-folders',
  );
});

const SET = (url: string): string => `apiVersion: argoproj.io/v1alpha1
kind: ApplicationSet
metadata: {name: tenants, namespace: argocd}
spec:
  generators: [{git: {repoURL: 'https://git.example.com/team/tenants', directories: [{path: '*'}]}}]
  template:
    metadata: {name: '{{path.basename}}'}
    spec: {source: {repoURL: '${url}', path: '{{path}}'}, destination: {namespace: tenants}}
`;

test.each([
  ['another repository', 'https://git.example.com/team/tenants', 'other-folders'],
  ['this repository', 'https://git.example.com/team/apps', 'unfollowed'],
  ['a repository by a parameter', '{{url}}', 'unfollowed'],
])('a set of unknown Applications, all of %s', (_, url, kind) => {
  const found = answers({
    'clusters/prod/apps.yaml': flux('apps', './apps'),
    'clusters/prod/set.yaml': SET(url),
    'apps/map.yaml': MAP,
    'left/map.yaml': MAP,
  });
  const left = found.find((each) => each.startsWith('left: '));
  expect(left?.endsWith(kind)).toBe(true);
});

test('an example that cannot be followed deploys nothing else', () => {
  const found = answers({
    'clusters/prod/apps.yaml': flux('apps', './apps'),
    'docs/set.yaml': SET('{{url}}'),
    'apps/map.yaml': MAP,
    'left/map.yaml': MAP,
  });
  expect(found).toContain('left: not-deployed, other-folders');
});

const overlay = (name: string): Record<string, string> => ({
  [`setup/${name}/kustomization.yaml`]: `${LIST('../base')}patches:
  - target: {kind: Kustomization, name: cluster}
    patch: '- {op: replace, path: /spec/path, value: ./clusters/${name}}'
`,
});

const deploymentOfGone = (files: Readonly<Record<string, string>>): string | undefined =>
  rendered(files).builds.find(({ id }) => id === 'clusters/gone')?.deployment?.evidence.kind;

test('one of several overlays of an entry object that people apply finds no folder', () => {
  const base = {
    'setup/base/kustomization.yaml': LIST('cluster.yaml'),
    'setup/base/cluster.yaml': flux('cluster', './clusters/none'),
    ...overlay('gone'),
  };
  expect(deploymentOfGone(base)).toBe('deployer');
  expect(deploymentOfGone({ ...base, ...overlay('prod'), 'clusters/prod/map.yaml': MAP })).toBe(
    'by-hand',
  );
});

const unbuildable = (more: string): Record<string, string> => ({
  'overlay/kustomization.yaml': `${LIST('../gone', 'app.yaml')}${more}`,
  'overlay/app.yaml': application('shop', 'replace-me'),
});

const failuresOf = (more: string): number | undefined =>
  rendered(unbuildable(more)).builds.find(({ id }) => id === 'replace-me')?.failures.length;

test('an entry object in a list that cannot be built lacks what the list changes', () => {
  expect(failuresOf('')).toBe(1);
  expect(
    failuresOf(
      'patches: [{target: {kind: Application}, patch: "- {op: replace, path: /spec/source/path, value: shop}"}]\n',
    ),
  ).toBe(0);
});
