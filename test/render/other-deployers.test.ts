import { describe, expect, test } from 'vitest';
import type { FileTree } from '../../src/model/file-tree.ts';
import { DEFAULT_LIMITS } from '../../src/model/limits.ts';
import { parseFiles } from '../../src/parse/parse-files.ts';
import { findOtherDeployers } from '../../src/render/find-other-deployers.ts';
import { OTHER_DEPLOYERS } from '../../src/render/other-deployers.ts';
import { tree, treeOf } from '../tree.ts';

/** Files that show each program; every row of the table must be shown by all its signs. */
const SHOWN: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  Fleet: {
    'a/fleet.yaml': 'defaultNamespace: a\nhelm:\n  releaseName: a\n',
    'b/fleet.yaml': '',
    'gitrepo.yaml': object('fleet.cattle.io/v1alpha1', 'GitRepo'),
    'bundle.yaml': object('fleet.cattle.io/v1alpha1', 'Bundle'),
    'helmop.yaml': object('fleet.cattle.io/v1alpha1', 'HelmOp'),
  },
  kluctl: {
    '.kluctl.yaml': 'targets:\n- name: prod\n',
    'lib/.kluctl-library.yaml': 'args: []\n',
    'apps/deployment.yaml': 'deployments:\n- path: web\n',
    'k.yaml': object('gitops.kluctl.io/v1beta1', 'KluctlDeployment'),
  },
  Helmfile: {
    'helmfile.yaml': 'releases: []\n',
    'x/helmfile.yaml.gotmpl': 'releases: [{{ .x }}]\n',
    'x/helmfile-apps.yaml': 'releases: []\n',
    'helmfile.d/10-db.yaml': 'releases: []\n',
    'clusters/prod.yaml':
      'repositories:\n  - name: a\nreleases:\n  - name: web\n    chart: a/web\n',
  },
  Skaffold: { 'skaffold.yaml': 'apiVersion: skaffold/v4beta11\nkind: Config\n' },
  Tilt: { Tiltfile: "k8s_yaml('x.yaml')\n", 'ci/Tiltfile.ci': '', 'lib/a.tiltfile': '' },
  Tanka: {
    'environments/prod/spec.json': '{"apiVersion": "tanka.dev/v1alpha1", "kind": "Environment"}',
    'tkrc.yaml': '',
  },
  qbec: { 'qbec.yaml': 'apiVersion: qbec.io/v1alpha1\nkind: App\nmetadata:\n  name: x\n' },
  Jsonnet: { 'apps/web.jsonnet': '{}' },
  cdk8s: { 'cdk8s.yaml': 'language: typescript\napp: node main.js\n' },
  Terraform: {
    'main.tf': 'resource "kubernetes_secret" "db" {\n}\n',
    'helm.tf': '  resource "helm_release" "x" {}\n',
    'main.tofu': 'resource "kubectl_manifest" "x" {}\n',
    'main.tf.json': '{"resource": {"kubernetes_namespace": {}}}',
    'tf.yaml': object('infra.contrib.fluxcd.io/v1alpha2', 'Terraform'),
  },
  Pulumi: {
    'Pulumi.yaml': 'name: x\nruntime: nodejs\n',
    'stack.yaml': object('pulumi.com/v1', 'Stack'),
    'program.yaml': object('pulumi.com/v1', 'Program'),
  },
  ytt: {
    'config/values.yml': '#@data/values\n---\nname: x\n',
    'config/a.yml': '#@ load("@ytt:data", "data")\nkind: ConfigMap\nname: #@ data.values.name\n',
    'config/b.yaml': '#@overlay/match by="x"\n---\n',
  },
  'kapp-controller': {
    'app.yaml': object('kappctrl.k14s.io/v1alpha1', 'App'),
    'pkgi.yaml': object('packaging.carvel.dev/v1alpha1', 'PackageInstall'),
  },
  KCL: { 'kcl.mod': '[package]\n', 'run.yaml': object('krm.kcl.dev/v1alpha1', 'KCLRun') },
  Timoni: {
    'module/timoni.cue': 'package main\n',
    'bundle.cue': 'bundle: {\n\tapiVersion: "v1alpha1"\n\tname: "x"\n}\n',
  },
  kpt: { 'pkg/Kptfile': 'apiVersion: kpt.dev/v1\nkind: Kptfile\n' },
  DevSpace: { 'devspace.yaml': 'version: v2beta1\n' },
  Garden: { 'project.garden.yml': 'kind: Project\n', 'api/garden.yml': 'kind: Module\n' },
  werf: { 'werf.yaml': 'project: x\nconfigVersion: 1\n' },
  Score: { 'score.yaml': 'apiVersion: score.dev/v1b1\nmetadata:\n  name: x\n' },
  Ansible: {
    'roles/web/tasks/main.yml': '- name: apply\n  kubernetes.core.k8s:\n    state: present\n',
  },
  'Config Sync': {
    'root.yaml': object('configsync.gke.io/v1beta1', 'RootSync'),
    'repo.yaml': object('configsync.gke.io/v1beta1', 'RepoSync'),
  },
  'Open Cluster Management': {
    'sub.yaml': object('apps.open-cluster-management.io/v1', 'Subscription'),
    'channel.yaml': object('apps.open-cluster-management.io/v1', 'Channel'),
    'work.yaml': object('work.open-cluster-management.io/v1', 'ManifestWork'),
    'works.yaml': object('work.open-cluster-management.io/v1alpha1', 'ManifestWorkReplicaSet'),
  },
  Sveltos: {
    'cp.yaml': object('config.projectsveltos.io/v1beta1', 'ClusterProfile'),
    'p.yaml': object('config.projectsveltos.io/v1beta1', 'Profile'),
  },
  'Cluster API': {
    'crs.yaml': object('addons.cluster.x-k8s.io/v1beta2', 'ClusterResourceSet'),
    'hcp.yaml': object('addons.cluster.x-k8s.io/v1alpha1', 'HelmChartProxy'),
  },
  KubeVela: { 'vela.yaml': object('core.oam.dev/v1beta1', 'Application') },
  Crossplane: {
    'comp.yaml': object('apiextensions.crossplane.io/v1', 'Composition'),
    'obj.yaml': object('kubernetes.crossplane.io/v1alpha2', 'Object'),
    'rel.yaml': object('helm.crossplane.io/v1beta1', 'Release'),
  },
};

function object(apiVersion: string, kind: string): string {
  return `apiVersion: ${apiVersion}\nkind: ${kind}\nmetadata:\n  name: x\n`;
}

function found(files: FileTree): readonly string[] {
  const all = findOtherDeployers(files, parseFiles(files, DEFAULT_LIMITS));
  return all.map(({ deployer, path }) => `${deployer.name}: ${path}`);
}

describe('findOtherDeployers', () => {
  test.each(OTHER_DEPLOYERS)('$name is recognised by each of its signs', ({ name }) => {
    const files = SHOWN[name] ?? {};
    const paths = Object.keys(files).sort();
    expect(paths).not.toEqual([]);
    expect(found(treeOf(files))).toEqual(paths.map((path) => `${name}: ${path}`));
  });

  test.each(OTHER_DEPLOYERS)(
    '$name has an example of every sign',
    ({ name, files = [], objects = [] }) => {
      const examples = Object.entries(SHOWN[name] ?? {});
      const signs = [
        ...files.map((sign) =>
          examples.some(([path, text]) => sign.path.test(path) && sign.holds?.test(text) !== false),
        ),
        ...objects.flatMap(({ group, kinds }) =>
          kinds.map((kind) =>
            examples.some(([, text]) => text.includes(group) && text.includes(`kind: ${kind}\n`)),
          ),
        ),
      ];
      expect(signs).not.toContain(false);
    },
  );

  test('what only looks like them is none of them', () => {
    const files = tree`
      === fleet.yaml
      apiVersion: v1
      kind: ConfigMap
      metadata: {name: fleet}
      === environments/fleet.yaml
      environment: fleet
      domain: example.com
      === apps/deployment.yaml
      apiVersion: apps/v1
      kind: Deployment
      metadata: {name: web}
      === helmfile/kustomization.yaml
      resources: []
      === network.tf
      resource "aws_vpc" "main" {}
      === spec.json
      {"openapi": "3.0.0"}
      === skaffold.yaml
      apiVersion: v1
      kind: ConfigMap
      metadata: {name: skaffold}
      === argocd.yaml
      apiVersion: argoproj.io/v1alpha1
      kind: Application
      metadata: {name: web}
      === values.yaml
      # @data/values
      #@param image
      a: 1
      === ui/lib.libsonnet
      {}
      === schema.cue
      package x
    `;
    expect(found(files)).toEqual([]);
  });

  test('a file that cannot be read shows nothing', () => {
    const files: FileTree = {
      paths: ['main.tf'],
      read: () => ({ kind: 'unreadable', reason: 'permission denied' }),
    };
    expect(findOtherDeployers(files, [])).toEqual([]);
  });

  test('hostile text takes linear time', () => {
    const long = 200_000;
    const files = treeOf({
      'a.tf': '\n'.repeat(long) + ' '.repeat(long),
      'b.cue': 'bundle:\n'.repeat(long / 8),
      'c.yaml': '  - '.repeat(long / 4),
      'd.tf.json': '"'.repeat(long),
      'e/spec.json': '"apiVersion" '.repeat(long / 13),
    });
    expect(findOtherDeployers(files, [])).toEqual([]);
  });
});
