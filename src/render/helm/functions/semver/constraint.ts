import { goQuote } from '../../../../go/go-quote.ts';
import { findAll } from '../../../../go/regexp/find-all.ts';
import { compileGoRegexp } from '../../../../go/regexp/go-regexp.ts';
import { parseVersion, type Version, IDENTIFIERS } from './version.ts';

/** Alternatives, each a list of comparisons that must all hold. */
export type Constraint = readonly ConstraintGroup[];

interface ConstraintGroup {
  readonly comparisons: readonly Comparison[];
  /** Pre-releases match only if one of the comparisons names a pre-release. */
  readonly hasPrerelease: boolean;
}

export interface Comparison {
  readonly operator: string;
  readonly version: Version;
  /** A number is missing or `x`, as in `1.2` or `1.x`. */
  readonly isPartial: boolean;
  /** It is the minor number. */
  readonly anyMinor: boolean;
  /** It is the patch number. */
  readonly anyPatch: boolean;
}

const MAX_LENGTH = 512;
const MAX_GROUPS = 32;
const SPACE = '[\\t\\n\\f\\r ]';
const NUMBER = '[0-9|xX*]+';
const VERSION = `v?(${NUMBER})(?:\\.(${NUMBER}))?(?:\\.(${NUMBER}))?(-${IDENTIFIERS})?(?:\\+${IDENTIFIERS})?`;
const OPERATOR = '>=|=>|<=|=<|!=|~>|=|>|<|~|\\^';
const ITEM = `(?:(${OPERATOR})${SPACE}*)?(${VERSION})`;
const GROUP = new RegExp(
  `^${SPACE}*${ITEM}(?:(?:${SPACE}+|${SPACE}*,${SPACE}*)${ITEM})*${SPACE}*$`,
);
const RANGE = `${SPACE}*(${VERSION})${SPACE}+-${SPACE}+(${VERSION})${SPACE}*`;

/** Reads a constraint such as `>=1.2 <2 || ~3.1`; a string is the error of Masterminds/semver 3.5. */
export function parseConstraint(text: string): Constraint | string {
  if (text.length > MAX_LENGTH) return `constraint string is too long (max ${MAX_LENGTH} bytes)`;
  const alternatives = withoutRanges(text).split('||');
  if (alternatives.length > MAX_GROUPS) return `too many constraint groups (max ${MAX_GROUPS})`;
  const groups: ConstraintGroup[] = [];
  for (const alternative of alternatives) {
    const group = groupOf(alternative);
    if (typeof group === 'string') return group;
    groups.push(group);
  }
  return groups;
}

/** `1 - 3` is `>= 1, <= 3`. */
function withoutRanges(text: string): string {
  const regexp = compileGoRegexp(RANGE);
  if (regexp.kind === 'error') throw new Error(regexp.error);
  let plain = text;
  for (const match of findAll(regexp, text, { most: -1, groups: true })) {
    const [whole = '', low = '', high = ''] = [0, 1, 6].map((group) =>
      text.slice(match[group * 2], match[group * 2 + 1]),
    );
    plain = plain.replace(whole, () => `>= ${low}, <= ${high} `);
  }
  return plain;
}

function groupOf(text: string): ConstraintGroup | string {
  if (!GROUP.test(text)) return `improper constraint: ${goQuote(text)}`;
  const comparisons: Comparison[] = [];
  for (const [, operator = '', , ...parts] of text.matchAll(new RegExp(ITEM, 'g'))) {
    const comparison = comparisonOf(operator, parts);
    if (comparison === undefined) return 'constraint parser error';
    comparisons.push(comparison);
  }
  const hasPrerelease = comparisons.some(({ version }) => version.prerelease !== '');
  return { comparisons, hasPrerelease };
}

function comparisonOf(
  operator: string,
  parts: readonly (string | undefined)[],
): Comparison | undefined {
  const [major = '', minor, patch, prerelease = ''] = parts;
  const anyMajor = isAny(major);
  const anyMinor = !anyMajor && isAny(minor);
  const anyPatch = !anyMajor && !anyMinor && isAny(patch);
  const isPartial = anyMajor || anyMinor || anyPatch;
  const numbers = anyMajor
    ? '0.0.0'
    : `${major}.${anyMinor ? '0.0' : `${minor}.${anyPatch ? '0' : patch}`}`;
  const version = parseVersion(numbers + prerelease);
  if (typeof version === 'string') return undefined;
  return { operator, version, isPartial, anyMinor, anyPatch };
}

function isAny(number: string | undefined): boolean {
  return number === undefined || ['x', 'X', '*'].includes(number);
}
