import { expect, test } from 'vitest';
import { ENGINES } from '../../src/commands/engines.ts';
import { DEFAULT_LIMITS } from '../../src/model/limits.ts';
import { messageText } from '../../src/model/message.ts';
import type { DeclaredCluster } from '../../src/model/settings.ts';
import { parseFiles } from '../../src/parse/parse-files.ts';
import { clustersOf } from '../../src/render/entry-points/cluster-of.ts';
import { renderBuilds } from '../../src/render/render-builds.ts';
import { treeOf } from '../tree.ts';

const URL = 'https://git.example.com/team/apps';
const NONE: ReadonlyMap<string, string> = new Map();
const POD = `apiVersion: v1
kind: Pod
metadata: {name: web}
spec: {containers: [{name: app, image: a}]}
`;

/** Builds as `id deployer @ cluster`, then what is not looked at. */
function shown(
  files: Readonly<Record<string, string>>,
  clusters?: readonly Partial<DeclaredCluster>[],
): readonly string[] {
  const tree = { ...treeOf(files), remotes: [URL] };
  const limits = DEFAULT_LIMITS;
  const declared = clusters?.map((cluster) => {
    return { name: '', folders: [], labels: NONE, annotations: NONE, ...cluster };
  });
  const { builds, uncheckedEntries } = renderBuilds(ENGINES, tree, parseFiles(tree, limits), {
    limits,
    loadRestrictor: 'repository',
    ...(declared !== undefined && { clusters: declared }),
  });
  return [
    ...builds.map(({ id, deployedBy, cluster }) => {
      const by = deployedBy === undefined ? '' : `${deployedBy.name} `;
      return `${id} ${by}@ ${cluster}`;
    }),
    ...uncheckedEntries.map(
      ({ manifest: { kind, name }, reason }) => `${kind} ${name}: ${messageText(reason)}`,
    ),
  ];
}

const SET = `apiVersion: argoproj.io/v1alpha1
kind: ApplicationSet
metadata: {name: apps, namespace: argocd}
spec:
  goTemplate: true
  generators:
    - clusters: {selector: {matchLabels: {env: prod}}}
  template:
    metadata: {name: 'web-{{ .name }}'}
    spec:
      project: default
      destination: {server: '{{ .server }}', namespace: web}
      source: {repoURL: '${URL}', path: 'envs/{{ index .metadata.labels "region" }}'}
`;

const EDGES = ['eu', 'us'].map((region) => ({
  name: `edge-${region}`,
  server: `https://${region}.example.com`,
  labels: new Map([
    ['env', 'prod'],
    ['region', region],
  ]),
}));

test('the clusters generator selects from declared clusters with an address', () => {
  const files = { 'argocd/set.yaml': SET, 'envs/eu/p.yaml': POD, 'envs/us/p.yaml': POD };
  const matched = [
    'argocd @ .',
    'envs/eu Application argocd/web-{{.name}} @ undefined',
    'envs/us Application argocd/web-{{.name}} @ undefined',
  ];
  expect(shown(files)).toEqual(matched);
  expect(shown(files, [{ name: 'here', folders: ['x'] }])).toEqual(matched);
  const test = { name: 'test', server: 'https://t', labels: new Map([['env', 'test']]) };
  expect(shown(files, [...EDGES, test])).toEqual([
    'argocd @ .',
    'envs/eu Application argocd/web-edge-eu @ edge-eu',
    'envs/us Application argocd/web-edge-us @ edge-us',
  ]);
});

function application(name: string, destination: string): string {
  return `apiVersion: argoproj.io/v1alpha1
kind: Application
metadata: {name: ${name}, namespace: argocd}
spec:
  project: default
  destination: {${destination}, namespace: web}
  source: {repoURL: '${URL}', path: apps/${name}}
`;
}

test('destinations by name and by address are one cluster; the own one is where Argo CD runs', () => {
  const files = {
    'hub/a.yaml': application('a', 'name: edge-eu'),
    'hub/b.yaml': application('b', 'server: "https://eu.example.com/"'),
    'hub/c.yaml': application('c', 'name: hub'),
    'hub/d.yaml': application('d', 'server: https://other'),
    ...Object.fromEntries(['a', 'b', 'c', 'd'].map((app) => [`apps/${app}/p.yaml`, POD])),
  };
  const hub = { name: 'hub', server: 'https://kubernetes.default.svc', folders: ['hub'] };
  expect(shown(files, [...EDGES, hub])).toEqual([
    'apps/a Application argocd/a @ edge-eu',
    'apps/b Application argocd/b @ edge-eu',
    'apps/c Application argocd/c @ hub',
    'apps/d Application argocd/d @ hub → https://other',
    'hub @ hub',
  ]);
});

test('a cluster that is deployed to, and deploys to itself by its name, is one cluster', () => {
  const files = {
    'root.yaml': application('root', 'name: infra').replace('apps/root', 'argo/infra'),
    'argo/infra/a.yaml': application('a', 'name: infra'),
    'argo/infra/b.yaml': application('b', 'name: edge'),
    'argo/infra/c.yaml': application('c', 'name: infra').replace('apps/c', 'argo/infra'),
    'apps/a/p.yaml': POD,
    'apps/b/p.yaml': POD,
  };
  expect(shown(files)).toEqual([
    '. @ .',
    'apps/a Application argocd/a @ . → infra',
    'apps/b Application argocd/b @ . → edge',
    'argo/infra Application argocd/root @ . → infra',
    'argo/infra (Application argocd/c) Application argocd/c @ . → infra',
  ]);
});

function flux(cluster: string, rest = ''): string {
  return `apiVersion: source.toolkit.fluxcd.io/v1
kind: GitRepository
metadata: {name: flux-system, namespace: flux-system}
spec: {url: '${URL}'}
---
apiVersion: kustomize.toolkit.fluxcd.io/v1
kind: Kustomization
metadata: {name: apps-${cluster}, namespace: flux-system}
spec:
  path: ./apps/${cluster}
  sourceRef: {kind: GitRepository, name: flux-system}
${rest}`;
}

function kubeConfig(name: string): string {
  return `  kubeConfig: {secretRef: {name: ${name}}}\n`;
}

test('folders say which cluster a Flux object belongs to; two folders of one name are two clusters', () => {
  const files = {
    'infra/clusters/prod/flux.yaml': flux('a'),
    'shops/clusters/prod/flux.yaml': flux('b'),
    'apps/a/p.yaml': POD,
    'apps/b/p.yaml': POD,
  };
  expect(shown(files)).toEqual([
    'apps/a Kustomization flux-system/apps-a @ infra/clusters/prod',
    'apps/b Kustomization flux-system/apps-b @ shops/clusters/prod',
    'infra/clusters/prod @ infra/clusters/prod',
    'shops/clusters/prod @ shops/clusters/prod',
  ]);
  const one = { name: 'prod', folders: ['infra/clusters/prod', 'shops'] };
  expect(shown(files, [one]).filter((line) => !line.endsWith('@ prod'))).toEqual([]);
});

test('a kubeconfig leads to another cluster', () => {
  const files = {
    'hub/a.yaml': flux('a', kubeConfig('eu-kubeconfig')),
    'hub/b.yaml': flux('b', kubeConfig('eu')),
    'hub/c.yaml': flux('c', kubeConfig('us')),
    ...Object.fromEntries(['a', 'b', 'c'].map((app) => [`apps/${app}/p.yaml`, POD])),
  };
  expect(shown(files, [{ name: 'eu' }])).toEqual([
    'apps/a Kustomization flux-system/apps-a @ eu',
    'apps/b Kustomization flux-system/apps-b @ eu',
    'apps/c Kustomization flux-system/apps-c @ . → us',
    'hub @ .',
  ]);
});

test('without entry objects, folders declare where kustomizations and manifests go', () => {
  const files = {
    'dev/web/p.yaml': POD,
    'prod/kustomization.yaml': 'resources: [p.yaml]\n',
    'prod/p.yaml': POD,
    'tools/p.yaml': POD,
  };
  expect(shown(files)).toEqual(['dev/web @ undefined', 'prod @ undefined', 'tools @ undefined']);
  const clusters = [
    { name: 'development', folders: ['dev'] },
    { name: 'rest', folders: ['.'] },
  ];
  expect(shown(files, clusters)).toEqual(['dev/web @ development', 'prod @ rest', 'tools @ rest']);
});

const INSTALLED = (cluster: string): Readonly<Record<string, string>> => ({
  [`kubernetes/${cluster}/flux/config/cluster.yaml`]: `apiVersion: source.toolkit.fluxcd.io/v1
kind: GitRepository
metadata: {name: apps, namespace: flux-system}
spec: {url: '${URL}', ref: {branch: main}, interval: 1h}
---
apiVersion: kustomize.toolkit.fluxcd.io/v1
kind: Kustomization
metadata: {name: apps, namespace: flux-system}
spec: {path: ./kubernetes/${cluster}/apps, sourceRef: {kind: GitRepository, name: apps}, prune: true, interval: 1h}
`,
  [`kubernetes/${cluster}/apps/pod.yaml`]: POD,
});

function clustersOfApps(files: Readonly<Record<string, string>>): readonly string[] {
  return shown(files).flatMap((line) =>
    line.includes('/apps ') ? [line.split('@ ')[1] ?? ''] : [],
  );
}

test('folders from which Flux is installed are clusters, if there are several beside each other', () => {
  expect(clustersOfApps({ ...INSTALLED('main'), ...INSTALLED('nas') })).toEqual([
    'kubernetes/main',
    'kubernetes/nas',
  ]);
  expect(clustersOfApps(INSTALLED('main'))).toEqual(['.']);
});

test.each([
  ['clusters/a', 'clusters/a'],
  ['cluster/a', 'cluster/a'],
  ['cluster/apps', '.'],
  ['cluster/clusters/a', 'cluster/clusters/a'],
  ['cluster/apps-a', 'cluster/apps-a'],
])('the cluster of %s', (folder, cluster) => {
  expect(clustersOf().ofFolder(folder)).toBe(cluster);
});
