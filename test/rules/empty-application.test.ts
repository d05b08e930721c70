import { expect, test } from 'vitest';
import { catalogue } from '../../rules/catalogue.ts';
import { ENGINES } from '../../src/commands/engines.ts';
import type { FileTree } from '../../src/model/file-tree.ts';
import { messageText } from '../../src/model/message.ts';
import { examine } from '../../src/pipeline/examine.ts';
import { SETTINGS } from '../settings.ts';
import { treeOf } from '../tree.ts';

const URL = 'https://git.example.org/team/repo.git';
const CONFIG = 'apiVersion: v1\nkind: ConfigMap\nmetadata: {name: a}\ndata: {A: b}\n';
const DESTINATION = 'destination: {server: https://kubernetes.default.svc, namespace: shop}';

const set = (generator: string): string =>
  `apiVersion: argoproj.io/v1alpha1
kind: ApplicationSet
metadata: {name: apps, namespace: argocd}
spec:
  generators: [${generator}]
  template:
    metadata: {name: '{{path.basename}}'}
    spec: {project: default, source: {repoURL: '${URL}', path: '{{path}}'}, ${DESTINATION}}
`;
const git = (path: string, more = ''): string =>
  `{git: {repoURL: '${URL}', directories: [{path: '${path}'}]${more}}}`;

const application = (source: string): string =>
  `apiVersion: argoproj.io/v1alpha1
kind: Application
metadata: {name: shop, namespace: argocd}
spec: {project: default, source: {repoURL: '${URL}', ${source}}, ${DESTINATION}}
`;

function treeWith(files: Readonly<Record<string, string>>): FileTree {
  return { ...treeOf(files), remotes: [URL] };
}

/** What the rule says of a tree, with the tree of its base. */
function found(
  head: Readonly<Record<string, string>>,
  base?: Readonly<Record<string, string>>,
): readonly string[] {
  const before = base && examine(ENGINES, treeWith(base), catalogue, SETTINGS).evidence;
  const { report } = examine(ENGINES, treeWith(head), catalogue, SETTINGS, before);
  const own = report.problems.filter(({ rule }) => rule === 'empty-application');
  return own.map(({ severity, message }) => `${severity}: ${message}`);
}

const APPS = { 'apps/a/a.yaml': CONFIG, 'apps/b/b.yaml': CONFIG };
const NOTHING =
  'The generator of ApplicationSet `argocd/apps` matches nothing in this repository, so it generates no Applications.';

test.each<[string, string, readonly string[]]>([
  ['it matches', git('apps/*'), []],
  ['it matches nothing', git('appps/*'), [`warning: ${NOTHING}`]],
  ['files', `{git: {repoURL: '${URL}', files: [{path: 'envs/*.json'}]}}`, [`warning: ${NOTHING}`]],
  ['another program fills in its path', git('envs/${environment}'), []],
  [
    'all that it finds is excluded',
    `{git: {repoURL: '${URL}', directories: [{path: 'apps/*'}, {path: 'apps/*', exclude: true}]}}`,
    [],
  ],
  [
    'all files that it finds are excluded',
    `{git: {repoURL: '${URL}', files: [{path: 'apps/*/a.yaml'}, {path: 'apps/a/*', exclude: true}]}}`,
    [],
  ],
  [
    'what it excludes is not what it looks for',
    `{git: {repoURL: '${URL}', directories: [{path: 'appps/*'}, {path: 'apps/*', exclude: true}]}}`,
    [`warning: ${NOTHING}`],
  ],
  ['another branch', git('appps/*', ', revision: release'), []],
  ['another repository', git('appps/*').replace(URL, 'https://git.example.org/other/x.git'), []],
  ['one of two matches', `${git('appps/*')}, ${git('apps/*')}`, []],
  ['a list without elements, written so', '{list: {elements: []}}', []],
  [
    'such a list in a matrix with folders that exist',
    `{matrix: {generators: [${git('apps/*')}, {list: {elements: []}}]}}`,
    [],
  ],
])('a generator: %s', (_, generator, expected) => {
  expect(found({ ...APPS, 'set.yaml': set(generator) })).toEqual(expected);
});

test('git keeps the empty folder in which the generator looks', () => {
  const kept = { ...APPS, 'apps.yaml': set(git('later/prod/*')), 'later/prod/.gitkeep': '' };
  expect(found(kept)).toEqual([]);
  expect(found({ ...kept, 'apps.yaml': set(git('late/prod/*')) })).toEqual([`warning: ${NOTHING}`]);
});

test('an Application of a set for a folder with a manifest in a comment', () => {
  const off = { 'apps/a/a.yaml': CONFIG.replaceAll(/^/gm, '# '), 'apps/b/b.yaml': CONFIG };
  expect(found({ ...off, 'apps.yaml': set(git('apps/*')) })).toEqual([]);
  const written = { ...off, 'apps.yaml': application('path: apps/a') };
  expect(found(written)).toHaveLength(1);
});

test('the base makes Applications', () => {
  const base = { ...APPS, 'set.yaml': set(git('apps/*')) };
  expect(found({ ...APPS, 'set.yaml': set(git('appps/*')) }, base)).toEqual([
    `error: ${NOTHING} It generated 2 Applications before this change.`,
  ]);
});

test('a set of argocd-autopilot matches nothing until the first application is added', () => {
  const label = "labels: {app.kubernetes.io/managed-by: argocd-autopilot}, name: '{{";
  const ofAutopilot = (path: string): string => set(git(path)).replace("name: '{{", label);
  expect(found({ ...APPS, 'set.yaml': ofAutopilot('appps/*') })).toEqual([]);
  const base = { ...APPS, 'set.yaml': ofAutopilot('apps/*') };
  expect(found({ ...APPS, 'set.yaml': ofAutopilot('appps/*') }, base)).toHaveLength(1);
});

test.each<[string, string, Readonly<Record<string, string>>, readonly string[]]>([
  ['manifests', 'path: shop', { 'shop/a.yaml': CONFIG }, []],
  [
    'no manifests',
    'path: shop',
    { 'shop/README.md': 'x' },
    ['warning: Application `argocd/shop` deploys nothing: there is no manifest in `shop`.'],
  ],
  ['a file that keeps it', 'path: shop', { 'shop/.gitkeep': '', 'shop/README.md': 'x' }, []],
  [
    'manifests in folders below it',
    'path: shop',
    { 'shop/prod/a.yaml': CONFIG },
    [
      'warning: Application `argocd/shop` deploys nothing: there is no manifest in `shop`. Argo CD reads only the files directly in the folder, and 1 file with manifests is in folders below it.',
    ],
  ],
  [
    'all folders are read',
    'path: shop, directory: {recurse: true}',
    { 'shop/p/a.yaml': CONFIG },
    [],
  ],
  [
    'its patterns fit none of the manifests',
    "path: shop, directory: {recurse: true, include: '{a.yaml,c.yaml}'}",
    { 'shop/p/a.yaml': CONFIG, 'shop/q/b.yaml': CONFIG },
    [
      'warning: Application `argocd/shop` deploys nothing: `include` fits none of the 2 files with manifests in `shop` and below.',
    ],
  ],
  [
    'a chart may leave out everything',
    'path: shop',
    {
      'shop/Chart.yaml': 'apiVersion: v2\nname: shop\nversion: 1.0.0\n',
      'shop/templates/a.yaml': '{{ if .Values.on }}{{ end }}',
    },
    [],
  ],
])('the folder of an Application: %s', (_, source, files, expected) => {
  expect(found({ ...files, 'app.yaml': application(source) })).toEqual(expected);
});

test('a folder that may be empty, unless the change empties it', () => {
  const app = application('path: shop').replace(
    'spec: {',
    'spec: {syncPolicy: {automated: {allowEmpty: true}}, ',
  );
  const files = { 'app.yaml': app, 'shop/README.md': 'x' };
  expect(found(files)).toEqual([]);
  expect(found(files, { ...files, 'shop/a.yaml': CONFIG })).toHaveLength(1);
});

test('the base has objects', () => {
  const files = { 'app.yaml': application('path: shop'), 'shop/README.md': 'x' };
  expect(found(files, { ...files, 'shop/a.yaml': CONFIG })).toEqual([
    'error: Application `argocd/shop` deploys nothing: there is no manifest in `shop`. It deployed 1 object before this change.',
  ]);
});

const several = (other: string): readonly string[] =>
  found({
    'app.yaml': application('path: values').replace(
      `source: {repoURL: '${URL}', path: values}`,
      `sources: [{repoURL: '${URL}', path: values, ref: values}, {repoURL: '${URL}', ${other}}]`,
    ),
    'values/prod.txt': '',
    'apps/a.yaml': CONFIG,
  });

test('one source of several may hold nothing but values', () => {
  expect(several('path: apps')).toEqual([]);
  expect(several("chart: web, targetRevision: '1'")).toEqual([]);
});

const POD = 'apiVersion: v1\nkind: Pod\nmetadata: {name: a}\nspec: {containers: [{name: c}]}\n';
const NAMESPACE = 'apiVersion: v1\nkind: Namespace\nmetadata: {name: shop}\n';
const FRAME = { 'app.yaml': application('path: shop'), 'shop/namespace.yaml': NAMESPACE };

test.each<[string, Readonly<Record<string, string>>, readonly string[]]>([
  [
    'below it',
    { ...FRAME, 'shop/api/pod.yaml': POD, 'shop/db/config.yaml': CONFIG },
    [
      'warning: Application `argocd/shop` deploys nothing that runs. Argo CD reads only the files directly in the folder, and 2 files with manifests are in folders below it.',
    ],
  ],
  ['nowhere', { ...FRAME, 'shop/api/config.yaml': CONFIG }, []],
  [
    'below it, and only one file is included',
    {
      ...FRAME,
      'app.yaml': application('path: shop, directory: {include: namespace.yaml}'),
      'shop/api/pod.yaml': POD,
    },
    [],
  ],
  ['in it', { ...FRAME, 'shop/pod.yaml': POD, 'shop/old/pod.yaml': POD }, []],
  ['beside something else', { ...FRAME, 'shop/map.yaml': CONFIG, 'shop/api/pod.yaml': POD }, []],
  [
    'that another one deploys',
    {
      ...FRAME,
      'shop/api/pod.yaml': POD,
      'api.yaml': application('path: shop/api').replace('name: shop', 'name: api'),
    },
    [],
  ],
  [
    'which it reads',
    {
      ...FRAME,
      'app.yaml': application('path: shop, directory: {recurse: true}'),
      'shop/api/pod.yaml': POD,
    },
    [],
  ],
])('an Application of a Namespace, with workloads %s', (_, files, expected) => {
  expect(found(files)).toEqual(expected);
});

test('a folder that a plugin may render is not empty', () => {
  const app = { 'app.yaml': application('path: shop') };
  expect(found({ ...app, 'shop/notes.txt': '' })).toHaveLength(1);
  expect(found({ ...app, 'shop/kube.cue': 'package kube\n' })).toEqual([]);
});

test('sets whose generators read the same files have one cause', () => {
  const files = `{git: {repoURL: '${URL}', files: [{path: 'tenants/*.yaml'}]}}`;
  const other = set(files).replace('name: apps', 'name: tools');
  const { report } = examine(
    ENGINES,
    treeWith({ 'a.yaml': set(files), 'b.yaml': other, 'c.yaml': set(git('appps/*')) }),
    catalogue,
    SETTINGS,
  );
  expect(report.problems.map(({ cause }) => cause)).toEqual([
    "no match for 'tenants/*.yaml'",
    "no match for 'tenants/*.yaml'",
    "no match for 'appps/*'",
  ]);
});

test('a folder that is not among those that are checked is not called empty', () => {
  const all = treeWith({ 'argocd/app.yaml': application('path: apps/a'), ...APPS });
  const [own, around] = [true, false].map((isOwn) =>
    all.paths.filter((path) => path.startsWith('argocd/') === isOwn),
  );
  const part = { ...all, paths: own ?? [], around: () => around ?? [] };
  const { report } = examine(ENGINES, part, catalogue, SETTINGS);
  expect(report.problems).toEqual([]);
  expect(report.uncheckedEntries.map(({ reason }) => messageText(reason))).toEqual([
    'its folder is not among those that are checked',
  ]);
});

const child = (name: string, namespace: string): string =>
  `---\n${application("path: 'apps/a'").replace('name: shop, namespace: argocd', `name: ${name}, namespace: ${namespace}`)}`;
const ROOT = application("path: 'children'").replaceAll('shop', 'argocd');
const UNSEEN = [
  'warning: Application `shop/own` is in namespace `shop`, and 3 others are in `argocd`: Argo CD looks for Applications in its own namespace only, so this one deploys nothing.',
];

test.each([
  ['three others', ['a', 'b', 'c'], 'argocd', {}, UNSEEN],
  ['two others', ['a', 'b'], 'argocd', {}, []],
  ['others in any namespace', ['a', 'b', 'c'], 'apps', {}, []],
  [
    'namespaces that the settings allow',
    ['a', 'b', 'c'],
    'argocd',
    { 'argocd/values.yaml': 'params: {application.namespaces: shop}\n' },
    [],
  ],
  [
    'another Argo CD',
    ['a', 'b', 'c'],
    'argocd',
    {
      'argocd/shop.yaml':
        'apiVersion: argoproj.io/v1beta1\nkind: ArgoCD\nmetadata: {name: own, namespace: shop}\n',
    },
    [],
  ],
])('an Application in another namespace, beside %s', (_, names, home, files, expected) => {
  const children = names.map((name) => child(name, home)).join('') + child('own', 'shop');
  const tree = { ...APPS, 'root.yaml': ROOT, 'children/all.yaml': children, ...files };
  expect(found(tree)).toEqual(expected);
});

test('a root without a namespace that deploys itself is where somebody created it', () => {
  const root = application("path: 'children'")
    .replace('name: shop, namespace: argocd', 'name: root')
    .replaceAll('namespace: shop', 'namespace: default');
  const children = ['a', 'b', 'c'].map((name) => child(name, 'argocd')).join('');
  const tree = { ...APPS, 'children/root.yaml': root, 'children/all.yaml': children };
  expect(found(tree)).toEqual([]);
});

const SEVERAL = `sources: [{repoURL: '${URL}', ref: values}, {repoURL: 'https://charts.example.org', chart: web, targetRevision: 1.0.0}, {repoURL: '${URL}', path: ./apps/web/, directory: {include: PATTERN}}]`;

test.each([
  ['the file', 'vault.yaml', 0],
  ['a file that is gone', 'sealed.yaml', 1],
  ['a pattern that fits nothing', '"*-sealed.yaml"', 0],
  ['files of two names', '"{sealed.yaml,vault.yaml}"', 0],
])('one source of several includes %s', (_, pattern, count) => {
  const files = {
    'app.yaml': application('path: .').replace(
      `source: {repoURL: '${URL}', path: .}`,
      SEVERAL.replace('PATTERN', pattern),
    ),
    'apps/web/vault.yaml': CONFIG,
  };
  const GONE =
    'warning: Application `argocd/shop` includes `sealed.yaml`, and `apps/web` has no such file, so this source deploys nothing.';
  expect(found(files)).toEqual(count === 0 ? [] : [GONE]);
});

const SEALED = "path: keys, directory: {include: 'sealed-*.yaml'}";
const NO_KEYS =
  'warning: Application `argocd/shop` deploys nothing: there is no manifest in `keys`.';

test.each([
  [
    'documents, and a file to copy',
    SEALED,
    { 'keys/app.template.yaml': CONFIG.replace('name: a', 'name: <app>') },
    [],
  ],
  ['documents', SEALED, {}, []],
  ['documents, for all of it', 'path: keys', {}, [NO_KEYS]],
  ['a manifest', SEALED, { 'keys/seald-app.yaml': CONFIG }, [NO_KEYS]],
])('a folder for files of a pattern that holds %s', (_, source, files, expected) => {
  const tree = { ...files, 'app.yaml': application(source), 'keys/README.md': '# Keys\n' };
  expect(found(tree)).toEqual(expected);
});

/** An Application whose list of sources has one, with a part for the files that count. */
function onlySource(directory: string): Readonly<Record<string, string>> {
  const app = application('path: shop').replace(
    /source: (\{.*?\})/,
    (_, source: string) => `sources: [${source.replace('}', directory)}]`,
  );
  return { ...FRAME, 'app.yaml': app, 'shop/api/pod.yaml': POD };
}

test('the only source in a list says which files count, and is where the problem is', () => {
  expect(found(onlySource(', directory: {recurse: true}}'))).toEqual([]);
  expect(found(onlySource('}'))).toHaveLength(1);
});
