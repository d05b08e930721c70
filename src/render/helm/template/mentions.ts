import { isFunctionName } from './exec/language-functions.ts';
import type { FunctionTable } from './function-table.ts';
import { newMentioning, notePlace, type Mentions } from './mentions/mentioning.ts';
import { walkList } from './mentions/walk-list.ts';
import { parseTemplate } from './parse/parse-template.ts';

/** The values that a file of templates mentions: in its own text, and in each template that it defines. */
export interface FileMentions {
  readonly main: Mentions;
  readonly defines: ReadonlyMap<string, Mentions>;
}

/** A path below `.Values`, in a text that may be passed to `tpl`. */
const VALUES = /\.Values((?:\.[\p{L}_][\p{L}\p{N}_]*)*)/gu;
const CALLED = /\b(?:include|template)\s+"([^"]+)"/g;

/**
 * The values that a template names, in branches that are taken and in those that are not: read without executing anything.
 * What does not parse, or is nested too deep, is read as a text.
 */
export function mentionsOf(text: string, functions: FunctionTable): FileMentions {
  const parsed = parseTemplate(text, (name) => isFunctionName(functions, name));
  if (parsed.kind === 'fault') return { main: mentionsOfText(text), defines: new Map() };
  const main = newMentioning();
  walkList(parsed.main, main);
  const defines = new Map<string, Mentions>();
  for (const [name, { root }] of parsed.defines) {
    const own = newMentioning();
    walkList(root, own);
    defines.set(name, own);
  }
  return { main, defines };
}

/**
 * The same for a text that may be a template: a value for `tpl`, or a file of the chart. Each value that it names counts
 * as read as a whole.
 */
export function mentionsOfText(text: string): Mentions {
  const own = newMentioning();
  for (const [, path = ''] of text.matchAll(VALUES)) {
    notePlace(own, path.split('.').slice(1), 'whole');
  }
  for (const [, name = ''] of text.matchAll(CALLED)) own.calls.add(name);
  return own;
}
