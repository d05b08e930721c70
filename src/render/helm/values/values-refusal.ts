import type { Span } from '../../../model/span.ts';

/** Helm does not take the values. */
export interface ValuesRefusal {
  readonly kind: 'refused';
  /** In Helm's words. */
  readonly message: string;
  /** The same without text of the values; absent where there is none in it. */
  readonly discreet?: string;
  /** The value at fault; undefined where none can be named. */
  readonly at: Span | undefined;
}
