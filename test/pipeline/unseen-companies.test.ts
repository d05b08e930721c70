import { expect, test } from 'vitest';
import { messageText } from '../../src/model/message.ts';
import { positionOf } from '../../src/model/span.ts';
import { tree, treeOf } from '../tree.ts';
import { problemsOf, reportOf } from './problems-of.ts';

// Classes of findings that were wrong, or lost, in repositories of companies and universities that nobody had looked at.

const CONFIG = '{apiVersion: v1, kind: ConfigMap, metadata: {name: a}, data: {x: "1"}}';

const besideIn = (more: string) => tree`
  === site/prod/kustomization.yaml
  resources: [a.yaml${more}]
  === site/prod/a.yaml
  ${CONFIG}
`;

test('a base in a checkout beside this one is not read, and not refused', () => {
  const report = reportOf(besideIn(', ../../../library/base'));
  expect(report.problems).toEqual([]);
  expect(report.builds.flatMap(({ partial }) => partial.map(messageText))).toEqual([
    '`../library/base` is beside this repository',
  ]);
  // A file, or nothing but the folder above.
  expect(problemsOf(besideIn(', ../../../library/b.yaml'))).toHaveLength(1);
  expect(problemsOf(besideIn(', ../../..'))).toHaveLength(1);
});

test('Flux has this repository only', () => {
  const files = tree`
    === cluster.yaml
    apiVersion: source.toolkit.fluxcd.io/v1
    kind: GitRepository
    metadata: {name: flux-system, namespace: flux-system}
    spec: {url: https://example.org/owner/project}
    ---
    apiVersion: kustomize.toolkit.fluxcd.io/v1
    kind: Kustomization
    metadata: {name: site, namespace: flux-system}
    spec: {path: ./site/prod, sourceRef: {kind: GitRepository, name: flux-system}}
    === site/prod/kustomization.yaml
    resources: [../../../library/base]
  `;
  expect(problemsOf(files)).toEqual([
    'site/prod/kustomization.yaml:1 error unbuildable-kustomization',
  ]);
});

const twiceWith = (field: string) => tree`
  === all/kustomization.yaml
  resources: [../one, ../two]
  === one/kustomization.yaml
  resources: [../base]
  ${field}: [../../lib/clean-up]
  === two/kustomization.yaml
  resources: [../base]
  === base/kustomization.yaml
  resources: [a.yaml]
  === base/a.yaml
  ${CONFIG}
`;

test('a transformer that is not here may remove what comes twice; a base does not', () => {
  expect(problemsOf(twiceWith('transformers'))).toEqual([]);
  expect(problemsOf(twiceWith('components'))).toEqual([
    'all/kustomization.yaml:1 error unbuildable-kustomization',
  ]);
});

const patchesOf = (list: string) => tree`
  === kustomization.yaml
  resources: [a.yaml]
  patches: ${list}
  === a.yaml
  ${CONFIG}
  === patch.yaml
  {apiVersion: v1, kind: ConfigMap, metadata: {name: a}, data: {y: "2"}}
`;

test('names of files in `patches` are patches for kustomize before 5.0.0', () => {
  const report = reportOf(patchesOf('[patch.yaml]'));
  expect(report.problems.map(({ rule, severity, message }) => [rule, severity, message])).toEqual([
    [
      'version-dependent-build',
      'warning',
      'An entry of `patches` must be a map, not a string. kustomize: invalid Kustomization: json: cannot unmarshal string into Go struct field Kustomization.patches. Versions of kustomize before 5.0.0 build it, later ones refuse it, and nothing in this repository says which one runs.',
    ],
  ]);
  expect(report.builds.map(({ objects }) => objects.length)).toEqual([1]);
  // All versions refuse a list of both.
  expect(problemsOf(patchesOf('[{path: patch.yaml}, patch.yaml]'))).toEqual([
    'kustomization.yaml:2 error unbuildable-kustomization',
  ]);
});

const setWith = (controller: string) => tree`
  === set.yaml
  apiVersion: argoproj.io/v1alpha1
  kind: ApplicationSet
  metadata: {name: apps, namespace: argocd}
  spec:
    generators: [{git: {repoURL: "https://example.org/owner/project", files: [{path: "apps/*.yaml"}]}}]
    template:
      metadata: {name: '{{path.filenameNormalized}}'}
      spec: {source: {repoURL: "https://example.org/owner/project", path: 'sources/{{path.filename}}'}}
  === apps/web.yaml
  {}
  === apps/web/values.yaml
  a: b
  === sources/web.yaml/a.yaml
  ${CONFIG}
  === controller.yaml
  ${controller}
`;

test.each([
  ['as it comes', CONFIG, 1],
  [
    'a flag of the controller',
    "{apiVersion: argoproj.io/v1beta1, kind: ArgoCD, metadata: {name: a}, spec: {applicationSet: {extraCommandArgs: ['--enable-new-git-file-globbing']}}}",
    0,
  ],
  [
    'a parameter',
    '{apiVersion: v1, kind: ConfigMap, metadata: {name: argocd-cmd-params-cm}, data: {applicationsetcontroller.enable.new.git.file.globbing: "true"}}',
    0,
  ],
  [
    'a parameter that turns it off',
    '{apiVersion: v1, kind: ConfigMap, metadata: {name: argocd-cmd-params-cm}, data: {applicationsetcontroller.enable.new.git.file.globbing: "false"}}',
    1,
  ],
])('the globbing of Argo CD, where `*` crosses no folder: %s', (_, controller, count) => {
  const all = problemsOf(setWith(controller)).filter((each) => each.startsWith('set.yaml'));
  expect(all).toHaveLength(count);
});

const LINKED_CHART = {
  'apps/web/Chart.yaml': 'apiVersion: v2\nname: web\nversion: 1.0.0\n',
  'apps/web/values-prod.yaml': 'source: database\n',
  'shared/templates/pod.yaml':
    'apiVersion: v1\nkind: Pod\nmetadata: {name: web}\nspec: {containers: [{name: {{ .Values.name }}, image: web, envFrom: [{secretRef: {name: {{ .Values.source }}}}]}]}\n',
  'shared/values.yaml': 'name: web\nsource: sessions\n',
};
const LINKS = [
  { path: 'apps/web/templates', target: 'shared/templates' },
  { path: 'apps/web/values.yaml', target: 'shared/values.yaml' },
];

test('a chart has what its symlinks lead to, and its problems are there', () => {
  const plain = treeOf(LINKED_CHART);
  expect(reportOf(plain).builds.flatMap(({ objects }) => objects)).toEqual([]);
  const linked = { ...plain, links: LINKS };
  const { builds, problems } = reportOf(linked);
  expect(builds.map(({ id, objects }) => [id, objects.length])).toEqual([
    ['apps/web', 1],
    ['apps/web with values-prod.yaml', 1],
  ]);
  const named = problems.map(({ message, at }) => [message.split(',')[0], positionOf(at).path]);
  expect(named).toEqual([
    ['Secret `database`', 'apps/web/values-prod.yaml'],
    ['Secret `sessions`', 'shared/values.yaml'],
  ]);
  const selected = treeOf(
    Object.fromEntries(Object.entries(LINKED_CHART).filter(([path]) => path.startsWith('apps/'))),
  );
  const around = () => plain.paths.filter((path) => path.startsWith('shared/'));
  const alone = reportOf({ ...plain, paths: selected.paths, links: LINKS.slice(0, 1), around });
  expect(alone.builds.map(({ objects }) => objects.length)).toEqual([1, 1]);
});

test('an app of apps whose templates are behind a symlink is followed', () => {
  const files = treeOf({
    'apps/all/Chart.yaml': 'apiVersion: v2\nname: all\nversion: 1.0.0\n',
    'apps/all/values-prod.yaml': 'env: prod\n',
    'shared/apps/web.yaml':
      'apiVersion: argoproj.io/v1alpha1\nkind: Application\nmetadata: {name: web-{{ .Values.env }}}\nspec: {source: {repoURL: "https://example.org/owner/project", path: deploy}, destination: {namespace: web}}\n',
    'deploy/a.yaml': CONFIG,
  });
  const links = [{ path: 'apps/all/templates', target: 'shared/apps' }];
  const remotes = ['https://example.org/owner/project'];
  expect(
    reportOf({ ...files, links, remotes }).builds.map(({ id, kind }) => [id, kind]),
  ).toContainEqual(['deploy', 'argo-application']);
});

test('a folder of what is unused is put aside', () => {
  const broken = 'apiVersion: v1\nkind: Service\nmetadata:\n   name: a\n  namespace: b\n';
  expect(problemsOf(treeOf({ 'apps/unused-services/a.yaml': broken }))).toEqual([]);
  expect(problemsOf(treeOf({ 'apps/unusedservices/a.yaml': broken }))).toHaveLength(1);
});
