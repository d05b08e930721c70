import type { Span } from '../model/span.ts';

/** A mistake in the configuration file, as a person reads it. */
export interface Violation {
  readonly at: Span;
  readonly message: string;
}
