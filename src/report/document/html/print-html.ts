import { escapeMarkup } from '../../text/escape-markup.ts';
import { numberText } from '../../text/words.ts';
import type { Block, Count, Document, Section } from '../document.ts';
import { plainText } from '../parts.ts';
import type { PageSetup, PrintOptions } from '../print-options.ts';
import { blockHtml, headingHtml } from './block-html.ts';
import { PAGE_END, pageStart, viewsStart } from './html-page.ts';
import { idHtml, type Place } from './line-html.ts';
import { isRoom, PAGE_ELEMENTS, roomOf, roomWithout, shareOf, type Room } from './page-room.ts';

/**
 * A page of its own, which asks for nothing. Escaping of HTML is done here: every text is only text. A page with views has at most `maxBytes`
 * and `PAGE_ELEMENTS`, of which each view takes its share: what does not fit is counted.
 */
export function* printHtml(document: Document, options: PrintOptions): Generator<string> {
  if (options.page !== undefined) yield* printViews(document, options, options.page);
  else yield* printOne(document, options);
}

function* printOne(document: Document, { filesUrl }: PrintOptions): Generator<string> {
  let isFirst = true;
  for (const block of document) {
    if (isFirst) yield pageStart(block.kind === 'section' ? plainText(block.title) : 'envfrom');
    isFirst = false;
    yield `${blockHtml(block, { depth: 1, filesUrl })}\n`;
  }
  yield isFirst ? pageStart('envfrom') + PAGE_END : PAGE_END;
}

function* printViews(
  document: Document,
  options: PrintOptions,
  page: PageSetup,
): Generator<string> {
  const start = viewsStart(page);
  yield start;
  let room = roomWithout({ bytes: options.maxBytes, elements: PAGE_ELEMENTS }, roomOf(start));
  for (const block of document) {
    const share = block.kind === 'section' ? page.shares.get(block.anchor ?? '') : undefined;
    for (const piece of viewPieces(block, options, shareOf(room, share ?? 1))) {
      room = roomWithout(room, roomOf(piece));
      yield piece;
    }
  }
  yield PAGE_END;
}

/** A view, whose blocks are made one after the other; those that do not fit are only counted. */
function* viewPieces(block: Block, options: PrintOptions, most: Room): Generator<string> {
  const place: Place = { depth: 2, filesUrl: options.filesUrl };
  if (block.kind !== 'section') {
    yield `${blockHtml(block, place)}\n`;
    return;
  }
  yield `<section class="view"${idHtml(block.anchor)}>${headingHtml(block, place)}\n`;
  let room = most;
  const left = new Map<string, Count>();
  for (const inner of block.blocks) {
    const text = isRoom(room) ? `${blockHtml(inner, { ...place, depth: 3 })}\n` : '';
    room = roomWithout(room, roomOf(text));
    if (isRoom(room)) yield text;
    else countIn(left, inner);
  }
  for (const count of left.values()) yield noteOf(count, options.rest);
  yield '</section>\n';
}

function countIn(left: Map<string, Count>, block: Block): void {
  const counts = countsOf(block);
  if (counts === undefined) return;
  const before = left.get(counts.noun)?.number ?? 0;
  left.set(counts.noun, { ...counts, number: before + counts.number });
}

function countsOf(block: Block): Section['counts'] {
  return 'counts' in block ? block.counts : undefined;
}

function noteOf({ number, noun, plural = `${noun}s` }: Count, rest: string): string {
  const words = `${numberText(number)} more ${number === 1 ? noun : plural} did not fit into this page; ${rest}.`;
  return `<p class="warning">${escapeMarkup(words)}</p>\n`;
}
