import { unitsAt } from '../go/byte-text.ts';
import { tryToSpend, type Budget } from '../model/budget.ts';
import type { Value } from '../model/value.ts';
import type { KubernetesMinor } from '../model/versions/kubernetes-version.ts';
import { MAX_PARTS, MAX_TEXT, costOf, runBudget } from './text-budget.ts';
import { joinValues, placeholderValue, textValue } from './value-parts.ts';

/** The value of a name at the moment; undefined if the name is unknown. */
export type Lookup = (name: string) => Value | undefined;

export interface Expansion {
  readonly value: Value;
  /** The names that named nothing, in order, with the offset of their `$(`. */
  readonly missing: readonly { readonly name: string; readonly offset: number }[];
}

/** Since then `$` before a character outside ASCII is left alone. */
const UNICODE_SINCE: KubernetesMinor = 34;

/**
 * Replaces `$(NAME)` by values, as third_party/forked/golang/expansion does: left to right, once; `$$` is an escaped
 * `$`; a name ends at the first `)`; an unknown one stays as written. Results are not scanned again. What is more than a process can be
 * given, or than the budget has left, becomes a placeholder.
 */
export function expand(
  text: string,
  lookup: Lookup,
  version: KubernetesMinor,
  budget: Budget = runBudget(),
): Expansion {
  if (!text.includes('$')) return { value: textValue(text), missing: NONE };
  const values = new ValueList(budget);
  const missing: { name: string; offset: number }[] = [];
  const lastClose = text.lastIndexOf(')');
  let checkpoint = 0;
  let at = text.indexOf('$');
  while (at !== -1 && at + 1 < text.length) {
    const next = text[at + 1];
    let end = at + 1;
    if (next === '$') {
      values.pushText(text, checkpoint, at + 1);
      end = checkpoint = at + 2;
    } else if (next === '(' && at + 2 <= lastClose) {
      const close = text.indexOf(')', at + 2);
      const name = text.slice(at + 2, close);
      const value = lookup(name);
      values.pushText(text, checkpoint, at);
      if (value === undefined) missing.push({ name, offset: at });
      values.push(value ?? textValue(text.slice(at, close + 1)));
      end = checkpoint = close + 1;
    } else if (version < UNICODE_SINCE && isBeyondAscii(next)) {
      values.pushText(text, checkpoint, at + 1);
      values.push(textValue(garbled(text, at + 1)));
      end = checkpoint = at + 1 + unitsAt(text, at + 1);
    }
    at = text.indexOf('$', end);
  }
  values.pushText(text, checkpoint, text.length);
  return { value: values.joined(), missing };
}

const NONE: Expansion['missing'] = [];

/** Values in a row, up to the size of one value and the rest of the budget; a longer result is unknown. */
class ValueList {
  readonly #values: Value[] = [];
  readonly #budget: Budget;
  #cost = 0;
  #parts = 0;

  constructor(budget: Budget) {
    this.#budget = budget;
  }

  push(value: Value): void {
    if (value.length === 0) return;
    this.#parts += value.length;
    this.#cost += costOf(value);
    const isKept = isWithin(this.#cost, this.#parts) && this.#cost <= this.#budget.characters;
    if (isKept) this.#values.push(value);
  }

  pushText(text: string, start: number, end: number): void {
    if (end > start) this.push(textValue(text.slice(start, end)));
  }

  joined(): Value {
    // No value is that long, so no budget has that much.
    const asked = isWithin(this.#cost, this.#parts) ? this.#cost : Number.POSITIVE_INFINITY;
    if (tryToSpend(this.#budget, 'characters', asked)) return joinValues(this.#values);
    return placeholderValue('more text than a process can be given');
  }
}

function isWithin(cost: number, parts: number): boolean {
  return cost <= MAX_TEXT && parts <= MAX_PARTS;
}

function isBeyondAscii(char: string | undefined): boolean {
  return char !== undefined && char > '\u007f';
}

/** Up to 1.33 the first byte of the character was taken for a Latin-1 character; its other bytes no longer decode. */
function garbled(text: string, at: number): string {
  const bytes = new TextEncoder().encode(String.fromCodePoint(text.codePointAt(at) ?? 0));
  return String.fromCodePoint(bytes[0] ?? 0) + new TextDecoder().decode(bytes.subarray(1));
}
