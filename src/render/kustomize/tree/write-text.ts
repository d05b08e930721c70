import { escapeChar, escapeText } from '../../../go/yaml-escape.ts';
import { styleOfText } from './scalar-style.ts';
import { blockHints } from './write-folded.ts';

/** go-yaml breaks a text at the first space behind this column. */
const WIDTH = 80;

const LINE = /[^\n\u2028\u2029]+/g;
const ODD_BREAKS = /[\u2028\u2029]/;
const ODD_BREAKS_BEFORE_TEXT = /[\u2028\u2029]+(?=[^\u2028\u2029])/g;

/** Where a text is written: what precedes it on its line, and the indentation of lines that continue it. */
export interface TextPlace {
  readonly column: number;
  readonly indent: string;
}

type Quotes = 'plain' | 'single-quoted' | 'double-quoted';

/** A string as go-yaml v2 writes it. Without a place (a key) it stays on one line. */
export function writeText(text: string, place: TextPlace | undefined): string {
  const style = styleOfText(text);
  if (style === 'literal') {
    return place === undefined ? `"${escaped(text)}"` : literal(text, place.indent);
  }
  return writeQuoted(text, style, place);
}

/** A string in quotes of a kind, or in none. */
export function writeQuoted(text: string, style: Quotes, place: TextPlace | undefined): string {
  const line = marked(text, style);
  // What counts is what is written: an escaped character takes up to ten columns.
  const isFolded = place !== undefined && text.includes(' ') && place.column + line.length > WIDTH;
  const inner = isFolded ? folded(text, style, place) : line;
  if (style === 'plain') return inner;
  return style === 'single-quoted' ? `'${withBreaks(inner, place)}'` : `"${inner}"`;
}

function marked(text: string, style: Quotes): string {
  if (style === 'plain') return text;
  return style === 'single-quoted' ? text.replaceAll("'", "''") : escaped(text);
}

/** Breaks besides the line feed are written as they are; what follows one is indented. */
function withBreaks(text: string, place: TextPlace | undefined): string {
  if (!ODD_BREAKS.test(text)) return text;
  return text.replaceAll(ODD_BREAKS_BEFORE_TEXT, (breaks) => breaks + (place?.indent ?? ''));
}

function folded(text: string, style: Quotes, { column, indent }: TextPlace): string {
  const out: string[] = [];
  const allEscaped = text.startsWith('\uFEFF');
  let at = style === 'plain' ? column : column + 1;
  let start = 0;
  for (let space = text.indexOf(' '); space !== -1; space = text.indexOf(' ', space + 1)) {
    const run = text.slice(start, space);
    const written = allEscaped ? run.replace(/[^]/gu, escapeChar) : marked(run, style);
    out.push(written);
    at += lengthOf(written);
    start = space + 1;
    const next = text.charAt(start);
    const afterSpace = run === '' && space > 0;
    if (at > WIDTH && !afterSpace && mayBreak(text, space, style)) {
      // The break stands for the space; one that follows it must be told from indentation.
      out.push(`\n${indent}`, next === ' ' ? '\\' : '');
      at = indent.length + (next === ' ' ? 1 : 0);
    } else {
      out.push(' ');
      at++;
    }
  }
  const rest = text.slice(start);
  out.push(allEscaped ? rest.replace(/[^]/gu, escapeChar) : marked(rest, style));
  return out.join('');
}

function mayBreak(text: string, space: number, style: Quotes): boolean {
  if (style !== 'plain' && (space === 0 || space === text.length - 1)) return false;
  return style === 'double-quoted' || text.charAt(space + 1) !== ' ';
}

/** Characters, where a pair of surrogates is one. */
export function lengthOf(text: string): number {
  return /[\uDC00-\uDFFF]/.test(text) ? Array.from(text).length : text.length;
}

/** Without its last line feed, which the caller writes. */
function literal(text: string, indent: string): string {
  const body = text.endsWith('\n') ? text.slice(0, -1) : text;
  return `|${blockHints(text)}\n${indented(body, indent)}`;
}

/** Every line that is not empty, indented. */
function indented(text: string, indent: string): string {
  return text.replaceAll(LINE, (line) => indent + line);
}

function escaped(text: string): string {
  // go-yaml looks for a byte order mark at the start of the text only, and then escapes all of it.
  return text.startsWith('\uFEFF') ? text.replace(/[^]/gu, escapeChar) : escapeText(text);
}
