import type { Reference } from '../../model/reference.ts';
import type { Source } from '../../model/source.ts';
import { mayMeet } from '../objects/namespaces.ts';
import type { Scope } from './scope.ts';
import type { SourceIndex } from './source-index.ts';

/** The sources that a reference may mean. */
export interface Choice {
  /** The nearest scope that has any. */
  readonly scope: Exclude<Scope, 'other' | 'unrelated'>;
  /** The same build's, else those of the builds that lie nearest. Never empty. */
  readonly nearest: readonly Source[];
  /** All that may be meant, when that is not decided. */
  readonly possible: readonly Source[];
  /** Set when nothing else can be meant: made by the same build or for the same cluster, in the reference's very namespace. */
  readonly decided: boolean;
}

/**
 * Narrows the sources of a kind (the reference's, unless said) and the reference's name: namespaces first (one explicit namespace never
 * satisfies another), then the scope: the build it is applied with, builds of the same cluster, builds that may go anywhere; of these the ones
 * whose folders share most of its path. Undefined when none may be meant.
 */
export function chooseSources(
  reference: Reference,
  index: SourceIndex,
  { kind = reference.kind, name = reference.name }: Partial<Pick<Source, 'kind' | 'name'>> = {},
): Choice | undefined {
  const { build, namespace } = reference;
  const here = index.namedIn(build, kind, name);
  // Nearly always there is one, in the very namespace.
  if (here.length === 1 && here[0]?.namespace === namespace)
    return { scope: 'build', nearest: here, possible: here, decided: true };
  const reaches = (source: Source): boolean => mayMeet(source.namespace, namespace);
  const sameBuild = here.filter(reaches);
  const exact = sameBuild.filter((source) => source.namespace === namespace);
  if (exact.length > 0) return { scope: 'build', nearest: exact, possible: exact, decided: true };
  const named = index.named(kind, name).filter(reaches);
  const cluster = inScope('cluster', named, reference, index);
  const open = inScope('open', named, reference, index);
  const possible = [...sameBuild, ...cluster, ...open];
  if (sameBuild.length > 0) return { scope: 'build', nearest: sameBuild, possible, decided: false };
  if (cluster.length > 0) {
    const decided =
      namespace !== undefined && cluster.every((each) => each.namespace === namespace);
    return { scope: 'cluster', nearest: cluster, possible: decided ? cluster : possible, decided };
  }
  if (open.length === 0) return undefined;
  return { scope: 'open', nearest: nearestBuilds(build, open), possible, decided: false };
}

/** Sources of one scope; another variant of the reference's own build (an overlay next to it) is applied elsewhere. */
function inScope(
  scope: Scope,
  sources: readonly Source[],
  { build, manifest }: Reference,
  index: SourceIndex,
): readonly Source[] {
  return sources.filter(
    (source) =>
      source.build !== build &&
      index.scopeOf(build, source.build) === scope &&
      (scope === 'cluster' || !index.isSibling(source.build, manifest, build)),
  );
}

/**
 * The sources whose builds lie nearest: most leading folders in common, then most folder names at all (`secrets/prod` is nearer to
 * `apps/api/overlays/prod` than `secrets/dev` is).
 */
function nearestBuilds(build: string, sources: readonly Source[]): readonly Source[] {
  const here = build.split('/');
  const names = new Set(here);
  let best = -1;
  let nearest: Source[] = [];
  for (const source of sources) {
    const there = source.build.split('/');
    const common = there.filter((folder) => names.has(folder)).length;
    const nearness = sharedDepth(here, there) * MAX_FOLDERS + Math.min(common, MAX_FOLDERS - 1);
    if (nearness > best) [best, nearest] = [nearness, []];
    if (nearness === best) nearest.push(source);
  }
  return nearest;
}

const MAX_FOLDERS = 1000;

function sharedDepth(a: readonly string[], b: readonly string[]): number {
  let depth = 0;
  while (depth < a.length && a[depth] === b[depth]) depth += 1;
  return depth;
}
