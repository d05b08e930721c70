import type { Build, Manifest } from '../../model/manifest.ts';
import { words } from '../../model/message.ts';
import { deployerOf, isCopied } from '../../model/names/name-of.ts';
import { valueAt } from '../../model/node.ts';
import { UNBUILDABLE } from '../../model/reason.ts';
import { stringOf } from '../../model/scalars/resolve-scalar.ts';
import { hostSpan } from '../../model/span.ts';
import { isCertain, type DeployerVersion } from '../../model/versions/deployer-version.ts';
import { buildFluxKustomization } from '../flux/build-flux-kustomization.ts';
import type { ControllerFacts } from '../flux/controller-facts.ts';
import type { FindSource } from '../flux/find-source.ts';
import { MAX_ARTIFACTS, type FluxContext } from '../flux/flux-context.ts';
import type { RunningKustomize } from '../kustomize/tree/version-rules.ts';
import type { FindRepository } from '../releases/chart-need.ts';
import type { Clusters } from './cluster-of.ts';
import type { PlacedEntry } from './walk-entries.ts';

export interface FluxEntryContext {
  readonly flux: FluxContext;
  /** The folder of this repository that it deploys. */
  readonly folder: string | undefined;
  readonly clusters: Clusters;
  readonly version: DeployerVersion;
  readonly controllers: Pick<ControllerFacts, 'isStrict'>;
  readonly releases: { readonly findRepository: FindRepository };
}

const TOO_MANY_ARTIFACTS = words(
  `the sources leave out files in more than ${MAX_ARTIFACTS} ways, the limit`,
);

/** What a Flux Kustomization of this repository deploys. `findSource` knows the ConfigMaps and Secrets it substitutes from. */
export function renderFlux(
  placed: PlacedEntry,
  context: FluxEntryContext,
  findSource: FindSource,
): Build {
  const { manifest } = placed.entry;
  const { parent, undeployed, cluster } = placed;
  const wanted = ignoreOf(manifest, context);
  const isCut = !context.flux.mayOpen(wanted);
  const flux = buildFluxKustomization(context.flux, manifest, {
    folder: context.folder,
    ignore: isCut ? undefined : wanted,
    findSource,
    strict: context.controllers.isStrict(cluster),
    kustomize: kustomizeOf(context.version),
  });
  const folder = flux.folder === '' ? '.' : flux.folder;
  const namespace = stringOf(valueAt(manifest.node, 'spec', 'targetNamespace'), manifest.dialect);
  const dropped = flux.generated?.dropped ?? [];
  const deployedBy = deployerOf(manifest, parent);
  return {
    ...(isCopied(manifest.node, 'spec', 'path') ? { id: deployedBy.name } : { id: folder, folder }),
    kind: 'flux-kustomization',
    deployedBy,
    cluster: targetCluster(placed, context.clusters),
    ...(namespace === undefined ? {} : { namespace }),
    objects: flux.objects,
    partial: [
      ...flux.partial,
      ...(flux.failed ? [UNBUILDABLE] : []),
      ...(isCut ? [TOO_MANY_ARTIFACTS] : []),
    ],
    // What is switched off may lack what its parent would have patched in.
    failures: undeployed || isCut ? [] : [...flux.findings, ...flux.refusedToApply],
    files: flux.files,
    ...(flux.needs.length === 0 ? {} : { needs: flux.needs }),
    ...(undeployed || flux.differences.length === 0 ? {} : { differences: flux.differences }),
    ...(undeployed || dropped.length === 0 ? {} : { droppedFields: dropped }),
    ...(undeployed || flux.unset.length === 0 ? {} : { unsetVariables: flux.unset }),
    ...(flux.patches.length === 0 ? {} : { patches: flux.patches }),
  };
}

/** The kustomize that a deployer carries. */
export function kustomizeOf(version: DeployerVersion): RunningKustomize {
  return { version: version.kustomize, isKnown: isCertain(version) };
}

/** What keeps every file, whatever else leaves some out. */
const NOTHING_IGNORED = '!*';

/**
 * `spec.ignore` of the source that a Kustomization names, as far as the repository writes that source. Of a layer that is copied nothing
 * is left out (source-controller: reconcileArtifact in ocirepository_controller.go).
 */
function ignoreOf(
  { node, namespace, dialect }: Manifest,
  { releases }: FluxEntryContext,
): string | undefined {
  const text = (name: string): string | undefined =>
    stringOf(valueAt(node, 'spec', 'sourceRef', name), dialect);
  const [kind = '', name = ''] = [text('kind'), text('name')];
  const here = hostSpan(node).file.path;
  const source = releases.findRepository(kind, name, text('namespace') ?? namespace, here);
  if (source === undefined) return undefined;
  const of = (...path: readonly string[]): string | undefined =>
    stringOf(valueAt(source.node, 'spec', ...path), source.dialect);
  const isCopied = kind === 'OCIRepository' && of('layerSelector', 'operation') === 'copy';
  return isCopied ? NOTHING_IGNORED : of('ignore');
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
