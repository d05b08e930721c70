import { expect, test } from 'vitest';
import { ENGINES } from '../../src/commands/engines.ts';
import { isUndeployed } from '../../src/model/deployment.ts';
import { DEFAULT_LIMITS } from '../../src/model/limits.ts';
import { messageText } from '../../src/model/message.ts';
import { scalarAt } from '../../src/model/node.ts';
import { placeOf } from '../../src/model/span.ts';
import { parseFiles } from '../../src/parse/parse-files.ts';
import { renderBuilds } from '../../src/render/render-builds.ts';
import type { Rendered } from '../../src/render/render-builds.ts';
import { IS_SLOW } from '../suite.ts';
import { treeOf } from '../tree.ts';

const URL = 'https://git.example.com/team/apps';
const MAP =
  'apiVersion: v1\nkind: ConfigMap\nmetadata: {name: map}\ndata: {a: "${A}", b: "${B}"}\n';

function rendered(files: Readonly<Record<string, string>>): Rendered {
  const tree = { ...treeOf(files), remotes: [URL] };
  const limits = DEFAULT_LIMITS;
  return renderBuilds(ENGINES, tree, parseFiles(tree, limits), {
    limits,
    loadRestrictor: 'repository',
  });
}

/** Builds as `id deployer: Kind name a b`, then what cannot be built, and what is not looked at. */
function shown(files: Readonly<Record<string, string>>): readonly string[] {
  const { builds, uncheckedEntries } = rendered(files);
  return [
    ...builds.map((build) => {
      const { id, deployedBy, objects } = build;
      const by = deployedBy === undefined ? '' : ` ${deployedBy.name}`;
      const texts = objects.map(({ kind, name, node }) => {
        const values = ['a', 'b'].flatMap((key) => scalarAt(node, 'data', key)?.text ?? []);
        return [kind, name, ...values].join(' ');
      });
      return `${id}${by}${isUndeployed(build) ? ' undeployed' : ''}: ${texts.join(', ')}`;
    }),
    ...builds.flatMap(({ failures }) =>
      failures.map(({ at, message }) => `${placeOf(at)} ${messageText(message)}`),
    ),
    ...uncheckedEntries.map(
      ({ manifest: { kind, name }, reason }) => `${kind} ${name}: ${messageText(reason)}`,
    ),
  ];
}

function flux(name: string, path: string, substitute = '{}'): string {
  return `apiVersion: kustomize.toolkit.fluxcd.io/v1
kind: Kustomization
metadata: {name: ${name}, namespace: flux-system}
spec:
  path: ${path}
  sourceRef: {kind: GitRepository, name: flux-system}
  postBuild: {substitute: ${substitute}}
---
apiVersion: source.toolkit.fluxcd.io/v1
kind: GitRepository
metadata: {name: flux-system, namespace: flux-system}
spec: {url: '${URL}'}
`;
}

/** Without the repository. */
function kustomization(name: string, path: string): string {
  const [text = ''] = flux(name, path).split('---');
  return text;
}

function application(name: string, path: string): string {
  return `apiVersion: argoproj.io/v1alpha1
kind: Application
metadata: {name: ${name}, namespace: argocd}
spec:
  project: default
  destination: {server: https://kubernetes.default.svc, namespace: web}
  source: {repoURL: '${URL}', path: '${path}'}
`;
}

test('entry objects that deploy each other, or themselves', () => {
  expect(shown({ 'a/flux.yaml': flux('b', 'b'), 'b/flux.yaml': flux('a', 'a'), 'b/map.yaml': MAP }))
    .toMatchInlineSnapshot(`
    [
      "a Kustomization flux-system/a: Kustomization b, GitRepository flux-system",
      "b Kustomization flux-system/b: Kustomization a, GitRepository flux-system, ConfigMap map \${A} \${B}",
    ]
  `);
  expect(shown({ 'apps/self.yaml': application('self', 'apps'), 'apps/map.yaml': MAP }))
    .toMatchInlineSnapshot(`
    [
      "apps Application argocd/self: ConfigMap map \${A} \${B}, Application self",
    ]
  `);
  expect(
    shown({
      'a/b.yaml': application('b', 'b'),
      'b/c.yaml': application('c', 'c'),
      'c/a.yaml': application('a', 'a'),
    }),
  ).toMatchInlineSnapshot(`
    [
      "a Application argocd/a: Application b",
      "b Application argocd/b: Application c",
      "c Application argocd/c: Application a",
    ]
  `);
});

test('an entry object that a deployed kustomization lists, at some depth, starts nothing by itself', () => {
  const files = {
    'clusters/a/kustomization.yaml': 'resources: [config]\n',
    'clusters/a/config/kustomization.yaml': 'resources: [cluster.yaml]\n',
    'clusters/a/config/cluster.yaml': `${flux('cluster', 'clusters/a')}---\n${kustomization('apps', 'apps')}`,
    'apps/kustomization.yaml': `resources: [media]
patches:
  - target: {kind: Kustomization}
    patch: |-
      - {op: add, path: /spec/postBuild/substitute, value: {A: patched, B: here}}
`,
    'apps/media/kustomization.yaml': 'resources: [media.yaml]\n',
    'apps/media/media.yaml': kustomization('media', 'base'),
    'base/map.yaml': MAP,
    'base/kustomization.yaml': 'resources: [map.yaml]\n',
    'base/forgotten.yaml': kustomization('forgotten', 'nowhere'),
    'apps/off/kustomization.yaml': 'resources: [off.yaml]\n',
    'apps/off/off.yaml': kustomization('off', 'switched/off'),
    'switched/off/map.yaml': MAP,
  };
  expect(shown(files)).toEqual([
    'apps Kustomization flux-system/apps: Kustomization media',
    'apps/off undeployed: Kustomization off',
    'base Kustomization flux-system/media: ConfigMap map patched here',
    'clusters/a Kustomization flux-system/cluster: Kustomization cluster, GitRepository flux-system, Kustomization apps',
    'nowhere Kustomization flux-system/forgotten undeployed: ',
    'switched/off Kustomization flux-system/off undeployed: ConfigMap map ${A} ${B}',
  ]);
});

test('what deploys the folder that it is in was not switched off, although nothing lists it', () => {
  const files = {
    'clusters/a/kustomization.yaml': 'resources: [map.yaml]\n',
    'clusters/a/map.yaml': MAP,
    'clusters/a/flux-system/kustomization.yaml': 'resources: [sync.yaml]\n',
    'clusters/a/flux-system/sync.yaml': flux('flux-system', 'clusters/a'),
  };
  expect(shown(files)).toEqual([
    'clusters/a Kustomization flux-system/flux-system: ConfigMap map ${A} ${B}',
    'clusters/a/flux-system: Kustomization flux-system, GitRepository flux-system',
  ]);
});

test('variables that name each other are replaced once', () => {
  const variables = '{A: "${B}", B: "${A}"}';
  expect(shown({ 'clusters/a/flux.yaml': flux('app', 'app', variables), 'app/map.yaml': MAP }))
    .toMatchInlineSnapshot(`
    [
      "app Kustomization flux-system/app: ConfigMap map \${B} \${A}",
      "clusters/a: Kustomization app, GitRepository flux-system",
    ]
  `);
});

test('two Kustomizations over one path, each with its variables', () => {
  const files = {
    'clusters/a/flux.yaml': flux('one', 'app', '{A: 1a, B: 1b}'),
    'clusters/a/more.yaml': flux('two', 'app', '{A: 2a, B: 2b}'),
    'app/map.yaml': MAP,
  };
  expect(shown(files)).toMatchInlineSnapshot(`
    [
      "app Kustomization flux-system/one: ConfigMap map 1a 1b",
      "app (Kustomization flux-system/two) Kustomization flux-system/two: ConfigMap map 2a 2b",
      "clusters/a: Kustomization one, GitRepository flux-system, Kustomization two, GitRepository flux-system",
    ]
  `);
});

test('paths that lead out of the repository', () => {
  const files = {
    'clusters/a/flux.yaml': flux('app', '../../../app'),
    'clusters/a/app.yaml': application('out', '../elsewhere'),
    'app/map.yaml': MAP,
  };
  expect(shown(files)).toMatchInlineSnapshot(`
    [
      ". Application argocd/out: ",
      "app Kustomization flux-system/app: ConfigMap map \${A} \${B}",
      "clusters/a: Application out, Kustomization app, GitRepository flux-system",
      "clusters/a/app.yaml:7 \`../elsewhere\` points outside the repository. Argo CD: ../elsewhere: app path outside root",
    ]
  `);
});

test('of an entry object that nobody can read, it is not said that nothing deploys the rest', () => {
  const files = {
    'clusters/a/flux.yaml': flux('app', 'app'),
    'clusters/b/flux.yaml': flux('more', 'more', '{A: ['),
    'app/map.yaml': MAP,
    'more/map.yaml': MAP,
  };
  expect(shown(files)).toMatchInlineSnapshot(`
    [
      "app Kustomization flux-system/app: ConfigMap map \${A} \${B}",
      "clusters/a: Kustomization app, GitRepository flux-system",
      "clusters/b: GitRepository flux-system",
      "more: ConfigMap map \${A} \${B}",
    ]
  `);
});

test('an Application whose path stands for one that people fill in proves nothing', () => {
  const files = { 'argo/app.yaml': application('web', 'dir/path/to/manifests') };
  expect(shown(files)).toEqual([
    'argo: Application web',
    'dir/path/to/manifests Application argocd/web: ',
  ]);
  expect(rendered(files).builds.flatMap(({ failures }) => failures)).toEqual([]);
});

function list(key: string): string {
  const elements = Array.from({ length: 400 }, (_, at) => `{${key}: x${at}}`);
  return `list: {elements: [${elements.join(', ')}]}`;
}

test('an Application whose repository another program fills in: what its chart cannot be rendered with proves nothing', () => {
  const ansible = application('web', 'web').replace(URL, '{{ repo_remote }}');
  const files = {
    'argo/app.yaml': `${ansible.trimEnd().slice(0, -1)}, helm: {valuesObject: {url: '{{ repo_remote }}'}}}\n`,
    'web/Chart.yaml': 'apiVersion: v2\nname: web\nversion: 1.0.0\n',
    'web/templates/map.yaml': MAP.replace('"${A}"', '{{ .Values.url }}'),
  };
  expect(shown(files)).toEqual(['argo: Application web', 'web Application argocd/web: ']);
  expect(rendered(files).builds.flatMap(({ partial }) => partial.map(messageText))).toEqual([
    'its chart cannot be rendered',
    'it cannot be built as it is',
    'the placeholders of its Application are still to be filled in',
  ]);
});

test('a repository that is one word for a script to replace: its values files are not looked for', () => {
  const files = {
    'argo/app.yaml': application('web', 'web')
      .replace(URL, 'REPO_URL_PLACEHOLDER')
      .replace("path: 'web'", 'path: web, helm: {valueFiles: [VALUES_ROOT/values.yaml]}'),
    'web/Chart.yaml': 'apiVersion: v2\nname: web\nversion: 1.0.0\n',
    'web/templates/map.yaml': MAP.replace('"${A}"', 'b'),
  };
  expect(shown(files)).toEqual(['argo: Application web', 'web Application argocd/web: ']);
  expect(rendered(files).builds.flatMap(({ failures }) => failures)).toEqual([]);
});

if (IS_SLOW) {
  test('a set of 160,000 applications is cut, and that is said', () => {
    const set = `apiVersion: argoproj.io/v1alpha1
kind: ApplicationSet
metadata: {name: many, namespace: argocd}
spec:
  goTemplate: true
  generators:
    - matrix: {generators: [{${list('a')}}, {${list('b')}}]}
  template:
    metadata: {name: 'web-{{ .a }}-{{ .b }}'}
    spec:
      project: default
      destination: {server: https://kubernetes.default.svc, namespace: web}
      source: {repoURL: '${URL}', path: app}
`;
    const { builds, uncheckedEntries } = rendered({ 'argocd/set.yaml': set, 'app/map.yaml': MAP });
    expect(builds.length).toBeLessThanOrEqual(10_001);
    expect(uncheckedEntries.map(({ reason }) => messageText(reason))).toContain(
      'it generates more than 10,000 applications, the limit',
    );
  });
}

const CHART = {
  'chart/Chart.yaml': 'apiVersion: v2\nname: web\nversion: 1.0.0\n',
  'chart/templates/map.yaml':
    'apiVersion: v1\nkind: ConfigMap\nmetadata: {name: map}\ndata: {a: {{ required "set a." .Values.a }}}\n',
};

test('what a chart refuses may be right with values that are not here, whose absence is an error', () => {
  const app = application('web', 'chart');
  const withFiles = app.replace(
    "path: 'chart'}",
    "path: 'chart', helm: {valueFiles: [prod.yaml]}}",
  );
  const failure =
    'chart/templates/map.yaml:4 The chart cannot be rendered: set a. Helm: execution error at (web/templates/map.yaml:4:13): set a.';
  expect(shown({ ...CHART, 'apps/web.yaml': app })).toEqual([
    'apps: Application web',
    'chart Application argocd/web: ConfigMap map unknown',
    failure,
  ]);
  expect(shown({ ...CHART, 'apps/web.yaml': withFiles })).toEqual([
    'apps: Application web',
    'chart Application argocd/web: ',
    'apps/web.yaml:7 The values file `prod.yaml` does not exist: there is no `chart/prod.yaml`. Helm: open chart/prod.yaml: no such file or directory',
  ]);
});
