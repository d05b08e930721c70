import type { GoValue } from './go-value.ts';

/** Whether Go's templates take a value as true: not the zero of its type, not empty (`if`, `with`, `and`, `or`, `not`). */
export function isTrue(value: GoValue): boolean {
  switch (value.kind) {
    case 'nil':
      return false;
    case 'bool':
      return value.value;
    case 'int':
    case 'uint':
      return value.value !== 0n;
    case 'float':
      return value.value !== 0;
    case 'complex':
      return value.real !== 0 || value.imaginary !== 0;
    case 'string':
    case 'bytes':
      return value.text.text !== '';
    case 'list':
      return value.items.length > 0;
    case 'map':
      return value.entries.size > 0;
    default:
      return true;
  }
}
