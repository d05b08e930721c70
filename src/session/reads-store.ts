import type { StoredDependency } from '../dependencies/dependency-recorder.ts';
import type { Store } from '../io/cache/open-store.ts';

/** What a run read, as an entry says it: by itself, or by the name of an entry that others name too. */
export type StoredReads = readonly StoredDependency[] | string;

/** Long lists of what runs read, each kept and parsed once. */
export interface ReadsStore {
  readonly put: (reads: readonly StoredDependency[]) => StoredReads;
  /** Undefined where the entry is gone. */
  readonly get: (stored: StoredReads) => readonly StoredDependency[] | undefined;
}

/** Fewer are in the entry that needs them. */
const MANY = 1000;

export function openReads(store: Store): ReadsStore {
  const known = new Map<string, readonly StoredDependency[]>();
  return {
    put(reads) {
      if (reads.length < MANY) return reads;
      const content = Buffer.from(JSON.stringify(reads));
      const name = store.digest('reads', content);
      store.put(name, content);
      return name;
    },
    get(stored) {
      if (typeof stored !== 'string') return stored;
      const before = known.get(stored);
      if (before !== undefined) return before;
      const bytes = store.get(stored);
      if (bytes === undefined) return undefined;
      const reads: readonly StoredDependency[] = JSON.parse(textOf(bytes));
      known.set(stored, reads);
      return reads;
    },
  };
}

/** The text of bytes that are UTF-8, without a copy of them. */
function textOf(bytes: Uint8Array): string {
  return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length).toString();
}
