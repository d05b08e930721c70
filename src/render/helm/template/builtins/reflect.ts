import type { GoType, NilValue } from '../../value/go-value.ts';
import { ANY } from '../../value/go-types.ts';

/** Type of the parameters of most of the language's functions: any value, and no value at all. */
export const REFLECT: GoType = { ...ANY, name: 'reflect.Value' };

/** What such a function gets where there is no value at all; a nil interface is one. `len` tells the two apart. */
export const NO_VALUE: NilValue = { kind: 'nil', origin: undefined };
