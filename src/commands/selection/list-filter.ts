import { nameGlobs } from '../../text/glob/glob-set.ts';
import type { Build } from '../../model/manifest.ts';

/** What to list of references or sources; absent: all. */
export interface ListFilter {
  readonly kind: string | undefined;
  /** Globs. */
  readonly name: string | undefined;
  readonly namespace: string | undefined;
  readonly verdict: string | undefined;
  /** The id of a build or its folder relative to the root; where no build has that, its cluster, or the last parts of either folder. */
  readonly builds: readonly string[] | undefined;
}

/** What of a reference or a source is asked for. */
interface Listed {
  readonly kind: string;
  readonly name: string;
  readonly namespace: string | undefined;
  readonly build: string;
  readonly verdict?: string;
}

/** Whether a reference or a source is to be listed. Throws CannotRun for a glob that costs too much. */
export function listFilter(
  filter: ListFilter,
  builds: readonly Build[],
): (listed: Listed) => boolean {
  const { kind, verdict } = filter;
  const names = nameGlobs([filter.name ?? '*']);
  const namespaces = nameGlobs([filter.namespace ?? '*']);
  const ids = new Set(buildsNamed(filter.builds, builds).map(({ id }) => id));
  return (listed) =>
    (kind === undefined || listed.kind === kind) &&
    (verdict === undefined || listed.verdict === verdict) &&
    ids.has(listed.build) &&
    names.matches(listed.name) &&
    (filter.namespace === undefined || namespaces.matches(listed.namespace ?? ''));
}

function buildsNamed(
  wanted: readonly string[] | undefined,
  builds: readonly Build[],
): readonly Build[] {
  if (wanted === undefined) return builds;
  const exact = builds.filter(({ id, folder = id }) =>
    [id, folder].some((each) => wanted.includes(each)),
  );
  if (exact.length > 0) return exact;
  return builds.filter(({ id, folder = id, cluster = folder }) =>
    [folder, cluster].some((each) => wanted.some((name) => `/${each}`.endsWith(`/${name}`))),
  );
}
