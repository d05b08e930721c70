import { ITEM_TYPES, itemKey } from '../../model/elsewhere/asked-item.ts';
import type { LockedItem } from '../../model/elsewhere/vendor.ts';
import { isJsonObject, parsedJson } from '../../text/parsed-json.ts';

/** The items of a lock, or a clause about what is wrong with it. */
type ReadLock =
  | { readonly kind: 'lock'; readonly items: readonly LockedItem[] }
  | { readonly kind: 'fault'; readonly fault: string };

const MAX_ITEMS = 20_000;
const LONGEST = 2_000;
const VERSION = 1;

/** Reads `.envfrom/dependencies.lock`. Never throws. */
export function readLock(text: string): ReadLock {
  const value = parsedJson(text);
  if (value === undefined) return { kind: 'fault', fault: 'it is not JSON' };
  if (!isJsonObject(value) || value['version'] !== VERSION || !Array.isArray(value['items'])) {
    return { kind: 'fault', fault: 'it is not a lock of this version of envfrom' };
  }
  const listed: readonly unknown[] = value['items'];
  if (listed.length > MAX_ITEMS) return { kind: 'fault', fault: 'it has too many items' };
  const items = listed.flatMap((each) => lockedItem(each) ?? []);
  if (items.length < listed.length)
    return { kind: 'fault', fault: 'one of its items is not valid' };
  return { kind: 'lock', items };
}

function lockedItem(value: unknown): LockedItem | undefined {
  if (!isJsonObject(value)) return undefined;
  const text = (key: string): string | undefined => {
    const found = value[key];
    return typeof found === 'string' && found.length <= LONGEST ? found : undefined;
  };
  const type = ITEM_TYPES.find((each) => each === value['type']);
  const [url, resolved, hash, date] = [text('url'), text('resolved'), text('hash'), text('date')];
  const paths = value['paths'] ?? [];
  if (type === undefined || url === undefined || resolved === undefined) return undefined;
  if (hash === undefined || date === undefined || !isTexts(paths)) return undefined;
  if (!/^sha256:[0-9a-f]{64}$/.test(hash) || !/^\d{4}-\d\d-\d\d$/.test(date)) return undefined;
  const [name, mediaType] = [text('name'), text('mediaType')];
  const whole = type === 'git' ? paths : [''];
  return {
    type,
    url,
    ...(name !== undefined && { name }),
    version: text('version'),
    ...(mediaType !== undefined && { mediaType }),
    resolved,
    date,
    paths: whole,
    hash,
  };
}

function isTexts(value: unknown): value is readonly string[] {
  return (
    Array.isArray(value) &&
    value.every((each) => typeof each === 'string' && each.length <= LONGEST)
  );
}

/** The text of a lock: sorted, an item on each line, so that a change of one is a change of one line. */
export function lockText(items: readonly LockedItem[]): string {
  const byKey = new Map(items.map((item) => [itemKey(item), item]));
  const lines = [...byKey.keys()].sort().flatMap((key) => {
    const item = byKey.get(key);
    return item === undefined ? [] : [`  ${JSON.stringify(written(item))}`];
  });
  return `{"version": ${VERSION}, "items": [\n${lines.join(',\n')}\n]}\n`;
}

function written(item: LockedItem) {
  const { type, url, name, version, mediaType, resolved, date, paths, hash } = item;
  const of = type === 'git' ? { paths: [...paths].sort() } : {};
  return { type, url, name, version, mediaType, resolved, date, ...of, hash };
}
