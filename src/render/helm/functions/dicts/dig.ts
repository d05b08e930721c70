import { failed, goVariadic, notThis } from '../../value/go-function.ts';
import { ANY, MAP } from '../../value/go-types.ts';
import type { GoFailure, GoFunction, GoValue, MapValue } from '../../value/go-value.ts';

/** sprig's `dig "a" "b" DEFAULT MAP`: only a plain map can be dug in, not `.Values` itself. */
export const DIG: GoFunction = goVariadic([], ANY, (_, args) => {
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
});

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
