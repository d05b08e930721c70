import { escapeMarkup } from '../../text/escape-markup.ts';
import type { Block, Fold, Line, Row, Table } from '../document.ts';
import { classHtml, facetsOf, idHtml, lineHtml, type Place } from './line-html.ts';

type BlocksHtml = (blocks: readonly Block[]) => string;

/** Tables with more columns get a frame in which they are moved sideways. */
const MOST_ON_SCREEN = 3;

/** What holds for all rows of a table. */
interface Layout {
  readonly columns: number;
  readonly marked: boolean;
  readonly headed: boolean;
  readonly filesUrl: string | undefined;
  readonly below: BlocksHtml;
}

/** A table; one whose first cells are titles of their rows names them so for those who hear it. */
export function tableHtml(table: Table, { filesUrl }: Place, below: BlocksHtml): string {
  const { columns, rows, untitled, caption, headed = false } = table;
  const marked = rows.some(({ mark }) => mark !== undefined);
  const titles = columns.map(({ title }) => title);
  const cells = titles.map((title) => `<th scope="col">${escapeMarkup(title)}</th>`).join('');
  const sign = marked ? '<td></td>' : '';
  const head = untitled === true ? '' : `<thead><tr>${sign}${cells}</tr></thead>\n`;
  const layout = {
    columns: titles.length + (marked ? 1 : 0),
    marked,
    headed,
    filesUrl,
    below,
  };
  const name = caption === undefined ? '' : `<caption>${escapeMarkup(caption)}</caption>\n`;
  const lines = rows.map((row) => rowHtml(row, layout));
  const whole = `<table>\n${name}${head}<tbody>\n${lines.join('')}</tbody></table>`;
  if (titles.length <= MOST_ON_SCREEN) return whole;
  const label = escapeMarkup(caption ?? 'Table');
  return `<div class="scroll" tabindex="0" role="group" aria-label="${label}">${whole}</div>`;
}

function rowHtml(row: Row, layout: Layout): string {
  const { mark = '', cells, more = [], tone, below = [], anchor, facets } = row;
  const { columns, marked, headed, filesUrl } = layout;
  const rest = columns - (marked ? 1 : 0) - cells.length;
  const texts = cells.map((lines, at) => {
    const span = rest > 0 && at === cells.length - 1 ? ` colspan="${rest + 1}"` : '';
    const name = headed && at === 0 ? 'th scope="row"' : 'td';
    return `<${name}${span}>${cellHtml(lines, more[at], filesUrl)}</${name.slice(0, 2)}>`;
  });
  const signs = marked ? `<td${classHtml(tone)}><code>${escapeMarkup(mark)}</code></td>` : '';
  const after =
    below.length === 0 ? '' : `<tr><td colspan="${columns}">\n${layout.below(below)}</td></tr>\n`;
  const looks = classHtml(!marked && tone, ...facetsOf(facets));
  return `<tr${idHtml(anchor)}${looks}>${signs}${texts.join('')}</tr>\n${after}`;
}

function cellHtml(
  lines: readonly Line[],
  fold: Fold | undefined,
  filesUrl: string | undefined,
): string {
  const shown = lines.map((line) => lineHtml(line, filesUrl)).join('<br>');
  if (fold === undefined) return shown;
  const more = fold.lines.map((line) => lineHtml(line, filesUrl)).join('<br>');
  return `${shown}<details><summary>${escapeMarkup(fold.title)}</summary>${more}</details>`;
}
