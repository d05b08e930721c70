import { positionOf, type Span } from '../../../model/span.ts';
import { escapeMarkup } from '../../text/escape-markup.ts';
import { percentEncode } from '../../text/escape-text.ts';
import type { Facet, Line, Part } from '../document.ts';
import { partsOf } from '../parts.ts';

/** Where a block is. */
export interface Place {
  /** Of the next heading. */
  readonly depth: number;
  readonly filesUrl: string | undefined;
}

/** Texts of one line as HTML: all of them are only text. */
export function lineHtml(line: Line, filesUrl: string | undefined): string {
  return partsOf(line)
    .map((part) => partHtml(part, filesUrl))
    .join('');
}

/** ` class="error badge"`, or nothing. */
export function classHtml(...names: readonly (string | false | undefined)[]): string {
  const used = names.filter((name) => name !== undefined && name !== false && name !== 'strong');
  return used.length === 0 ? '' : ` class="${used.join(' ')}"`;
}

/** ` id="env-api"`, or nothing. */
export function idHtml(anchor: string | undefined): string {
  return anchor === undefined ? '' : ` id="${escapeMarkup(anchor)}"`;
}

/** What filters look at. */
export function facetsOf(facets: readonly Facet[] | undefined): readonly string[] {
  return facets === undefined ? [] : ['f', ...facets.map((facet) => `f-${facet}`)];
}

function partHtml(part: Part, filesUrl: string | undefined): string {
  if (part.text === '') return '';
  const text = part.at === undefined ? escapeMarkup(part.text) : pathHtml(part.text);
  const address = addressOf(part, filesUrl);
  if (address === undefined) return tonedHtml(text, part);
  if (part.code === undefined && part.tone === 'quiet')
    return `<a class="quiet" href="${escapeMarkup(address)}">${text}</a>`;
  return `<a href="${escapeMarkup(address)}">${tonedHtml(text, part)}</a>`;
}

/** Characters that are not worth a place to break a line: every such place is an element. */
const SHORTEST = 24;

/** A path, which is broken between folders first. */
function pathHtml(text: string): string {
  let html = '';
  let from = 0;
  for (const { index } of text.matchAll(/[ /]/g)) {
    const isBlank = text[index] === ' ';
    if (!isBlank && index - from < SHORTEST) continue;
    html += escapeMarkup(text.slice(from, index + 1)) + (isBlank ? '' : '<wbr>');
    from = index + 1;
  }
  return html + escapeMarkup(text.slice(from));
}

function tonedHtml(text: string, { tone, strong, badge, code }: Part): string {
  const isStrong = strong === true || tone === 'strong';
  const looks = classHtml(tone, badge && 'badge');
  if (!isStrong && code !== undefined) return `<code${looks}>${text}</code>`;
  const shown = code === undefined ? text : `<code>${text}</code>`;
  if (!isStrong && looks === '') return shown;
  const name = isStrong ? 'b' : 'span';
  return `<${name}${looks}>${shown}</${name}>`;
}

function addressOf({ at, to, href }: Part, filesUrl: string | undefined): string | undefined {
  if (to !== undefined) return `#${to}`;
  if (href !== undefined) return isOfWeb(href) ? href : undefined;
  return at === undefined || filesUrl === undefined ? undefined : fileAddress(at, filesUrl);
}

function fileAddress(at: Span, filesUrl: string): string | undefined {
  const { path, line } = positionOf(at);
  const address = `${filesUrl}/${percentEncode(path)}#L${line}`;
  return isOfWeb(address) ? address : undefined;
}

function isOfWeb(address: string): boolean {
  return /^https?:\/\//i.test(address);
}
