import type { Span } from '../../../model/span.ts';

/** A message that Helm logs about values before it continues. */
export interface ValuesWarning {
  /** In Helm's words; may hold a value. */
  readonly message: string;
  /** The value it is about. */
  readonly at: Span | undefined;
}

export type Warn = (message: string, at?: Span) => void;
