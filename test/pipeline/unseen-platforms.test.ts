import { describe, expect, test } from 'vitest';
import { isUndeployed } from '../../src/model/deployment.ts';
import type { FileTree } from '../../src/model/file-tree.ts';
import { tree } from '../tree.ts';
import { problemsOf, reportOf } from './problems-of.ts';

// Classes of findings that were wrong, or lost, in platforms and home clusters that nobody had looked at.

test('templates of ytt are no objects yet', () => {
  const files = tree`
    === a.yaml
    #@ for one in data.values.all:
    ---
    apiVersion: v1
    kind: Secret
    metadata:
      name: #@ one.name
    #@ end
    === b.yaml
    apiVersion: v1
    kind: Pod
    metadata: {name: web}
    spec:
      containers:
        - name: web
          image: web
          volumeMounts:
            #@ if data.values.more:
            - mountPath: #@ data.values.path
            #@ end
  `;
  expect(problemsOf(files)).toEqual([]);
});

test('a broken file that no kustomization lists breaks nothing yet', () => {
  const files = tree`
    === app/kustomization.yaml
    resources: [web.yaml]
    === app/web.yaml
    {apiVersion: v1, kind: Service, metadata: {name: web}}
    === app/policy.yaml
    apiVersion: example.io/v1
    kind: Policy
    spec:
      one:
      {}
      two: {}
  `;
  expect(problemsOf(files)).toEqual(['app/policy.yaml:5 warning unreadable-manifest']);
});

const lost = (kind: string, name: string) =>
  `{apiVersion: v1, kind: Pod, metadata: {name: p, namespace: shop}, spec: {containers: [{name: c, image: i, envFrom: [{${kind}: {name: ${name}}}]}]}}`;

const documentedWith = (text: string, name: string) => tree`
  === pod.yaml
  ${lost('secretRef', name)}
  === settings.yaml
  {apiVersion: v1, kind: Service, metadata: {name: settings}}
  === README.md
  ${text}
`;
const UNDECLARED = ['pod.yaml:1 warning undeclared-secret'];

test('a document that speaks of a manifest which is not here explains its name', () => {
  const filled = documentedWith('Fill in `db-users.yaml` and apply it.', 'db-users');
  expect(problemsOf(filled)).toEqual([]);
  expect(problemsOf(documentedWith('Fill in my-db-users.yaml.', 'db-users'))).toEqual(UNDECLARED);
  expect(problemsOf(documentedWith('See settings.yaml.', 'settings'))).toEqual(UNDECLARED);
  expect(problemsOf(documentedWith('See users.yaml.', 'users'))).toEqual(UNDECLARED);
});

const installedWith = (spec: string) => tree`
  === pod.yaml
  ${lost('secretRef', 'media-certs')}
  === requests/media.yaml
  {apiVersion: example.io/v1, kind: VirtualCluster, metadata: {name: media, namespace: requests}, spec: {${spec}}}
`;

test('what a custom resource installs in another namespace is named after it', () => {
  expect(problemsOf(installedWith('targetNamespace: shop'))).toEqual([]);
  expect(problemsOf(installedWith('targetNamespace: other'))).toEqual(UNDECLARED);
  expect(problemsOf(installedWith('size: 1'))).toEqual(UNDECLARED);
});

const offWith = (line: string) => tree`
  === clusters/home/flux.yaml
  apiVersion: source.toolkit.fluxcd.io/v1
  kind: GitRepository
  metadata: {name: flux-system, namespace: flux-system}
  spec: {url: https://example.org/owner/project}
  ---
  apiVersion: kustomize.toolkit.fluxcd.io/v1
  kind: Kustomization
  metadata: {name: apps, namespace: flux-system}
  spec: {path: ./apps, sourceRef: {kind: GitRepository, name: flux-system}}
  === apps/kustomization.yaml
  resources:
    - web.yaml
    ${line}
  === apps/web.yaml
  {apiVersion: v1, kind: Service, metadata: {name: web, namespace: web}}
  === apps/shop/ks.yaml
  apiVersion: kustomize.toolkit.fluxcd.io/v1
  kind: Kustomization
  metadata: {name: shop, namespace: flux-system}
  spec: {path: ./apps/shop/app, sourceRef: {kind: GitRepository, name: flux-system}}
  === apps/shop/app/kustomization.yaml
  resources: [missing.yaml]
`;

describe('what a kustomization lists in a comment only is switched off', () => {
  const BROKEN = lost('configMapRef', 'nothing').replace('metadata', 'metdata');

  test('what is in such folders is listed apart', () => {
    const files = tree`
      === apps/kustomization.yaml
      resources:
        - web
        # - ./testing
        #- ../network/  # later
      === apps/web/kustomization.yaml
      resources: [web.yaml]
      === apps/web/web.yaml
      {apiVersion: v1, kind: Service, metadata: {name: web}}
      === apps/testing/kustomization.yaml
      resources:
        # - probe.yaml
      === apps/testing/probe.yaml
      ${BROKEN}
      === network/kustomization.yaml
      resources: [missing.yaml]
    `;
    expect(problemsOf(files)).toEqual([
      'apps/testing/kustomization.yaml:1 warning version-dependent-build, undeployed',
      'network/kustomization.yaml:1 warning unbuildable-kustomization, undeployed',
    ]);
  });

  test('so is a file, and what an entry object in it deploys', () => {
    expect(problemsOf(offWith('- shop/ks.yaml'))).toEqual([
      'apps/shop/app/kustomization.yaml:1 error unbuildable-kustomization',
    ]);
    expect(problemsOf(offWith('# - ./shop/ks.yaml'))).toEqual([]);
  });
});

test('the root of an app of apps may lie beside a kustomization that it deploys, and that does not list it', () => {
  const files = tree`
    === argocd/kustomization.yaml
    resources: [ns.yaml]
    === argocd/ns.yaml
    {apiVersion: v1, kind: Namespace, metadata: {name: argocd}}
    === argocd/root.yaml
    apiVersion: argoproj.io/v1alpha1
    kind: Application
    metadata: {name: root, namespace: argocd}
    spec:
      source: {repoURL: https://example.org/owner/project, path: argocd/apps}
      destination: {namespace: argocd}
    === argocd/apps/kustomization.yaml
    resources: [argocd.yaml, shop.yaml]
    === argocd/apps/argocd.yaml
    apiVersion: argoproj.io/v1alpha1
    kind: Application
    metadata: {name: argocd, namespace: argocd}
    spec:
      source: {repoURL: https://example.org/owner/project, path: argocd}
      destination: {namespace: argocd}
    === argocd/apps/shop.yaml
    apiVersion: argoproj.io/v1alpha1
    kind: Application
    metadata: {name: shop, namespace: argocd}
    spec:
      source: {repoURL: https://example.org/owner/project, path: shop}
      destination: {namespace: shop}
    === shop/kustomization.yaml
    resources: [missing.yaml]
  `;
  expect(problemsOf(files)).toEqual(['shop/kustomization.yaml:1 error unbuildable-kustomization']);
  expect(reportOf(files).builds.filter(isUndeployed)).toEqual([]);
});

const releasedWith = (chart: string, from: string, more = '{}') => tree`
  === apps/shop/release.yaml
  apiVersion: helm.toolkit.fluxcd.io/v2
  kind: HelmRelease
  metadata: {name: shop, namespace: shop}
  spec:
    chart: {spec: {chart: ${chart}, version: 4.2.0, sourceRef: {kind: HelmRepository, name: charts}}}
    values:
      controllers: {shop: {containers: {app: {image: {repository: i, tag: "1"}, envFrom: [${from}]}}}}
      secrets: {made: {stringData: {A: b}}}
      extra: ${more}
  === apps/shop/users.yaml
  {apiVersion: v1, kind: Secret, metadata: {name: shop-users, namespace: shop}, stringData: {A: b}}
`;

test('of a release of app-template each Secret is known, its raw resources too', () => {
  const undeclared = ['apps/shop/release.yaml:7 warning undeclared-secret'];
  const files = releasedWith('app-template', '{secretRef: {name: shop-secret}}');
  expect(problemsOf(files)).toEqual(undeclared);
  expect(problemsOf(releasedWith('app-template', '{secretRef: {name: shop}}'))).toEqual([]);
  expect(problemsOf(releasedWith('app-template', '{secretRef: {name: shop-users}}'))).toEqual([]);
  expect(problemsOf(releasedWith('own-chart', '{secretRef: {name: shop-secret}}'))).toEqual([]);
  const raw = '{}\n      rawResources: {any: {apiVersion: v1, kind: Secret}}';
  const bringing = releasedWith('app-template', '{secretRef: {name: shop-secret}}', raw);
  expect(problemsOf(bringing)).toEqual(expect.arrayContaining(undeclared));
  expect(problemsOf(releasedWith('app-template', '{configMapRef: {name: shop-users}}'))).toEqual([
    'apps/shop/release.yaml:7 error missing-config-map',
  ]);
});

const besideClient = (folder: string, spec: string) => tree`
  === apps/shop/release.yaml
  apiVersion: helm.toolkit.fluxcd.io/v2
  kind: HelmRelease
  metadata: {name: shop, namespace: shop}
  spec:
    chart: {spec: {chart: app-template, version: 4.2.0, sourceRef: {kind: HelmRepository, name: charts}}}
    values:
      controllers: {shop: {containers: {app: {image: {repository: i, tag: "1"}, envFrom: [{secretRef: {name: login-credentials}}]}}}}
  === ${folder}/client.yaml
  {apiVersion: id.example.io/v1, kind: Client, metadata: {name: login, namespace: shop}, spec: ${spec}}
`;

test('a release uses what the controller of a resource beside it makes', () => {
  const undeclared = ['apps/shop/release.yaml:7 warning undeclared-secret'];
  const described = '{secret: {keys: {clientID: id}}}';
  expect(problemsOf(besideClient('apps/shop', described))).toEqual([]);
  expect(problemsOf(besideClient('apps/shop', '{size: 1}'))).toEqual(undeclared);
  expect(problemsOf(besideClient('apps/login', described))).toEqual(undeclared);
});

const secretsAt = (repository: string) => tree`
  === apps/secrets.yaml
  apiVersion: argoproj.io/v1alpha1
  kind: Application
  metadata: {name: sealed, namespace: argocd}
  spec:
    source: {repoURL: https://example.org/owner/${repository}, path: all}
    destination: {namespace: shop}
  === apps/pod.yaml
  ${lost('secretRef', 'shop-users')}
`;

test('Secrets may come from a repository of Secrets that is not here', () => {
  expect(problemsOf(secretsAt('project-secrets'))).toEqual([]);
  expect(problemsOf(secretsAt('other'))).toEqual(['apps/pod.yaml:1 warning undeclared-secret']);
});

const copiedFrom = (folder: string, more = '') => tree`
  === ${folder}/kustomization.yaml
  resources: [../../../base, ../vars]
  === ${folder}/apps/kustomization.yaml
  resources: [missing.yaml]
  === clusters/one/kustomization.yaml
  # A copy of ${folder}
  resources: [a.yaml${more}]
  === clusters/one/a.yaml
  {apiVersion: v1, kind: Service, metadata: {name: a}}
`;

test('a folder to copy lists what is outside the repository', () => {
  const template = 'examples/cluster-template';
  expect(problemsOf(copiedFrom(template))).toEqual([]);
  expect(problemsOf(copiedFrom(template, `, ../../${template}`))).not.toEqual([]);
  expect(problemsOf(copiedFrom('examples/cluster'))).not.toEqual([]);
});

const filledIn = (value: string) => tree`
  === app/kustomization.yaml
  resources: [secret.yaml]
  === app/secret.yaml
  apiVersion: v1
  kind: Secret
  metadata: {name: s}
  stringData:
    token: ${value}
`;

test('a listed file in which a person replaces a placeholder is not there yet', () => {
  expect(problemsOf(filledIn('%TOKEN%'))).toEqual([]);
  expect(problemsOf(filledIn('%token'))).toEqual([
    'app/secret.yaml:5 error unbuildable-kustomization',
  ]);
});

test('what `helm template` made of a chart that is here, and the start of an exercise, is not deployed', () => {
  const files = tree`
    === chart/Chart.yaml
    name: shop
    version: 1.0.0
    === chart/templates/cm.yaml
    {apiVersion: v1, kind: ConfigMap, metadata: {name: c}}
    === tests/one/result.yaml
    ---
    # Source: shop/templates/pod.yaml
    apiVersion: v1
    kind: Pod
    metdata: {name: p}
    === exercises/one/setup.yaml
    ${lost('secretRef', 'nothing')}
    === exercises/one/solution/setup.yaml
    {apiVersion: v1, kind: Service, metadata: {name: s}}
  `;
  expect(problemsOf(files)).toEqual([]);
});

const application = (name: string) =>
  `{apiVersion: argoproj.io/v1alpha1, kind: Application, metadata: {name: ${name}, namespace: argocd}, spec: {source: {repoURL: "https://example.org/owner/project", path: apps/${name}}, destination: {namespace: ${name}}}}`;
const LOST = lost('configMapRef', 'nothing').replace('metadata', 'metdata');

test.each([
  ['argocd/kustomization.yaml', 'one.yaml'],
  ['kustomization.yaml', 'argocd/one.yaml'],
])('an Application beside those that a kustomization lists was left out: %s', (path, listed) => {
  const files = tree`
    === ${path}
    resources: [${listed}]
    === argocd/one.yaml
    ${application('one')}
    === argocd/two.yaml
    ${application('two')}
    === apps/one/a.yaml
    ${LOST}
    === apps/two/a.yaml
    ${LOST}
  `;
  const remotes = ['https://example.org/owner/project'];
  const { builds } = reportOf({ ...files, remotes });
  expect(builds.filter(isUndeployed).map(({ id }) => id)).toEqual(['apps/two']);
});

test('what `helm template` printed beside a chart is no manifest to apply', () => {
  const printed = `---\n# Source: shop/templates/a.yaml\n${LOST}`;
  const files = tree`
    === charts/web/Chart.yaml
    {apiVersion: v2, name: web, version: 1.0.0}
    === charts/web/output.yaml
    ${printed}
    === manifests/all.yaml
    ${printed}
  `;
  const paths = problemsOf(files).map((problem) => problem.split(':')[0]);
  expect([...new Set(paths)]).toEqual(['manifests/all.yaml']);
});

test('an Application of jsonnet may deploy any folder', () => {
  const files = tree`
    === root.yaml
    ${application('index')}
    === apps/index/apps.jsonnet
    [{ kind: 'Application', spec: { source: { path: name } } } for name in (import 'names.libsonnet')]
    === apps/one/a.yaml
    ${LOST}
  `;
  const remotes = ['https://example.org/owner/project'];
  const report = reportOf({ ...files, remotes });
  expect(report.builds.map(({ id }) => id)).toContain('apps/one');
  expect(report.builds.filter(isUndeployed)).toEqual([]);
});

test('what an object that no kustomization lists would make is said to be there', () => {
  const files = tree`
    === app/kustomization.yaml
    resources: [pod.yaml]
    === app/pod.yaml
    ${lost('secretRef', 'database')}
    === app/external-secret.yaml
    {apiVersion: external-secrets.io/v1, kind: ExternalSecret, metadata: {name: db}, spec: {target: {name: database}}}
  `;
  const { problems } = reportOf(files);
  expect(problems.map(({ message, help }) => [message, help])).toEqual([
    [
      'Secret `database` in namespace `shop`, which Pod `shop/p` needs, is not applied with it: no kustomization lists the file that defines it.',
      'Add the file to `resources` of its kustomization.',
    ],
  ]);
});

function beside(secret: string): FileTree {
  return tree`
    === app/kustomization.yaml
    resources: [pod.yaml, client.yaml]
    === app/pod.yaml
    ${lost('secretRef', 'notes-oidc-credentials')}
    === app/client.yaml
    {apiVersion: example.org/v1, kind: OIDCClient, metadata: {name: notes, namespace: shop}, spec: {secret: {${secret}}}}
  `;
}

test('a custom resource that describes a Secret without naming it may make one that begins with its name', () => {
  expect(problemsOf(beside('keys: {clientID: id}'))).toEqual([]);
  expect(problemsOf(beside('name: other, key: id'))).toEqual([
    'app/pod.yaml:1 warning undeclared-secret',
  ]);
});
