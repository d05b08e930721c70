import { describe, expect, test } from 'vitest';
import { envfrom } from '../envfrom.ts';
import { scratch } from '../scratch.ts';

const URL = 'https://git.example.com/team/gitops.git';

function kustomization(name: string, path: string): string {
  return `apiVersion: kustomize.toolkit.fluxcd.io/v1
kind: Kustomization
metadata: {name: ${name}, namespace: flux-system}
spec:
  interval: 1h
  path: ${path}
  prune: true
  sourceRef: {kind: GitRepository, name: flux-system}
`;
}

const POD = `apiVersion: v1
kind: Pod
metadata: {name: web, namespace: web}
spec:
  containers:
  - name: app
    image: a
    envFrom:
    - secretRef: {name: web-secret}
    - configMapRef: {name: web-config}
`;

const FILES = {
  'clusters/prod/source.yaml': `apiVersion: source.toolkit.fluxcd.io/v1
kind: GitRepository
metadata: {name: flux-system, namespace: flux-system}
spec: {url: "${URL}", interval: 1h}
`,
  'clusters/prod/infra.yaml': kustomization('infra', './infra'),
  'infra/apps.yaml': kustomization('apps', './apps'),
  'infra/release.yaml': `apiVersion: helm.toolkit.fluxcd.io/v2
kind: HelmRelease
metadata: {name: gone, namespace: web}
spec:
  interval: 1h
  chart: {spec: {chart: gone, sourceRef: {kind: HelmRepository, name: none}}}
`,
  'apps/pod.yaml': POD,
  'apps/config.yaml': `apiVersion: v1
kind: ConfigMap
metadata: {name: web-config, namespace: web}
data: {a: b, c: d}
`,
  'old/pod.yaml': POD.replaceAll('web', 'old'),
};

async function lines(line: string): Promise<readonly string[]> {
  return (await envfrom(scratch(FILES), line)).stdout.trimEnd().split('\n');
}

describe('references and sources', () => {
  test('in columns', async () => {
    expect(await lines('references')).toMatchInlineSnapshot(`
      [
        "VERDICT     KIND       NAME            USED BY                       PLACE",
        "undeclared  Secret     web/web-secret  container app of Pod web/web  apps/pod.yaml:9",
        "present     ConfigMap  web/web-config  container app of Pod web/web  apps/pod.yaml:10",
        "undeclared  Secret     old/old-secret  container app of Pod old/old  old/pod.yaml:9",
        "undeclared  ConfigMap  old/old-config  container app of Pod old/old  old/pod.yaml:10",
      ]
    `);
    expect(await lines('sources')).toMatchInlineSnapshot(`
      [
        "KIND       NAME            KEYS  MADE BY   USES  PLACE",
        "ConfigMap  web/web-config  2     manifest  1     apps/config.yaml:3",
      ]
    `);
  });

  test.each([
    ['references --verdict undeclared', 3],
    ['references --kind ConfigMap --build apps', 1],
    ['references --name *-secret -n web', 1],
    ['references --name *-secret --build apps --build old', 2],
    ['references -n nowhere', 0],
    ['sources --kind Secret', 0],
    ['sources --name web-*', 1],
    ['sources --build ./apps', 1],
  ])('%s', async (line, count) => {
    expect((await lines(line)).slice(1)).toHaveLength(count);
  });

  test('as JSON', async () => {
    const root = scratch(FILES);
    const outputs = ['references --build old --kind Secret', 'sources'].map(async (line) =>
      JSON.parse((await envfrom(root, `${line} -f json`)).stdout),
    );
    expect(await Promise.all(outputs)).toMatchInlineSnapshot(`
      [
        {
          "references": [
            {
              "build": "old",
              "column": 25,
              "container": "app",
              "endColumn": 35,
              "endLine": 9,
              "field": "spec.containers[0].envFrom[0].secretRef",
              "kind": "Secret",
              "line": 9,
              "missing": {
                "elsewhere": [],
                "what": "source",
              },
              "name": "old-secret",
              "namespace": "old",
              "object": {
                "apiVersion": "v1",
                "kind": "Pod",
                "name": "old",
                "namespace": "old",
              },
              "optional": false,
              "path": "old/pod.yaml",
              "use": "env-from",
              "verdict": "undeclared",
            },
          ],
          "tool": {
            "name": "envfrom",
            "version": "0.1.0",
          },
          "version": 1,
        },
        {
          "sources": [
            {
              "build": "apps",
              "column": 18,
              "endColumn": 28,
              "endLine": 3,
              "keys": [
                "a",
                "c",
              ],
              "kind": "ConfigMap",
              "line": 3,
              "name": "web-config",
              "namespace": "web",
              "path": "apps/config.yaml",
              "producer": "manifest",
              "uses": 1,
            },
          ],
          "tool": {
            "name": "envfrom",
            "version": "0.1.0",
          },
          "version": 1,
        },
      ]
    `);
  });
});

function clusterSet(at: number): string {
  return `apiVersion: argoproj.io/v1alpha1
kind: ApplicationSet
metadata: {name: set-${at}, namespace: argocd}
spec:
  generators: [{clusters: {}}]
  template:
    metadata: {name: '{{name}}'}
    spec: {project: default, source: {repoURL: https://git.example/x.git, path: '{{name}}'}, destination: {server: '{{server}}'}}
`;
}

describe('builds', () => {
  test('as a tree of what deploys what', async () => {
    const { code, stdout, stderr } = await envfrom(scratch(FILES), 'builds');
    expect([code, stderr]).toEqual([0, '']);
    expect(stdout).toMatchInlineSnapshot(`
      "Cluster clusters/prod
      └─ clusters/prod (folder of manifests)  2 objects, 0 workloads
         └─ Kustomization flux-system/infra → infra (Flux)  2 objects, 0 workloads
            └─ Kustomization flux-system/apps → apps (Flux)  2 objects, 1 workload, 1 warning

      Nothing in this repository deploys
      └─ old (folder of manifests)  1 object, 1 workload

      Versions
      └─ Flux 2.10 (Helm 4.2.4, kustomize 5.8.1): assumed, because nothing in this repository says which version runs

      Not checked
      └─ HelmRelease web/gone: its chart is not available. Where to fetch from is not known: this repository has neither a complete URL nor the source object (such as a HelmRepository).
      "
    `);
  });

  test('what is not checked for one reason is one entry, with the remedy', async () => {
    const files = Array.from({ length: 7 }, (_, at) => [`set-${at}.yaml`, clusterSet(at)] as const);
    const { stdout } = await envfrom(scratch(Object.fromEntries(files)), 'builds');
    expect(stdout.slice(stdout.indexOf('Not checked'))).toMatchInlineSnapshot(`
      "Not checked
      └─ 7 Argo CD application sets: which clusters are registered in Argo CD is not known. Declare them in .envfrom.yaml: \`clusters: [{name: prod, server: "https://…", labels: {env: prod}}]\`.
         ├─ ApplicationSet argocd/set-0
         ├─ ApplicationSet argocd/set-1
         ├─ ApplicationSet argocd/set-2
         ├─ ApplicationSet argocd/set-3
         ├─ ApplicationSet argocd/set-4
         └─ and 2 more
      "
    `);
  });

  test('as JSON', async () => {
    const { stdout } = await envfrom(scratch(FILES), 'builds -f json');
    expect(JSON.parse(stdout)).toMatchInlineSnapshot(`
      {
        "builds": [
          {
            "cluster": "clusters/prod",
            "errors": 0,
            "failed": false,
            "id": "clusters/prod",
            "infos": 0,
            "kind": "folder",
            "objects": 2,
            "partial": [],
            "warnings": 0,
            "workloads": 0,
          },
          {
            "cluster": "clusters/prod",
            "deployedBy": {
              "column": 1,
              "endColumn": 54,
              "endLine": 8,
              "line": 1,
              "name": "Kustomization flux-system/infra",
              "path": "clusters/prod/infra.yaml",
            },
            "errors": 0,
            "failed": false,
            "folder": "infra",
            "id": "infra",
            "infos": 0,
            "kind": "flux-kustomization",
            "objects": 2,
            "parent": "clusters/prod",
            "partial": [],
            "version": {
              "deployer": "flux",
              "helm": "4.2.4",
              "known": "assumption",
              "kustomize": "5.8.1",
              "version": "2.10",
            },
            "warnings": 0,
            "workloads": 0,
          },
          {
            "cluster": "clusters/prod",
            "deployedBy": {
              "column": 1,
              "endColumn": 54,
              "endLine": 8,
              "line": 1,
              "name": "Kustomization flux-system/apps",
              "path": "infra/apps.yaml",
            },
            "errors": 0,
            "failed": false,
            "folder": "apps",
            "id": "apps",
            "infos": 0,
            "kind": "flux-kustomization",
            "objects": 2,
            "parent": "infra",
            "partial": [],
            "version": {
              "deployer": "flux",
              "helm": "4.2.4",
              "known": "assumption",
              "kustomize": "5.8.1",
              "version": "2.10",
            },
            "warnings": 1,
            "workloads": 1,
          },
          {
            "errors": 0,
            "failed": false,
            "id": "old",
            "infos": 0,
            "kind": "folder",
            "objects": 1,
            "partial": [],
            "undeployed": true,
            "warnings": 0,
            "workloads": 1,
          },
        ],
        "clusters": [
          "clusters/prod",
          "none",
        ],
        "otherDeployers": [],
        "tool": {
          "name": "envfrom",
          "version": "0.1.0",
        },
        "uncheckedEntries": [
          {
            "column": 1,
            "endColumn": 78,
            "endLine": 6,
            "kind": "HelmRelease",
            "line": 1,
            "name": "gone",
            "namespace": "web",
            "path": "infra/release.yaml",
            "reason": "its chart is not available",
          },
        ],
        "version": 1,
      }
    `);
  });

  test('of a repository without entry objects', async () => {
    const files = { 'a/pod.yaml': POD, 'k/kustomization.yaml': 'resources: [gone.yaml]\n' };
    expect((await envfrom(scratch(files), 'builds')).stdout).toMatchInlineSnapshot(`
      "Entry points
      ├─ a (folder of manifests)  1 object, 1 workload, 2 warnings
      └─ k (kustomization)  cannot be built, 1 error
      "
    `);
  });

  test('of two clusters from one folder, under a start that deploys itself', async () => {
    const source = FILES['clusters/prod/source.yaml'];
    const folder = scratch({
      ...Object.fromEntries(
        ['prod', 'test'].flatMap((name) => [
          [`clusters/${name}/source.yaml`, source],
          [`clusters/${name}/flux.yaml`, kustomization('flux-system', `./clusters/${name}`)],
          [`clusters/${name}/apps.yaml`, kustomization('apps', './apps')],
        ]),
      ),
      'apps/backend.yaml': kustomization('backend', './backend'),
      'backend/pod.yaml': POD.replace(/ {4}envFrom:[^]*/, ''),
    });
    const { stdout } = await envfrom(folder, 'builds');
    expect(stdout).toMatchInlineSnapshot(`
      "Cluster clusters/prod
      └─ Kustomization flux-system/flux-system → clusters/prod (Flux)  3 objects, 0 workloads
         └─ Kustomization flux-system/apps → apps (Flux)  1 object, 0 workloads
            └─ Kustomization flux-system/backend → backend (Flux)  1 object, 1 workload

      Cluster clusters/test
      └─ Kustomization flux-system/flux-system → clusters/test (Flux)  3 objects, 0 workloads
         └─ Kustomization flux-system/apps → apps (Flux)  1 object, 0 workloads
            └─ Kustomization flux-system/backend → backend (Flux)  1 object, 1 workload

      Versions
      └─ Flux 2.10 (Helm 4.2.4, kustomize 5.8.1): assumed, because nothing in this repository says which version runs
      "
    `);
  });

  test('that deploy themselves and each other end', async () => {
    const files = {
      'clusters/a/self.yaml': kustomization('self', './clusters/a'),
      'one/two.yaml': kustomization('two', './two'),
      'two/one.yaml': kustomization('one', './one'),
    };
    expect((await envfrom(scratch(files), 'builds')).stdout).toMatchInlineSnapshot(`
      "The cluster
      └─ Kustomization flux-system/one → one (Flux)  1 object, 0 workloads
         └─ Kustomization flux-system/two → two (Flux)  1 object, 0 workloads

      Cluster clusters/a
      └─ Kustomization flux-system/self → clusters/a (Flux)  1 object, 0 workloads

      Versions
      └─ Flux 2.10 (Helm 4.2.4, kustomize 5.8.1): assumed, because nothing in this repository says which version runs
      "
    `);
  });
});
