import { catalogue } from '../../../rules/catalogue.ts';
import type { Examination } from '../../commands/examine.ts';
import { loadingParts } from '../../commands/load-parts.ts';
import type { Division } from '../../commands/look-at-islands.ts';
import {
  examineKeeping,
  renew,
  type KeptExamination,
  type KeptParts,
} from '../../commands/renew-parts.ts';
import { briefDigest } from '../../io/cache/keyed-digest.ts';
import type { Store } from '../../io/cache/open-store.ts';
import type { AskAgain, Read } from '../../io/cache/record-reads.ts';
import { hasRoom, hasRoomFor } from './has-room.ts';
import { textOf, type ReadsStore, type StoredReads } from './stored-reads.ts';
import type { FileTree } from '../../model/file-tree.ts';
import type { Settings } from '../../model/settings.ts';

/** What earlier runs found out about the parts of a large repository, for a run after a small change. */
export interface PartCache {
  /** What a run of the whole tree would find, where only parts of it must be looked at again; undefined where all must. */
  readonly renew: (tree: FileTree, countsInfos: boolean) => Promise<Examination | undefined>;
  /** The run of the whole tree. */
  readonly examine: (tree: FileTree) => Examination;
  /** What the last of these rests on besides all that it read itself. */
  readonly reads: () => readonly Read[];
  /** Keeps what it leaves; `reads`: all that it rests on. */
  readonly keep: (reads: StoredReads) => void;
}

/** What an entry says; the islands are in entries of their own, of which most stay as they are. */
interface Index {
  readonly reads: StoredReads;
  readonly near: KeptParts['near'];
  /** The names of the entries with the islands, so many in each, and how many bytes each has. */
  readonly islands: readonly StoredIslands[];
}

type StoredIslands = readonly [name: string, bytes: number];

/** Islands of one entry. */
const TOGETHER = 200;
/** Bytes of all islands: one repository must not push out all others. */
const MOST_BYTES = 96 * 1024 * 1024;

/** The kept parts of one repository, under a name that tells the program, the settings and the paths of all files. */
export function openPartCache(
  store: Store,
  name: string,
  known: ReadsStore,
  ask: AskAgain,
  settings: Settings,
): PartCache {
  let found: { readonly index: Index; readonly kept: KeptParts } | undefined;
  let reads: readonly Read[] = [];
  let left: KeptParts | undefined;
  const digest = briefDigest(store.digest);
  const divisionOf = (tree: FileTree): Division => ({
    tree,
    rules: catalogue,
    settings,
    digest: (text) => digest('part', text),
  });
  const taken = (made: KeptExamination | undefined): Examination | undefined => {
    left = made?.kept;
    return made;
  };
  return {
    async renew(tree, countsInfos) {
      found = storedParts(store, name, known);
      if (found === undefined) return undefined;
      const { kept, index } = found;
      const before = known.get(index.reads) ?? [];
      const now = before.map(ask);
      const changed = before.filter((read, at) => now[at]?.[3] !== read[3]);
      const paths = changed.flatMap(([of, door, path]) =>
        of === 'head' && door === 'file' ? [path] : [],
      );
      if (paths.length < changed.length) return undefined;
      const made = await loadingParts(async () =>
        renew(divisionOf(tree), kept, paths, countsInfos),
      );
      if (made !== undefined) reads = now;
      else found = undefined;
      return taken(made);
    },
    examine(tree) {
      const made = examineKeeping(divisionOf(tree), hasRoom);
      left = made.kept;
      return made;
    },
    reads: () => reads,
    keep(all) {
      if (left === undefined) return;
      const islands = storeIslands(store, left.islands, found);
      if (islands === undefined) return;
      const index: Index = { reads: all, near: left.near, islands };
      store.put(name, Buffer.from(JSON.stringify(index)));
    },
  };
}

function storedParts(
  store: Store,
  name: string,
  known: ReadsStore,
): { readonly index: Index; readonly kept: KeptParts } | undefined {
  const index: Index | undefined = dataOf(store.get(name));
  if (index === undefined || known.get(index.reads) === undefined) return undefined;
  const bytes = index.islands.reduce((sum, [, each]) => sum + each, 0);
  if (!hasRoomFor(bytes)) return undefined;
  const islands: KeptParts['islands'][number][] = [];
  for (const [each] of index.islands) {
    const some: KeptParts['islands'] | undefined = dataOf(store.get(each));
    if (some === undefined) return undefined;
    islands.push(...some);
  }
  return { index, kept: { near: index.near, islands } };
}

/** Only what this program wrote carries the mark of the store, and the key of the index names the program. */
function dataOf(bytes: Uint8Array | undefined) {
  return bytes && JSON.parse(textOf(bytes));
}

/** Keeps the islands that are not kept yet, and tells of all entries; undefined where they are too much. */
function storeIslands(
  store: Store,
  islands: KeptParts['islands'],
  before: { readonly index: Index; readonly kept: KeptParts } | undefined,
): readonly StoredIslands[] | undefined {
  const stored: StoredIslands[] = [];
  let bytes = 0;
  for (let at = 0; at < islands.length; at += TOGETHER) {
    const some = islands.slice(at, at + TOGETHER);
    const known = before?.index.islands[at / TOGETHER];
    if (known !== undefined && some.every((each, i) => each === before?.kept.islands[at + i])) {
      stored.push(known);
      continue;
    }
    const content = contentOf(some);
    bytes += content?.length ?? 0;
    if (content === undefined || bytes > MOST_BYTES) return undefined;
    const name = store.digest('islands', content);
    store.put(name, content);
    stored.push([name, content.length]);
  }
  return stored;
}

/** Undefined where a text would be longer than V8 makes them: a few problems may say much. */
function contentOf(some: KeptParts['islands']): Uint8Array | undefined {
  try {
    return Buffer.from(JSON.stringify(some));
  } catch (error) {
    if (error instanceof RangeError) return undefined;
    throw error;
  }
}
