import { escapeMarkup } from '../../text/escape-markup.ts';
import type { Block, Fold, Line, Part, Row, Table } from '../document.ts';
import { partsOf } from '../parts.ts';
import { classHtml, facetsOf, idHtml, lineHtml, type Place } from './line-html.ts';

type BlocksHtml = (blocks: readonly Block[]) => string;

/** Tables with more columns get a frame in which they are moved sideways. */
const MAX_ON_SCREEN = 3;

/** What holds for all rows of a table. */
interface Layout {
  readonly columns: number;
  readonly marked: boolean;
  readonly headed: boolean;
  readonly code: boolean;
  readonly filesUrl: string | undefined;
  readonly below: BlocksHtml;
}

/**
 * A table; one whose first cells are titles of their rows names them so for those who hear it. It is written with few elements, which is most
 * of the time that a large page takes: rows and cells end where the next begin.
 */
export function tableHtml(table: Table, { filesUrl }: Place, below: BlocksHtml): string {
  const { columns, rows, untitled, caption, headed = false, code = false } = table;
  const marked = rows.some(({ mark }) => mark !== undefined);
  const titles = columns.map(({ title }) => title);
  const cells = titles.map((title) => `<th scope="col">${escapeMarkup(title)}</th>`).join('');
  const sign = marked ? '<td></td>' : '';
  const head = untitled === true ? '' : `<thead><tr>${sign}${cells}</tr></thead>\n`;
  const layout = {
    columns: titles.length + (marked ? 1 : 0),
    marked,
    headed,
    code,
    filesUrl,
    below,
  };
  const name = caption === undefined ? '' : `<caption>${escapeMarkup(caption)}</caption>\n`;
  const lines = rows.map((row) => rowHtml(row, layout));
  const whole = `<table${classHtml(code && 'code')}>\n${name}${head}<tbody>\n${lines.join('')}</tbody></table>`;
  if (titles.length <= MAX_ON_SCREEN) return whole;
  const label = escapeMarkup(caption ?? 'Table');
  return `<div class="scroll" tabindex="0" role="group" aria-label="${label}">${whole}</div>`;
}

function rowHtml(row: Row, layout: Layout): string {
  const { mark = '', cells, more = [], tone, below = [], anchor, facets } = row;
  const { columns, marked, headed } = layout;
  const rest = columns - (marked ? 1 : 0) - cells.length;
  const texts = cells.map((lines, at) => {
    const span = rest > 0 && at === cells.length - 1 ? ` colspan="${rest + 1}"` : '';
    const name = headed && at === 0 ? 'th scope="row"' : 'td';
    const isCode =
      !layout.code && lines.some(isOpen) && lines.every((line) => isOpen(line) || isAside(line));
    const looks = classHtml(isCode && 'code');
    return `<${name}${span}${looks}>${cellHtml(lines, more[at], isCode ? { ...layout, code: true } : layout)}`;
  });
  const signs = marked ? `<td${classHtml(tone)}><code>${escapeMarkup(mark)}</code>` : '';
  const after =
    below.length === 0 ? '' : `<tr><td class="below" colspan="${columns}">\n${layout.below(below)}`;
  const looks = classHtml(!marked && tone, ...facetsOf(facets));
  return `<tr${idHtml(anchor)}${looks}>${signs}${texts.join('')}\n${after}`;
}

function cellHtml(lines: readonly Line[], fold: Fold | undefined, layout: Layout): string {
  const { filesUrl } = layout;
  const shown = linesHtml(lines, layout);
  if (fold === undefined) return shown;
  const more = fold.lines
    .map((line) => lineHtml(foldedParts(line, filesUrl), filesUrl))
    .join('<br>');
  return `${shown}<details><summary>${escapeMarkup(fold.title)}</summary>${more}</details>`;
}

/** What is folded away is quiet as a whole, and a place that leads nowhere is only text in it: without an element for each. */
function foldedParts(line: Line, filesUrl: string | undefined): readonly Part[] {
  return partsOf(line).map(({ tone, at, ...part }) => ({
    ...part,
    tone: tone === 'quiet' ? undefined : tone,
    at: filesUrl === undefined ? undefined : at,
  }));
}

/** Lines one below the other; a quiet one is a paragraph, which ends where the next or the cell does. */
function linesHtml(lines: readonly Line[], { code, filesUrl }: Layout): string {
  let html = '';
  let before: 'paragraph' | 'line' | undefined;
  for (const line of lines) {
    const parts = partsOf(line);
    if (isAside(line)) {
      html += `<p>${lineHtml(
        parts.map((part) => ({ ...part, tone: undefined })),
        filesUrl,
      )}`;
      before = 'paragraph';
    } else {
      const sign = before === 'paragraph' ? '</p>' : '<br>';
      const shown = code ? parts.map(openCode) : parts;
      html += (before === undefined ? '' : sign) + lineHtml(shown, filesUrl);
      before = 'line';
    }
  }
  return html;
}

/** What is said about the lines before it. */
function isAside(line: Line): boolean {
  const parts = partsOf(line);
  return (
    parts.length > 0 && parts.every(({ tone, code }) => tone === 'quiet' && code === undefined)
  );
}

function isOpen(line: Line): boolean {
  const parts = partsOf(line);
  return (
    parts.length > 0 && parts.every(({ code, tone }) => code !== undefined && tone === undefined)
  );
}

/** In a cell that is all names and values, only what is not one needs an element. */
function openCode({ code, ...part }: Part): Part {
  return code !== undefined && part.tone === 'quiet' ? { ...part, code } : part;
}
