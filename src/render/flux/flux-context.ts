import type { TrackedQuery } from '../../dependencies/tracked-query.ts';
import type { FileTree } from '../../model/file-tree.ts';
import type { Limits } from '../../model/limits.ts';
import type { ParsedFile } from '../../model/parsed-file.ts';
import type { KustomizeContext } from '../kustomize/load/context.ts';
import {
  openTrackedContext,
  type FileQueries,
  type Tracking,
} from '../kustomize/load/tracked-context.ts';
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
  /** Whether there may be an artifact with this `spec.ignore` besides those that there are; opens it. */
  readonly mayOpen: (ignore: string | undefined) => boolean;
  /** For a run that another one may follow. */
  readonly tracking?: FluxTracking | undefined;
}

/** Artifacts of one run: each is a choice among all files. */
export const MAX_ARTIFACTS = 100;

/** What may be asked of the artifacts of one repository, besides their files. */
export interface FluxQueries extends FileQueries {
  readonly mayOpen: TrackedQuery<[ignore: string | undefined], boolean>;
  readonly hasArtifactFolder: TrackedQuery<[path: string], boolean>;
}

type FluxTracking = Tracking & { readonly queries: FluxQueries };

/** One artifact, and the memo of what was built from it. */
export interface FluxSource {
  readonly artifact: Artifact;
  readonly kustomize: KustomizeContext;
}

export function openFlux(options: Omit<FluxContext, 'sources' | 'mayOpen'>): FluxContext {
  const { tracking } = options;
  const context: FluxContext = {
    ...options,
    sources: new Map(),
    mayOpen(ignore) {
      const { sources } = context;
      const isFull = ignore !== undefined && sources.size >= MAX_ARTIFACTS;
      if (isFull && !sources.has(ignore)) return false;
      fluxSource(context, ignore);
      return true;
    },
  };
  return tracking === undefined
    ? context
    : { ...context, mayOpen: tracking.queries.mayOpen.register(tracking.place, context.mayOpen) };
}

/** The artifact that source-controller makes of the repository for a source with this `spec.ignore`. */
export function fluxSource(context: FluxContext, ignore: string | undefined): FluxSource {
  const key = ignore ?? '';
  let source = context.sources.get(key);
  if (source === undefined) {
    const { parsed, limits, mayAppear } = context;
    const tracking = context.tracking && {
      ...context.tracking,
      place: `${context.tracking.place} ${key}`,
    };
    const artifact = trackedArtifact(openArtifact(context.tree, ignore), tracking);
    const { tree } = artifact;
    const kustomize = openTrackedContext(
      {
        tree,
        parsed,
        limits,
        loadRestrictor: 'repository',
        refusePlugins: true,
        refuseCharts: true,
        ...(mayAppear !== undefined && { mayAppear }),
      },
      tracking,
    );
    source = { artifact, kustomize };
    context.sources.set(key, source);
  }
  return source;
}

function trackedArtifact(artifact: Artifact, tracking: FluxTracking | undefined): Artifact {
  if (tracking === undefined) return artifact;
  const { queries, place } = tracking;
  return { ...artifact, hasFolder: queries.hasArtifactFolder.register(place, artifact.hasFolder) };
}
