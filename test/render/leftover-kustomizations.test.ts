import { expect, test } from 'vitest';
import { answers, application, LIST, MAP } from './deployment-answers.ts';

const named = (name: string): string => MAP.replace('name: map', `name: ${name}`);

/** A base with parts that bring the same object, and a kustomization that lists them all. */
const CATALOG = {
  'base/kustomization.yaml': LIST('a', 'b', 'c'),
  'base/a/kustomization.yaml': LIST('map.yaml'),
  'base/a/map.yaml': MAP,
  'base/b/kustomization.yaml': LIST('map.yaml'),
  'base/b/map.yaml': MAP,
  'base/c/kustomization.yaml': LIST('map.yaml'),
  'base/c/map.yaml': MAP,
};

/** An overlay of one part. */
const overlay = (part: string): Readonly<Record<string, string>> => ({
  [`prod/${part}/kustomization.yaml`]: `namePrefix: ${part}-\n${LIST(`../../base/${part}`)}`,
});

const said = (files: Readonly<Record<string, string>>, of: string): string | undefined =>
  answers(files).find((each) => each.startsWith(`${of}: `));

test('a catalog whose parts are listed one by one is not deployed as a whole', () => {
  const overlays = { ...overlay('a'), ...overlay('b'), ...overlay('c') };
  expect(said({ ...CATALOG, ...overlays }, 'base')).toBe('base: not-deployed, catalog');
  // Others list one part only.
  expect(said({ ...CATALOG, ...overlay('a') }, 'base')).toBe('base: unknown, library-base');
  // It can be built.
  const fixed = { 'base/b/map.yaml': named('b'), 'base/c/map.yaml': named('c') };
  expect(said({ ...CATALOG, ...overlays, ...fixed }, 'base')).toBe('base: unknown, library-base');
  // An Application deploys it.
  const app = { 'app.yaml': application('web', 'base') };
  expect(said({ ...CATALOG, ...overlays, ...app }, 'base')).toBe('base: deployed, deployer');
  // A script applies it.
  const script = { 'up.sh': '#!/bin/sh\nkubectl apply -k ./base\n' };
  expect(said({ ...CATALOG, ...overlays, ...script }, 'base')).not.toContain('catalog');
});

test('a command that builds the folder above, which has no kustomization, applies nothing', () => {
  const files = { ...CATALOG, ...overlay('a'), ...overlay('b'), ...overlay('c') };
  const below = Object.fromEntries(
    Object.entries(files).map(([path, text]) => [`k8s/${path}`, text]),
  );
  const after = (command: string): string | undefined =>
    said({ ...below, 'up.sh': `#!/bin/sh\n${command}\n` }, 'k8s/base');
  expect(after('kubectl apply -k ./k8s')).toBe('k8s/base: not-deployed, catalog');
  expect(after('kustomize build ./k8s/*')).not.toContain('catalog');
  expect(after('kubectl apply -f ./k8s')).not.toContain('catalog');
});

test('clusters that list the same parts are no catalogs of each other', () => {
  const parts = ['../../apps/a', '../../apps/b', '../../apps/c'];
  const found = answers({
    ...Object.fromEntries(
      Object.entries(CATALOG).map(([path, text]) => [path.replace('base', 'apps'), text]),
    ),
    'apps/kustomization.yaml': LIST(),
    'clusters/prod/kustomization.yaml': LIST(...parts),
    'clusters/test/kustomization.yaml': LIST(...parts),
  });
  expect(found.filter((each) => each.includes('catalog'))).toEqual([]);
});

const CHART = 'apiVersion: v2\nname: web\nversion: 0.1.0\n';

test('a kustomization whose files are templates of the chart in its folder was left behind', () => {
  const files = {
    'web/Chart.yaml': CHART,
    'web/kustomization.yaml': LIST('one.yaml', 'two.yaml'),
    'web/templates/one.yaml': MAP,
  };
  const of = 'web (kustomization)';
  expect(said(files, of)).toBe(`${of}: not-deployed, moved`);
  // One of its files is there, or none of them is a template.
  const isMoved = (more: Readonly<Record<string, string>>): boolean =>
    answers({ ...files, ...more }).some((each) => each.endsWith('moved'));
  expect(isMoved({ 'web/two.yaml': MAP })).toBe(false);
  expect(isMoved({ 'web/kustomization.yaml': LIST('three.yaml', 'four.yaml') })).toBe(false);
});

test('a kustomization whose files are in the same folder elsewhere was left behind', () => {
  const files = {
    'apps/kustomization.yaml': LIST('one.yaml', 'two.yaml', 'three.yaml'),
    'apps/three.yaml': MAP,
    'platform/apps/kustomization.yaml': LIST('one.yaml', 'two.yaml'),
    'platform/apps/one.yaml': named('one'),
    'platform/apps/two.yaml': named('two'),
  };
  expect(said(files, 'apps')).toBe('apps: not-deployed, moved');
  // The other folder has not all of them, or does not list them.
  expect(said({ ...files, 'platform/apps/kustomization.yaml': LIST('one.yaml') }, 'apps')).toBe(
    'apps: unknown, none',
  );
  const app = { 'app.yaml': application('web', 'apps') };
  expect(said({ ...files, ...app }, 'apps')).toBe('apps: deployed, deployer');
});

test('the name of the folder is left out of the names of its files', () => {
  const files = {
    'src/web/kustomization.yaml': LIST('web-deployment.yaml'),
    'k8s/src/web/kustomization.yaml': LIST('deployment.yaml'),
    'k8s/src/web/deployment.yaml': MAP,
  };
  expect(said(files, 'src/web')).toBe('src/web: not-deployed, moved');
});

test('a file that one of two clusters lacks did not move', () => {
  const found = answers({
    'clusters/prod/kustomization.yaml': LIST('one.yaml', 'two.yaml'),
    'clusters/prod/one.yaml': MAP,
    'clusters/test/kustomization.yaml': LIST('one.yaml', 'two.yaml'),
    'clusters/test/one.yaml': MAP,
    'clusters/test/two.yaml': named('two'),
    'prod/kustomization.yaml': LIST('one.yaml'),
  });
  expect(found.filter((each) => each.includes('moved'))).toEqual([]);
});

test('a kustomization that is alone in its folder, and of what it lists nothing is there, brings nothing', () => {
  const files = {
    'other/map.yaml': MAP,
    'web/kustomization.yaml': `${LIST('parts/one.yaml', 'parts/two.yaml')}generators: [""]\n`,
  };
  expect(said(files, 'web')).toBe('web: unknown, no-objects');
  // One file has another name, one is there, another file is beside it, bases are lacking, or a script applies the folder.
  const more = [
    { 'web/kustomization.yaml': LIST('one.yaml') },
    { 'web/parts/two.yaml': MAP },
    { 'web/two.yml': MAP },
    { 'web/kustomization.yaml': LIST('../base', '../more') },
    { 'up.sh': '#!/bin/sh\nkubectl apply -k ./web\n' },
  ];
  for (const each of more) expect(said({ ...files, ...each }, 'web')).toBe('web: unknown, none');
});
