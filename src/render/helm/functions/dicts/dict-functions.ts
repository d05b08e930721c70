import { functionTable, twins } from '../../template/function-table.ts';
import type { Origin } from '../../text/origin.ts';
import { textOrigin } from '../../text/text-origin.ts';
import { verbatimOffset } from '../../text/verbatim-offset.ts';
import { charge } from '../../value/charge.ts';
import { failed, goFunction, goVariadic, notThis } from '../../value/go-function.ts';
import { ANY, MAP, STRING, STRINGS } from '../../value/go-types.ts';
import type {
  CallContext,
  GoFailure,
  GoFunction,
  GoValue,
  MapValue,
} from '../../value/go-value.ts';
import { isFailure } from '../../value/is-failure.ts';
import { boolValue, listValue, mapValue, stringOf } from '../../value/make-value.ts';
import { sortedKeys } from '../../value/sorted-keys.ts';
import { originOfAll } from '../../value/value-origin.ts';
import { strval } from '../strval.ts';
import { deepCopy } from './deep-copy.ts';
import { mergeMaps } from './merge-maps.ts';

const NIL_MAP = failed('assignment to entry in nil map');

/** sprig's functions of maps. Go's order of keys is random: here they are sorted. */
export const DICT_FUNCTIONS = functionTable({
  dict: goVariadic([], ANY, (_, items, context) => dict(items, context)),
  get: goFunction([MAP, STRING], ([map, key]) => map.entries.get(key.text.text) ?? stringOf('')),
  set: goFunction([MAP, STRING, ANY], ([map, key, value]) => {
    if (map.isNil) return NIL_MAP;
    map.entries.set(key.text.text, value);
    const origin = textOrigin(key.text);
    if (origin !== undefined) map.keyOrigins?.set(key.text.text, origin);
    return plainMap(map);
  }),
  unset: goFunction([MAP, STRING], ([map, key]) => {
    map.entries.delete(key.text.text);
    return plainMap(map);
  }),
  hasKey: goFunction([MAP, STRING], ([map, key]) =>
    boolValue(map.entries.has(key.text.text), originOfAll([map, key])),
  ),
  pluck: goVariadic([STRING], MAP, ([key], maps) =>
    listValue(maps.flatMap(({ entries }) => entries.get(key.text.text) ?? [])),
  ),
  keys: goVariadic([], MAP, (_, maps, { budget }) => {
    const keys = maps.flatMap(keysOf);
    return charge(budget, keys.length, 0) ?? listValue(keys, originOfAll(maps), STRINGS);
  }),
  values: goFunction([MAP], ([map], { budget }) => {
    const items = sortedKeys(map).flatMap((key) => map.entries.get(key) ?? []);
    return charge(budget, items.length, 0) ?? listValue(items, map.origin);
  }),
  pick: goVariadic([MAP], STRING, ([map], keys, { budget }) => {
    const wanted = new Set(keys.map(({ text }) => text.text));
    return charge(budget, map.entries.size, 0) ?? selected(map, (key) => wanted.has(key));
  }),
  omit: goVariadic([MAP], STRING, ([map], keys) => {
    const unwanted = new Set(keys.map(({ text }) => text.text));
    return selected(map, (key) => !unwanted.has(key));
  }),
  dig: goVariadic([], ANY, (_, args) => digAt(args)),
  ...twins('merge', merging(false)),
  ...twins('mergeOverwrite', merging(true)),
  ...twins(
    'deepCopy',
    goFunction([ANY], ([value], { budget }) =>
      value.kind === 'nil'
        ? failed('reflect: call of reflect.Value.Type on zero Value')
        : deepCopy(value, budget),
    ),
  ),
});

/**
 * The map as a function with a parameter map[string]interface {} returns it: the same entries, without the original
 * type.
 */
function plainMap(map: MapValue): MapValue {
  return map.type === MAP ? map : { ...map, type: MAP };
}

/** A map of keys and values in turn; the last key may lack its value. */
function dict(items: readonly GoValue[], { budget }: CallContext): GoValue | GoFailure {
  const entries = new Map<string, GoValue>();
  const keyOrigins = new Map<string, Origin>();
  for (let at = 0; at < items.length; at += 2) {
    const item = items[at];
    const key = item === undefined ? undefined : strval(item, budget);
    if (key === undefined || isFailure(key)) return key ?? failed('no key');
    entries.set(key.text, items[at + 1] ?? stringOf(''));
    const origin = textOrigin(key);
    if (origin !== undefined) keyOrigins.set(key.text, origin);
  }
  return mapValue(entries, undefined, MAP, keyOrigins);
}

function keysOf(map: MapValue): GoValue[] {
  return sortedKeys(map).map((key) => {
    const origin = map.keyOrigins?.get(key);
    return stringOf(key, origin, verbatimOffset(key, origin));
  });
}

function selected(map: MapValue, isWanted: (key: string) => boolean): GoValue {
  const entries = [...map.entries].filter(([key]) => isWanted(key));
  const origins = [...(map.keyOrigins ?? [])].filter(([key]) => isWanted(key));
  return mapValue(new Map(entries), map.origin, MAP, new Map(origins));
}

/** The first map gets what is in the others; it is changed for all who hold it. */
function merging(overwrite: boolean): GoFunction {
  return goVariadic([MAP], MAP, ([first], others, { budget }) => {
    const into = first.isNil ? mapValue(new Map()) : plainMap(first);
    for (const from of others) {
      const failure = charge(budget, 1, 0) ?? mergeMaps(into, from, overwrite, budget);
      if (failure !== undefined) return failure;
    }
    return into;
  });
}

/** sprig's `dig "a" "b" DEFAULT MAP`: only a plain map can be dug in, not `.Values` itself. */
function digAt(args: readonly GoValue[]): GoValue | GoFailure {
  const map = args.at(-1);
  const otherwise = args.at(-2);
  if (map === undefined || otherwise === undefined || args.length < 3) {
    return failed('dig needs at least three arguments');
  }
  const keys: string[] = [];
  if (!isPlainMap(map)) return notThis(map, MAP.name);
  for (const key of args.slice(0, -2)) {
    if (key.kind !== 'string' || key.type.named) return notThis(key, 'string');
    keys.push(key.text.text);
  }
  return dig(map, otherwise, keys);
}

function dig(map: MapValue, otherwise: GoValue, keys: readonly string[]): GoValue | GoFailure {
  let here: GoValue = map;
  for (const key of keys) {
    if (!isPlainMap(here)) return notThis(here, MAP.name);
    const next: GoValue | undefined = here.entries.get(key);
    if (next === undefined) return otherwise;
    here = next;
  }
  return here;
}

function isPlainMap(value: GoValue): value is MapValue {
  return value.kind === 'map' && value.type.name === MAP.name;
}
