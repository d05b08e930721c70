import type { FieldType } from './shape.ts';

/** What Go's integer types hold. */
export const INTEGER_RANGES: ReadonlyMap<string, readonly [bigint, bigint]> = new Map([
  ['uint8', [0n, 255n]],
  ['int32', [-(2n ** 31n), 2n ** 31n - 1n]],
  ['int64', [-(2n ** 63n), 2n ** 63n - 1n]],
]);

/** Whether Go's strconv takes a JSON number for an integer type: `888` yes, `8.5` and `1e3` no. */
export function fits(json: string, { goName }: FieldType): boolean {
  const range = INTEGER_RANGES.get(goName);
  if (range === undefined || !/^-?\d{1,20}$/.test(json)) return false;
  const value = BigInt(json);
  return value >= range[0] && value <= range[1];
}
