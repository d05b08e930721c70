import type { Located } from '../../io/locate-paths.ts';
import { removeStored, storedBeside } from '../../io/vendor/prune-vendor.ts';
import { hasMissed, writeLock } from '../../io/vendor/record-items.ts';
import { itemKey } from '../../model/elsewhere/asked-item.ts';
import { LOCK, type LockedItem } from '../../model/elsewhere/vendor.ts';
import { isLimit } from '../../model/reason.ts';
import type { Report } from '../../model/report.ts';
import { dependenciesOf } from '../../report/inventory/dependencies/collect-dependencies.ts';
import { count } from '../../report/text/words.ts';
import type { Arguments } from '../command.ts';
import type { Host } from '../host.ts';
import { writeStderr } from '../output/write-stderr.ts';

/** What nothing asks for any more. */
export interface StaleItems {
  /** The lock without them; undefined: it stays as it is. */
  readonly lock: readonly LockedItem[] | undefined;
  /** How many of them the lock has. */
  readonly locked: number;
  /** Relative to the folder of items: what the lock does not name. */
  readonly stored: readonly string[];
}

export const NOTHING_STALE: StaleItems = { lock: undefined, locked: 0, stored: [] };

/**
 * Items of the lock that nothing asks for any more, and what is stored without being locked. The lock loses items only where all of the
 * repository was looked at, and everything was fetched: what is missing may ask for them.
 */
export function staleItems(
  { positionals, values }: Arguments,
  { here, root }: Pick<Located, 'here' | 'root'>,
  report: Report,
  locked: readonly LockedItem[],
): StaleItems {
  const isPart = positionals.length > 0 || here !== root || PARTS.some((flag) => values.has(flag));
  const isCut = report.uncheckedEntries.some(({ reason }) => isLimit(reason));
  if (isPart || isCut || values.has('locked') || hasMissed(root))
    return { ...NOTHING_STALE, stored: storedBeside(root, locked) };
  const asked = new Set(dependenciesOf(report).map(itemKey));
  const lock = locked.filter((item) => asked.has(itemKey(item)));
  return { lock, locked: locked.length - lock.length, stored: storedBeside(root, lock) };
}

/** Flags that leave files out. */
const PARTS = ['include', 'exclude', 'tracked'];

export function isStale({ locked, stored }: StaleItems): boolean {
  return locked + stored.length > 0;
}

/** Removes them, and says so. Throws CannotRun. */
export async function removeStale(
  root: string,
  { lock, locked, stored }: StaleItems,
  host: Host,
): Promise<void> {
  if (lock !== undefined && locked > 0) {
    await writeLock(root, lock);
    writeStderr(
      host,
      `envfrom: removed ${count(locked, 'item')} from ${LOCK}: nothing asks for them any more.`,
    );
  }
  if (stored.length === 0) return;
  removeStored(root, stored);
  writeStderr(host, `envfrom: removed ${count(stored.length, 'item')} that ${LOCK} does not name.`);
}
