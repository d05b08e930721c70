import { itemKey, type AskedItem } from '../../../model/elsewhere/asked-item.ts';
import { neededItems, type NeededItem } from '../../../model/elsewhere/needed-items.ts';
import { groupBy } from '../../../model/group-by.ts';
import type { Report } from '../../../model/report.ts';
import { positionOf, type Span } from '../../../model/span.ts';
import { refusalOf } from './refusal-of.ts';

/** Who needs an item: an entry object or build, and the line that brings it in. */
interface Needing {
  readonly by: string;
  readonly at: Span;
}

/** Something that the repository deploys and that lies outside it. */
export interface Dependency extends Omit<AskedItem, 'path'> {
  /** Of a git repository: the folders and files of it that are needed, sorted; an empty one is all of it. */
  readonly paths: readonly string[];
  /** In the order of their places. */
  readonly neededBy: readonly Needing[];
  /** Where it was found; undefined: nowhere, or not all of what is needed of it. */
  readonly found: string | undefined;
  /** Why the script does not fetch it, as a clause; undefined: it does. */
  readonly refusal: string | undefined;
}

/** Everything that a run needs from elsewhere, each item once, sorted. */
export function dependenciesOf(report: Report): readonly Dependency[] {
  const groups = groupBy(neededItems(report.builds, report.uncheckedEntries), itemKey);
  return [...groups.keys()].sort().flatMap((key) => {
    const [first, ...rest] = groups.get(key) ?? [];
    return first === undefined ? [] : [dependencyOf([first, ...rest], first)];
  });
}

function dependencyOf(needs: readonly NeededItem[], first: NeededItem): Dependency {
  const { type, url, name, version, mediaType, operation } = first;
  const paths = [...new Set(needs.map(({ path = '' }) => path))].sort();
  const places = new Map<string, Needing>();
  for (const { by, at } of needs) {
    const { path, line } = positionOf(at);
    const key = JSON.stringify([path, String(line).padStart(9, '0'), by]);
    if (!places.has(key)) places.set(key, { by, at });
  }
  const asked = {
    type,
    url,
    ...(name !== undefined && { name }),
    version,
    ...(mediaType !== undefined && { mediaType }),
    ...(operation !== undefined && { operation }),
  };
  return {
    ...asked,
    paths: type === 'git' ? paths : [],
    neededBy: [...places].sort(([one], [other]) => (one < other ? -1 : 1)).map(([, need]) => need),
    found: needs.every(({ found }) => found !== undefined) ? first.found : undefined,
    refusal: refusalOf({ ...asked, paths }),
  };
}
