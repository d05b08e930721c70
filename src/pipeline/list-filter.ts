import { nameGlobs } from '../model/glob-set.ts';
import type { Build } from '../model/manifest.ts';

/** What to list of references or sources; absent: all. */
export interface ListFilter {
  readonly kind: string | undefined;
  /** Globs. */
  readonly name: string | undefined;
  readonly namespace: string | undefined;
  readonly verdict: string | undefined;
  /** The id of a build, or its folder relative to the root. */
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
  const wanted = builds.filter(({ id, folder }) =>
    [id, folder ?? id].some((each) => filter.builds?.includes(each) ?? true),
  );
  const ids = new Set(wanted.map(({ id }) => id));
  return (listed) =>
    (kind === undefined || listed.kind === kind) &&
    (verdict === undefined || listed.verdict === verdict) &&
    ids.has(listed.build) &&
    names.matches(listed.name) &&
    (filter.namespace === undefined || namespaces.matches(listed.namespace ?? ''));
}
