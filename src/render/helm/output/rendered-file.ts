import { hostSpan, type Making, type SourceFile, type Span } from '../../../model/span.ts';
import { allOrigins, type Origin, type Place } from '../text/origin.ts';
import { MADE, type Text } from '../text/text.ts';
import { pieceIndex } from '../text/piece-at.ts';

/** A piece of a text, or as much of it as is asked for. */
interface Part {
  readonly start: number;
  readonly end: number;
  readonly origin: Origin | undefined;
  /** Where the part's first character is written; MADE where it is not written as it is. */
  readonly at: number;
  readonly place: Place | undefined;
}

/** Files of a chart that the people of this repository do not edit. */
export interface Foreign {
  readonly isForeign: (path: string) => boolean;
  /** Where its values are given: what only the chart wrote leads there. */
  readonly at: Span;
  /** Nobody can even open them. */
  readonly isHidden: boolean;
}

/**
 * A rendered document as a file whose spans lead to where people edit: a run that one value wrote to that value, any other to
 * the template. `home` stands for what neither wrote. What a foreign file wrote leads to a value that is in it, else to the release.
 */
export function renderedFile(path: string, text: Text, home: Span, foreign?: Foreign): SourceFile {
  return {
    path,
    text: text.text,
    host: {
      spanOf: (start, end) => placeOfParts(partsOf(text, start, end), home, foreign).span,
      madeOf: (start, end) => makingOf(partsOf(text, start, end), home, foreign),
    },
  };
}

interface FoundPlace {
  readonly span: Span;
  /** The chart wrote it, and it leads to where the chart is given its values. */
  readonly isForeign: boolean;
}

function placeOfParts(
  parts: readonly Part[],
  home: Span,
  foreign: Foreign | undefined,
): FoundPlace {
  const span = spanOf(parts) ?? home;
  if (foreign === undefined) return { span, isForeign: false };
  if (foreign.isForeign(hostSpan(span).file.path)) {
    return { span: firstOwnValue(parts, foreign) ?? foreign.at, isForeign: true };
  }
  // The name of the release, which a chart put there.
  return { span, isForeign: parts.every(({ origin }) => origin?.by === 'release') };
}

/** Of the values that are in the parts, the one that is written first. */
function firstOwnValue(parts: readonly Part[], foreign: Foreign): Span | undefined {
  let first: Span | undefined;
  for (const { origin } of parts) {
    const own = origin && allOrigins(origin).find((each) => isOwnValue(each, foreign))?.span;
    if (own === undefined) continue;
    if (first === undefined || (own.file === first.file && own.start < first.start)) first = own;
  }
  return first;
}

function isOwnValue({ by, span }: Origin, { isForeign }: Foreign): boolean {
  if (by !== 'value' || span === undefined) return false;
  return !isForeign(hostSpan(span).file.path);
}

/** The parts of a run; of a quoted or block scalar those of its content. */
function partsOf(text: Text, from: number, to: number): readonly Part[] {
  const { start, end } = contentOf(text.text, from, to);
  const parts: Part[] = [];
  for (let index = pieceIndex(text.pieces, start); index < text.pieces.length; index++) {
    const piece = text.pieces[index];
    const pieceStart = text.pieces[index - 1]?.end ?? 0;
    if (piece === undefined || (pieceStart >= end && parts.length > 0)) break;
    const low = Math.max(start, pieceStart);
    const at = piece.at === MADE ? MADE : piece.at + low - pieceStart;
    parts.push({ ...piece, start: low, end: Math.max(low, Math.min(end, piece.end)), at });
  }
  return parts;
}

const BLOCK_HEADER = /^[|>][-+0-9]*[ \t]*(?:#[^\n]*)?\n/;

/** Quotes and the header of a block are the template's, whoever wrote what is between or below. */
function contentOf(text: string, start: number, end: number): { start: number; end: number } {
  const first = text.charAt(start);
  if ((first === '"' || first === "'") && end - start > 2 && text.charAt(end - 1) === first) {
    return { start: start + 1, end: end - 1 };
  }
  if (first !== '|' && first !== '>') return { start, end };
  const header = BLOCK_HEADER.exec(text.slice(start, end))?.[0] ?? '';
  const below = start + header.length;
  const blanks = /^[ ]*/.exec(text.slice(below, end))?.[0] ?? '';
  return header === '' || below + blanks.length >= end
    ? { start, end }
    : { start: below + blanks.length, end };
}

function spanOf(parts: readonly Part[]): Span | undefined {
  return valueSpan(parts) ?? templateSpan(parts);
}

/** The place of the one value that wrote all of the parts. */
function valueSpan(parts: readonly Part[]): Span | undefined {
  const [first] = parts;
  const origin = first?.origin;
  if (first === undefined || origin?.span === undefined || !isOne(origin)) return undefined;
  if (!parts.every((part) => part.origin === origin)) return undefined;
  const { file } = origin.span;
  const last = parts.at(-1) ?? first;
  if (first.at === MADE || last.at === MADE) return origin.span;
  return { file, start: first.at, end: last.at + last.end - last.start };
}

/** One value, and not something made from several. */
function isOne(origin: Origin): boolean {
  return origin.by !== 'template' && origin.others.every(({ span }) => span === origin.span);
}

/** From where the first part is in a template to where the last one does. */
function templateSpan(parts: readonly Part[]): Span | undefined {
  const spans = parts.flatMap((part) => spanInTemplate(part) ?? []);
  const [first] = spans;
  const last = spans.findLast(({ file }) => file === first?.file);
  if (first === undefined || last === undefined) return undefined;
  return { file: first.file, start: first.start, end: Math.max(first.end, last.end) };
}

function spanInTemplate({ origin, at, start, end, place }: Part): Span | undefined {
  if (origin?.by === 'template' && origin.span !== undefined) {
    if (at !== MADE) return { file: origin.span.file, start: at, end: at + end - start };
    return place?.span ?? origin.span;
  }
  return place?.span ?? origin?.span;
}

function makingOf(parts: readonly Part[], home: Span, foreign: Foreign | undefined): Making {
  const places = new Map<string, Span>();
  const first = placeOfParts(parts, home, foreign);
  if (parts.length > 0) places.set(keyOf(first.span), first.span);
  const isShown = ({ file }: Span): boolean =>
    foreign?.isHidden !== true || !foreign.isForeign(file.path);
  let secret = false;
  let unknowable: string | undefined;
  for (const { origin } of parts) {
    if (origin === undefined) continue;
    secret ||= origin.secret;
    unknowable ??= origin.unknowable;
    for (const { span } of allOrigins(origin)) {
      if (span === undefined || places.has(keyOf(span)) || !isShown(span)) continue;
      places.set(keyOf(span), span);
    }
  }
  return {
    places: [...places.values()],
    calls: callsOf(parts).filter(isShown),
    secret,
    unknowable,
    ...(first.isForeign ? { isForeign: true } : {}),
  };
}

function keyOf({ file, start, end }: Span): string {
  return `${start} ${end} ${file.path}`;
}

function callsOf(parts: readonly Part[]): readonly Span[] {
  const calls: Span[] = [];
  const first = parts.find(({ place }) => place !== undefined)?.place;
  for (let place = first; place !== undefined; place = place.caller) calls.push(place.span);
  return calls;
}
