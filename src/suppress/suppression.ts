import type { TextEdit } from '../model/edit.ts';
import type { Span } from '../model/span.ts';

/** One rule suppressed at one place, as a comment or an annotation asks for it. */
export interface Suppression {
  /** The rule's id as written; empty when none is named. */
  readonly rule: string;
  readonly reason: string | undefined;
  readonly at: Span;
  readonly scope: SuppressionScope;
  /** The edit that takes it out of its file, if that takes nothing else away. */
  readonly removal?: readonly TextEdit[];
}

export type SuppressionScope =
  | { readonly kind: 'file'; readonly path: string }
  /** 1-based lines, both inclusive. */
  | { readonly kind: 'lines'; readonly path: string; readonly first: number; readonly last: number }
  /** Everything about the object or pod template whose metadata this is. */
  | { readonly kind: 'object' };
