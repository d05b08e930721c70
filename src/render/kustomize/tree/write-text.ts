import { escapeChar, escapesIn, isEscaped, type Edit } from '../../../go/yaml-escape.ts';
import type { ScalarStyle } from '../../../model/node.ts';
import { styleOfText } from './scalar-style.ts';
import { blockHints } from './write-folded.ts';
import { GO_YAML_2, type YamlDialect } from './yaml-dialect.ts';

/** The place of a text in the output: the length of what precedes it on its line, and the indentation of continued lines. */
export interface TextPlace {
  readonly column: number;
  readonly indent: number;
}

/** The texts written before and after a text, and its replaced parts in order. */
export interface Edits {
  readonly head: string;
  readonly edits: readonly Edit[];
  readonly tail: string;
}

type Quotes = Exclude<ScalarStyle, 'literal' | 'folded'>;

const BREAK = /[\n\u2028\u2029]/;
const LINE = /[^\n\u2028\u2029]+/g;

/** What go-yaml makes of a string. Without a place (a key on the line of its value) it stays on one line. A block ends its line. */
export function editsOfText(
  text: string,
  place: TextPlace | undefined,
  dialect: YamlDialect,
): Edits {
  const style = styleOfText(text, dialect);
  if (style !== 'literal') return quoted(text, style, place, dialect.width);
  if (place === undefined) return quoted(text, 'double-quoted', place, dialect.width);
  const by = ' '.repeat(place.indent);
  const edits = Array.from(text.matchAll(LINE), ({ index }) => ({ start: index, end: index, by }));
  return { head: `|${blockHints(text)}\n`, edits, tail: '' };
}

/** A string as go-yaml v2 writes it, without the line feed at the end of a block. */
export function writeText(text: string, place: TextPlace | undefined): string {
  const { head, edits, tail } = editsOfText(text, place, GO_YAML_2);
  const written = head + editedText(text, edits) + tail;
  return head.startsWith('|') && written.endsWith('\n') ? written.slice(0, -1) : written;
}

/** A string in quotes of a kind, or in none. */
export function writeQuoted(text: string, style: Quotes, place?: TextPlace): string {
  const { head, edits, tail } = quoted(text, style, place, GO_YAML_2.width);
  return head + editedText(text, edits) + tail;
}

/** Whether a written scalar has ended its line. */
export function endsLine(written: string): boolean {
  return BREAK.test(written.slice(-1));
}

/** Characters, where a pair of surrogates is one. */
export function lengthOf(text: string): number {
  return /[\uDC00-\uDFFF]/.test(text) ? Array.from(text).length : text.length;
}

/** A text with its parts replaced. */
export function editedText(text: string, edits: readonly Edit[]): string {
  if (edits.length === 0) return text;
  const parts: string[] = [];
  let from = 0;
  for (const { start, end, by } of edits) {
    parts.push(text.slice(from, start), by);
    from = end;
  }
  parts.push(text.slice(from));
  return parts.join('');
}

/** Plain, or between quotes; broken at spaces behind the width. */
function quoted(text: string, style: Quotes, place: TextPlace | undefined, width: number): Edits {
  const quote = style === 'plain' ? '' : style === 'single-quoted' ? "'" : '"';
  // An escaped character takes up to ten columns, and has two units then.
  const mayBreak =
    place !== undefined && place.column + text.length * 6 > width && text.includes(' ');
  const isMarked = style !== 'plain' && (style === 'double-quoted' || /['\u2028\u2029]/.test(text));
  if (!mayBreak && !isMarked) return { head: quote, edits: [], tail: quote };
  // go-yaml looks for a byte order mark at the start of the text only, and then escapes all of it.
  const isOneLine = style === 'double-quoted' && !mayBreak && !text.startsWith('\ufeff');
  const edits = isOneLine ? escapesIn(text) : editsWithin(text, style, place, width);
  return { head: quote, edits, tail: quote };
}

function editsWithin(
  text: string,
  style: Quotes,
  place: TextPlace | undefined,
  width: number,
): Edit[] {
  const edits: Edit[] = [];
  const indent = ' '.repeat(place?.indent ?? 0);
  const escapesAll = text.startsWith('\ufeff');
  let column = (place?.column ?? 0) + (style === 'plain' ? 0 : 1);
  let afterSpace = false;
  let afterBreak = false;
  for (let at = 0; at < text.length;) {
    const char = String.fromCodePoint(text.codePointAt(at) ?? 0);
    const end = at + char.length;
    const isSpace = char === ' ' && !(escapesAll && style === 'double-quoted');
    let by = char;
    if (isSpace) {
      const mayBreak = place !== undefined && column > width && !afterSpace;
      if (mayBreak && allowsBreak(text, at, style)) {
        by = `\n${indent}${text[end] === ' ' ? '\\' : ''}`;
        column = by.length - 1;
      } else column++;
    } else if (style === 'double-quoted') {
      if (escapesAll || isEscaped(char)) by = escapeChar(char);
      column += by === char ? 1 : by.length;
    } else if (BREAK.test(char)) {
      column = 0;
    } else {
      by = (afterBreak ? indent : '') + (char === "'" && style === 'single-quoted' ? "''" : char);
      column += by.length - char.length + 1;
    }
    if (by !== char) edits.push({ start: at, end, by });
    afterSpace = isSpace;
    afterBreak = style === 'single-quoted' && BREAK.test(char);
    at = end;
  }
  return edits;
}

/** A line is not broken at a space at the edge of quotes, nor at one of several spaces outside double quotes. */
function allowsBreak(text: string, at: number, style: ScalarStyle): boolean {
  if (style !== 'plain' && (at === 0 || at === text.length - 1)) return false;
  return style === 'double-quoted' || text[at + 1] !== ' ';
}
