import { MAP, namedType } from '../value/go-types.ts';
import type { GoType, MapValue } from '../value/go-value.ts';

const VALUES_3 = namedType('chartutil.Values', MAP);
const VALUES_4 = namedType('common.Values', MAP);

/** The type of `.Values`, `.Template` and of the dot itself. */
export function valuesType(helm: 3 | 4): GoType<MapValue> {
  return helm === 3 ? VALUES_3 : VALUES_4;
}
