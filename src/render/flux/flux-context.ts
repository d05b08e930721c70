import type { FileTree } from '../../model/file-tree.ts';
import type { Limits } from '../../model/limits.ts';
import type { ParsedFile } from '../../model/parsed-file.ts';
import { openContext, type KustomizeContext } from '../kustomize/load/context.ts';
import { openArtifact, type Artifact } from './artifact/open-artifact.ts';

/** What all Flux builds of one repository share. */
export interface FluxContext {
  readonly tree: FileTree;
  readonly parsed: (path: string) => ParsedFile;
  readonly limits: Limits;
  /** Why a file that is not here may be in the artifact all the same, as a clause. */
  readonly mayAppear?: (path: string) => string | undefined;
  /** The artifacts of the repository's sources by their `spec.ignore`. */
  readonly sources: Map<string, FluxSource>;
}

/** One artifact, and the memo of what was built from it. */
export interface FluxSource {
  readonly artifact: Artifact;
  readonly kustomize: KustomizeContext;
}

export function openFlux(options: Omit<FluxContext, 'sources'>): FluxContext {
  return { ...options, sources: new Map() };
}

/** The artifact that source-controller makes of the repository for a source with this `spec.ignore`. */
export function fluxSource(context: FluxContext, ignore: string | undefined): FluxSource {
  const key = ignore ?? '';
  let source = context.sources.get(key);
  if (source === undefined) {
    const { parsed, limits, mayAppear } = context;
    const artifact = openArtifact(context.tree, ignore);
    const { tree } = artifact;
    const kustomize = openContext({
      tree,
      parsed,
      limits,
      loadRestrictor: 'repository',
      refusePlugins: true,
      refuseCharts: true,
      ...(mayAppear !== undefined && { mayAppear }),
    });
    source = { artifact, kustomize };
    context.sources.set(key, source);
  }
  return source;
}
