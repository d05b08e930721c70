import type { Span } from '../../../model/span.ts';

/** Helm does not take the values. */
export interface ValuesRefusal {
  readonly kind: 'refused';
  /** In Helm's words. */
  readonly message: string;
  /** The same without text of the values; absent if it has none. */
  readonly discreet?: string;
  /** The value at fault; undefined if it is not known. */
  readonly at: Span | undefined;
  /** Of `--set`: nothing follows a key. */
  readonly lacksValue?: true;
  /** envfrom stopped, for the values are too many: Helm may well take them. */
  readonly isStopped?: boolean;
}
