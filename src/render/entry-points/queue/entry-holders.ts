import type { Build } from '../../../model/manifest.ts';
import type { UncheckedEntry } from '../../../model/report.ts';

/** What an entry object gave: what it deploys, or why that is unknown. */
type Given = Build | UncheckedEntry;

/** One entry object at one cluster. */
interface Held {
  /** Where it is written. */
  readonly place: string;
  /** The builds that hold it; undefined stands for its file. */
  readonly holders: Set<Build | undefined>;
  readonly given: Given[];
}

/** Which builds hold each entry object that is followed, and what came of it. */
export interface EntryHolders {
  /** Whether the key is new. */
  readonly hold: (key: string, place: string, holder: Build | undefined) => boolean;
  /** Whether any build or file holds what is written at a place. */
  readonly isHeld: (place: string) => boolean;
  /** Returns what it is given. */
  readonly gave: <Kind extends Given>(key: string, given: Kind) => Kind;
  /**
   * What came only of builds that turned out to be parts of others (`passed`): of entry objects that no other build holds for the same cluster,
   * but one does for another.
   */
  readonly onlyOf: (passed: readonly Build[]) => ReadonlySet<Given>;
}

export function newEntryHolders(): EntryHolders {
  const byKey = new Map<string, Held>();
  const places = new Set<string>();
  return {
    hold(key, place, holder) {
      places.add(place);
      const known = byKey.get(key);
      if (known === undefined) byKey.set(key, { place, holders: new Set([holder]), given: [] });
      else known.holders.add(holder);
      return known === undefined;
    },
    isHeld: (place) => places.has(place),
    gave(key, given) {
      byKey.get(key)?.given.push(given);
      return given;
    },
    onlyOf(passed) {
      const gone = new Set<Given>();
      const all = [...byKey.values()];
      for (let more: readonly Given[] = passed; more.length > 0;) {
        for (const given of more) gone.add(given);
        more = orphans(all, gone);
      }
      for (const build of passed) gone.delete(build);
      return gone;
    },
  };
}

/** What came of entry objects that only builds hold which are gone, and that others hold elsewhere. */
function orphans(all: readonly Held[], gone: ReadonlySet<Given>): readonly Given[] {
  const isLeft = ({ holders }: Held): boolean =>
    [...holders].some((holder) => holder === undefined || !gone.has(holder));
  const places = new Set(all.filter(isLeft).map(({ place }) => place));
  return all
    .filter((held) => !isLeft(held) && places.has(held.place))
    .flatMap(({ given }) => given.filter((each) => !gone.has(each)));
}
