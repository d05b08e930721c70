import { goQuote } from '../../../go/go-quote.ts';
import { findAll, findReplaced } from '../../../go/regexp/find-all.ts';
import { compileGoRegexp, findMatch, type GoRegexp } from '../../../go/regexp/go-regexp.ts';
import { quoteMeta } from '../../../go/regexp/quote-meta.ts';
import { parseReplacement, type TemplatePart } from '../../../go/regexp/replacement-template.ts';
import type { Match } from '../../../go/regexp/run-program.ts';
import type { Budget } from '../../../model/budget.ts';
import { functionTable } from '../template/function-table.ts';
import { remadeText, replaceParts, sliceText } from '../text/edit-text.ts';
import { appendPart, finishText, newBuilder } from '../text/text-builder.ts';
import { textOf, type Text } from '../text/text.ts';
import { charge, SPENT } from '../value/charge.ts';
import { failed, goFunction } from '../value/go-function.ts';
import { INT, STRING, STRINGS } from '../value/go-types.ts';
import type { GoFailure, GoFunction, GoValue } from '../value/go-value.ts';
import { isFailure } from '../value/is-failure.ts';
import { boolValue, listValue, stringOf, stringValue, zeroOf } from '../value/make-value.ts';
import { originOfAll, valueOrigin } from '../value/value-origin.ts';

/** Thrown out of the matcher when the budget is used up; `withRegexp` catches it. */
class Spent extends Error {}

/** Steps of matching are cheaper than those of the template language. */
const STEPS_PER_STEP = 4;
/** Each search takes at least that many. */
const START_STEPS = 3;

/** sprig's functions of regular expressions; those with `must` fail with the error alone. */
export const REGEX_FUNCTIONS = functionTable({
  regexMatch: matching(() => boolValue(false)),
  mustRegexMatch: matching(failed),
  regexFind: finding(panicked),
  mustRegexFind: finding(failed),
  regexFindAll: findingAll(panicked),
  mustRegexFindAll: findingAll(failed),
  regexReplaceAll: replacing(panicked, true),
  mustRegexReplaceAll: replacing(failed, true),
  regexReplaceAllLiteral: replacing(panicked, false),
  mustRegexReplaceAllLiteral: replacing(failed, false),
  regexSplit: splitting(panicked),
  mustRegexSplit: splitting(failed),
  regexQuoteMeta: goFunction([STRING], ([{ text }]) =>
    stringValue(remadeText(text, quoteMeta(text.text))),
  ),
});

/** A character for which strconv.CanBackquote is false. */
const NO_BACKQUOTE = /[^\t -_a-~\u0080-\ud7ff\ue000-\ufefe\uff00-\u{10ffff}]/u;

/** Makes the result of a call from the error in its pattern. */
type OnError = (message: string, pattern: string) => GoValue | GoFailure;

/** regexp.MustCompile's panic. */
function panicked(message: string, pattern: string): GoFailure {
  const quoted = NO_BACKQUOTE.test(pattern) ? goQuote(pattern) : `\`${pattern}\``;
  return failed(`regexp: Compile(${quoted}): ${message}`);
}

function matching(onError: OnError): GoFunction {
  return goFunction([STRING, STRING], (args, { budget }) =>
    withRegexp(args[0].text.text, onError, (regexp) => {
      const match = findMatch(regexp, args[1].text.text, 0, spendFrom(budget));
      return boolValue(match !== undefined, originOfAll(args));
    }),
  );
}

function finding(onError: OnError): GoFunction {
  return goFunction([STRING, STRING], ([pattern, { text }], { budget }) =>
    withRegexp(pattern.text.text, onError, (regexp) => {
      const match = findMatch(regexp, text.text, 0, spendFrom(budget));
      return match === undefined ? stringOf('') : stringValue(groupText(text, match, 0));
    }),
  );
}

function findingAll(onError: OnError): GoFunction {
  return goFunction([STRING, STRING, INT], ([pattern, value, most], { budget }) =>
    withRegexp(pattern.text.text, onError, (regexp) => {
      const { text } = value;
      const search = { most: Number(most.value), groups: false, spend: spendFrom(budget) };
      const matches = findAll(regexp, text.text, search);
      if (matches.length === 0) return zeroOf(STRINGS);
      const items = matches.map((match) => stringValue(groupText(text, match, 0)));
      return charge(budget, items.length, 0) ?? listValue(items, valueOrigin(value), STRINGS);
    }),
  );
}

function replacing(onError: OnError, expands: boolean): GoFunction {
  return goFunction([STRING, STRING, STRING], ([pattern, { text }, by], { budget }) =>
    withRegexp(pattern.text.text, onError, (regexp) => {
      const groups = expands && by.text.text.includes('$');
      const matches = findReplaced(regexp, text.text, groups, spendFrom(budget));
      const made = groups
        ? expanded(text, matches, by.text, regexp, budget)
        : replacedBy(text, matches, by.text, budget);
      return isFailure(made) ? made : stringValue(made);
    }),
  );
}

function replacedBy(
  text: Text,
  matches: readonly Match[],
  by: Text,
  budget: Budget,
): Text | GoFailure {
  const spent = charge(budget, matches.length, matches.length * by.text.length);
  if (spent !== undefined) return spent;
  return replaceParts(
    text,
    matches.map(([start = 0, end = 0]) => ({ start, end, by })),
  );
}

/** The text with the template in place of each match: its parts and those of the groups keep their pieces. */
function expanded(
  text: Text,
  matches: readonly Match[],
  template: Text,
  { names }: GoRegexp,
  budget: Budget,
): Text | GoFailure {
  const parts = parseReplacement(template.text, names);
  const builder = newBuilder();
  let from = 0;
  for (const match of matches) {
    const [start = 0, end = 0] = match;
    const places = parts.map((part) => placeOf(part, match));
    // A template may name a long group often: this is paid for before it is made.
    const length = places.reduce((sum, [low, high]) => sum + high - low, 0);
    const spent = charge(budget, parts.length, length);
    if (spent !== undefined) return spent;
    appendPart(builder, text, from, start);
    for (const [at, [low, high]] of places.entries())
      appendPart(builder, parts[at]?.kind === 'text' ? template : text, low, high);
    from = end;
  }
  appendPart(builder, text, from, text.text.length);
  return finishText(builder);
}

/** Where the text of a part is: in the template, or what its group matched. */
function placeOf(part: TemplatePart, match: Match): readonly [number, number] {
  if (part.kind === 'text') return [part.start, part.end];
  const low = part.index === undefined ? -1 : (match[part.index * 2] ?? -1);
  return low < 0 ? [0, 0] : [low, match[(part.index ?? 0) * 2 + 1] ?? low];
}

/** regexp.Split */
function splitting(onError: OnError): GoFunction {
  return goFunction([STRING, STRING, INT], ([pattern, value, most], { budget }) =>
    withRegexp(pattern.text.text, onError, (regexp) => {
      const limit = Number(most.value);
      if (limit === 0) return zeroOf(STRINGS);
      const { text } = value;
      const items: GoValue[] = [];
      if (pattern.text.text !== '' && text.text === '') items.push(stringValue(textOf('')));
      else items.push(...partsBetween(regexp, text, limit, budget));
      return charge(budget, items.length, 0) ?? listValue(items, valueOrigin(value), STRINGS);
    }),
  );
}

function partsBetween(regexp: GoRegexp, text: Text, limit: number, budget: Budget): GoValue[] {
  const search = { most: limit, groups: false, spend: spendFrom(budget) };
  const parts: Text[] = [];
  let from = 0;
  let end = 0;
  for (const [start = 0, stop = 0] of findAll(regexp, text.text, search)) {
    if (limit > 0 && parts.length === limit - 1) break;
    end = start;
    if (stop !== 0) parts.push(sliceText(text, from, end));
    from = stop;
  }
  if (end !== text.text.length) parts.push(sliceText(text, from));
  return parts.map((part) => stringValue(part));
}

function groupText(text: Text, match: Match, group: number): Text {
  return sliceText(text, match[group * 2] ?? 0, match[group * 2 + 1] ?? 0);
}

function withRegexp(
  pattern: string,
  onError: OnError,
  use: (regexp: GoRegexp) => GoValue | GoFailure,
): GoValue | GoFailure {
  const compiled = compileGoRegexp(pattern);
  if (compiled.kind === 'error') return onError(compiled.error, pattern);
  try {
    return use(compiled);
  } catch (error) {
    if (error instanceof Spent) return SPENT;
    throw error;
  }
}

function spendFrom(budget: Budget): (steps: number) => void {
  return (steps) => {
    if (charge(budget, START_STEPS + Math.ceil(steps / STEPS_PER_STEP), 0) !== undefined)
      throw new Spent();
  };
}
