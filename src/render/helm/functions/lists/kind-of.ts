import type { GoValue } from '../../value/go-value.ts';

/** reflect.ValueOf(value).Kind() */
export function kindOf(value: GoValue): string {
  return value.kind === 'nil' ? 'invalid' : value.type.kind;
}
