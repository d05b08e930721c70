import type { TextEdit } from '../model/edit.ts';
import { currentRuleId } from '../model/names/rule-ids.ts';
import type { Span } from '../model/span.ts';

/** One rule suppressed at one place, as a comment or an annotation asks for it. */
export interface Suppression {
  /** The rule's id of today; empty when none is named. */
  readonly rule: string;
  /** An older id of the rule, where that is what is written. */
  readonly written?: string;
  readonly reason: string | undefined;
  readonly at: Span;
  readonly scope: SuppressionScope;
  /** The edit that takes it out of its file, if that takes nothing else away. */
  readonly removal?: readonly TextEdit[];
}

type SuppressionScope =
  | { readonly kind: 'file'; readonly path: string }
  /** 1-based lines, both inclusive. */
  | { readonly kind: 'lines'; readonly path: string; readonly first: number; readonly last: number }
  /** Everything about the object or pod template whose metadata this is. */
  | { readonly kind: 'object' };

export function ruleNamed(written: string): Pick<Suppression, 'rule' | 'written'> {
  const rule = currentRuleId(written);
  return { rule, ...(rule !== written && { written }) };
}
