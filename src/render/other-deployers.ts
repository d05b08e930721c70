/** A program that deploys and that is not imitated here: its files are named as not understood, never passed over in silence. */
export interface OtherDeployer {
  /** As its makers write it. */
  readonly name: string;
  readonly docs: string;
  /** The command that prints what it would deploy, if it has one; capitals stand for what differs. */
  readonly printsWith?: string;
  readonly files?: readonly FileSign[];
  readonly objects?: readonly ObjectSign[];
  /** What its files list, as far as it can be counted without the program. */
  readonly lists?: { readonly noun: string; readonly each: RegExp };
}

/** A file that shows that the program is used. */
export interface FileSign {
  /** Matched against the whole path. */
  readonly path: RegExp;
  /** What its text must hold, where the name alone says too little. */
  readonly holds?: RegExp;
  /** Each text that `holds` fits has one of these; they are found sooner, and many files are looked at. */
  readonly words?: readonly string[];
  /** What its text must not hold. */
  readonly lacks?: RegExp;
}

/** An object that the program's controller acts on. */
interface ObjectSign {
  readonly group: string;
  readonly kinds: readonly string[];
}

const YAML = /\.ya?ml$/;
const OBJECT = /^["']?(?:apiVersion|kind)["']?[ \t]*:/m;

/** A field of a bundle of Fleet, or an empty file: other programs have clusters that are called fleet. */
const BUNDLE =
  /^["']?(?:defaultNamespace|namespace|helm|kustomize|yaml|diff|targets|targetCustomizations|overrideTargets|dependsOn|labels|paused|rolloutStrategy|imageScans|keepResources|correctDrift|ignore|namespaceLabels|serviceAccount|name)["']?[ \t]*:|(?<![^])\s*(?![^])/m;

export const OTHER_DEPLOYERS: readonly OtherDeployer[] = [
  {
    name: 'Fleet',
    docs: 'https://fleet.rancher.io/ref-fleet-yaml',
    files: [{ path: /(?:^|\/)fleet\.ya?ml$/, holds: BUNDLE, lacks: OBJECT }],
    objects: [{ group: 'fleet.cattle.io', kinds: ['GitRepo', 'Bundle', 'HelmOp'] }],
  },
  {
    name: 'kluctl',
    printsWith: 'kluctl render --print-all',
    docs: 'https://kluctl.io/docs/kluctl/kluctl-project/',
    files: [
      { path: /(?:^|\/)\.kluctl(?:-library)?\.ya?ml$/ },
      {
        path: /(?:^|\/)deployment\.ya?ml$/,
        words: ['deployments:'],
        holds: /^deployments:/m,
        lacks: OBJECT,
      },
    ],
    objects: [{ group: 'gitops.kluctl.io', kinds: ['KluctlDeployment'] }],
  },
  {
    name: 'Helmfile',
    printsWith: 'helmfile template',
    lists: { noun: 'release', each: /^[ \t]*(?:-[ \t]+)?chart:[ \t]*\S/gm },
    docs: 'https://helmfile.readthedocs.io/',
    files: [
      { path: /(?:^|\/)helmfile(?:[.-][^/]*)?\.ya?ml(?:\.gotmpl)?$/, lacks: OBJECT },
      { path: /(?:^|\/)helmfile\.d\/[^/]+\.ya?ml(?:\.gotmpl)?$/, lacks: OBJECT },
      // A file of any name: `helmfile -f clusters/prod.yaml`.
      {
        path: YAML,
        words: ['releases:'],
        holds:
          /(?<![^])(?=[^]*^releases:[ \t]*\r?$)(?=[^]*^(?:helmDefaults|repositories|helmfiles|bases):)[^]*^[ \t]*(?:-[ \t]+)?chart:[ \t]*\S/m,
        lacks: OBJECT,
      },
    ],
  },
  {
    name: 'Skaffold',
    printsWith: 'skaffold render',
    docs: 'https://skaffold.dev/docs/references/yaml/',
    files: [{ path: YAML, words: ['skaffold/'], holds: /^apiVersion:[ \t]*["']?skaffold\//m }],
  },
  {
    name: 'Tilt',
    docs: 'https://docs.tilt.dev/api.html',
    files: [{ path: /(?:^|\/)(?:Tiltfile(?:\.[^/]+)?|[^/]+\.tiltfile)$/ }],
  },
  {
    name: 'Tanka',
    printsWith: 'tk show ENVIRONMENT --dangerous-allow-redirect',
    docs: 'https://tanka.dev/',
    files: [
      { path: /(?:^|\/)spec\.json$/, holds: /"apiVersion"\s*:\s*"tanka\.dev\// },
      { path: /(?:^|\/)tkrc\.ya?ml$/ },
    ],
  },
  {
    name: 'qbec',
    printsWith: 'qbec show ENVIRONMENT',
    docs: 'https://qbec.io/',
    files: [{ path: /(?:^|\/)qbec\.ya?ml$/ }],
  },
  {
    name: 'Jsonnet',
    printsWith: 'jsonnet --yaml-stream FILE',
    docs: 'https://jsonnet.org/',
    files: [{ path: /\.jsonnet$/ }],
  },
  {
    name: 'cdk8s',
    printsWith: 'cdk8s synth --stdout',
    docs: 'https://cdk8s.io/docs/latest/cli/',
    files: [{ path: /(?:^|\/)cdk8s\.ya?ml$/ }],
  },
  {
    name: 'Terraform',
    docs: 'https://registry.terraform.io/providers/hashicorp/kubernetes/latest/docs',
    files: [
      {
        path: /\.(?:tf|tofu)$/,
        holds:
          /^[ \t]*resource[ \t]+"(?:kubernetes_|kubectl_|helm_release|kustomization_resource|k8s_)/m,
      },
      { path: /\.(?:tf|tofu)\.json$/, holds: /"(?:kubernetes_\w+|kubectl_manifest|helm_release)"/ },
    ],
    objects: [{ group: 'infra.contrib.fluxcd.io', kinds: ['Terraform'] }],
  },
  {
    name: 'Pulumi',
    docs: 'https://www.pulumi.com/registry/packages/kubernetes/',
    files: [{ path: /(?:^|\/)Pulumi\.ya?ml$/ }],
    objects: [{ group: 'pulumi.com', kinds: ['Stack', 'Program'] }],
  },
  {
    name: 'ytt',
    printsWith: 'ytt -f FOLDER',
    docs: 'https://carvel.dev/ytt/',
    files: [
      {
        path: YAML,
        words: ['#@'],
        holds:
          /^[ \t]*(?:-[ \t]+)?#@(?:data\/values|overlay\/|schema\/|[ \t]*(?:load\(|def |if |for |data\.))/m,
      },
    ],
  },
  {
    name: 'kapp-controller',
    docs: 'https://carvel.dev/kapp-controller/',
    objects: [
      { group: 'kappctrl.k14s.io', kinds: ['App'] },
      { group: 'packaging.carvel.dev', kinds: ['PackageInstall'] },
    ],
  },
  {
    name: 'KCL',
    printsWith: 'kcl run',
    docs: 'https://www.kcl-lang.io/',
    files: [{ path: /(?:^|\/)kcl\.mod$/ }],
    objects: [{ group: 'krm.kcl.dev', kinds: ['KCLRun'] }],
  },
  {
    name: 'Timoni',
    printsWith: 'timoni bundle build -f FILE',
    docs: 'https://timoni.sh/',
    files: [
      { path: /(?:^|\/)timoni\.cue$/ },
      { path: /\.cue$/, holds: /^[ \t]*bundle:[^}]{0,400}?apiVersion:[ \t]*"v1alpha1"/m },
    ],
  },
  {
    name: 'kpt',
    printsWith: 'kpt fn render --output unwrap',
    docs: 'https://kpt.dev/reference/schema/kptfile/',
    files: [{ path: /(?:^|\/)Kptfile$/ }],
  },
  {
    name: 'DevSpace',
    docs: 'https://www.devspace.sh/docs/configuration/reference',
    files: [{ path: /(?:^|\/)devspace\.ya?ml$/ }],
  },
  {
    name: 'Garden',
    docs: 'https://docs.garden.io/',
    files: [
      {
        path: /(?:^|\/)(?:[^/]+\.)?garden\.ya?ml$/,
        holds: /^kind:[ \t]*["']?(?:Project|Module|Deploy|Build|Run|Test)\b/m,
      },
    ],
  },
  {
    name: 'werf',
    printsWith: 'werf render',
    docs: 'https://werf.io/docs/v2/reference/werf_yaml.html',
    files: [{ path: /(?:^|\/)werf\.ya?ml$/ }],
  },
  {
    name: 'Score',
    docs: 'https://docs.score.dev/',
    files: [{ path: YAML, words: ['score.dev/'], holds: /^apiVersion:[ \t]*["']?score\.dev\//m }],
  },
  {
    name: 'Ansible',
    docs: 'https://docs.ansible.com/ansible/latest/collections/kubernetes/core/',
    files: [
      {
        path: YAML,
        words: ['kubernetes.core.', 'community.kubernetes.', 'redhat.openshift.'],
        holds:
          /^[ \t]*(?:-[ \t]+)?(?:kubernetes\.core|community\.kubernetes|redhat\.openshift)\.(?:k8s|helm)[ \t]*:/m,
      },
    ],
  },
  {
    name: 'Config Sync',
    docs: 'https://cloud.google.com/kubernetes-engine/enterprise/config-sync/docs',
    objects: [{ group: 'configsync.gke.io', kinds: ['RootSync', 'RepoSync'] }],
  },
  {
    name: 'Open Cluster Management',
    docs: 'https://open-cluster-management.io/docs/getting-started/integration/app-lifecycle/',
    objects: [
      { group: 'apps.open-cluster-management.io', kinds: ['Subscription', 'Channel'] },
      {
        group: 'work.open-cluster-management.io',
        kinds: ['ManifestWork', 'ManifestWorkReplicaSet'],
      },
    ],
  },
  {
    name: 'Sveltos',
    docs: 'https://projectsveltos.io/',
    objects: [{ group: 'config.projectsveltos.io', kinds: ['ClusterProfile', 'Profile'] }],
  },
  {
    name: 'Cluster API',
    docs: 'https://cluster-api.sigs.k8s.io/tasks/cluster-resource-set',
    objects: [
      { group: 'addons.cluster.x-k8s.io', kinds: ['ClusterResourceSet', 'HelmChartProxy'] },
    ],
  },
  {
    name: 'KubeVela',
    docs: 'https://kubevela.io/docs/',
    objects: [{ group: 'core.oam.dev', kinds: ['Application'] }],
  },
  {
    name: 'Crossplane',
    docs: 'https://docs.crossplane.io/latest/composition/compositions/',
    objects: [
      { group: 'apiextensions.crossplane.io', kinds: ['Composition'] },
      { group: 'kubernetes.crossplane.io', kinds: ['Object'] },
      { group: 'helm.crossplane.io', kinds: ['Release'] },
    ],
  },
];
