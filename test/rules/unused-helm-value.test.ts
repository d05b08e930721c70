import { expect, test } from 'vitest';
import { catalogue } from '../../rules/catalogue.ts';
import { ENGINES } from '../../src/commands/engines.ts';
import { check } from '../../src/pipeline/check.ts';
import { SETTINGS } from '../settings.ts';
import { treeOf } from '../tree.ts';

function said(files: Readonly<Record<string, string>>): readonly string[] {
  const { problems } = check(ENGINES, treeOf(files), catalogue, SETTINGS);
  return problems
    .filter(({ rule }) => rule === 'unused-helm-value')
    .map(({ severity, message, help }) => `${severity} ${message.slice(0, 40)} ${help}`);
}

const release = (values: string, chart = 'web'): string =>
  `apiVersion: helm.toolkit.fluxcd.io/v2
kind: HelmRelease
metadata: {name: web, namespace: shop}
spec: {chart: {spec: {chart: ${chart}, sourceRef: {kind: ${chart === 'web' ? 'HelmRepository' : 'GitRepository'}, name: flux-system}}}, values: ${values}}
`;

const SUB_PATH = 'warning A mount has no field `subpath`. Charts p Did you mean `subPath`?';

const SECRET_NAME = 'warning A Secret volume has no field `name`. Cha Did you mean `secretName`?';

test.each([
  ['a mount', '{extraVolumeMounts: [{name: a, mountPath: /a, subpath: a}]}', [SUB_PATH]],
  [
    'a mount of a part',
    '{server: {volumeMounts: [{name: a, mountPath: /a, subPaht: a}]}}',
    ['warning A mount has no field `subPaht`. Charts p Did you mean `subPath`?'],
  ],
  [
    'mounts by controller and container',
    '{persistence: {a: {advancedMounts: {main: {app: [{path: /a, subpath: a}]}}}}}',
    [SUB_PATH],
  ],
  ['mounts of all', '{persistence: {a: {globalMounts: [{path: /a, subpath: a}]}}}', [SUB_PATH]],
  ['a Secret volume', '{extraVolumes: [{name: a, secret: {name: b}}]}', [SECRET_NAME]],
  [
    'fields that exist',
    '{volumeMounts: [{name: a, mountPath: /a, subPath: a, readOnly: true}]}',
    [],
  ],
  ['a field that the chart may have', '{volumeMounts: [{name: a, mountPath: /a, kind: b}]}', []],
  ['both spellings', '{volumeMounts: [{name: a, subPath: a, subpath: a}]}', []],
  ['a volume of the right form', '{volumes: [{name: a, secret: {secretName: b, name: b}}]}', []],
  ['a Secret that is no volume', '{secrets: [{name: a, secret: {name: b}}]}', []],
])('values of a chart that is not here: %s', (_, values, expected) => {
  expect(said({ 'release.yaml': release(values) })).toEqual(expected);
});

test('a chart that is here says itself what it reads', () => {
  const files = {
    'release.yaml': release('{volumeMounts: [{name: a, subpath: b}]}', './chart'),
    'chart/Chart.yaml': 'apiVersion: v2\nname: web\nversion: 1.0.0\n',
    'chart/templates/a.yaml':
      'apiVersion: v1\nkind: ConfigMap\nmetadata: {name: a}\ndata: {a: {{ (first .Values.volumeMounts).subpath | quote }}}\n',
  };
  expect(said(files)).toEqual([]);
});

test('values for a dependency that is not here', () => {
  const files = {
    'release.yaml': release('{}', './chart'),
    'chart/Chart.yaml':
      'apiVersion: v2\nname: web\nversion: 1.0.0\ndependencies: [{name: proxy, version: 1.0.0, repository: https://charts.example.com}]\n',
    'chart/values.yaml':
      'proxy: {extraVolumes: [{name: a, secret: {name: b}}], extraVolumeMounts: [{name: a, mountPath: /a, subpath: b}]}\n',
  };
  expect(said(files)).toEqual([SECRET_NAME, SUB_PATH]);
});

const unread = (environment: string): Readonly<Record<string, string>> => ({
  'release.yaml': release(`{environment: ${environment}}`, './chart'),
  'chart/Chart.yaml': 'apiVersion: v2\nname: web\nversion: 1.0.0\n',
  'chart/templates/a.yaml': 'apiVersion: v1\nkind: ConfigMap\nmetadata: {name: a}\ndata: {a: b}\n',
});

test('`environment` may be the name of one: no container lacks it', () => {
  expect(said(unread('prod'))).toEqual([expect.stringMatching(/^info /)]);
  expect(said(unread('{LOG_LEVEL: debug}'))).toEqual([expect.stringMatching(/^warning /)]);
});

const chart = (template: string, values = 'account: {annotations: {}}\nverboseLog: 1\n') => ({
  'chart/Chart.yaml': 'apiVersion: v2\nname: web\nversion: 1.0.0\n',
  'chart/values.yaml': values,
  'chart/templates/a.yaml': `apiVersion: v1\nkind: ConfigMap\nmetadata: {name: a}\ndata:\n  a: ${template}\n`,
});

test.each([
  ['{{ .Values.VerboseLog }}', 'Did you mean `verboseLog`?'],
  ['{{ if $.Values.account.Annotations }}b{{ end }}', 'Did you mean `annotations`?'],
  ['{{ .Values.account.annotations }}', undefined],
  ['{{ .Values.VerboseLog | default .Values.verboseLog }}', undefined],
  ['{{/* .Values.VerboseLog */}}b', undefined],
  ['.Values.VerboseLog', undefined],
  ['{{ if .Values.VerboseLog }}{{ fail "Write verboseLog" }}{{ end }}', undefined],
  ['{{ .Values.Account }}{{ .Values.other }}', 'Did you mean `account`?'],
  ['{{ .Values.verbosLog }}', 'Did you mean `verboseLog`?'],
  ['{{ .Values.verbosLog }}\n  b: {{ .Values.verboseLog }}', 'Did you mean `verboseLog`?'],
  ['{{ .Values.verbosLog | default .Values.verboseLog }}', undefined],
  ['{{ .Values.acount.annotations }}', 'Did you mean `account`?'],
  ['{{ .Values.account.annotation }}', 'Did you mean `annotations`?'],
  ['{{ .Values.account.annotation }}\n  b: {{ .Values.account.annotations }}', undefined],
  ['{{ .Values.account.annotation }}\n  b: {{ toYaml .Values.account }}', undefined],
])('a template that reads a value in another case, or misspelled: %s', (template, expected) => {
  const { problems } = check(ENGINES, treeOf(chart(template)), catalogue, SETTINGS);
  const found = problems.filter(({ rule }) => rule === 'unused-helm-value');
  expect(found.map(({ help }) => help?.split(' No entry')[0])).toEqual(
    expected === undefined ? [] : [expected],
  );
});

test('what a template reads in another case is one problem', () => {
  const twice = '{{ .Values.VerboseLog }}\n  b: {{ .Values.VerboseLog }}';
  const { problems } = check(ENGINES, treeOf(chart(twice)), catalogue, SETTINGS);
  const found = problems.filter(({ rule }) => rule === 'unused-helm-value');
  expect(found.map(({ related = [] }) => related.length)).toEqual([2]);
});

test.each([
  ['values of an environment', { 'chart/values-prod.yaml': 'VerboseLog: 1\n' }],
  [
    'a subchart',
    { 'chart/charts/VerboseLog/Chart.yaml': 'apiVersion: v2\nname: VerboseLog\nversion: 1.0.0\n' },
  ],
])('what a template reads in another case is set by %s', (_, files) => {
  const tree = treeOf({ ...chart('{{ .Values.VerboseLog }}'), ...files });
  const { problems } = check(ENGINES, tree, catalogue, SETTINGS);
  expect(problems.filter(({ rule }) => rule === 'unused-helm-value')).toEqual([]);
});

test.each([
  ['[]', 'info'],
  ['{}', 'info'],
  ['[{name: LOG_LEVEL, value: debug}]', 'warning'],
])('no container lacks the variables of an empty list: %s', (env, severity) => {
  const files = { ...unread('prod'), 'release.yaml': release(`{env: ${env}}`, './chart') };
  expect(said(files)).toEqual([expect.stringMatching(`^${severity} `)]);
});

test.each([
  ['/apps/web/values.yaml', 'true', ['Write `$values/apps/web/values.yaml`.']],
  ['apps/web/values.yaml', 'true', ['Write `$values/apps/web/values.yaml`.']],
  ['$values/apps/web/values.yaml', 'true', []],
  ['apps/shop/values.yaml', 'true', []],
  ['/apps/web/values.yaml', 'false', []],
])('a values file of this repository for a chart from elsewhere: %s', (file, ignores, expected) => {
  const app = `apiVersion: argoproj.io/v1alpha1
kind: Application
metadata: {name: web, namespace: argocd}
spec:
  destination: {server: 'https://kubernetes.default.svc', namespace: web}
  sources:
    - repoURL: https://charts.example.com
      chart: web
      targetRevision: 1.0.0
      helm: {ignoreMissingValueFiles: ${ignores}, valueFiles: ['${file}']}
    - {repoURL: 'https://git.example/o/r', ref: values}
`;
  const tree = treeOf({ 'argo/web.yaml': app, 'apps/web/values.yaml': 'a: b\n' });
  const { problems } = check(ENGINES, tree, catalogue, SETTINGS);
  const found = problems.filter(({ rule }) => rule === 'unused-helm-value');
  expect(found.map(({ help }) => help)).toEqual(expected);
});

test.each([
  ['dev.yaml', 'services: {web: 80}\n', 0],
  ['dev.yaml', 'other: 1\n', 1],
])('a default beside a value of nearly its name that %s sets', (file, text, count) => {
  const url = 'https://git.example/o/r';
  const tree = treeOf({
    'app.yaml': `apiVersion: argoproj.io/v1alpha1
kind: Application
metadata: {name: web, namespace: argocd}
spec:
  project: default
  source: {repoURL: ${url}, path: chart, helm: {valueFiles: [values.yaml, ${file}]}}
  destination: {server: https://kubernetes.default.svc, namespace: shop}
`,
    'chart/Chart.yaml': 'apiVersion: v2\nname: web\nversion: 1.0.0\n',
    'chart/values.yaml': 'service: {port: 80}\nother: 1\n',
    [`chart/${file}`]: text,
    'chart/templates/a.yaml':
      'apiVersion: v1\nkind: ConfigMap\nmetadata: {name: a}\ndata: {a: {{ toJson .Values.services | quote }}, b: {{ .Values.other | quote }}}\n',
  });
  const { problems } = check(ENGINES, { ...tree, remotes: [url] }, catalogue, SETTINGS);
  const found = problems.filter(
    ({ rule, severity }) => rule === 'unused-helm-value' && severity === 'warning',
  );
  expect(found).toHaveLength(count);
});
