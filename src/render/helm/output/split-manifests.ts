import { sliceText } from '../text/edit-text.ts';
import type { Text } from '../text/text.ts';

/** Go's unicode.IsSpace. */
const SPACE = /[\t-\r \u0085\u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000]/;
/** `\s` in Go's regular expressions. */
const BLANK = ' \t\n\f\r';

/**
 * The documents of a rendered file, as Helm separates them: by a text pattern, before any YAML is read. Imitates
 * SplitManifests of Helm 3.22 and 4.3.
 */
export function splitManifests(text: Text, helm: 3 | 4): readonly Text[] {
  return helm === 3 ? splitOld(text) : splitNew(text);
}

/** The text, or a part of it, without white space at both ends (strings.TrimSpace). */
export function trimSpace(text: Text, from = 0, to: number = text.text.length): Text {
  let start = from;
  let end = to;
  while (end > start && SPACE.test(text.text.charAt(end - 1))) end--;
  while (start < end && SPACE.test(text.text.charAt(start))) start++;
  return sliceText(text, start, end);
}

/** Splits what is left without white space at both ends at `(?:^|\s*\n)---\s*`. */
function splitOld(text: Text): readonly Text[] {
  const all = text.text;
  const start = endOfSpace(all, 0);
  const documents: Text[] = [];
  let from = start;
  const take = (end: number): void => {
    if (end > from) documents.push(trimSpace(text, from, end));
  };
  for (let dashes = nextDashes(all, start, true); dashes !== -1;) {
    take(Math.max(from, startOfBlanks(all, dashes)));
    from = endOfBlanks(all, dashes + 3);
    dashes = nextDashes(all, from, false);
  }
  let end = all.length;
  while (end > from && SPACE.test(all.charAt(end - 1))) end--;
  take(end);
  return documents;
}

/** Offset of the next `---` that starts the text or a line behind `from`. */
function nextDashes(text: string, from: number, isStart: boolean): number {
  if (isStart && text.startsWith('---', from)) return from;
  const found = text.indexOf('\n---', from);
  return found === -1 ? -1 : found + 1;
}

function startOfBlanks(text: string, from: number): number {
  let at = from;
  while (at > 0 && BLANK.includes(text.charAt(at - 1))) at--;
  return at;
}

function endOfBlanks(text: string, from: number): number {
  let at = from;
  while (at < text.length && BLANK.includes(text.charAt(at))) at++;
  return at;
}

/** Splits at `(?m)^---[ \t]*`; what follows a document stays with it. */
function splitNew(whole: Text): readonly Text[] {
  const text = trimLeft(whole);
  const documents: Text[] = [];
  let from = 0;
  const take = (end: number): void => {
    const document = trimLeft(sliceText(text, from, end));
    if (document.text !== '') documents.push(document);
  };
  for (let dashes = nextDashes(text.text, 0, true); dashes !== -1;) {
    take(dashes);
    from = dashes + 3;
    while (' \t'.includes(text.text.charAt(from)) && from < text.text.length) from++;
    dashes = nextDashes(text.text, from, false);
  }
  take(text.text.length);
  return documents;
}

function trimLeft(text: Text): Text {
  return sliceText(text, endOfSpace(text.text, 0));
}

function endOfSpace(text: string, from: number): number {
  let at = from;
  while (at < text.length && SPACE.test(text.charAt(at))) at++;
  return at;
}
