import { type ConfigMap, type ConfigValue, itemsOf, mapOf } from '../../config/config-value.ts';
import type { Addition, Copy, ProducerRow, Product } from '../../model/producer-row.ts';

/** A row of `producers` in a configuration that is valid. */
export function producerRowOf(value: ConfigValue): ProducerRow {
  const row = mapOf(value);
  return {
    group: text(row['group']),
    kinds: texts(row['kinds']),
    ...optional(row, 'versions', texts),
    ...optional(row, 'controller', text),
    ...optional(row, 'makes', (made) => itemsOf(made).map(productOf)),
    ...optional(row, 'adds', (added) => itemsOf(added).map(additionOf)),
    ...optional(row, 'copies', (copied) => itemsOf(copied).map(copyOf)),
    complete: row['complete'] === true,
  };
}

function productOf(value: ConfigValue): Product {
  const product = mapOf(value);
  return {
    kind: product['kind'] === 'ConfigMap' ? 'ConfigMap' : 'Secret',
    name: text(product['name']),
    ...optional(product, 'each', text),
    ...optional(product, 'namespace', text),
    ...optional(product, 'keys', texts),
    ...optional(product, 'usualKeys', texts),
    ...optional(product, 'unknownIf', texts),
    ...optional(product, 'type', text),
    ...optional(product, 'when', texts),
    ...optional(product, 'unless', texts),
  };
}

function additionOf(value: ConfigValue): Addition {
  const addition = mapOf(value);
  return { when: texts(addition['when']), ...optional(addition, 'keys', texts) };
}

function copyOf(value: ConfigValue): Copy {
  const copy = mapOf(value);
  return {
    when: texts(copy['when']),
    ...optional(copy, 'namespaces', texts),
    ...optional(copy, 'anywhereIf', texts),
  };
}

/** A field that is only there when the configuration has it. */
function optional<Name extends string, Value>(
  map: ConfigMap,
  name: Name,
  read: (value: ConfigValue) => Value,
): { readonly [Field in Name]?: Value } {
  const value = map[name];
  const field: { [Field in Name]?: Value } = {};
  if (value !== undefined) field[name] = read(value);
  return field;
}

function text(value: ConfigValue | undefined): string {
  return typeof value === 'string' ? value : '';
}

function texts(value: ConfigValue | undefined): readonly string[] {
  return itemsOf(value).map(text);
}
