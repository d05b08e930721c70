import { expect, test } from 'vitest';
import { catalogue } from '../../rules/catalogue.ts';
import { ENGINES } from '../../src/commands/engines.ts';
import { check } from '../../src/pipeline/check.ts';
import type { Report } from '../../src/model/report.ts';
import { hostSpan } from '../../src/model/span.ts';
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
    'another chart is not previewed',
    dependency('1.0.0').replace('app-template', 'redis'),
    `redis: {${POD.replace('SECRET', 'web-scret')}}`,
    [],
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
