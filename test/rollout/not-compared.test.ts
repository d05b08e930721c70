import { describe, expect, test } from 'vitest';
import { diff } from '../../src/commands/diff/compare-trees.ts';
import { ENGINES } from '../../src/commands/engines.ts';
import { messageText } from '../../src/model/message.ts';
import { SETTINGS } from '../settings.ts';
import { treeOf } from '../tree.ts';

function chart(level: string, template = ''): Readonly<Record<string, string>> {
  return {
    'web/Chart.yaml':
      'apiVersion: v2\nname: web\nversion: 0.1.0\ndependencies: [{name: postgresql, version: 1.0.0, repository: "https://charts.example.com"}]\n',
    'web/values.yaml': `level: ${level}\npostgresql: {auth: {database: web}}\n`,
    'web/templates/none.yaml': template,
    'other/config.yaml': 'apiVersion: v1\nkind: ConfigMap\nmetadata: {name: other}\ndata: {a: b}\n',
  };
}

const CONFIG =
  'apiVersion: v1\nkind: ConfigMap\nmetadata: {name: web}\ndata: {level: "{{ .Values.level }}"}\n';

const POD =
  'apiVersion: v1\nkind: Pod\nmetadata: {name: web}\nspec: {containers: [{name: web, image: "web:{{ .Values.level }}"}]}\n';

function notCompared(
  base: Readonly<Record<string, string>>,
  head: Readonly<Record<string, string>>,
): readonly string[] {
  const change = diff(ENGINES, treeOf(base), treeOf(head), SETTINGS);
  return change.notCompared.map(({ text }) => messageText(text));
}

const PART =
  'build `web` changes, and a part of what it deploys is not known: the dependency `postgresql` of its chart is not available';

test('values of a chart whose dependency is not here change', () => {
  expect(notCompared(chart('info'), chart('debug'))).toEqual([PART]);
});

test('a workload of it is told', () => {
  expect(notCompared(chart('info', POD), chart('debug', POD))).toEqual([]);
});

test('only a source of it is told, which workloads of the dependency may use', () => {
  expect(notCompared(chart('info', CONFIG), chart('debug', CONFIG))).toEqual([PART]);
});

function inRoot(files: Readonly<Record<string, string>>): Readonly<Record<string, string>> {
  return Object.fromEntries(
    Object.entries(files).map(([path, text]) => [path.replace('web/', ''), text]),
  );
}

test('a chart in the root of a repository', () => {
  const base = inRoot(chart('info'));
  expect(notCompared(base, inRoot(chart('debug')))).toEqual([PART.replace('`web`', '`.`')]);
  const documents = { 'README.md': '# web\n', '.github/workflows/ci.yaml': 'on: push\n' };
  expect(notCompared(base, { ...base, ...documents })).toEqual([]);
});

function withRemote(more: string, resource = '{name: web}'): Readonly<Record<string, string>> {
  return {
    'web/kustomization.yaml': `resources: ["https://example.com/web.yaml", service.yaml]\n${more}`,
    'web/service.yaml': `apiVersion: v1\nkind: Service\nmetadata: ${resource}\nspec: {ports: [{port: 80}]}\n`,
    'web/patch.yaml': 'apiVersion: v1\nkind: ConfigMap\nmetadata: {name: web}\ndata: {A: b}\n',
  };
}

describe('a kustomization with a remote base', () => {
  const REMOTE =
    'build `web` changes, and a part of what it deploys is not known: `https://example.com/web.yaml` is not fetched';

  test('is not touched by an object of its own', () => {
    expect(notCompared(withRemote(''), withRemote('', '{name: web, labels: {a: b}}'))).toEqual([]);
  });

  test('may be touched by what patches it', () => {
    const patch = 'patches: [{path: patch.yaml}]\n';
    expect(notCompared(withRemote(''), withRemote(patch))).toEqual([REMOTE]);
    const head = withRemote(patch);
    const edited = { ...head, 'web/patch.yaml': `${head['web/patch.yaml'] ?? ''}# edited\n` };
    expect(notCompared(head, edited)).toEqual([REMOTE]);
  });
});

function inflating(replicas: number): Readonly<Record<string, string>> {
  return {
    'web/kustomization.yaml':
      'helmCharts: [{name: cilium, repo: "https://helm.cilium.io", valuesFile: values.yaml}]\n',
    'web/values.yaml': `replicas: ${replicas}\n`,
  };
}

test('the values of a chart that a kustomization inflates and nobody has here', () => {
  expect(notCompared(inflating(1), inflating(2))).toEqual([
    'build `web` changes, and a part of what it deploys is not known: envfrom does not render the Helm chart `cilium`',
  ]);
});

function previewing(version: string, replicas = 1): Readonly<Record<string, string>> {
  const entry = `name: app-template, version: ${version}, repo: "https://charts.example", releaseName: web`;
  return {
    'web/kustomization.yaml': `helmCharts: [{${entry}, valuesFile: values.yaml}]\n`,
    'web/values.yaml': `controllers: {web: {replicas: ${replicas}, containers: {app: {image: {repository: web, tag: "1"}}}}}\n`,
  };
}

test('the version of a chart that a kustomization inflates and that is previewed', () => {
  expect(notCompared(previewing('4.1.0'), previewing('4.1.0', 2))).toEqual([]);
  expect(notCompared(previewing('4.1.0'), previewing('4.1.1'))).toEqual([
    'chart `app-template` goes from version 4.1.0 to 4.1.1 in web, and is not available: only values are compared',
  ]);
});

function application(name: string): string {
  return `apiVersion: argoproj.io/v1alpha1
kind: Application
metadata: {name: ${name}, namespace: argocd}
spec:
  source: {repoURL: https://example.com/shop.git, path: web, targetRevision: HEAD}
  destination: {server: "https://${name}.example.com", namespace: web}
`;
}

function starts(texts: readonly string[]): readonly string[] {
  return texts.map((text) => text.replace(/: .*/s, ''));
}

test('a folder that several objects deploy fails once', () => {
  const files = (resources: string): Readonly<Record<string, string>> => ({
    'apps/one.yaml': application('one'),
    'apps/two.yaml': application('two'),
    'web/kustomization.yaml': `resources: [${resources}]\n`,
    'web/config.yaml': CONFIG.replace('{{ .Values.level }}', 'info'),
  });
  const whole = files('config.yaml');
  const broken = files('config.yaml, gone.yaml');
  const names = 'builds `web` and `web (Application argocd/two)`';
  expect(starts(notCompared(whole, broken))).toEqual([
    `${names} can no longer be built, so that nothing of them is applied`,
  ]);
  expect(starts(notCompared(broken, whole))).toEqual([`${names} could not be built before`]);
  const other = { ...broken, 'web/config.yaml': CONFIG.replace('{{ .Values.level }}', 'debug') };
  expect(starts(notCompared(broken, other))).toEqual([
    `${names} change, and cannot be built on either side`,
  ]);
});

test('only other files change', () => {
  const more = { 'other/config.yaml': 'apiVersion: v1\nkind: ConfigMap\nmetadata: {name: o}\n' };
  expect(notCompared(chart('info'), { ...chart('info'), ...more })).toEqual([]);
});

function web(value: string): Readonly<Record<string, string>> {
  return {
    'web/Chart.yaml': 'apiVersion: v2\nname: web\nversion: 0.1.0\n',
    'web/values.yaml': 'image: {tag: "1"}\n',
    'web/templates/web.yaml': CONFIG.replace('.Values.level', value),
  };
}

describe('a chart that cannot be rendered any more', () => {
  test('loses nothing', () => {
    const change = diff(
      ENGINES,
      treeOf(web('.Values.image.tag')),
      treeOf(web('.Values.pod.image.tag')),
      SETTINGS,
    );
    expect(change.sources).toEqual([]);
    expect(change.notCompared.map(({ text }) => messageText(text))).toEqual([
      'build `web` can be rendered only in part now, so objects that this change removes are not listed: its chart cannot be rendered',
    ]);
  });

  test('and could not be before, while other files change', () => {
    const broken = web('.Values.pod.image.tag');
    expect(notCompared(broken, { ...broken, 'other.yaml': CONFIG })).toEqual([]);
    expect(notCompared(broken, { ...broken, 'web/values.yaml': 'a: b\n' })).toEqual([
      'build `web` changes, and a part of what it deploys is not known: its chart cannot be rendered',
    ]);
  });
});

/** An Application that deploys a revision. */
const filesDeploying = (revision: string): Readonly<Record<string, string>> => ({
  'argo/web.yaml': `apiVersion: argoproj.io/v1alpha1
kind: Application
metadata: {name: web, namespace: argocd}
spec: {project: default, destination: {name: in-cluster}, source: {repoURL: "https://git.example.com/shop", path: apps/web, targetRevision: ${revision}}}
`,
  'apps/web/pod.yaml': POD.replace('{{ .Values.level }}', '1'),
});

const treeDeploying = (revision: string) => ({
  ...treeOf(filesDeploying(revision)),
  remotes: ['https://git.example.com/shop'],
  revisions: ['main'],
});

test('what an Application deployed is not removed when the Application deploys another branch', () => {
  const change = diff(ENGINES, treeDeploying('main'), treeDeploying('next'), SETTINGS);
  expect(change.workloads).toEqual([]);
  expect(change.notCompared.map(({ text }) => messageText(text))).toEqual([
    'Application `argocd/web` changes, and what it deploys is not known: it deploys `next`, which is not the revision that is checked',
  ]);
});
