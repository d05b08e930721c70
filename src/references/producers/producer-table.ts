import { CERTIFICATES } from './certificates.ts';
import { COMPLETE } from './complete-groups.ts';
import { OPERATORS } from './operators.ts';
import type { ProducerRow } from './producer.ts';
import { SECRET_STORES } from './secret-stores.ts';

/** Everything that is known of what controllers make: the only list of producers. */
export const PRODUCERS: readonly ProducerRow[] = [
  ...SECRET_STORES,
  ...CERTIFICATES,
  ...OPERATORS,
  ...COMPLETE,
];

/** Groups of which the table says all: their controllers make nothing else. */
export const COMPLETE_GROUPS: ReadonlySet<string> = new Set(
  PRODUCERS.flatMap(({ group, complete }) => (complete === true ? [group] : [])),
);
