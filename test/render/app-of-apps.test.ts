import { expect, test } from 'vitest';
import { isUndeployed } from '../../src/model/deployment.ts';
import type { FileTree } from '../../src/model/file-tree.ts';
import { messageText } from '../../src/model/message.ts';
import { problemsOf, reportOf } from '../pipeline/problems-of.ts';
import { tree } from '../tree.ts';

const REMOTE = 'https://example.org/owner/project';
const POD =
  '{apiVersion: v1, kind: Pod, metadata: {name: p}, spec: {containers: [{name: c, image: i}]}}';

function at(files: FileTree): FileTree {
  return { ...files, remotes: [REMOTE] };
}

function buildsOf(files: FileTree): readonly (readonly unknown[])[] {
  return reportOf(files).builds.map(({ id, kind, cluster, deployment }) => [
    id,
    kind,
    cluster,
    deployment?.evidence.kind,
  ]);
}

function uncheckedOf(files: FileTree): readonly string[] {
  return reportOf(files).uncheckedEntries.map(
    ({ manifest: { kind, name }, reason }) => `${kind} ${name}: ${messageText(reason)}`,
  );
}

const SHOP = `
  === chart/Chart.yaml
  name: apps
  version: 1.0.0
  === chart/values.yaml
  env: ""
  apps: {shop: false}
  === chart/templates/shop.yaml
  {{- if .Values.apps.shop }}
  apiVersion: argoproj.io/v1alpha1
  kind: Application
  metadata: {name: shop, namespace: argocd}
  spec:
    source:
      repoURL: ${REMOTE}
      path: apps/shop
      helm:
        valueFiles: ['values-{{ .Values.env }}.yaml']
    destination: {namespace: shop}
  {{- end }}
  === apps/shop/Chart.yaml
  name: shop
  version: 1.0.0
  === apps/shop/templates/pod.yaml
  apiVersion: v1
  kind: Pod
  metadata: {name: p}
  spec: {containers: [{name: c, image: i, envFrom: [{configMapRef: {name: {{ .Values.config }} }}]}]}
  ---
  {apiVersion: v1, kind: ConfigMap, metadata: {name: settings}}
`;

test('each values file of a chart that is an app of apps is a cluster, in which its Applications are followed', () => {
  const files = at(tree`${SHOP}
    === chart/values-prod.yaml
    env: prod
    apps: {shop: true}
    === chart/values-staging.yaml
    env: staging
    apps: {shop: true}
    === chart/values-common.yaml
    apps: {shop: true}
    === apps/shop/values-prod.yaml
    config: setings
    === apps/shop/values-staging.yaml
    config: settings
  `);
  expect(buildsOf(files)).toEqual([
    ['apps/shop', 'argo-application', 'prod', 'deployer'],
    ['apps/shop (Application argocd/shop)', 'argo-application', 'staging', 'deployer'],
    ['chart with values-common.yaml', 'chart', undefined, 'other-folders'],
    ['chart with values-prod.yaml', 'chart', 'prod', 'root'],
    ['chart with values-staging.yaml', 'chart', 'staging', 'root'],
  ]);
  expect(uncheckedOf(files)).toEqual([]);
  expect(problemsOf(files)).toEqual(['apps/shop/values-prod.yaml:1 error missing-config-map']);
});

test('with its defaults alone, what depends on an empty one is not followed, and everything else is', () => {
  const files = at(tree`
    === chart/Chart.yaml
    name: apps
    version: 1.0.0
    === chart/values.yaml
    repoURL: ${REMOTE}
    env: ""
    region:
    === chart/templates/apps.yaml
    {apiVersion: argoproj.io/v1alpha1, kind: Application, metadata: {name: shop}, spec: {source: {repoURL: "{{ .Values.repoURL }}", path: apps/shop}}}
    ---
    {apiVersion: argoproj.io/v1alpha1, kind: Application, metadata: {name: bank}, spec: {source: {repoURL: "{{ .Values.repoURL }}", path: "apps/bank{{ .Values.env }}"}}}
    ---
    {apiVersion: argoproj.io/v1alpha1, kind: Application, metadata: {name: mall}, spec: {source: {repoURL: "{{ .Values.repoURL }}", path: "apps/mall{{ .Values.region }}"}}}
    ---
    {apiVersion: argoproj.io/v1alpha1, kind: Application, metadata: {name: pier}, spec: {source: {repoURL: "{{ .Values.repoURL }}", path: apps/pier, helm: {valuesObject: {{ toJson .Values }} }}}}
    ---
    {apiVersion: argoproj.io/v1alpha1, kind: Application, metadata: {name: quay}, spec: {source: {repoURL: "{{ .Values.repoURL }}", path: apps/pier, helm: {parameters: [{name: cluster, value: "{{ .Values.cluster }}"}]}}}}
    === apps/shop/a.yaml
    ${POD}
    === apps/bank/a.yaml
    ${POD}
    === apps/mall/a.yaml
    ${POD}
    === apps/pier/Chart.yaml
    name: pier
    version: 1.0.0
    === apps/pier/templates/a.yaml
    {{ fail "nobody says" }}
  `);
  expect(buildsOf(files)).toEqual([
    ['apps/bank', 'folder', undefined, 'unfollowed'],
    ['apps/mall', 'folder', undefined, 'unfollowed'],
    ['apps/pier', 'chart', undefined, 'chart'],
    ['apps/shop', 'argo-application', '.', 'deployer'],
    ['chart', 'chart', '.', 'root'],
  ]);
  expect(uncheckedOf(files)).toEqual([
    'Application bank: no entry point is known to deploy its chart',
    'Application mall: no entry point is known to deploy its chart',
    'Application pier: no entry point is known to deploy its chart',
    'Application quay: no entry point is known to deploy its chart',
  ]);
});

test.each([
  ['prod-values.yaml', 0],
  ['default-values.yaml', 1],
])('a default that %s sets is for whoever installs the chart to choose', (file, count) => {
  const chart = SHOP.replace('env: ""', 'env: all').replace('shop: false', 'shop: true');
  const files = at(tree`${chart}
  === chart/${file}
  env: prod
  === apps/shop/values-prod.yaml
  config: settings
`);
  expect(problemsOf(files).filter((each) => each.includes('unrenderable-chart'))).toHaveLength(
    count,
  );
});

test('a value that the templates only print, and that nobody gives, is not known', () => {
  const files = at(tree`
    === chart/Chart.yaml
    name: apps
    version: 1.0.0
    === chart/templates/all.yaml
    apiVersion: argoproj.io/v1alpha1
    kind: Application
    metadata: {name: '{{ .Values.cluster }}-shop', namespace: argocd}
    spec:
      source: {repoURL: ${REMOTE}, path: 'apps/{{ .Values.env }}{{ .Values.suffix | default "" }}'}
      destination: {namespace: 'shop-{{ .Values.cluster }}'}
    ---
    apiVersion: argoproj.io/v1alpha1
    kind: Application
    metadata: {name: web, namespace: argocd}
    spec:
      source: {repoURL: ${REMOTE}, path: 'apps/{{ .Values.env }}{{ .Values.suffix | default "" }}'}
      destination: {namespace: web}
    === chart/values-prod.yaml
    env: prod
    === apps/prod/pod.yaml
    ${POD}
  `);
  expect(buildsOf(files)).toEqual([
    ['apps/prod', 'argo-application', 'prod', 'deployer'],
    ['chart', 'chart', undefined, 'chart'],
    ['chart with values-prod.yaml', 'chart', 'prod', 'root'],
  ]);
  expect(uncheckedOf(files)).toEqual([
    'Application -shop: no entry point is known to deploy its chart',
  ]);
});

test('a value that one environment gives may be left out in another one', () => {
  const files = at(tree`
    === chart/Chart.yaml
    name: apps
    version: 1.0.0
    === chart/templates/all.yaml
    apiVersion: argoproj.io/v1alpha1
    kind: Application
    metadata: {name: shop, namespace: argocd}
    spec:
      source:
        repoURL: ${REMOTE}
        path: 'apps/{{ .Values.env }}'
        helm: {parameters: [{name: replicas, value: '{{ .Values.replicas }}'}]}
      destination: {namespace: shop}
    === chart/values-prod.yaml
    env: prod
    replicas: 3
    === chart/values-test.yaml
    env: test
    === apps/prod/Chart.yaml
    name: prod
    version: 1.0.0
    === apps/prod/templates/pod.yaml
    ${POD}
    === apps/test/Chart.yaml
    name: test
    version: 1.0.0
    === apps/test/templates/pod.yaml
    ${POD}
  `);
  expect(uncheckedOf(files)).toEqual([]);
  expect(buildsOf(files)).toContainEqual(['apps/test', 'argo-application', 'test', 'deployer']);
});

test('a chart that deploys another app of apps comes first, and no chart in a folder of examples is followed', () => {
  const files = at(tree`
    === a-leaf/Chart.yaml
    name: leaf
    version: 1.0.0
    === a-leaf/templates/app.yaml
    {apiVersion: argoproj.io/v1alpha1, kind: Application, metadata: {name: shop}, spec: {source: {repoURL: "${REMOTE}", path: "apps/{{ .Values.name }}"}}}
    === a-leaf/values.yaml
    name: shop
    === root/Chart.yaml
    name: root
    version: 1.0.0
    === root/templates/app.yaml
    {apiVersion: argoproj.io/v1alpha1, kind: Application, metadata: {name: leaf}, spec: {source: {repoURL: "${REMOTE}", path: a-leaf, helm: {parameters: [{name: name, value: bank}]}}}}
    === examples/Chart.yaml
    name: example
    version: 1.0.0
    === examples/templates/app.yaml
    {apiVersion: argoproj.io/v1alpha1, kind: Application, metadata: {name: mall}, spec: {source: {repoURL: "${REMOTE}", path: apps/mall}}}
    === apps/shop/kustomization.yaml
    resources: [a.yaml]
    === apps/shop/a.yaml
    ${POD}
    === apps/bank/kustomization.yaml
    resources: [a.yaml]
    === apps/bank/a.yaml
    ${POD}
    === apps/mall/kustomization.yaml
    resources: [a.yaml]
    === apps/mall/a.yaml
    ${POD}
  `);
  expect(
    reportOf(files).builds.map(({ id, kind, deployedBy }) => [id, kind, deployedBy?.name]),
  ).toEqual([
    ['a-leaf', 'argo-application', 'Application leaf'],
    ['apps/bank', 'argo-application', 'Application shop'],
    ['apps/mall', 'kustomization', undefined],
    ['apps/shop', 'kustomization', undefined],
    ['examples', 'chart', undefined],
    ['root', 'chart', undefined],
  ]);
});

test('a chart is not followed with its defaults where a root that is not known may give others', () => {
  const files = at(tree`
    === leaf/Chart.yaml
    name: leaf
    version: 1.0.0
    === leaf/templates/app.yaml
    {apiVersion: argoproj.io/v1alpha1, kind: Application, metadata: {name: shop}, spec: {source: {repoURL: "${REMOTE}", path: "apps/{{ .Values.name }}"}}}
    === leaf/values.yaml
    name: shop
    === root/Chart.yaml
    name: root
    version: 1.0.0
    === root/templates/app.yaml
    {apiVersion: argoproj.io/v1alpha1, kind: Application, metadata: {name: leaf}, spec: {source: {repoURL: "${REMOTE}", path: leaf, helm: {valuesObject: {{ toJson .Values }} }}}}
    === apps/shop/a.yaml
    ${POD}
  `);
  expect(buildsOf(files).map(([id, kind]) => [id, kind])).toEqual([
    ['apps/shop', 'folder'],
    ['leaf', 'chart'],
    ['root', 'chart'],
  ]);
  expect(uncheckedOf(files)).toEqual([
    'Application leaf: no entry point is known to deploy its chart',
    'Application shop: no entry point is known to deploy its chart',
  ]);
});

test('ApplicationSets and Kustomizations in a chart, in a work tree without remotes', () => {
  const files = tree`
    === chart/Chart.yaml
    name: apps
    version: 1.0.0
    === chart/templates/set.yaml
    apiVersion: argoproj.io/v1alpha1
    kind: ApplicationSet
    metadata: {name: apps}
    spec:
      goTemplate: true
      generators: [{git: {repoURL: "${REMOTE}", directories: [{path: apps/*}]}}]
      template:
        metadata: {name: '{{\`{{ .path.basename }}\`}}'}
        spec: {source: {repoURL: "${REMOTE}", path: '{{\`{{ .path.path }}\`}}'}}
    === apps/shop/a.yaml
    ${POD}
    === apps/bank/a.yaml
    ${POD}
    === flux/Chart.yaml
    name: flux
    version: 1.0.0
    === flux/templates/all.yaml
    apiVersion: kustomize.toolkit.fluxcd.io/v1
    kind: Kustomization
    metadata: {name: infra, namespace: flux-system}
    spec: {path: infra, sourceRef: {kind: GitRepository, name: flux-system}}
    === infra/a.yaml
    ${POD}
  `;
  expect(buildsOf(files)).toEqual([
    ['apps/bank', 'argo-application', '.', 'deployer'],
    ['apps/shop', 'argo-application', '.', 'deployer'],
    ['chart', 'chart', '.', 'root'],
    ['flux', 'chart', '.', 'root'],
    ['infra', 'flux-kustomization', '.', 'deployer'],
  ]);
});

test('a root Application that is here says which values count', () => {
  const files = at(tree`${SHOP}
    === chart/values-prod.yaml
    env: prod
    apps: {shop: true}
    === chart/values-staging.yaml
    env: staging
    apps: {shop: true}
    === apps/shop/values-prod.yaml
    config: settings
    === root.yaml
    {apiVersion: argoproj.io/v1alpha1, kind: Application, metadata: {name: root}, spec: {source: {repoURL: "${REMOTE}", path: chart, helm: {valueFiles: [values-prod.yaml]}}}}
  `);
  expect(buildsOf(files).map(([id, , cluster]) => [id, cluster])).toEqual([
    ['.', '.'],
    ['apps/shop', '.'],
    ['chart', '.'],
  ]);
  expect(reportOf(files).builds.filter(isUndeployed)).toEqual([]);
});

test('all values files of a chart are rendered, dozens of them', () => {
  const names = Array.from({ length: 30 }, (_, at) => `=== chart/values-${at}.yaml\na: ${at}`);
  const { builds } = reportOf(tree`
    === chart/Chart.yaml
    name: c
    version: 1.0.0
    === chart/templates/c.yaml
    {apiVersion: v1, kind: ConfigMap, metadata: {name: c}, data: {a: "{{ .Values.a }}"}}
    ${names.join('\n')}
  `);
  expect(builds.length).toBe(31);
});
