import type { Text } from '../../text/text.ts';
import { chooseStyle, type ScalarStyle } from './choose-style.ts';
import { applyEdits, type Edit, type Edits } from './apply-edits.ts';
import { escapeChar, isEscaped } from '../../../../go/yaml-escape.ts';
import type { YamlDialect } from './yaml-dialect.ts';

/** The place of a text in the output: the length of what precedes it on its line, and the indentation of continued lines. */
export interface ScalarPlace {
  readonly column: number;
  readonly indent: number;
}

const BREAK = /[\n\u2028\u2029]/;

/** A string as go-yaml writes it. Without a place (a key on the line of its value) it stays on one line. */
export function writeScalar(
  text: Text,
  place: ScalarPlace | undefined,
  dialect: YamlDialect,
): Text {
  const style = chooseStyle(text.text, dialect);
  if (style !== 'literal') return applyEdits(text, quoted(text.text, style, place, dialect.width));
  return applyEdits(
    text,
    place === undefined
      ? quoted(text.text, 'double-quoted', place, dialect.width)
      : literal(text.text, place.indent),
  );
}

/** Whether a written scalar has ended its line. */
export function endsLine(written: string): boolean {
  return BREAK.test(written.slice(-1));
}

/** Plain, or between quotes; broken at spaces behind the width. */
function quoted(
  text: string,
  style: Exclude<ScalarStyle, 'literal'>,
  place: ScalarPlace | undefined,
  width: number,
): Edits {
  const quote = style === 'plain' ? '' : style === 'single-quoted' ? "'" : '"';
  const mayBreak =
    place !== undefined && place.column + text.length * 6 > width && text.includes(' ');
  const isMarked = style !== 'plain' && (style === 'double-quoted' || /['\u2028\u2029]/.test(text));
  if (!mayBreak && !isMarked) return { head: quote, edits: [], tail: quote };
  return { head: quote, edits: editsOf(text, style, place, width), tail: quote };
}

function editsOf(
  text: string,
  style: Exclude<ScalarStyle, 'literal'>,
  place: ScalarPlace | undefined,
  width: number,
): Edit[] {
  const edits: Edit[] = [];
  const indent = ' '.repeat(place?.indent ?? 0);
  // go-yaml looks for a byte order mark at the start of the text only, and then escapes all of it.
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

function literal(text: string, indent: number): Edits {
  const hint = /^[ \n\u2028\u2029]/.test(text) ? '2' : '';
  const keep = text.length === 1 || BREAK.test(text.slice(-2, -1)) ? '+' : '';
  const chomp = BREAK.test(text.slice(-1)) ? keep : '-';
  const edits: Edit[] = [];
  const padding = ' '.repeat(indent);
  for (let at = 0; at < text.length; at++) {
    if (BREAK.test(text.charAt(at))) continue;
    if (at === 0 || BREAK.test(text.charAt(at - 1)))
      edits.push({ start: at, end: at, by: padding });
  }
  return { head: `|${hint}${chomp}\n`, edits, tail: '' };
}
