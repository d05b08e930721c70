import { expect, test } from 'vitest';
import { ENGINES } from '../../src/commands/engines.ts';
import { shareContents } from '../../src/io/share-contents.ts';
import type { FileTree } from '../../src/model/file-tree.ts';
import { DEFAULT_LIMITS } from '../../src/model/limits.ts';
import { parseFiles } from '../../src/parse/parse-files.ts';
import { sourcesOfObject } from '../../src/references/collect/collect-sources.ts';
import { printBuild } from '../../src/render/print-build.ts';
import { renderBuilds, type Rendered } from '../../src/render/render-builds.ts';
import { openRenderMemory, type RenderMemory } from '../../src/render/render-memory.ts';
import { few } from '../suite.ts';
import { treeOf } from '../tree.ts';

const URL = 'https://github.com/shop/fleet';

function flux(name: string, path: string, more = ''): string {
  return `apiVersion: kustomize.toolkit.fluxcd.io/v1\nkind: Kustomization\nmetadata: {name: ${name}, namespace: flux-system}\nspec:\n  path: ${path}\n  sourceRef: {kind: GitRepository, name: flux-system}\n${more}`;
}

function application(name: string, source: string): string {
  return `apiVersion: argoproj.io/v1alpha1\nkind: Application\nmetadata: {name: ${name}, namespace: argocd}\nspec:\n  destination: {name: in-cluster}\n  ${source}\n`;
}

function set(name: string, generator: string, source: string): string {
  return `apiVersion: argoproj.io/v1alpha1\nkind: ApplicationSet\nmetadata: {name: ${name}, namespace: argocd}\nspec:\n  generators: [{git: {repoURL: '${URL}', ${generator}}}]\n  template:\n    metadata: {name: '{{path.basename}}-${name}'}\n    spec:\n      destination: {name: in-cluster}\n      source: {repoURL: '${URL}', ${source}}\n`;
}

function config(name: string, data = 'A: a'): string {
  return `apiVersion: v1\nkind: ConfigMap\nmetadata:\n  name: ${name}\n  namespace: shop\ndata:\n  ${data}\n`;
}

function release(name: string, chart: string, kind: string, more = ''): string {
  return `apiVersion: helm.toolkit.fluxcd.io/v2\nkind: HelmRelease\nmetadata: {name: ${name}, namespace: shop}\nspec:\n  chart: {spec: {chart: ${chart}, sourceRef: {kind: ${kind}, name: flux-system, namespace: flux-system}}}\n${more}`;
}

function chart(name: string): Readonly<Record<string, string>> {
  return {
    [`charts/${name}/Chart.yaml`]: `apiVersion: v2\nname: ${name}\nversion: 1.0.0\n`,
    [`charts/${name}/values.yaml`]: 'text: default\n',
    [`charts/${name}/templates/config.yaml`]: config(
      '{{ .Release.Name }}',
      'A: {{ .Values.text }}',
    ),
  };
}

function controller(version: string): string {
  return `apiVersion: apps/v1\nkind: Deployment\nmetadata: {name: kustomize-controller, namespace: flux-system}\nspec: {template: {spec: {containers: [{name: manager, image: 'kustomize-controller:v${version}'}]}}}\n`;
}

const SOURCE = `apiVersion: source.toolkit.fluxcd.io/v1\nkind: GitRepository\nmetadata: {name: flux-system, namespace: flux-system}\nspec: {url: '${URL}'}\n`;

const TREE: Readonly<Record<string, string>> = {
  'cluster/source.yaml': SOURCE,
  'cluster/variables.yaml': config('variables', 'NAME: web'),
  'cluster/apps.yaml': flux(
    'apps',
    './apps',
    '  postBuild: {substituteFrom: [{kind: ConfigMap, name: variables}]}\n',
  )
    .replace('namespace: flux-system}', 'namespace: shop}')
    .replace('name: flux-system}', 'name: flux-system, namespace: flux-system}'),
  'cluster/missing.yaml': flux('missing', './missing'),
  'cluster/partly.yaml': flux('partly', './partly'),
  'apps/named.yaml': config('${NAME}'),
  'apps/own.yaml': release(
    'own',
    './charts/own',
    'GitRepository',
    '  valuesFrom: [{kind: ConfigMap, name: values}]\n',
  ),
  'apps/by-name.yaml': release('by-name', 'other', 'HelmRepository'),
  'partly/kustomization.yaml':
    'resources: [here.yaml, ../base]\nconfigMapGenerator: [{name: file, files: [file.txt]}]\n',
  'partly/here.yaml': config('here'),
  'cluster/later.yaml': flux('later', './later'),
  'later/kustomization.yaml': 'resources: [../not/yet]\n',
  'cluster/controllers.yaml': flux('controllers', './controllers'),
  'controllers/kustomization.yaml': 'resources: [controller.yaml]\n',
  'controllers/controller.yaml': controller('1.8.0'),
  'partly/file.txt': 'text\n',
  'base/kustomization.yaml': 'resources: [config.yaml]\n',
  'base/config.yaml': config('base'),
  'values/values.yaml': config('values', 'values.yaml: "text: given"'),
  ...chart('own'),
  ...chart('other'),
  ...chart('inflated'),
  'argo/plain.yaml': application('plain', `source: {repoURL: '${URL}', path: plain}`),
  'plain/config.yaml': config('plain'),
  'argo/chart.yaml': application(
    'chart',
    `sources: [{repoURL: '${URL}', path: charts/own, helm: {valueFiles: ['$here/argo-values/*.yaml']}}, {repoURL: '${URL}', ref: here}]`,
  ),
  'argo-values/one.yaml': 'text: one\n',
  'argo/inflated.yaml': application('inflated', `source: {repoURL: '${URL}', path: inflated}`),
  'inflated/kustomization.yaml':
    'helmCharts: [{name: inflated, releaseName: inflated}]\nhelmGlobals: {chartHome: ../charts}\n',
  'argo/folders.yaml': set('folders', 'directories: [{path: stages/*}]', "path: '{{path}}'"),
  'stages/dev/config.yaml': config('dev'),
  'argo/files.yaml': set(
    'files',
    'files: [{path: params/*.yaml}]',
    "path: charts/own, helm: {parameters: [{name: text, value: '{{text}}'}]}",
  ),
  'params/live.yaml': 'text: live\n',
};

function render(tree: FileTree, memory?: RenderMemory): Rendered {
  const settings = { limits: DEFAULT_LIMITS, loadRestrictor: 'repository' } as const;
  const files = parseFiles(tree, DEFAULT_LIMITS);
  return renderBuilds(ENGINES, tree, files, settings, sourcesOfObject, memory);
}

function told({ builds, uncheckedEntries }: Rendered): readonly unknown[] {
  return [
    builds.map((build) => [
      build.id,
      build.deployedBy?.name,
      build.partial,
      build.files,
      build.failures.map(({ message }) => message),
      printBuild(build, { origins: true }),
    ]),
    uncheckedEntries.map(({ manifest, reason }) => [manifest.name, reason]),
  ];
}

type Change = Readonly<Record<string, string>>;

/** What asks for all files there are: globs of values, and generators that look for files. */
const LISTING: readonly string[] = [
  'Application argocd/chart',
  'Application argocd/dev-folders',
  'Application argocd/params-files',
];

const CHANGES: readonly (readonly [what: string, change: Change, again: readonly string[]])[] = [
  ['nothing', {}, []],
  ['a file that nothing reads', { 'notes.txt': 'x' }, LISTING],
  [
    'a variable',
    { 'cluster/variables.yaml': config('variables', 'NAME: app') },
    ['Kustomization shop/apps'],
  ],
  [
    'a file that a generator reads',
    { 'partly/file.txt': 'other\n' },
    ['Kustomization flux-system/partly'],
  ],
  [
    'a file that appears',
    { 'base/kustomization.yml': 'resources: []\n' },
    [...LISTING, 'Kustomization flux-system/partly'],
  ],
  ['a base', { 'base/config.yaml': config('base', 'A: b') }, ['Kustomization flux-system/partly']],
  [
    'a file of a folder that is listed',
    { 'apps/more.yaml': config('more') },
    [...LISTING, 'Kustomization shop/apps'],
  ],
  [
    'a folder that appears',
    { 'missing/config.yaml': config('missing') },
    [...LISTING, 'Kustomization flux-system/missing'],
  ],
  [
    'a folder that a kustomization lists',
    { 'not/yet/kustomization.yaml': 'resources: []\n' },
    [...LISTING, 'Kustomization flux-system/later'],
  ],
  [
    'what explains a folder',
    { '.gitlab-ci.yml': 'run: cp -r out not/yet\n' },
    [...LISTING, 'Kustomization flux-system/later'],
  ],
  [
    'the version of the controller',
    { 'controllers/controller.yaml': controller('1.9.0') },
    [
      'HelmRelease shop/by-name',
      'HelmRelease shop/own',
      'Kustomization flux-system/controllers',
      'Kustomization flux-system/later',
      'Kustomization flux-system/missing',
      'Kustomization flux-system/partly',
      'Kustomization shop/apps',
    ],
  ],
  [
    'a template of a chart that a kustomization inflates',
    { 'charts/inflated/templates/config.yaml': config('x', 'A: {{ .Values.text }}') },
    ['Application argocd/inflated'],
  ],
  [
    'values from a ConfigMap',
    { 'values/values.yaml': config('values', 'values.yaml: "text: b"') },
    ['HelmRelease shop/own'],
  ],
  [
    'a template',
    { 'charts/own/templates/config.yaml': config('x', 'A: {{ .Values.text }}') },
    ['Application argocd/chart', 'Application argocd/params-files', 'HelmRelease shop/own'],
  ],
  [
    'a template that appears',
    { 'charts/own/templates/more.yaml': config('more') },
    [...LISTING, 'HelmRelease shop/own'],
  ],
  [
    'a chart that is found by its name',
    { 'charts/other/values.yaml': 'text: b\n' },
    ['HelmRelease shop/by-name'],
  ],
  [
    'the name of a chart',
    { 'charts/other/Chart.yaml': 'apiVersion: v2\nname: b\nversion: 1.0.0\n' },
    [],
  ],
  [
    'a chart that a kustomization inflates',
    { 'charts/inflated/values.yaml': 'text: b\n' },
    ['Application argocd/inflated'],
  ],
  [
    'values of an Application',
    { 'argo-values/one.yaml': 'text: b\n' },
    ['Application argocd/chart'],
  ],
  ['values that a glob finds', { 'argo-values/two.yaml': 'text: b\n' }, LISTING],
  [
    'a file of a folder of an Application',
    { 'plain/more.yaml': config('more') },
    [...LISTING, 'Application argocd/plain'],
  ],
  [
    'a folder that a generator finds',
    { 'stages/live/config.yaml': config('live') },
    [...LISTING, 'Application argocd/live-folders'],
  ],
  [
    'a file that a generator finds',
    { 'params/dev.yaml': 'text: dev\n' },
    ['Application argocd/chart', 'Application argocd/dev-folders', 'ApplicationSet argocd/files'],
  ],
  [
    'a file that a set reads',
    { 'params/live.yaml': 'text: b\n' },
    ['Application argocd/params-files'],
  ],
  [
    'an entry object',
    { 'cluster/partly.yaml': flux('partly', './partly', '  namePrefix: b-\n') },
    ['Kustomization flux-system/partly'],
  ],
  [
    'what is ignored',
    { '.sourceignore': '/base/\n' },
    [...LISTING, 'Kustomization flux-system/partly'],
  ],
  [
    'what the source ignores',
    { 'cluster/source.yaml': SOURCE.replace('}\n', ", ignore: '/base/'}\n") },
    [
      'Kustomization flux-system/controllers',
      'Kustomization flux-system/later',
      'Kustomization flux-system/missing',
      'Kustomization flux-system/partly',
      'Kustomization shop/apps',
    ],
  ],
  [
    'the repository of the source',
    { 'cluster/source.yaml': SOURCE.replace('fleet', 'other') },
    ['HelmRelease shop/by-name', 'HelmRelease shop/own'],
  ],
];

test.each(few(CHANGES, 10))('rendered again after a change of %s', (_, change, again) => {
  const texts = Object.entries({ ...TREE, ...change });
  const { base, head } = shareContents(ownTree(texts), ownTree(Object.entries(TREE)));
  const memory = openRenderMemory();
  const old = new Set(render(base, memory).builds.map(({ objects }) => objects));
  const now = render(head, memory);
  expect(told(now)).toEqual(told(render(ownTree(texts))));
  const made = now.builds.filter(({ objects, left }) => left === undefined && !old.has(objects));
  const names = made.flatMap(({ deployedBy }) => deployedBy?.name ?? []);
  expect(names.sort()).toEqual([...again].sort());
});

function ownTree(texts: readonly (readonly [path: string, text: string])[]): FileTree {
  return { ...treeOf(Object.fromEntries(texts)), remotes: [URL] };
}

test('a repository that turns out to be another one', () => {
  const source = { 'cluster/source.yaml': SOURCE.replace('fleet', 'other') };
  const other = ownTree(Object.entries({ ...TREE, ...source }));
  const remotes = ['https://github.com/shop/other'];
  const { base, head } = shareContents({ ...other, remotes }, ownTree(Object.entries(TREE)));
  const memory = openRenderMemory();
  render(base, memory);
  expect(told(render(head, memory))).toEqual(told(render(head)));
});
