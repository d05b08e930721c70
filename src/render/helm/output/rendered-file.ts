import { hostSpan, type Making, type SourceFile, type Span } from '../../../model/span.ts';
import { allOrigins, type Origin, type TemplateSite } from '../text/origin.ts';
import { pieceIndex } from '../text/piece-at.ts';
import { MADE, type Piece, type Text } from '../text/text.ts';

/** A piece of a text, or as much of it as is asked for. */
interface Part {
  readonly start: number;
  readonly end: number;
  readonly origin: Origin | undefined;
  /** Offset of the part's first character in the file of its origin; MADE if it is not written there literally. */
  readonly at: number;
  readonly place: TemplateSite | undefined;
}

interface PieceParts {
  /** By number, from 0. */
  readonly partAt: (index: number) => Part | undefined;
  /** The pieces that they are taken from. */
  readonly pieces: readonly Piece[];
}

/** Files of a chart that the people of this repository do not edit. */
export interface ThirdParty {
  readonly isThirdParty: (path: string) => boolean;
  /** The place of its values, to which text that only the chart wrote leads. */
  readonly at: Span;
  /** They are in an archive, so nobody can open them. */
  readonly isHidden: boolean;
}

/**
 * A rendered document as a file whose spans lead to the places that people edit: text that one value wrote leads to that
 * value, any other to the template, and to `home` if neither wrote it. Text of a third-party file leads to a value in it,
 * else to the release.
 */
export function renderedFile(
  path: string,
  text: Text,
  home: Span,
  thirdParty?: ThirdParty,
): SourceFile {
  return {
    path,
    text: text.text,
    host: {
      spanOf: (start, end) => placeOfParts(partsOf(text, start, end), home, thirdParty).span,
      madeOf: (start, end) => makingOf(partsOf(text, start, end), home, thirdParty),
      madeFrom: [text, home, thirdParty],
    },
  };
}

interface FoundPlace {
  readonly span: Span;
  /** The chart wrote it, and it leads to the place of the chart's values. */
  readonly isThirdParty: boolean;
}

function placeOfParts(
  parts: PieceParts,
  home: Span,
  thirdParty: ThirdParty | undefined,
): FoundPlace {
  const span = spanOf(parts) ?? home;
  if (thirdParty === undefined) return { span, isThirdParty: false };
  if (thirdParty.isThirdParty(hostSpan(span).file.path)) {
    return { span: firstOwnValue(parts, thirdParty) ?? thirdParty.at, isThirdParty: true };
  }
  // The name of the release, which a chart put there.
  return { span, isThirdParty: parts.pieces.every(({ origin }) => origin?.by === 'release') };
}

/** Of the values that are in the parts, the one that is written first. */
function firstOwnValue({ pieces }: PieceParts, thirdParty: ThirdParty): Span | undefined {
  let first: Span | undefined;
  for (const { origin } of pieces) {
    const own = origin && allOrigins(origin).find((each) => isOwnValue(each, thirdParty))?.span;
    if (own === undefined) continue;
    if (first === undefined || (own.file === first.file && own.start < first.start)) first = own;
  }
  return first;
}

function isOwnValue({ by, span }: Origin, { isThirdParty }: ThirdParty): boolean {
  if (by !== 'value' || span === undefined) return false;
  return !isThirdParty(hostSpan(span).file.path);
}

/**
 * The parts of a run; of a quoted or block scalar those of its content. Made one by one: an object may have thousands, and its place needs
 * two of them.
 */
function partsOf(text: Text, from: number, to: number): PieceParts {
  const { start, end } = contentOf(text.text, from, to);
  const first = pieceIndex(text.pieces, start);
  const last = Math.max(first, pieceIndex(text.pieces, end - 1));
  const pieces = text.pieces.slice(first, last + 1);
  const before = text.pieces[first - 1]?.end ?? 0;
  const partAt = (index: number): Part | undefined => {
    const piece = pieces[index];
    if (piece === undefined) return undefined;
    const pieceStart = pieces[index - 1]?.end ?? before;
    const low = Math.max(start, pieceStart);
    const at = piece.at === MADE ? MADE : piece.at + low - pieceStart;
    return { ...piece, start: low, end: Math.max(low, Math.min(end, piece.end)), at };
  };
  return { pieces, partAt };
}

const BLOCK_HEADER = /^[|>][-+0-9]*[ \t]*(?:#[^\n]*)?\n/;

/** The content without quotes or the header of a block, which belong to the template even if a value wrote the content. */
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

function spanOf(parts: PieceParts): Span | undefined {
  return valueSpan(parts) ?? templateSpan(parts);
}

/** The place of the one value that wrote all of the parts. */
function valueSpan(parts: PieceParts): Span | undefined {
  const first = parts.partAt(0);
  const origin = first?.origin;
  if (first === undefined || origin?.span === undefined || !isOne(origin)) return undefined;
  if (!parts.pieces.every((piece) => piece.origin === origin)) return undefined;
  const { file } = origin.span;
  const last = parts.partAt(parts.pieces.length - 1) ?? first;
  if (first.at === MADE || last.at === MADE) return origin.span;
  return { file, start: first.at, end: last.at + last.end - last.start };
}

/** One value, and not something made from several. */
function isOne(origin: Origin): boolean {
  return origin.by !== 'template' && origin.others.every(({ span }) => span === origin.span);
}

/** The span in a template from the first part to the last one. */
function templateSpan({ pieces, partAt }: PieceParts): Span | undefined {
  let first: Span | undefined;
  for (let index = 0; index < pieces.length && first === undefined; index++) {
    first = spanInTemplate(partAt(index));
  }
  if (first === undefined) return undefined;
  for (let index = pieces.length - 1; index >= 0; index--) {
    const last = spanInTemplate(partAt(index));
    if (last?.file === first.file)
      return { file: first.file, start: first.start, end: Math.max(first.end, last.end) };
  }
  return first;
}

function spanInTemplate(part: Part | undefined): Span | undefined {
  if (part === undefined) return undefined;
  const { origin, at, start, end, place } = part;
  if (origin?.by === 'template' && origin.span !== undefined) {
    if (at !== MADE) return { file: origin.span.file, start: at, end: at + end - start };
    return place?.span ?? origin.span;
  }
  return place?.span ?? origin?.span;
}

function makingOf(parts: PieceParts, home: Span, thirdParty: ThirdParty | undefined): Making {
  const places = new Map<string, Span>();
  const first = placeOfParts(parts, home, thirdParty);
  if (parts.pieces.length > 0) places.set(keyOf(first.span), first.span);
  const isShown = ({ file }: Span): boolean =>
    thirdParty?.isHidden !== true || !thirdParty.isThirdParty(file.path);
  let secret = false;
  let unknowable: string | undefined;
  for (const { origin } of parts.pieces) {
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
    actions: () => actionsOf(parts),
    secret,
    unknowable,
    ...(first.isThirdParty ? { isThirdParty: true } : {}),
  };
}

function keyOf({ file, start, end }: Span): string {
  return `${start} ${end} ${file.path}`;
}

/** All actions that gave a piece, and those that called them. */
function actionsOf({ pieces }: PieceParts): readonly Span[] {
  return pieces.flatMap((piece) => callsAbove(piece.place));
}

function callsOf({ pieces }: PieceParts): readonly Span[] {
  return callsAbove(pieces.find(({ place }) => place !== undefined)?.place);
}

function callsAbove(first: TemplateSite | undefined): readonly Span[] {
  const calls: Span[] = [];
  for (let place = first; place !== undefined; place = place.caller) calls.push(place.span);
  return calls;
}
