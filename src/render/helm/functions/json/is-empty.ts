import type { GoValue } from '../../value/go-value.ts';

/** Whether sprig (`empty`, `default`) and encoding/json (`omitempty`) take a value as empty: a struct never is. */
export function isEmpty(value: GoValue): boolean {
  switch (value.kind) {
    case 'nil':
      return true;
    case 'bool':
      return !value.value;
    case 'int':
    case 'uint':
      return value.value === 0n;
    case 'float':
      return value.value === 0;
    case 'complex':
      return value.real === 0 && value.imaginary === 0;
    case 'string':
    case 'bytes':
      return value.text.text === '';
    case 'list':
      return value.items.length === 0;
    case 'map':
      return value.entries.size === 0;
    default:
      return false;
  }
}
