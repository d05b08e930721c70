import { ANY } from '../../value/go-types.ts';
import type { GoType, NilValue } from '../../value/go-value.ts';

/** Type of the parameters of most of the language's functions: any value, and no value at all. */
export const REFLECT: GoType = { ...ANY, name: 'reflect.Value' };

/** The argument of such a function if there is no value at all, unlike a nil interface. `len` distinguishes the two. */
export const NO_VALUE: NilValue = { kind: 'nil', origin: undefined };
