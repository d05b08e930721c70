import { expect, test } from 'vitest';
import { ENGINES } from '../../src/commands/engines.ts';
import { isUndeployed } from '../../src/model/deployment.ts';
import { DEFAULT_LIMITS } from '../../src/model/limits.ts';
import { messageText } from '../../src/model/message.ts';
import { placeOf } from '../../src/model/span.ts';
import { parseFiles } from '../../src/parse/parse-files.ts';
import { renderBuilds } from '../../src/render/render-builds.ts';
import { treeOf } from '../tree.ts';

const POD = `apiVersion: v1
kind: Pod
metadata: {name: web}
spec: {containers: [{name: app, image: a}]}
`;

const URL = 'https://git.example.com/team/apps';

/** Builds as `id (kind) deployer < parent @ cluster: objects`, then what is not looked at, then what cannot be built. */
function shown(files: Readonly<Record<string, string>>): readonly string[] {
  const tree = { ...treeOf(files), remotes: [`${URL}.git`] };
  const limits = DEFAULT_LIMITS;
  const settings = { limits, loadRestrictor: 'repository' } as const;
  const { builds, uncheckedEntries } = renderBuilds(
    ENGINES,
    tree,
    parseFiles(tree, limits),
    settings,
  );
  return [
    ...builds.map((build) => {
      const { id, kind, deployedBy, cluster, objects } = build;
      const by = deployedBy === undefined ? '' : ` ${deployedBy.name} < ${deployedBy.parent}`;
      const names = objects.map((object) => `${object.kind} ${object.name}`).join(', ');
      return `${id} (${kind})${by} @ ${cluster}${isUndeployed(build) ? ' undeployed' : ''}: ${names}`;
    }),
    ...uncheckedEntries.map(
      ({ manifest: { kind, name }, reason }) => `${kind} ${name}: ${messageText(reason)}`,
    ),
    ...builds.flatMap(({ failures }) =>
      failures.map(({ at, message }) => `${placeOf(at)} ${messageText(message)}`),
    ),
  ];
}

function applicationSet(generator: string, source: string): string {
  return `apiVersion: argoproj.io/v1alpha1
kind: ApplicationSet
metadata: {name: apps, namespace: argocd}
spec:
  goTemplate: true
  goTemplateOptions: [missingkey=error]
  generators:
    - ${generator}
  template:
    metadata: {name: 'web-{{ .name }}'}
    spec:
      project: default
      destination: {server: '{{ .server }}', namespace: '{{ .name }}'}
      source: {repoURL: '${URL}', ${source}}
`;
}

test('the applications of a list deploy folders', () => {
  const list = `list: {elements: [{name: a, server: https://kubernetes.default.svc}, {name: b, server: https://b}]}`;
  expect(
    shown({
      'argocd/set.yaml': applicationSet(list, "path: 'envs/{{ .name }}'"),
      'envs/a/pod.yaml': POD,
      'envs/b/pod.yaml': POD,
      'envs/c/pod.yaml': POD,
    }),
  ).toEqual([
    'argocd (folder) @ .: ApplicationSet apps',
    'envs/a (argo-application) Application argocd/web-a < argocd @ .: Pod web',
    'envs/b (argo-application) Application argocd/web-b < argocd @ . → https://b: Pod web',
    'envs/c (folder) @ undefined undeployed: Pod web',
  ]);
});

test('an application for clusters that nobody knows is looked at where its source is known', () => {
  expect(
    shown({
      'argocd/set.yaml': applicationSet('clusters: {}', 'path: web'),
      'argocd/other.yaml': applicationSet('clusters: {}', "path: '{{ .name }}'").replace(
        'name: apps',
        'name: others',
      ),
      'web/pod.yaml': POD,
      'dev/pod.yaml': POD,
    }),
  ).toEqual([
    'argocd (folder) @ .: ApplicationSet others, ApplicationSet apps',
    'dev (folder) @ undefined: Pod web',
    'web (argo-application) Application argocd/web-{{.name}} < argocd @ undefined: Pod web',
    'ApplicationSet others: which clusters are registered in Argo CD is not known',
  ]);
});

test('of a chart for clusters that nobody knows, the name of the release is not known', () => {
  expect(
    shown({
      'argocd/set.yaml': applicationSet('clusters: {}', 'path: web'),
      'web/Chart.yaml': 'apiVersion: v2\nname: web\nversion: 1.0.0\n',
      'web/templates/pod.yaml': POD.replace('name: web', 'name: "{{ .Release.Name }}"'),
    }),
  ).toEqual([
    'argocd (folder) @ .: ApplicationSet apps',
    'web (argo-application) Application argocd/web-{{.name}} < argocd @ undefined: Pod release-name',
  ]);
});

test('a set that Argo CD refuses is a build that cannot be built', () => {
  expect(
    shown({
      'argocd/set.yaml': applicationSet('list: {elements: [{name: a}]}', 'path: web'),
      'web/pod.yaml': POD,
    }),
  ).toEqual([
    'ApplicationSet argocd/apps (argo-application-set) ApplicationSet argocd/apps < argocd @ .: ',
    'argocd (folder) @ .: ApplicationSet apps',
    'web (folder) @ undefined: Pod web',
    'argocd/set.yaml:13 Argo CD refuses this: failed to execute go template {{ .server }}: template: base:1:3: executing "base" at <.server>: map has no entry for key "server"',
  ]);
});

test('applications of one name are not applied', () => {
  const list = `list: {elements: [{name: a, server: https://b}, {name: a, server: https://c}]}`;
  expect(
    shown({ 'argocd/set.yaml': applicationSet(list, 'path: web'), 'web/pod.yaml': POD }),
  ).toEqual([
    'ApplicationSet argocd/apps (argo-application-set) ApplicationSet argocd/apps < argocd @ .: ',
    'argocd (folder) @ .: ApplicationSet apps',
    'web (folder) @ undefined: Pod web',
    'argocd/set.yaml:10 Several applications of this set are named `web-a`, so none of them is applied. Argo CD: ApplicationSet contains applications with duplicate name: web-a',
  ]);
});

test('a git generator of another repository', () => {
  const git =
    'git: {repoURL: https://git.example.com/other, revision: HEAD, directories: [{path: "*"}]}';
  expect(
    shown({ 'argocd/set.yaml': applicationSet(git, 'path: web'), 'web/pod.yaml': POD }),
  ).toEqual([
    'argocd (folder) @ undefined: ApplicationSet apps',
    'web (folder) @ undefined: Pod web',
    'ApplicationSet apps: one of its generators reads another repository',
  ]);
});

test('a FluxInstance starts the cluster; a ResourceSet makes objects, and what they deploy is followed', () => {
  expect(
    shown({
      'clusters/prod/instance.yaml': `apiVersion: fluxcd.controlplane.io/v1
kind: FluxInstance
metadata: {name: flux, namespace: flux-system}
spec:
  distribution: {version: 2.x, registry: ghcr.io/fluxcd}
  sync: {kind: GitRepository, url: '${URL}', ref: refs/heads/main, path: clusters/prod}
`,
      'clusters/prod/tenants.yaml': `apiVersion: fluxcd.controlplane.io/v1
kind: ResourceSet
metadata: {name: tenants, namespace: flux-system}
spec:
  inputs: [{tenant: a}, {tenant: b}]
  resources:
    - apiVersion: v1
      kind: Namespace
      metadata: {name: << inputs.tenant >>}
    - apiVersion: kustomize.toolkit.fluxcd.io/v1
      kind: Kustomization
      metadata: {name: << inputs.tenant >>, namespace: flux-system}
      spec:
        path: tenants/<< inputs.tenant >>
        sourceRef: {kind: GitRepository, name: flux-system}
`,
      'tenants/a/pod.yaml': POD,
      'tenants/b/pod.yaml': POD,
    }),
  ).toEqual([
    'ResourceSet flux-system/tenants (flux-resource-set) ResourceSet flux-system/tenants < clusters/prod @ clusters/prod: Namespace a, Namespace b, Kustomization a, Kustomization b',
    'clusters/prod (flux-kustomization) Kustomization flux-system/flux-system < clusters/prod @ clusters/prod: FluxInstance flux, ResourceSet tenants',
    'tenants/a (flux-kustomization) Kustomization flux-system/a < ResourceSet flux-system/tenants @ clusters/prod: Pod web',
    'tenants/b (flux-kustomization) Kustomization flux-system/b < ResourceSet flux-system/tenants @ clusters/prod: Pod web',
  ]);
});

/** A FluxInstance with a patch of one path of a kind, and what its path holds: an encrypted Secret, and a name with a variable. */
function instanceWith(kind: string, path: string, value: string): Readonly<Record<string, string>> {
  return {
    'clusters/prod/instance.yaml': `apiVersion: fluxcd.controlplane.io/v1
kind: FluxInstance
metadata: {name: flux, namespace: flux-system}
spec:
  distribution: {version: 2.x, registry: ghcr.io/fluxcd}
  sync: {kind: GitRepository, url: '${URL}', ref: refs/heads/main, path: apps}
  kustomize:
    patches:
      - target: {kind: Deployment}
        patch: '- {op: add, path: /spec/replicas, value: 2}'
      - target: {kind: ${kind}}
        patch: '- {op: add, path: ${path}, value: ${value}}'
`,
    'apps/a.yaml': 'apiVersion: v1\nkind: Namespace\nmetadata:\n  name: a-${CLUSTER}\n',
    'apps/secret.yaml':
      'apiVersion: v1\nkind: Secret\nmetadata: {name: db}\ndata: {a: "ENC[AES256_GCM,data:x,type:str]"}\nsops: {version: 3.8.1}\n',
  };
}

test('what a FluxInstance patches in all Kustomizations holds for its own too', () => {
  const instance = 'clusters/prod (folder) @ clusters/prod: FluxInstance flux';
  const apps =
    'apps (flux-kustomization) Kustomization flux-system/flux-system < clusters/prod @ clusters/prod: Namespace a-';
  const encrypted =
    'apps/secret.yaml:5 The Secret `db` is encrypted with SOPS, and the Kustomization has no `decryption`. Flux: Secret/db is SOPS encrypted, configuring decryption is required for this secret to be reconciled';
  const variables = '{substitute: {CLUSTER: prod}}';
  expect(shown(instanceWith('Kustomization', '/spec/postBuild', variables))).toEqual([
    `${apps}prod, Secret db`,
    instance,
    encrypted,
  ]);
  expect(shown(instanceWith('Kustomization', '/spec/decryption', '{provider: sops}'))).toEqual([
    `${apps}\${CLUSTER}, Secret db`,
    instance,
  ]);
  // What the source leaves out was decided before.
  expect(shown(instanceWith('GitRepository', '/spec/ignore', '/apps/a.yaml'))).toEqual([
    `${apps}\${CLUSTER}, Secret db`,
    instance,
    'FluxInstance flux: a patch of `spec.kustomize` may change what it generates',
    encrypted,
  ]);
});

test('inputs that nobody knows are said', () => {
  expect(
    shown({
      'clusters/prod/set.yaml': `apiVersion: fluxcd.controlplane.io/v1
kind: ResourceSet
metadata: {name: previews, namespace: flux-system}
spec:
  inputsFrom: [{kind: ResourceSetInputProvider, name: pulls}]
  resources:
    - {apiVersion: v1, kind: Namespace, metadata: {name: << inputs.id >>}}
`,
      'clusters/prod/pulls.yaml': `apiVersion: fluxcd.controlplane.io/v1
kind: ResourceSetInputProvider
metadata: {name: pulls, namespace: flux-system}
spec: {type: GitHubPullRequest, url: https://git.example.com/team/apps}
`,
    }),
  ).toEqual([
    'clusters/prod (folder) @ undefined: ResourceSetInputProvider pulls, ResourceSet previews',
    'ResourceSet previews: what the provider pulls would give is not known',
  ]);
});

/** A Kustomization of Flux; `more` ends its metadata. */
function kustomization(more: string): string {
  return `apiVersion: kustomize.toolkit.fluxcd.io/v1
kind: Kustomization
metadata: {name: apps, namespace: flux-system${more}
spec:
  path: ./gone
  sourceRef: {kind: GitRepository, name: flux-system}
`;
}

test('what `kubectl get` printed, and what belongs to a test, deploys nothing', () => {
  const printed = kustomization(', uid: a, resourceVersion: "1"}\nstatus: {observedGeneration: 1}');
  const steps = 'apiVersion: kuttl.dev/v1beta1\nkind: TestStep\n';
  expect(shown({ 'backup.yaml': printed })).toEqual([]);
  expect(shown({ 'e2e/00-step.yaml': steps, 'e2e/01.yaml': kustomization('}') })).toEqual([]);
  expect(shown({ 'apps.yaml': kustomization('}') }).join()).toContain('Kustomization apps: ');
});

const inFlux = (name: string, path: string): string => `apiVersion: kustomize.toolkit.fluxcd.io/v1
kind: Kustomization
metadata: {name: ${name}, namespace: flux-system}
spec: {path: ${path}, prune: true, sourceRef: {kind: GitRepository, name: flux-system}}
`;

test('of a circle that a FluxInstance begins, nothing is deployed as it is written too', () => {
  expect(
    shown({
      'apps/a/kustomization.yaml': 'namespace: a\nresources: [a.yaml]\n',
      'apps/a/a.yaml': inFlux('a', './apps/a/app').replace(', namespace: flux-system', ''),
      'apps/a/app/pod.yaml': POD,
      'apps/flux/kustomization.yaml': 'resources: [flux.yaml]\n',
      'apps/flux/flux.yaml': inFlux('instance', './apps/flux/app'),
      'apps/flux/app/instance.yaml': `apiVersion: fluxcd.controlplane.io/v1
kind: FluxInstance
metadata: {name: flux, namespace: flux-system}
spec:
  distribution: {version: 2.x, registry: ghcr.io/fluxcd}
  sync: {kind: GitRepository, url: '${URL}.git', ref: refs/heads/main, path: flux}
`,
      'flux/kustomization.yaml': 'resources: [apps.yaml]\n',
      'flux/apps.yaml': inFlux('apps', './apps'),
    }),
  ).toEqual([
    'apps (flux-kustomization) Kustomization flux-system/apps < flux @ .: Kustomization a, Kustomization instance',
    'apps/a/app (flux-kustomization) Kustomization a/a < apps @ .: Pod web',
    'apps/flux/app (flux-kustomization) Kustomization flux-system/instance < apps @ .: FluxInstance flux',
    'flux (flux-kustomization) Kustomization flux-system/flux-system < apps/flux/app @ .: Kustomization apps',
  ]);
});

/** What a FluxInstance with a patch of its source or Kustomization leaves unchecked. */
function patchedInstance(target: string, operation: string): readonly string[] {
  const instance = `apiVersion: fluxcd.controlplane.io/v1
kind: FluxInstance
metadata: {name: flux, namespace: flux-system}
spec:
  distribution: {version: 2.x, registry: ghcr.io/fluxcd}
  sync: {kind: GitRepository, url: '${URL}.git', ref: refs/heads/main, path: apps}
  kustomize:
    patches:
      - target: {kind: ${target}, name: flux-system}
        patch: |
          ${operation}
`;
  return shown({ 'flux/flux.yaml': instance, 'apps/pod.yaml': POD }).filter((line) =>
    line.includes('spec.kustomize'),
  );
}

test('a patch of what a source leaves out does not change what a FluxInstance deploys', () => {
  const ignored = '- {op: add, path: /spec/ignore, value: "docs/"}';
  const ignoredInLines = '- op: add\n            path: /spec/ignore\n            value: docs/';
  const url = '- op: replace\n            path: /spec/url\n            value: https://x';
  const said = ['FluxInstance flux: a patch of `spec.kustomize` may change what it generates'];
  expect(patchedInstance('GitRepository', ignoredInLines)).toEqual([]);
  expect(patchedInstance('GitRepository', url)).toEqual(said);
  expect(patchedInstance('GitRepository', ignored)).toEqual(said);
});

test('a Kustomization without a source that no list names is a patch', () => {
  const patch = kustomization('}')
    .replace(/ {2}sourceRef.*\n/, '')
    .replace('./gone', './apps');
  expect(shown({ 'patches/apps.yaml': patch })).toEqual([
    'patches (folder) @ undefined: Kustomization apps',
  ]);
});
