import { expect, test } from 'vitest';
import { messageText } from '../../src/model/message.ts';
import { reportOf } from '../pipeline/problems-of.ts';
import { treeOf } from '../tree.ts';

const URL = 'https://git.example.com/team/apps';
const HERE = 'server: https://kubernetes.default.svc';
const ALL = `sourceRepos: ['*'], destinations: [{server: '*', namespace: '*'}]`;

function project(spec: string, name = 'shop'): string {
  return `apiVersion: argoproj.io/v1alpha1\nkind: AppProject\nmetadata: {name: ${name}, namespace: argocd}\nspec: {${spec}}\n`;
}

function application(destination: string, source = `repoURL: '${URL}', path: web`): string {
  return `apiVersion: argoproj.io/v1alpha1\nkind: Application\nmetadata: {name: web, namespace: argocd}\nspec: {project: shop, source: {${source}}, destination: {${destination}}}\n`;
}

const MAP = 'apiVersion: v1\nkind: ConfigMap\nmetadata: {name: map}\ndata: {a: b}\n';

function problemsOf(files: Readonly<Record<string, string>>): readonly string[] {
  const { problems } = reportOf({ ...treeOf({ 'web/map.yaml': MAP, ...files }), remotes: [URL] });
  return problems
    .filter(({ rule }) => rule === 'forbidden-application')
    .map(({ severity, message }) => `${severity}: ${messageText(message)}`);
}

test.each([
  [`${HERE}, namespace: shop`, `{${HERE}, namespace: shop}`, 0],
  [`${HERE}, namespace: other`, `{${HERE}, namespace: shop}`, 1],
  [`${HERE}, namespace: shop-dev`, `{${HERE}, namespace: 'shop-*'}`, 0],
  [`name: in-cluster, namespace: shop`, `{${HERE}, namespace: shop}`, 0],
  [`${HERE}, namespace: shop`, `{name: in-cluster, namespace: shop}`, 0],
  [`${HERE}, namespace: shop`, `{server: 'https://10.0.0.1', namespace: '*'}`, 1],
  ['name: prod, namespace: shop', `{server: 'https://10.0.0.1', namespace: shop}`, 0],
  ['name: prod, namespace: shop', `{server: 'https://10.0.0.1', namespace: other}`, 1],
  [`${HERE}, namespace: shop`, `{server: '*', namespace: '!kube-system'}`, 0],
  [`${HERE}, namespace: kube-system`, `{server: '*', namespace: '!kube-system'}`, 1],
  [
    `${HERE}, namespace: kube-system`,
    `{server: '*', namespace: '*'}, {server: '*', namespace: '!kube-system'}`,
    1,
  ],
  [`${HERE}, namespace: '{{ name }}'`, `{${HERE}, namespace: shop}`, 0],
  [`${HERE}, namespace: other`, `{${HERE}, namespace: '\${NAMESPACE}'}`, 0],
  [`${HERE}, namespace: other`, '', 1],
])('destination %s, where a project has %s', (destination, list, count) => {
  const found = problemsOf({
    'project.yaml': project(`sourceRepos: ['*'], destinations: [${list}]`),
    'app.yaml': application(destination),
  });
  expect(found).toHaveLength(count);
});

test.each([
  [URL, 0],
  [`${URL}.git`, 0],
  ['https://GIT.example.com/team/*', 0],
  ['git@git.example.com:team/apps.git', 1],
  ['https://git.example.com/*', 1],
  ['https://git.example.com/**', 0],
  ['!https://git.example.com/other', 0],
  [`!${URL}`, 1],
  ['${URL}', 0],
])('sources: %s', (pattern, count) => {
  const spec = `sourceRepos: ['${pattern}'], destinations: [{server: '*', namespace: '*'}]`;
  const found = problemsOf({
    'project.yaml': project(spec),
    'app.yaml': application(`${HERE}, namespace: shop`),
  });
  expect(found).toHaveLength(count);
});

test.each([
  [`source: {repoURL: 'https://git.example.com/other'}, sources: [{repoURL: '${URL}', path: web}]`],
  [
    `source: {repoURL: 'https://git.example.com/other'}, sourceHydrator: {drySource: {repoURL: '${URL}', path: web, targetRevision: HEAD}, syncSource: {targetBranch: out, path: web}}`,
  ],
])('a `source` that does not count may be any: %s', (sources) => {
  const found = problemsOf({
    'project.yaml': project(
      `sourceRepos: ['${URL}'], destinations: [{server: '*', namespace: '*'}]`,
    ),
    'app.yaml': application(`${HERE}, namespace: shop`).replace(/source: \{.*?\}/, () => sources),
  });
  expect(found).toEqual([]);
});

const NAMESPACE = 'apiVersion: v1\nkind: Namespace\nmetadata: {name: shop}\n';
const ROLE =
  'apiVersion: rbac.authorization.k8s.io/v1\nkind: ClusterRole\nmetadata: {name: a}\nrules: []\n';
const ELSEWHERE = MAP.replace('name: map', 'name: more, namespace: kube-system');

test.each([
  ['a namespace without a list', ALL, { 'web/a.yaml': NAMESPACE }, 1],
  [
    'a namespace in the list',
    `${ALL}, clusterResourceWhitelist: [{group: '', kind: Namespace}]`,
    { 'web/a.yaml': NAMESPACE },
    0,
  ],
  [
    'a role that is not in it',
    `${ALL}, clusterResourceWhitelist: [{group: '', kind: Namespace}]`,
    { 'web/a.yaml': ROLE },
    1,
  ],
  [
    'a pattern of kinds',
    `${ALL}, clusterResourceWhitelist: [{group: '*', kind: 'Cluster*'}]`,
    { 'web/a.yaml': ROLE },
    0,
  ],
  [
    'a kind in namespaces that is not in the list',
    `${ALL}, namespaceResourceWhitelist: [{group: '', kind: Secret}]`,
    {},
    1,
  ],
  [
    'a kind that is forbidden',
    `${ALL}, namespaceResourceBlacklist: [{group: '', kind: ConfigMap}]`,
    {},
    1,
  ],
  [
    'a kind that neither list has, wherever it is',
    `${ALL}, namespaceResourceWhitelist: [{group: '', kind: '*'}]`,
    { 'web/a.yaml': 'apiVersion: example.com/v1\nkind: Widget\nmetadata: {name: a}\n' },
    1,
  ],
  [
    'an object in another namespace',
    `sourceRepos: ['*'], destinations: [{server: '*', namespace: shop}]`,
    { 'web/a.yaml': ELSEWHERE },
    1,
  ],
])('%s', (_, spec, files, count) => {
  const app = application(`${HERE}, namespace: shop`);
  expect(problemsOf({ 'project.yaml': project(spec), 'app.yaml': app, ...files })).toHaveLength(
    count,
  );
});

test('global projects may permit more', () => {
  const files = {
    'project.yaml': project(`sourceRepos: ['*'], destinations: []`),
    'app.yaml': application(`${HERE}, namespace: shop`),
  };
  const cm =
    'apiVersion: v1\nkind: ConfigMap\nmetadata: {name: argocd-cm}\ndata: {globalProjects: "[]"}\n';
  expect(problemsOf(files)).toHaveLength(1);
  expect(problemsOf({ ...files, 'cm.yaml': cm })).toEqual([]);
});

test('a project of the same name that permits it, and one that is not here', () => {
  const app = application(`${HERE}, namespace: shop`);
  const none = project(`sourceRepos: ['*']`);
  expect(problemsOf({ 'a.yaml': none, 'app.yaml': app })).toEqual([
    'error: Application `argocd/web` is not synced: none of the `destinations` of AppProject `argocd/shop` has namespace `shop` of cluster `https://kubernetes.default.svc`. Argo CD: `application destination … do not match any of the allowed destinations in project`.',
  ]);
  expect(problemsOf({ 'a.yaml': none, 'b.yaml': project(ALL), 'app.yaml': app })).toEqual([]);
  expect(problemsOf({ 'a.yaml': project('', 'other'), 'app.yaml': app })).toEqual([]);
});

test('a project that is misspelled, and that more Applications have', () => {
  const said = (written: string, more = ''): readonly string[] => {
    const app = application(`${HERE}, namespace: shop`).replace(
      'project: shop',
      `project: ${written}`,
    );
    const others = ['a', 'b'].map((each) =>
      application(`${HERE}, namespace: shop`)
        .replace('project: shop', 'project: shop-production')
        .replace('name: web', `name: ${each}`),
    );
    const projects = `${project(ALL, 'shop-production')}---\n${project(ALL, 'shop')}${more}`;
    return problemsOf({ 'p.yaml': projects, 'app.yaml': [app, ...others].join('---\n') });
  };
  const found =
    'warning: Application `argocd/web` is of project `shop-prod`, which nothing in this repository defines. Without it, Argo CD does not sync the Application (`InvalidSpecError`).';
  expect(said('shop-prod')).toEqual([found]);
  expect(said('shop-production')).toEqual([]);
  expect(said('shop-web')).toEqual([]);
  expect(said('default')).toEqual([]);
  expect(said('shop-prod', `---\n${project(ALL, 'shop-prod')}`)).toEqual([]);
});

const SET = (of: string): string =>
  `apiVersion: argoproj.io/v1alpha1\nkind: ApplicationSet\nmetadata: {name: web, namespace: argocd}\nspec: {generators: [{list: {elements: [{app: a}]}}], template: {metadata: {name: '{{app}}'}, spec: {project: ${of}, source: {repoURL: '${URL}', path: web}, destination: {${HERE}, namespace: shop}}}}\n`;

test.each<readonly [string, Readonly<Record<string, string>>, number]>([
  ['a misspelled `default`', { 'a.yaml': application(HERE).replace(': shop', ': defualt') }, 1],
  ['a name like `default`', { 'a.yaml': application(HERE).replace(': shop', ': default-2') }, 0],
  ['no project of the name', { 'a.yaml': application(HERE).replace(': shop', ': storefront') }, 0],
  [
    'a project that nothing else names',
    {
      'a.yaml': application(HERE).replace(': shop', ': storefornt'),
      'p.yaml': project(ALL, 'storefront'),
    },
    1,
  ],
  [
    'a set of a misspelled project',
    {
      'a.yaml': SET('storefornt'),
      'b.yaml': SET('storefront').replace('name: web', 'name: b'),
      'p.yaml': project(ALL, 'storefront'),
    },
    1,
  ],
  [
    'fewer places name the project that exists',
    {
      'a.yaml': SET('storefornt'),
      'b.yaml': SET('storefornt').replace('name: web', 'name: b'),
      'c.yaml': SET('storefront').replace('name: web', 'name: c'),
      'p.yaml': project(ALL, 'storefront'),
    },
    0,
  ],
])('the project of an Application: %s', (_, files, count) => {
  expect(problemsOf(files)).toHaveLength(count);
});
