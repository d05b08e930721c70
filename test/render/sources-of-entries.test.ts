import { expect, test } from 'vitest';
import { ENGINES } from '../../src/commands/engines.ts';
import { DEFAULT_LIMITS } from '../../src/model/limits.ts';
import { scalarAt } from '../../src/model/node.ts';
import { stringOf } from '../../src/model/scalars/resolve-scalar.ts';
import { parseFiles } from '../../src/parse/parse-files.ts';
import { collectSources } from '../../src/references/collect/collect-sources.ts';
import { collectWorkloads } from '../../src/references/collect/collect-workloads.ts';
import { renderBuilds } from '../../src/render/render-builds.ts';
import { tree, treeOf } from '../tree.ts';

/** What each entry object deploys: `name → folder: objects`, and the chart that it asks for. */
function deployed(files: ReturnType<typeof tree>): readonly string[] {
  const all = { ...files, remotes: ['https://github.com/acme/apps'] };
  const limits = DEFAULT_LIMITS;
  const settings = { limits, loadRestrictor: 'repository' } as const;
  const { builds } = renderBuilds(ENGINES, all, parseFiles(all, limits), settings);
  return builds.flatMap(({ deployedBy, folder, chart, namespace, objects }) => {
    if (deployedBy === undefined) return [];
    const asks =
      chart === undefined
        ? ''
        : ` asks for ${chart.name} ${chart.version ?? ''} of ${chart.repository ?? ''}`;
    const names = objects.map(({ kind, name }) => `${kind} ${name ?? ''}`).join(', ');
    return [`${deployedBy.name} → ${folder ?? '?'} in ${namespace ?? '?'}: ${names}${asks}`];
  });
}

test('an Application with a source hydrator deploys what its dry source makes', () => {
  const files = tree`
    === apps.yaml
    apiVersion: argoproj.io/v1alpha1
    kind: Application
    metadata: {name: web, namespace: argocd}
    spec:
      destination: {server: https://kubernetes.default.svc, namespace: web}
      source: {repoURL: https://github.com/acme/apps, path: old}
      sourceHydrator:
        drySource: {repoURL: https://github.com/acme/apps, path: dry, targetRevision: HEAD}
        syncSource: {targetBranch: env/prod, path: prod}
    === dry/kustomization.yaml
    resources: [pod.yaml]
    namePrefix: prod-
    === dry/pod.yaml
    apiVersion: v1
    kind: Pod
    metadata: {name: web}
    === old/pod.yaml
    apiVersion: v1
    kind: Pod
    metadata: {name: old}
  `;
  expect(deployed(files)).toEqual(['Application argocd/web → dry in web: Pod prod-web']);
});

test('files of any extension, if the Application asks for them', () => {
  const files = tree`
    === apps.yaml
    apiVersion: argoproj.io/v1alpha1
    kind: Application
    metadata: {name: web, namespace: argocd}
    spec:
      destination: {namespace: web}
      source: {repoURL: https://github.com/acme/apps, path: plain, directory: {disableExtensionFilter: true, exclude: '*.txt'}}
    ---
    apiVersion: argoproj.io/v1alpha1
    kind: Application
    metadata: {name: usual, namespace: argocd}
    spec:
      destination: {namespace: usual}
      source: {repoURL: https://github.com/acme/apps, path: plain, directory: {disableExtensionFilter: false}}
    === plain/pod.manifest
    apiVersion: v1
    kind: Pod
    metadata: {name: web}
    === plain/pod.txt
    apiVersion: v1
    kind: Pod
    metadata: {name: text}
    === plain/pod.yaml
    apiVersion: v1
    kind: Pod
    metadata: {name: usual}
  `;
  expect(deployed(files)).toEqual([
    'Application argocd/web → plain in web: Pod web, Pod usual',
    'Application argocd/usual → plain in usual: Pod usual',
  ]);
});

test('charts of HelmReleases: a generated artifact of this repository, an OCI artifact', () => {
  const files = tree`
    === apps.yaml
    apiVersion: source.extensions.fluxcd.io/v1beta1
    kind: ArtifactGenerator
    metadata: {name: charts, namespace: apps}
    spec:
      sources: [{alias: repo, kind: GitRepository, name: flux-system, namespace: flux-system}]
      artifacts: [{name: web, copy: [{from: "@repo/charts/web/**", to: "@artifact/"}]}]
    ---
    apiVersion: helm.toolkit.fluxcd.io/v2
    kind: HelmRelease
    metadata: {name: web, namespace: apps}
    spec: {chartRef: {kind: ExternalArtifact, name: web}}
    ---
    apiVersion: helm.toolkit.fluxcd.io/v2
    kind: HelmRelease
    metadata: {name: api, namespace: apps}
    spec:
      chart: {kind: OCIRepository, spec: {url: "oci://ghcr.io/bjw-s-labs/helm/app-template", ref: {tag: 4.3.0}}}
      values: {controllers: {main: {containers: {main: {image: {repository: web, tag: "1"}}}}}}
    === charts/web/Chart.yaml
    apiVersion: v2
    name: web
    version: 1.0.0
    === charts/web/templates/pod.yaml
    apiVersion: v1
    kind: Pod
    metadata: {name: web}
  `;
  expect(deployed(files)).toEqual([
    'HelmRelease apps/api → ? in apps: Deployment api asks for app-template 4.3.0 of oci://ghcr.io/bjw-s-labs/helm/app-template',
    'HelmRelease apps/web → charts/web in apps: Pod web',
  ]);
});

function release(name: string, tag: string): string {
  return `apiVersion: helm.toolkit.fluxcd.io/v2
kind: HelmRelease
metadata: {name: ${name}, namespace: apps}
spec:
  chart: {kind: OCIRepository, spec: {url: "oci://ghcr.io/bjw-s-labs/helm/app-template", ref: {tag: ${tag}}}}
  values:
    controllers: {main: {containers: {main: {image: {repository: web, tag: "1"}, envFrom: [{externalSecretRef: {identifier: es}}]}}}}
    externalSecrets: {es: {data: [{secretKey: TOKEN, remoteRef: {key: web}}]}, off: {enabled: false}}
`;
}

test('app-template 5 makes ExternalSecrets and a ServiceAccount of its values, 4 does not', () => {
  const files = treeOf({ 'a.yaml': release('five', '5.3.0'), 'b.yaml': release('four', '4.3.0') });
  const settings = { limits: DEFAULT_LIMITS, loadRestrictor: 'repository' } as const;
  const { builds } = renderBuilds(ENGINES, files, parseFiles(files, DEFAULT_LIMITS), settings);
  const workloads = collectWorkloads(builds);
  const sources = collectSources(builds).map(({ name, keys }) => {
    return `${name}: ${keys.kind === 'known' ? [...keys.value.keys()].join(' ') : '?'}`;
  });
  expect(sources).toEqual(['five: TOKEN']);
  expect(
    workloads.map(({ manifest, podSpec }) => {
      const account = stringOf(scalarAt(podSpec, 'serviceAccountName'), 'kubectl');
      return `${manifest.name}: ${account}`;
    }),
  ).toEqual(['five: five', 'four: undefined']);
});
