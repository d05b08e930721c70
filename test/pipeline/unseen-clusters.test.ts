import { expect, test } from 'vitest';
import { tree, treeOf } from '../tree.ts';
import { problemsOf, reportOf } from './problems-of.ts';

// What was said wrongly of public repositories that nobody had seen before, read by hand.

const withSubmodule = (modules: string): readonly string[] =>
  problemsOf(
    treeOf({
      '.gitmodules': modules,
      'prod/kustomization.yaml':
        'resources: [map.yaml, ../secrets/prod, ../secrets-of-others/prod]\n',
      'prod/map.yaml': '{apiVersion: v1, kind: ConfigMap, metadata: {name: a}}\n',
      'secrets-of-others/prod/kustomization.yaml': 'resources: []\nnamePrefix: a\n',
    }),
  );

test('what lies in a submodule of git is not missing', () => {
  expect(
    withSubmodule('[submodule "secrets"]\n\tpath = secrets\n\turl = git@example.com:a/b\n'),
  ).toEqual([]);
  expect(
    withSubmodule('[submodule "other"]\n\tpath = secret\n\turl = git@example.com:a/b\n'),
  ).toEqual(['prod/kustomization.yaml:1 error unbuildable-kustomization']);
});

const withMapping = (mapping: string): readonly string[] =>
  problemsOf(
    treeOf({
      [`.holo/branches/manifests/${mapping}.toml`]: '[holomapping]\nholosource = "web"\n',
      'web/kustomization.yaml': 'resources: [map.yaml, parts/web.yaml]\n',
      'web/map.yaml': '{apiVersion: v1, kind: ConfigMap, metadata: {name: a}}\n',
    }),
  );

test('what Hologit brings from another repository is not missing', () => {
  expect(withMapping('web/parts')).toEqual([]);
  expect(withMapping('web/parts/_more')).toEqual([]);
  for (const other of ['web/part', '_web'])
    expect(withMapping(other)).toEqual([
      'web/kustomization.yaml:1 error unbuildable-kustomization',
    ]);
});

test('a folder whose kustomization is a template for a program', () => {
  expect(
    problemsOf(
      treeOf({
        'all/kustomization.yaml': 'resources: [made, gone]\n',
        'all/made/kustomization.yaml.j2': 'resources: []\n',
        'all/gone/kustomization.yaml.txt': 'resources: []\n',
      }),
    ),
  ).toEqual(['all/kustomization.yaml:1 error unbuildable-kustomization']);
});

const PATCHED = (target: string): Readonly<Record<string, string>> => ({
  'app/kustomization.yaml': `resources: [deploy.yaml]
patches:
  - path: https://raw.githubusercontent.com/acme/patches/main/sidecar.yaml
    target: {kind: Deployment, name: ${target}}
  - target: {kind: Deployment, name: web}
    patch: |-
      - {op: replace, path: /spec/template/spec/containers/0/env/2, value: {name: HOST, value: web}}
`,
  'app/deploy.yaml': `apiVersion: apps/v1
kind: Deployment
metadata: {name: web}
spec:
  selector: {matchLabels: {app: web}}
  template:
    metadata: {labels: {app: web}}
    spec: {containers: [{name: web, image: web}]}
`,
});

test('a patch may fit what a remote patch before it makes of the object', () => {
  expect(problemsOf(treeOf(PATCHED('web')))).toEqual([]);
  expect(problemsOf(treeOf(PATCHED('other')))).toEqual([
    'app/kustomization.yaml:7 error unbuildable-kustomization',
  ]);
});

test('a patch of an overlay may fit what a remote patch of its base makes', () => {
  const { 'app/kustomization.yaml': own = '', ...rest } = PATCHED('web');
  const [base = '', patch = ''] = own.split('  - target: {kind: Deployment, name: web}\n');
  const files = {
    ...rest,
    'app/kustomization.yaml': base,
    'prod/kustomization.yaml': `resources: [../app]\npatches:\n  - target: {kind: Deployment, name: web}\n${patch}`,
  };
  expect(problemsOf(treeOf(files))).toEqual([]);
});

const SUBSTITUTED = (more: string) => tree`
  === clusters/prod/apps.yaml
  apiVersion: source.toolkit.fluxcd.io/v1
  kind: GitRepository
  metadata: {name: flux-system, namespace: flux-system}
  spec: {url: https://github.com/acme/fleet}
  ---
  apiVersion: kustomize.toolkit.fluxcd.io/v1
  kind: Kustomization
  metadata: {name: apps, namespace: flux-system}
  spec:
    path: ./apps
    sourceRef: {kind: GitRepository, name: flux-system}
    postBuild: {substituteFrom: [{kind: Secret, name: cluster}]}
  === clusters/prod/vars.yaml
  {apiVersion: v1, kind: Secret, metadata: {name: cluster, namespace: flux-system}, stringData: {DOMAIN: example.com}}
  ${more}
  === apps/a.yaml
  {apiVersion: v1, kind: ConfigMap, metadata: {name: a, namespace: x}, data: {a: "\${ADDRESS}:80"}}
`;
const EXTERNAL = (name: string): string =>
  `---\n  {apiVersion: external-secrets.io/v1, kind: ExternalSecret, metadata: {name: ${name}, namespace: flux-system}, spec: {secretStoreRef: {kind: ClusterSecretStore, name: vault}, dataFrom: [{extract: {key: a}}]}}`;

const unsetBeside = (more: string): readonly string[] =>
  problemsOf(SUBSTITUTED(more)).filter((line) => line.endsWith('unset-flux-variable'));

test('variables of a Secret that an ExternalSecret fills, beside one with values for tests', () => {
  expect(unsetBeside(EXTERNAL('cluster'))).toEqual([]);
  expect(unsetBeside(EXTERNAL('other'))).toEqual(['apps/a.yaml:1 warning unset-flux-variable']);
});

const commented = (comment: string) => tree`
  === web/ks.yaml
  # ${comment}
  apiVersion: kustomize.toolkit.fluxcd.io/v1
  kind: Kustomization
  metadata: {name: web, namespace: flux-system}
  spec: {path: ./web/app, targetNamespace: web, sourceRef: {kind: GitRepository, name: flux-system}}
  === web/app/pod.yaml
  {apiVersion: v1, kind: Pod, metadata: {name: web}, spec: {containers: [{name: c, image: i, envFrom: [{configMapRef: {name: web-devices}}]}]}}
`;

test('a comment beside the object that deploys a folder says who makes its ConfigMap', () => {
  expect(problemsOf(commented('The operator creates the web-devices ConfigMap.'))).toEqual([]);
  expect(problemsOf(commented('The web-devices ConfigMap.'))).toEqual([
    'web/app/pod.yaml:1 warning undeclared-config-map',
  ]);
});

test('the Secret of a ClusterIssuer is not in the namespace of the Application that deploys it', () => {
  const files = tree`
    === apps/config.yaml
    apiVersion: argoproj.io/v1alpha1
    kind: Application
    metadata: {name: config, namespace: argocd}
    spec:
      project: default
      destination: {namespace: default, server: https://kubernetes.default.svc}
      source: {path: config, repoURL: https://github.com/acme/fleet, targetRevision: HEAD}
    === config/issuer.yaml
    apiVersion: cert-manager.io/v1
    kind: ClusterIssuer
    metadata: {name: letsencrypt}
    spec: {acme: {solvers: [{dns01: {cloudflare: {apiTokenSecretRef: {name: token, key: a}}}}]}}
  `;
  const { problems } = reportOf({ ...files, remotes: ['https://github.com/acme/fleet'] });
  expect(problems.map(({ message }) => message)).toEqual([
    'Secret `token`, which ClusterIssuer `letsencrypt` needs, is not defined or mentioned anywhere in this repository.',
  ]);
});

const reflected = (annotations: string) => tree`
  === tls.yaml
  {apiVersion: v1, kind: Secret, metadata: {name: tls, namespace: web, annotations: {${annotations}}}, data: {}}
  ---
  {apiVersion: networking.k8s.io/v1, kind: Ingress, metadata: {name: web, namespace: web}, spec: {tls: [{secretName: tls}], defaultBackend: {service: {name: web, port: {number: 80}}}}}
`;

test('a Secret that Reflector fills may become one for TLS', () => {
  expect(problemsOf(reflected('reflector.v1.k8s.emberstack.com/reflects: a/tls'))).toEqual([]);
  expect(problemsOf(reflected(''))).toEqual(['tls.yaml:3 warning wrong-secret-type']);
});

test('a command that applies a kustomization applies of the folders below what it lists', () => {
  const files = tree`
    === README.md
    kubectl apply -k cluster/
    === cluster/kustomization.yaml
    resources: [argocd]
    === cluster/argocd/kustomization.yaml
    resources: [root.yaml]
    === cluster/argocd/root.yaml
    apiVersion: argoproj.io/v1alpha1
    kind: Application
    metadata: {name: root, namespace: argocd}
    spec: {source: {path: cluster/web, repoURL: https://github.com/acme/fleet}}
    === cluster/web/kustomization.yaml
    resources: [map.yaml]
    === cluster/web/map.yaml
    {apiVersion: v1, kind: ConfigMap, metadata: {name: a}}
    === cluster/old/kustomization.yaml
    resources: [all.yaml]
  `;
  expect(problemsOf({ ...files, remotes: ['https://github.com/acme/fleet'] })).toEqual([
    'cluster/old/kustomization.yaml:1 warning unbuildable-kustomization, undeployed',
  ]);
});

const RELEASE = (name: string, namespace: string): string => `
    === base/${name}/kustomization.yaml
    resources: [source.yaml, release.yaml]
    === base/${name}/source.yaml
    {apiVersion: source.toolkit.fluxcd.io/v1, kind: HelmRepository, metadata: {name: ${name}, namespace: flux-system}, spec: {url: https://charts.example.com}}
    === base/${name}/release.yaml
    {apiVersion: helm.toolkit.fluxcd.io/v2, kind: HelmRelease, metadata: {name: ${name}, namespace: ${name}}, spec: {chart: {spec: {chart: ${name}, sourceRef: {kind: HelmRepository, name: ${name}, namespace: ${namespace}}}}}}
`;

test('an example that deploys one base of a catalog says nothing of those beside it', () => {
  const example = `
    === examples/dev/web.yaml
    {apiVersion: source.toolkit.fluxcd.io/v1, kind: GitRepository, metadata: {name: fleet, namespace: flux-system}, spec: {url: https://github.com/acme/fleet}}
    ---
    {apiVersion: kustomize.toolkit.fluxcd.io/v1, kind: Kustomization, metadata: {name: web, namespace: flux-system}, spec: {path: ./base/web, sourceRef: {kind: GitRepository, name: fleet}}}
  `;
  const files = tree`${RELEASE('web', 'flux-system')}${RELEASE('db', 'db')}${example}`;
  expect(problemsOf({ ...files, remotes: ['https://github.com/acme/fleet'] })).toEqual([
    'base/db/release.yaml:1 warning missing-flux-source',
  ]);
});

const application = (name: string, path: string): string =>
  `apiVersion: argoproj.io/v1alpha1\nkind: Application\nmetadata: {name: ${name}, namespace: argocd}\nspec: {source: {repoURL: https://git.example.com/team/apps, path: ${path}}, destination: {name: prod}}\n`;

test('Applications in a folder that the list beside it leaves out are not deployed', () => {
  const files = {
    'argocd/core.yaml': application('core', 'argocd/list'),
    'argocd/list/kustomization.yaml': 'resources: [on.yaml]\n',
    'argocd/list/on.yaml': application('on', 'on'),
    'argocd/list/more/one.yaml': application('one', 'one'),
    'argocd/list/more/off.yaml': application('off', 'gone'),
    'on/map.yaml': '{apiVersion: v1, kind: ConfigMap, metadata: {name: a}}\n',
    'one/map.yaml': '{apiVersion: v1, kind: ConfigMap, metadata: {name: b}}\n',
  };
  const { problems, undeployed } = reportOf({
    ...treeOf(files),
    remotes: ['https://git.example.com/team/apps'],
  });
  const places = (found: typeof problems) => found.map(({ at }) => at.file.path);
  expect([places(problems), places(undeployed)]).toEqual([[], ['argocd/list/more/off.yaml']]);
});
