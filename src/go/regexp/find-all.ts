import { unitsAt } from '../byte-text.ts';
import { findGroups, findMatch, type GoRegexp } from './go-regexp.ts';
import type { Match, Spend } from './run-program.ts';

/** How to search: at most so many matches (a negative number: all), with groups or without. */
interface Search {
  readonly most: number;
  readonly groups: boolean;
  readonly spend?: Spend;
}

/** All matches that do not overlap, by `regexp.FindAllStringIndex`: none is empty right behind another. */
export function findAll(regexp: GoRegexp, text: string, { most, groups, spend }: Search): Match[] {
  const find = groups ? findGroups : findMatch;
  const found: Match[] = [];
  const enough = most < 0 ? Infinity : most;
  let before = -1;
  for (let at = 0; at <= text.length && found.length < enough;) {
    const match = find(regexp, text, at, spend);
    const [start, end] = match ?? [];
    if (match === undefined || start === undefined || end === undefined) break;
    if (end !== at || start !== before) found.push(match);
    at = end === at ? at + unitsAt(text, at) : end;
    before = end;
  }
  return found;
}

/** The matches that `regexp.ReplaceAllString` replaces: it differs from `findAll` in how it goes on behind a match. */
export function findReplaced(
  regexp: GoRegexp,
  text: string,
  groups: boolean,
  spend: Spend,
): Match[] {
  const find = groups ? findGroups : findMatch;
  const found: Match[] = [];
  let before = 0;
  for (let at = 0; at <= text.length;) {
    const match = find(regexp, text, at, spend);
    const [start, end] = match ?? [];
    if (match === undefined || start === undefined || end === undefined) break;
    if (end > before || start === 0) found.push(match);
    before = end;
    at = Math.max(end, at + unitsAt(text, at));
  }
  return found;
}
