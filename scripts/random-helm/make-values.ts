import { isFields, Raw, type Data, type Fields } from '../random-kustomize/emit-yaml.ts';
import type { Random } from '../random.ts';

const NAMES = [
  'image',
  'tag',
  'name',
  'env',
  'labels',
  'enabled',
  'port',
  'list',
  'odd.key',
  'x-y',
] as const;
const TEXTS = [
  'plain',
  'yes',
  'null',
  '~',
  '1.0',
  '0x1f',
  '1e3',
  '010',
  'a: b',
  '# no comment',
  '- dash',
  ' spaces ',
  'ünïcödé ✓',
  '',
  'two\nlines',
  'ends\n\n',
  '\n starts',
  '{{ .Release.Name }}',
  'it\'s "quoted"',
  'a\\b',
  '2024-01-02',
  'tab\tbed',
  'a-rather-long-text-that-goes-on-and-on-for-more-than-eighty-columns because some writers fold there, and some do not',
] as const;
const RAWS = [
  '1.50',
  '1e21',
  '100000000',
  '0o17',
  '012',
  '0x10',
  '9007199254740993',
  '.5',
  '-0',
  '~',
  'yes',
  'TRUE',
  '1_000',
  '!!str 12',
  '2024-01-02',
  '12:30',
] as const;

/** A made-up `values.yaml`. */
export function makeValues(random: Random, depth = 0): Fields {
  const values: Record<string, Data> = {};
  const count = 2 + random.below(5);
  for (let at = 0; at < count; at++) {
    const name = random.pick(NAMES);
    values[name] = makeValue(random, name, depth);
  }
  return values;
}

function makeValue(random: Random, name: string, depth: number): Data {
  if (name === 'enabled') return random.oneIn(2);
  if (name === 'port' && !random.oneIn(4)) return random.below(70_000);
  if (name === 'list') return makeList(random, depth);
  if (depth < 3 && random.oneIn(3)) return makeValues(random, depth + 1);
  return makeScalar(random);
}

function makeList(random: Random, depth: number): Data {
  const items: Data[] = [];
  const count = random.below(4);
  const ofMaps = depth < 2 && random.oneIn(2);
  for (let at = 0; at < count; at++)
    items.push(ofMaps ? makeValues(random, depth + 2) : makeScalar(random));
  return items;
}

export function makeScalar(random: Random): Data {
  switch (random.below(6)) {
    case 0:
      return random.below(1000) - 10;
    case 1:
      return random.oneIn(2);
    case 2:
      return random.oneIn(3) ? null : new Raw(random.pick(RAWS));
    default:
      return random.pick(TEXTS);
  }
}

/** Values that change some of others: new ones, deleted ones, ones of another type. */
export function makeOverrides(random: Random, values: Fields): Fields {
  const overrides: Record<string, Data> = {};
  for (const [name, value] of Object.entries(values)) {
    if (value === undefined || random.oneIn(2)) continue;
    if (isFields(value) && !random.oneIn(20)) overrides[name] = makeOverrides(random, value);
    else overrides[name] = random.oneIn(5) ? null : makeScalar(random);
  }
  if (random.oneIn(3)) overrides[random.pick(NAMES)] = makeScalar(random);
  return overrides;
}

/** The places of all values, as templates name them; `odd.key` and `x-y` need `index`. */
export function pathsOf(values: Fields, above: readonly string[] = []): readonly ValuePath[] {
  return Object.entries(values).flatMap(([name, value]) => {
    const names = [...above, name];
    if (value === undefined) return [];
    const own = { names, value };
    return isFields(value) ? [own, ...pathsOf(value, names)] : [own];
  });
}

export interface ValuePath {
  readonly names: readonly string[];
  readonly value: Data;
}
