import {
  buildsNamed,
  refuseUnknownBuild,
  type NamedBuild,
} from '../../pipeline/restrict-to-selection.ts';
import type { ListedItem } from '../../report/inventory/format-items.ts';
import { nameGlobs } from '../../text/glob/glob-set.ts';

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
type Listed = Omit<ListedItem, 'cells' | 'json'>;

/** Whether a reference or a source is to be listed. Throws CannotRun for a glob that costs too much, and if no build is named so. */
export function listFilter(
  filter: ListFilter,
  builds: readonly NamedBuild[],
): (listed: Listed) => boolean {
  const { kind, verdict } = filter;
  const names = nameGlobs([filter.name ?? '*']);
  const namespaces = nameGlobs([filter.namespace ?? '*']);
  if (filter.builds !== undefined) refuseUnknownBuild(filter.builds, builds);
  const named = filter.builds === undefined ? builds : buildsNamed(filter.builds, builds);
  const ids = new Set(named.map(({ id }) => id));
  return (listed) =>
    (kind === undefined || listed.kind === kind) &&
    (verdict === undefined || listed.verdict === verdict) &&
    ids.has(listed.build) &&
    names.matches(listed.name) &&
    (filter.namespace === undefined || namespaces.matches(listed.namespace ?? ''));
}
