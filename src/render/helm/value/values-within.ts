import type { GoValue } from './go-value.ts';

/** Values and what is in them, by `partsOf`, each once: a value may be in itself, or in others many times. */
export function* valuesWithin(
  values: readonly GoValue[],
  partsOf: (value: GoValue) => Iterable<GoValue>,
): Generator<GoValue> {
  const seen = new Set<GoValue>();
  const stack = [...values];
  for (let value = stack.pop(); value !== undefined; value = stack.pop()) {
    if (seen.has(value)) continue;
    seen.add(value);
    yield value;
    for (const part of partsOf(value)) stack.push(part);
  }
}

/** The items of a list; any other value has none. */
export function itemsIn(value: GoValue): Iterable<GoValue> {
  return value.kind === 'list' ? value.items : [];
}
