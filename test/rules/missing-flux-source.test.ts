import { expect, test } from 'vitest';
import { catalogue } from '../../rules/catalogue.ts';
import { ENGINES } from '../../src/commands/engines.ts';
import { check } from '../../src/pipeline/check.ts';
import { SETTINGS } from '../settings.ts';
import { treeOf } from '../tree.ts';

const SOURCE = (name: string, namespace: string): string =>
  `apiVersion: source.toolkit.fluxcd.io/v1\nkind: HelmRepository\nmetadata: {name: ${name}, namespace: ${namespace}}\nspec: {url: https://charts.example.com}\n`;
const RELEASE = (sourceRef: string): string =>
  `apiVersion: helm.toolkit.fluxcd.io/v2\nkind: HelmRelease\nmetadata: {name: redis, namespace: web}\nspec: {chart: {spec: {chart: redis, version: 1.0.0, sourceRef: {kind: HelmRepository, ${sourceRef}}}}}\n`;

function said(sourceRef: string, ...sources: readonly string[]): readonly string[] {
  const files = {
    'release.yaml': [RELEASE(sourceRef), ...sources].join('---\n'),
  };
  const { problems } = check(ENGINES, treeOf(files), catalogue, SETTINGS);
  return problems
    .filter(({ rule }) => rule === 'missing-flux-source')
    .map(({ severity, help }) => `${severity} ${help}`);
}

test('a name that is nearly that of a source', () => {
  expect(said('name: bitnmai', SOURCE('bitnami', 'web'))).toEqual([
    'warning Did you mean `bitnami`?',
  ]);
  expect(said('name: bitnmai, namespace: flux-system', SOURCE('bitnami', 'flux-system'))).toEqual([
    'warning Did you mean `bitnami`?',
  ]);
});

test('a source in another namespace', () => {
  expect(said('name: bitnami', SOURCE('bitnami', 'flux-system'))).toEqual([
    'warning Add `namespace: flux-system`.',
  ]);
});

test('a source in another namespace than the reference says', () => {
  expect(said('name: bitnami, namespace: flux-system', SOURCE('bitnami', 'web'))).toEqual([
    'warning Write `namespace: web`.',
  ]);
});

test.each([
  ['it is there', 'name: bitnami', [SOURCE('bitnami', 'web')]],
  ['it is where the reference says', 'name: bitnami, namespace: a', [SOURCE('bitnami', 'a')]],
  ['it is nowhere', 'name: grafana', [SOURCE('bitnami', 'web'), RELEASE('name: bitnami')]],
  ['a variable', 'name: "${NAME}"', [SOURCE('bitnami', 'web')]],
  ['another kind', 'name: bitnmai', [SOURCE('bitnami', 'web').replace('Helm', 'Oci')]],
  ['two that are meant', 'name: charts-2', [SOURCE('charts-1', 'web'), RELEASE('name: charts-1')]],
])('silent: %s', (_, sourceRef, sources) => {
  expect(said(sourceRef, ...sources)).toEqual([]);
});

test.each([
  [
    'two others name it',
    'HelmRepository',
    2,
    ['Did you mean OCIRepository `charts`, which others name?'],
  ],
  ['one other names it', 'HelmRepository', 1, []],
  ['it exists', 'OCIRepository', 2, []],
])('a source of another kind has the name: %s', (_, kind, others, expected) => {
  const source = SOURCE('charts', 'web').replace('HelmRepository', 'OCIRepository');
  const used = RELEASE('name: charts').replace('HelmRepository', 'OCIRepository');
  const wrong = RELEASE('name: charts').replace('HelmRepository', kind);
  const all = [
    source,
    wrong,
    ...Array.from({ length: others }, (__, at) => used.replace('name: redis', `name: r${at}`)),
  ];
  expect(saidOf(...all).map((each) => each.replace(/^.*\. /, ''))).toEqual(expected);
});

test.each([
  [10, 1],
  [9, 0],
])('a source of the cluster, which %d others name with another kind', (others, count) => {
  const all = Array.from({ length: others + 1 }, (_, at) =>
    KUSTOMIZATION(`k${at}`, 'web', ELSEWHERE),
  );
  const [first = '', ...rest] = all;
  expect(saidOf(first.replace('GitRepository', 'OCIRepository'), ...rest)).toHaveLength(count);
});

const KUSTOMIZATION = (name: string, namespace: string, more = ''): string =>
  `apiVersion: kustomize.toolkit.fluxcd.io/v1\nkind: Kustomization\nmetadata: {name: ${name}, namespace: ${namespace}}\nspec: {interval: 1h, path: ./none, prune: true, sourceRef: {kind: GitRepository, name: fleet${more}}}\n`;
const ELSEWHERE = ', namespace: flux-system';

function saidOf(...objects: readonly string[]): readonly string[] {
  const tree = treeOf({ 'all.yaml': objects.join('---\n') });
  return check(ENGINES, tree, catalogue, SETTINGS)
    .problems.filter(({ rule }) => rule === 'missing-flux-source')
    .map(({ severity, message, help }) => `${severity} ${message} ${help}`);
}

test('a source that only the cluster has is looked for where all others look for it', () => {
  const others = ['a', 'b', 'c'].map((name) => KUSTOMIZATION(name, 'web', ELSEWHERE));
  expect(saidOf(...others, KUSTOMIZATION('d', 'web'))).toEqual([
    'warning Kustomization `web/d` looks for GitRepository `fleet` in its own namespace, but 3 others look in `flux-system`. Flux waits for it (Source not found). Add `namespace: flux-system`.',
  ]);
  expect(saidOf(...others, KUSTOMIZATION('d', 'web', ', namespace: flux-sytem'))).toEqual([
    'warning Kustomization `web/d` looks for GitRepository `fleet` in namespace `flux-sytem`, but 3 others look in `flux-system`. Flux waits for it (Source not found). Write `namespace: flux-system`.',
  ]);
});

test.each([
  ['few others', ['a', 'b'], [KUSTOMIZATION('d', 'web')]],
  ['a third namespace', ['a', 'b', 'c'], [KUSTOMIZATION('d', 'web'), KUSTOMIZATION('e', 'shop')]],
  ['half of them', ['a', 'b', 'c'], ['d', 'e', 'f'].map((name) => KUSTOMIZATION(name, 'web'))],
  ['another namespace on purpose', ['a', 'b', 'c'], [KUSTOMIZATION('d', 'web', ', namespace: x')]],
])('a source that only the cluster has, and %s', (_, others, objects) => {
  expect(
    saidOf(...others.map((name) => KUSTOMIZATION(name, 'web', ELSEWHERE)), ...objects),
  ).toEqual([]);
});

test('a namespace that variables make says nothing of where the source is', () => {
  expect(said("name: bitnami, namespace: 'cluster-${CLUSTER}'", SOURCE('bitnami', 'web'))).toEqual(
    [],
  );
});

const FLUX_SYSTEM = `apiVersion: source.toolkit.fluxcd.io/v1
kind: GitRepository
metadata: {name: flux-system, namespace: flux-system}
spec: {interval: 1m, url: https://git.example/o/r}
---
apiVersion: kustomize.toolkit.fluxcd.io/v1
kind: Kustomization
metadata: {name: flux-system, namespace: flux-system}
spec: {interval: 1m, path: ./clusters/a, prune: true, sourceRef: {kind: GitRepository, name: flux-system}}
`;
const OF_NAME = (name: string, source: string): string =>
  KUSTOMIZATION(name, 'flux-system').replace('name: fleet', `name: ${source}`);
const FLEET =
  'apiVersion: source.toolkit.fluxcd.io/v1\nkind: GitRepository\nmetadata: {name: fleet, namespace: flux-system}\nspec: {interval: 1m, url: https://git.example/o/fleet}\n';

test.each([
  ['all others name one that is', ['fleet', 'fleet', 'fleet'], {}, 1],
  ['few others do', ['fleet', 'fleet'], {}, 0],
  ['others name several that are', ['fleet', 'fleet', 'fleet', 'tenants'], {}, 0],
  ['prose has its name', ['fleet', 'fleet', 'fleet'], { 'README.md': 'Add `home-ops`.\n' }, 0],
])('a Git repository that nothing defines, where %s', (_, others, files, count) => {
  const apps = others.map((source, at) => OF_NAME(`app-${at}`, source));
  const tree = treeOf({
    'clusters/a/flux-system/gotk-sync.yaml': FLUX_SYSTEM,
    'clusters/a/apps.yaml': [
      FLEET,
      FLEET.replaceAll('fleet', 'tenants'),
      ...apps,
      OF_NAME('last', 'home-ops'),
    ].join('---\n'),
    ...files,
  });
  const settings = { ...SETTINGS, repositoryUrls: ['https://git.example/o/r'] };
  const found = check(ENGINES, tree, catalogue, settings).problems.filter(
    ({ rule }) => rule === 'missing-flux-source',
  );
  expect(found.map(({ help }) => help)).toEqual(
    Array.from({ length: count }, () => 'Did you mean `fleet`, which all others name?'),
  );
});

const kustomization = (name: string, source: string, path: string): string => `---
apiVersion: kustomize.toolkit.fluxcd.io/v1
kind: Kustomization
metadata: {name: ${name}, namespace: flux-system}
spec: {interval: 1m, path: ./${path}, sourceRef: {kind: GitRepository, name: ${source}}}
`;

/** Kustomizations with folders of this repository: many that name one source, and one that names another. */
function fleet(others: number, own: string, folder = 'apps/own', more = ''): readonly string[] {
  const names = Array.from({ length: others }, (_, index) => `app${index}`);
  const files = Object.fromEntries(
    [...names, 'own'].map((name) => [
      `apps/${name}/cm.yaml`,
      'apiVersion: v1\nkind: ConfigMap\nmetadata: {name: a}\n',
    ]),
  );
  const all = names.map((name) => kustomization(name, 'home', `apps/${name}`)).join('');
  const tree = treeOf({
    ...files,
    'flux/all.yaml': `${all}${kustomization('own', own, folder)}${more}`,
  });
  const { problems } = check(ENGINES, tree, catalogue, SETTINGS);
  return problems
    .filter(({ rule }) => rule === 'missing-flux-source')
    .map(({ message, help }) => `${message} ${help ?? ''}`);
}

test('a few call this repository otherwise, and the name of all others is defined', () => {
  const home = DEFINED.replaceAll('flux-system, namespace', 'home, namespace');
  const second = kustomization('second', 'charts', 'apps/app0');
  expect(fleet(10, 'charts', 'apps/own', second)).toEqual([]);
  expect(fleet(10, 'charts', 'apps/own', second + home)).toHaveLength(2);
  const third = kustomization('third', 'charts', 'apps/app1');
  const fourth = kustomization('fourth', 'charts', 'apps/app2');
  expect(fleet(11, 'charts', 'apps/own', second + third + fourth + home)).toEqual([]);
  expect(
    fleet(10, 'flux-system', 'apps/own', second.replace('charts', 'flux-system') + home),
  ).toEqual([]);
});

test('one alone calls this repository otherwise', () => {
  expect(fleet(10, 'flux-system')).toEqual([
    'Kustomization `flux-system/own` needs GitRepository `flux-system`, which nothing in this repository defines, for a folder of this repository. Flux waits for it (Source not found). Did you mean `home`? All others with folders of this repository name it.',
  ]);
});

const DEFINED = `---
apiVersion: source.toolkit.fluxcd.io/v1
kind: GitRepository
metadata: {name: flux-system, namespace: flux-system}
spec: {url: https://git.example.com/team/fleet}
`;

test.each([
  ['too few others', 9, 'flux-system', 'apps/own', ''],
  ['the same name', 10, 'home', 'apps/own', ''],
  ['a folder that is not here', 10, 'flux-system', 'other/own', ''],
  ['it is defined', 10, 'flux-system', 'apps/own', DEFINED],
])('silent: %s', (_, others, own, folder, more) => {
  expect(fleet(others, own, folder, more)).toEqual([]);
});

const release = (name: string, source: string, of: string): string =>
  `apiVersion: helm.toolkit.fluxcd.io/v2\nkind: HelmRelease\nmetadata: {name: ${name}, namespace: web}\nspec: {chart: {spec: {chart: ${of}, version: 1.0.0, sourceRef: {kind: HelmRepository, name: ${source}, namespace: flux-system}}}}\n`;

/** A HelmRelease in a folder that Flux deploys, where others name repositories of charts. */
function lost(
  others: number,
  chart: string,
  files: Record<string, string> = {},
): readonly string[] {
  const names = Array.from({ length: others }, (_, index) => `app${index}`);
  const tree = treeOf({
    'flux/cluster.yaml': `${FLUX_SYSTEM.replace('./clusters/a', './apps')}---\n${SOURCE('stable', 'flux-system')}`,
    'apps/all.yaml': [
      ...names.map((name) => release(name, 'stable', 'web')),
      release('own', 'acme', chart),
    ].join('---\n'),
    ...files,
  });
  const settings = { ...SETTINGS, repositoryUrls: ['https://git.example/o/r'] };
  return check(ENGINES, tree, catalogue, settings)
    .problems.filter(({ rule }) => rule === 'missing-flux-source')
    .map(({ severity, message, help }) => `${severity} ${message} ${help}`);
}

test('a repository of charts that nothing defines, where the repository defines all others', () => {
  const says =
    'warning HelmRelease `web/own` needs HelmRepository `acme`, which nothing in this repository defines. Flux waits for it (Source not found).';
  expect(lost(10, 'web')).toEqual([
    `${says} Did you mean \`stable\`, from which other releases take the chart \`web\`?`,
  ]);
  expect(lost(10, 'other')).toEqual([`${says} Define it, or name one that is defined.`]);
  expect(lost(9, 'web')).toEqual([]);
  expect(lost(10, 'web', { 'README.md': 'Charts of acme.\n' })).toHaveLength(1);
  expect(lost(10, 'web', { 'make.sh': SOURCE('acme', 'flux-system') })).toEqual([]);
});

test('a repository of charts that is called otherwise', () => {
  expect(said('name: redis', SOURCE('bitnami', 'web'))).toEqual([
    'warning Did you mean `bitnami`, which nothing names?',
  ]);
  expect(said('name: redis', SOURCE('bitnami', 'web'), SOURCE('jetstack', 'web'))).toEqual([]);
  expect(said('name: redis-', SOURCE('redis', 'web'))).toEqual(['warning Did you mean `redis`?']);
  const used = RELEASE('name: redis-helm-charts');
  expect(said('name: redis', SOURCE('redis-helm-charts', 'web'), used)).toEqual([
    'warning Did you mean `redis-helm-charts`?',
  ]);
  const named = ['a', 'b', 'c'].map((name) => release(name, name, 'web'));
  const repositories = ['a', 'b', 'c', 'd'].map((name) => SOURCE(name, 'flux-system'));
  const files = { 'flux/sources.yaml': repositories.join('---\n') };
  const saidBy = (...others: readonly string[]): readonly (string | undefined)[] => {
    const tree = treeOf({ ...files, 'apps/all.yaml': others.join('---\n') });
    const { problems } = check(ENGINES, tree, catalogue, SETTINGS);
    return problems.filter(({ rule }) => rule === 'missing-flux-source').map(({ help }) => help);
  };
  const last = release('last', 'web-shop', 'web');
  expect(saidBy(...named, last)).toEqual(['Did you mean `d`, which nothing names?']);
  expect(saidBy(...named.slice(1), last)).toEqual([]);
  expect(saidBy(...named, last, release('more', 'gone-too', 'web'))).toEqual([]);
});

test('a repository of charts in a file that a kustomization does not list', () => {
  const list =
    'apiVersion: kustomize.config.k8s.io/v1beta1\nkind: Kustomization\nresources: [all.yaml]\n';
  const acme = SOURCE('acme', 'flux-system');
  expect(lost(10, 'web', { 'apps/kustomization.yaml': list, 'apps/acme.yaml': acme })).toEqual([
    'warning HelmRelease `web/own` needs HelmRepository `acme`, which nothing deploys. Flux waits for it (Source not found). List the file that defines it in the kustomization beside it.',
  ]);
  expect(lost(1, 'web', { 'apps/kustomization.yaml': list, 'apps/acme.yaml': acme })).toHaveLength(
    1,
  );
  const aside = { 'old/kustomization.yaml': list, 'old/all.yaml': '', 'old/acme.yaml': acme };
  expect(lost(1, 'web', aside)).toEqual([]);
  const both = list.replace('all.yaml', 'all.yaml, acme.yaml');
  expect(lost(10, 'web', { 'apps/kustomization.yaml': both, 'apps/acme.yaml': acme })).toEqual([]);
});

function gitRepository(name: string): string {
  return `apiVersion: source.toolkit.fluxcd.io/v1\nkind: GitRepository\nmetadata: {name: ${name}, namespace: web}\nspec: {url: https://git.example/o/${name}}\n`;
}

test('a Git repository that is called otherwise than the only one beside it that nothing names', () => {
  const app = `apiVersion: kustomize.toolkit.fluxcd.io/v1\nkind: Kustomization\nmetadata: {name: shop, namespace: web}\nspec: {path: ./deploy, sourceRef: {kind: GitRepository, name: shop}}\n`;
  const helps = (files: Readonly<Record<string, string>>): readonly (string | undefined)[] =>
    check(ENGINES, treeOf({ 'a/app.yaml': app, ...files }), catalogue, SETTINGS)
      .problems.filter(({ rule }) => rule === 'missing-flux-source')
      .map(({ help }) => help);
  expect(helps({ 'a/git.yaml': gitRepository('store') })).toEqual([
    'Did you mean `store`, which nothing names?',
  ]);
  expect(
    helps({ 'a/git.yaml': gitRepository('store'), 'a/more.yaml': gitRepository('blog') }),
  ).toEqual([]);
  expect(helps({ 'b/git.yaml': gitRepository('store') })).toEqual([]);
});

test('an automation of images looks for its repository in its own namespace', () => {
  const files = {
    'a.yaml': `apiVersion: source.toolkit.fluxcd.io/v1
kind: GitRepository
metadata: {name: fleet, namespace: flux-system}
spec: {url: https://git.example/o/r}
---
apiVersion: image.toolkit.fluxcd.io/v1
kind: ImageUpdateAutomation
metadata: {name: images, namespace: web}
spec: {interval: 1h, sourceRef: {kind: GitRepository, name: fleet}}
`,
  };
  const { problems } = check(ENGINES, treeOf(files), catalogue, SETTINGS);
  expect(problems.map(({ rule, help }) => `${rule} ${help}`)).toEqual([
    'missing-flux-source Add `namespace: flux-system`.',
  ]);
});

test.each([
  [
    'image.toolkit.fluxcd.io/v1',
    'ImagePolicy',
    'imageRepositoryRef: {name: radar}',
    'ImageRepository',
    [
      'ImagePolicy `web/x` needs ImageRepository `radar`, which is not defined in this repository. The policy never becomes ready, and no image is updated. Did you mean `radarr`?',
    ],
  ],
  [
    'notification.toolkit.fluxcd.io/v1beta3',
    'Alert',
    'providerRef: {name: radar}',
    'Provider',
    [
      'Alert `web/x` needs Provider `radar`, which is not defined in this repository. Flux sends none of its alerts. Did you mean `radarr`?',
    ],
  ],
  ['notification.toolkit.fluxcd.io/v1beta3', 'Alert', 'providerRef: {name: slack}', 'Provider', []],
])('an object of %s, %s with %s', (apiVersion, kind, spec, other, expected) => {
  const files = {
    'a.yaml': `apiVersion: ${apiVersion}\nkind: ${kind}\nmetadata: {name: x, namespace: web}\nspec: {${spec}}\n---\napiVersion: ${apiVersion}\nkind: ${other}\nmetadata: {name: radarr, namespace: web}\n---\napiVersion: ${apiVersion}\nkind: ${other}\nmetadata: {name: slack, namespace: flux-system}\n`,
  };
  const { problems } = check(ENGINES, treeOf(files), catalogue, SETTINGS);
  const found = problems.filter(({ rule }) => rule === 'missing-flux-source');
  expect(found.map(({ message, help }) => `${message} ${help}`)).toEqual(expected);
});
