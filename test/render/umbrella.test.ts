import { expect, test } from 'vitest';
import { catalogue } from '../../rules/catalogue.ts';
import { ENGINES } from '../../src/commands/engines.ts';
import { itemsAt, scalarAt } from '../../src/model/node.ts';
import type { Report } from '../../src/model/report.ts';
import { hostSpan } from '../../src/model/span.ts';
import { check } from '../../src/pipeline/check.ts';
import { SETTINGS } from '../settings.ts';
import { treeOf } from '../tree.ts';

const URL = 'https://git.example.org/team/repo.git';

/** An Application of a chart whose dependency is not here. */
function reportOf(dependency: string, values: string, template: string): Report {
  const files = {
    'app.yaml': `apiVersion: argoproj.io/v1alpha1\nkind: Application\nmetadata: {name: web, namespace: argocd}\nspec: {project: default, source: {repoURL: '${URL}', path: web}, destination: {server: https://kubernetes.default.svc, namespace: web}}\n`,
    'web/Chart.yaml': `apiVersion: v2\nname: web\nversion: 1.0.0\ndependencies: [${dependency}]\n`,
    'web/values.yaml': values,
    'web/templates/own.yaml': template,
  };
  return check(ENGINES, { ...treeOf(files), remotes: [URL] }, catalogue, SETTINGS);
}

const SECRET = 'apiVersion: v1\nkind: Secret\nmetadata: {name: web-secret}\nstringData: {A: b}\n';
const POD =
  'controllers: {main: {containers: {main: {image: {repository: nginx, tag: "1"}, args: ["$(NONE)"], envFrom: [{secretRef: {name: SECRET}}]}}}}';
const dependency = (version: string, more = ''): string =>
  `{name: app-template, version: ${version}, repository: https://bjw-s-labs.github.io/helm-charts${more}}`;

test.each<[string, string, string, readonly string[]]>([
  [
    'a misspelled name',
    dependency('3.7.3'),
    `app-template: {${POD.replace('SECRET', 'web-scret')}}`,
    ['missing-secret web/values.yaml'],
  ],
  [
    'under an alias, with a range of versions',
    dependency('^4.0.0', ', alias: app'),
    `app: {${POD.replace('SECRET', 'web-scret')}}`,
    ['missing-secret web/values.yaml'],
  ],
  [
    'rules about environments',
    dependency('3.7.3'),
    `app-template: {${POD.replace('SECRET', 'web-secret')}}`,
    ['undefined-variable-reference web/values.yaml'],
  ],
  [
    'switched off',
    dependency('3.7.3', ', condition: on'),
    `{on: false, app-template: {${POD.replace('SECRET', 'web-scret')}}}`,
    [],
  ],
  [
    'another chart is not previewed, and its values name Secrets all the same',
    dependency('1.0.0').replace('app-template', 'redis'),
    `redis: {${POD.replace('SECRET', 'web-scret')}}`,
    ['missing-secret web/values.yaml'],
  ],
])('a dependency that is nothing but its values: %s', (_, declared, values, expected) => {
  const { problems } = reportOf(declared, values, SECRET);
  expect(problems.map(({ rule, at }) => `${rule} ${hostSpan(at).file.path}`)).toEqual(expected);
});

test('the build is marked as previewed, and what the chart itself makes is there', () => {
  const values = `app-template: {${POD.replace('SECRET', 'web-secret')}}`;
  const { builds } = reportOf(dependency('3.7.3'), values, SECRET);
  const web = builds.find(({ kind }) => kind === 'argo-application');
  expect(web?.previewed).toBe(true);
  expect(web?.objects.map(({ kind, name }) => `${kind} ${name}`)).toEqual([
    'Secret web-secret',
    'Deployment web',
  ]);
});

test('a missing dependency does not hide a template that cannot be parsed', () => {
  const broken = `${SECRET}  {{- if .Values.a) }}\n  B: c\n  {{- end }}\n`;
  const { problems } = reportOf(
    '{name: redis, version: 1.0.0, repository: https://x.org}',
    '{}',
    broken,
  );
  expect(
    problems.map(({ rule, severity, at }) => `${severity} ${rule} ${hostSpan(at).file.path}`),
  ).toEqual(['error unrenderable-chart web/templates/own.yaml']);
});

const LOADER = '{{ include "bjw-s.common.loader.all" . }}\n';
const INIT = `{{ include "bjw-s.common.loader.init" . }}
{{ define "web.own" }}controllers: {main: {containers: {main: {envFrom: [{secretRef: {name: from-template}}]}}}}{{ end }}
{{ $_ := mergeOverwrite .Values (include "web.own" . | fromYaml) }}
{{ include "bjw-s.common.loader.generate" . }}
`;
const ONE_POD = 'image: {repository: nginx, tag: "1"}\nenvFrom: [{secretRef: {name: SECRET}}]\n';
const library = (repository: string, version: string): string =>
  `{name: common, version: ${version}, repository: "https://${repository}"}`;
const bjws = (version: string): string => library('bjw-s-labs.github.io/helm-charts', version);

test.each<[string, string, string, string, readonly string[]]>([
  ['its loader', bjws('4.6.2'), POD, LOADER, ['Deployment web: SECRET']],
  ['a range', bjws('^3.7.0'), POD, LOADER, ['Deployment web: SECRET']],
  ['values of the template', bjws('3.7.3'), POD, INIT, ['Deployment web: from-template']],
  ['one pod', bjws('1.5.1'), ONE_POD, LOADER, ['Deployment web: SECRET']],
  [
    'one pod of k8s-at-home',
    library('library-charts.k8s-at-home.com', '4.5.2'),
    ONE_POD,
    '{{ include "common.values.setup" . }}\n{{ include "common.all" . }}\n',
    ['Deployment web: SECRET'],
  ],
  [
    'its names',
    bjws('4.6.2'),
    POD,
    `${LOADER}---\napiVersion: v1\nkind: ConfigMap\nmetadata: {name: '{{ include "bjw-s.common.lib.chart.names.fullname" . }}'}\n`,
    ['ConfigMap web', 'Deployment web: SECRET'],
  ],
  ['another library', library('charts.example.org', '4.6.2'), POD, LOADER, []],
  ['a template that is not known', bjws('4.6.2'), POD, '{{ include "bjw-s.other" . }}\n', []],
])('a chart that calls the common library: %s', (_, declared, values, template, expected) => {
  const { builds } = reportOf(declared, values, template);
  const web = builds.find(({ kind }) => kind === 'argo-application');
  expect(
    web?.objects
      .map(({ kind, name = '', node }) => {
        const [container] = itemsAt(node, 'spec', 'template', 'spec', 'containers');
        const [from] = itemsAt(container, 'envFrom');
        const secret = scalarAt(from, 'secretRef', 'name')?.text;
        return secret === undefined ? `${kind} ${name}` : `${kind} ${name}: ${secret}`;
      })
      .sort(),
  ).toEqual(expected);
});

test('a dependency of a dependency', () => {
  const url = 'https://git.example.org/team/repo.git';
  const files = {
    'app.yaml': `apiVersion: argoproj.io/v1alpha1\nkind: Application\nmetadata: {name: web, namespace: argocd}\nspec: {project: default, source: {repoURL: '${url}', path: web}, destination: {server: https://kubernetes.default.svc, namespace: web}}\n`,
    'web/Chart.yaml':
      'apiVersion: v2\nname: web\nversion: 1.0.0\ndependencies: [{name: near, alias: own, version: 1.0.0, repository: "file://../near"}]\n',
    'near/Chart.yaml': `apiVersion: v2\nname: near\nversion: 1.0.0\ndependencies: [${dependency('4.6.2')}]\n`,
    'web/values.yaml': `own: {app-template: {${POD.replace('SECRET', 'gone')}}}\n`,
  };
  const { builds } = check(ENGINES, { ...treeOf(files), remotes: [url] }, catalogue, SETTINGS);
  const web = builds.find(({ kind }) => kind === 'argo-application');
  expect(web?.objects.map(({ kind, name }) => `${kind} ${name}`)).toEqual(['Deployment web']);
});

const application = (name: string, path: string): string =>
  `apiVersion: argoproj.io/v1alpha1\nkind: Application\nmetadata: {name: ${name}, namespace: argocd}\nspec: {project: default, source: {repoURL: '${URL}', path: ${path}}, destination: {server: https://kubernetes.default.svc, namespace: NAMESPACE}}\n`;
const MAP =
  'apiVersion: v1\nkind: ConfigMap\nmetadata: {name: shared, namespace: "{{ .Release.Namespace }}"}\ndata: {a: b}\n';
const READER =
  'apiVersion: v1\nkind: Pod\nmetadata: {name: api, namespace: "{{ .Release.Namespace }}"}\nspec: {containers: [{name: a, image: a, envFrom: [{configMapRef: {name: shared}}]}]}\n';

test.each([
  ['its namespace', 'shop', []],
  ['another one', 'other', ['missing-config-map']],
])(
  'an umbrella chart makes what one of its charts reads, which an Application deploys again into %s',
  (_title, namespace, rules) => {
    const files = {
      'argocd/all.yaml': application('all', 'all').replace('NAMESPACE', 'shop'),
      'argocd/dev/api.yaml': application('api', 'charts/api').replace('NAMESPACE', namespace),
      'all/Chart.yaml':
        'apiVersion: v2\nname: all\nversion: 1.0.0\ndependencies: [{name: api, version: 1.0.0, repository: "file://../charts/api"}]\n',
      'all/templates/map.yaml': MAP,
      'charts/api/Chart.yaml': 'apiVersion: v2\nname: api\nversion: 1.0.0\n',
      'charts/api/templates/pod.yaml': READER,
    };
    const tree = { ...treeOf(files), remotes: [URL] };
    const { problems } = check(ENGINES, tree, catalogue, SETTINGS);
    expect(problems.map(({ rule }) => rule)).toEqual(rules);
  },
);
