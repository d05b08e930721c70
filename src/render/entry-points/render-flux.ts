import type { Build, Manifest } from '../../model/manifest.ts';
import { nameInCluster } from '../../model/name-of.ts';
import { valueAt } from '../../model/node.ts';
import { stringOf } from '../../model/resolve-scalar.ts';
import { buildFluxKustomization } from '../flux/build-flux-kustomization.ts';
import type { FindSource } from '../flux/find-source.ts';
import type { FluxContext } from '../flux/flux-context.ts';
import type { Clusters } from './cluster-of.ts';
import type { PlacedEntry } from './plan-builds.ts';

export interface FluxEntryContext {
  readonly flux: FluxContext;
  readonly clusters: Clusters;
}

/** What a Flux Kustomization of this repository deploys. `findSource` knows the ConfigMaps and Secrets it substitutes from. */
export function renderFlux(
  placed: PlacedEntry,
  { flux: context, clusters }: FluxEntryContext,
  findSource: FindSource,
): Build {
  const { manifest } = placed.entry;
  const { parent, undeployed } = placed;
  // Before kustomize-controller 1.9 a variable without a value became an empty string; which version runs nobody can tell here.
  const options = { ignore: undefined, findSource, strict: false };
  const flux = buildFluxKustomization(context, manifest, options);
  const folder = flux.folder === '' ? '.' : flux.folder;
  const namespace = stringOf(valueAt(manifest.node, 'spec', 'targetNamespace'), manifest.dialect);
  return {
    id: folder,
    folder,
    kind: 'flux-kustomization',
    deployedBy: { name: plainName(manifest), at: manifest.node, parent },
    cluster: targetCluster(placed, clusters),
    ...(namespace === undefined ? {} : { namespace }),
    objects: flux.objects,
    partial: flux.failed ? [...flux.partial, 'it cannot be built as it is'] : flux.partial,
    // What is switched off may lack what its parent would have patched in.
    failures: undeployed ? [] : [...flux.findings, ...flux.refusedToApply],
    files: flux.files,
  };
}

/** The cluster that a Kustomization or HelmRelease applies to: another one than its own with `spec.kubeConfig`. */
export function targetCluster(
  { entry: { manifest }, cluster }: PlacedEntry,
  clusters: Clusters,
): string {
  const kubeConfig = valueAt(manifest.node, 'spec', 'kubeConfig');
  const [name] = ['secretRef', 'configMapRef'].flatMap(
    (ref) => stringOf(valueAt(kubeConfig, ref, 'name'), manifest.dialect) ?? [],
  );
  return name === undefined ? cluster : clusters.ofKubeConfig(name, cluster);
}

/** `Kustomization flux-system/apps`, without quotes. */
export function plainName(manifest: Manifest): string {
  return nameInCluster(manifest).replaceAll('`', '');
}
