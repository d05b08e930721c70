import { expect, test } from 'vitest';
import { catalogue } from '../../rules/catalogue.ts';
import { ENGINES } from '../../src/commands/engines.ts';
import { DEFAULT_LIMITS } from '../../src/model/limits.ts';
import { messageText } from '../../src/model/message.ts';
import { parseFiles } from '../../src/parse/parse-files.ts';
import { check } from '../../src/pipeline/check.ts';
import { sourcesOfObject } from '../../src/references/collect/collect-sources.ts';
import { printBuild } from '../../src/render/print-build.ts';
import { renderBuilds } from '../../src/render/render-builds.ts';
import { SETTINGS } from '../settings.ts';
import { treeOf } from '../tree.ts';

const URL = 'https://github.com/shop/fleet';

/** A release of the chart in `charts/app`, or of the chart `pulled` of a chart repository, with these fields in `chart.spec`. */
function fleet(fields: string, chart = './charts/app'): Record<string, string> {
  const source = chart.startsWith('.')
    ? 'GitRepository, name: flux-system'
    : 'HelmRepository, name: charts';
  return {
    'flux/source.yaml': `apiVersion: source.toolkit.fluxcd.io/v1\nkind: GitRepository\nmetadata: {name: flux-system, namespace: flux-system}\nspec: {url: '${URL}'}\n---\napiVersion: source.toolkit.fluxcd.io/v1\nkind: HelmRepository\nmetadata: {name: charts, namespace: flux-system}\nspec: {url: 'https://charts.example.org'}\n---\napiVersion: kustomize.toolkit.fluxcd.io/v1\nkind: Kustomization\nmetadata: {name: flux-system, namespace: flux-system}\nspec: {path: ./flux, sourceRef: {kind: GitRepository, name: flux-system}}\n`,
    'flux/app.yaml': `apiVersion: helm.toolkit.fluxcd.io/v2\nkind: HelmRelease\nmetadata: {name: app, namespace: flux-system}\nspec:\n  chart: {spec: {chart: ${chart}, sourceRef: {kind: ${source}}, ${fields}}}\n`,
    ...files('charts/app', 'app'),
    ...files('.envfrom/charts/pulled', 'pulled'),
    'values/over.yaml': 'a: {x: over}\nc: over\n',
  };
}

function files(folder: string, name: string): Record<string, string> {
  return {
    [`${folder}/Chart.yaml`]: `apiVersion: v2\nname: ${name}\nversion: 1.0.0\n`,
    [`${folder}/values.yaml`]: 'a: {x: default, w: default}\nb: default\n',
    [`${folder}/values-prod.yaml`]: 'a: {x: prod, z: prod}\n',
    [`${folder}/templates/config.yaml`]:
      'apiVersion: v1\nkind: ConfigMap\nmetadata: {name: app}\ndata:\n  values: {{ .Values | toJson | quote }}\n',
  };
}

/** The values that the templates see. */
function valuesIn(contents: Record<string, string>): unknown {
  const tree = { ...treeOf(contents), remotes: [URL] };
  const { builds } = renderBuilds(
    ENGINES,
    tree,
    parseFiles(tree, DEFAULT_LIMITS),
    SETTINGS,
    sourcesOfObject,
  );
  const release = builds.find(({ kind }) => kind === 'helm-release');
  const line = /values: '?"?(.*\})/.exec(
    release === undefined ? '' : printBuild(release, { origins: false }),
  )?.[1];
  return line === undefined ? undefined : JSON.parse(line.replaceAll('\\"', '"'));
}

const LAYERS: readonly (readonly [string, string, string, unknown])[] = [
  [
    'the own values do not count',
    './charts/app',
    'charts/app/values-prod.yaml',
    { a: { x: 'prod', z: 'prod' } },
  ],
  [
    'later files win',
    './charts/app',
    './charts/app/values.yaml, /values/over.yaml',
    { a: { x: 'over', w: 'default' }, b: 'default', c: 'over' },
  ],
  [
    'paths in a chart of a chart repository',
    'pulled',
    'values.yaml, ./values-prod.yaml',
    { a: { x: 'prod', w: 'default', z: 'prod' }, b: 'default' },
  ],
];

test.each(LAYERS)('%s', (_, chart, list, values) => {
  expect(valuesIn(fleet(`valuesFiles: [${list}]`, chart))).toEqual(values);
});

function failures(fields: string, chart?: string): readonly string[] {
  const tree = { ...treeOf(fleet(fields, chart)), remotes: [URL] };
  const { problems } = check(ENGINES, tree, catalogue, SETTINGS);
  const own = problems.filter(({ rule }) => rule === 'unrenderable-chart');
  return own.map(({ severity, message, help }) => `${severity}: ${message} ${help ?? ''}`);
}

test('a file that does not exist', () => {
  expect(failures('valuesFiles: [charts/app/values-prd.yaml]')).toEqual([
    "error: The values file `charts/app/values-prd.yaml` does not exist in the source of the chart, so Flux cannot package the chart of this release. Flux: no values file found at path '/charts/app/values-prd.yaml' (reference 'charts/app/values-prd.yaml') Did you mean `charts/app/values-prod.yaml`?",
  ]);
});

test('in a chart of a chart repository', () => {
  const [only] = failures('valuesFiles: [values-none.yaml]', 'pulled');
  expect(only).toContain("Flux: no values file found at path 'values-none.yaml'");
});

test('it may be missing', () => {
  const fields = 'valuesFiles: [none.yaml, values/over.yaml], ignoreMissingValuesFiles: true';
  expect(failures(fields)).toEqual([]);
  expect(valuesIn(fleet(fields))).toEqual({ a: { x: 'over' }, c: 'over' });
});

const PULLED = 'repoURL: https://charts.example.org, chart: shop, targetRevision: 1.0.0';
const OF_GIT = 'repoURL: https://git.example.org/charts.git, path: charts/shop';

function application(file: string, more = '', chart = PULLED): string {
  return `apiVersion: argoproj.io/v1alpha1\nkind: Application\nmetadata: {name: shop, namespace: argocd}\nspec:\n  project: default\n  destination: {namespace: shop, server: https://kubernetes.default.svc}\n  sources:\n    - {${chart}, helm: {valueFiles: ['$values/${file}']${more}}}\n    - {repoURL: '${URL}', ref: values}\n`;
}

function saidOf(text: string): readonly string[] {
  const contents = { 'app.yaml': text, 'shop/values.yaml': 'a: b\n' };
  const tree = { ...treeOf(contents), remotes: [URL] };
  const { problems, uncheckedEntries } = check(ENGINES, tree, catalogue, SETTINGS);
  return [
    ...problems.map(({ rule, help }) => `${rule}: ${help ?? ''}`),
    ...uncheckedEntries.map(({ reason }) => messageText(reason)),
  ];
}

test.each([
  ['a chart repository', PULLED, 'its chart is not available'],
  ['another repository', OF_GIT, 'its source is another repository'],
])('a values file of an Application that does not exist, of a chart in %s', (_, chart, reason) => {
  expect(saidOf(application('shop/values.yaml', '', chart))).toEqual([reason]);
  const ignoring = application('shop/valeus.yaml', ', ignoreMissingValueFiles: true', chart);
  expect(saidOf(ignoring)).toEqual([reason]);
  expect(saidOf(application('shop/valeus.yaml', '', chart))).toEqual([
    expect.stringContaining('unrenderable-chart: Did you mean `shop/values.yaml`?'),
  ]);
});
