import type { RuleContext } from '../model/evidence.ts';
import { words } from '../model/message.ts';
import type { Finding } from '../model/problem.ts';
import type { Span } from '../model/span.ts';
import { crashMessage } from '../render/work/contain-crash.ts';

/** Findings of one question in a run: nobody reads that many, and products of Pods and variables make millions. */
export const MAX_FINDINGS = 30_000;
const FULL = words(
  'This rule finds more problems of this kind than envfrom reports: it looks for no more of them',
);

/** What answers to a question were found. */
interface Answers {
  readonly found: Finding[];
}

/** Whether a question is not asked again: it has been answered too often. */
export function isFull({ found }: Answers): boolean {
  return found.length > MAX_FINDINGS;
}

/** Adds what was found, as long as it is not too much; the last finding says that there is more. */
export function addFindings({ found }: Answers, more: Iterable<Finding>): void {
  for (const finding of more) {
    if (found.length > MAX_FINDINGS) return;
    const isLast = found.length === MAX_FINDINGS;
    found.push(isLast ? { at: finding.at, message: FULL } : finding);
  }
}

/** Questions about one sort of thing. */
interface AskedOf<Thing, Context = RuleContext> extends Answers {
  readonly question: { readonly ask: (thing: Thing, context: Context) => Iterable<Finding> };
}

/** Asks all questions about one thing, but those that have been answered too often. If one crashes, that is a finding at the thing's place. */
export function askAbout<Thing, Context>(
  all: readonly AskedOf<Thing, Context>[],
  thing: Thing,
  at: Span,
  context: Context,
): void {
  // Asked more often than anything else: without an object for each question.
  for (let index = 0; index < all.length; index += 1) {
    const each = all[index];
    if (each === undefined || isFull(each)) continue;
    try {
      const found = each.question.ask(thing, context);
      // Nearly all answers.
      if (Array.isArray(found) && found.length === 0) continue;
      addFindings(each, found);
    } catch (error) {
      addFindings(each, [{ at, message: crashMessage(error), severity: 'error' }]);
    }
  }
}
