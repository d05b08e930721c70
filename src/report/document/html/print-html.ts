import { positionOf } from '../../../model/span.ts';
import { escapeMarkup } from '../../text/escape-markup.ts';
import { percentEncode } from '../../text/escape-text.ts';
import type {
  Block,
  CodeBlock,
  Document,
  Excerpt,
  Frame,
  Line,
  Paragraph,
  Part,
  Row,
  Section,
  Table,
  Tone,
  TreeNode,
} from '../document.ts';
import { partsOf } from '../parts.ts';
import type { PrintOptions } from '../print-options.ts';
import { PAGE_END, pageStart } from './html-page.ts';

/** A page of its own: no script, no request. Escaping of HTML is done here: every text is only text. */
export function* printHtml(document: Document, { filesUrl }: PrintOptions): Generator<string> {
  let isFirst = true;
  for (const block of document) {
    if (isFirst) yield pageStart(block.kind === 'section' ? plainText(block.title) : 'envfrom');
    isFirst = false;
    yield `${blockHtml(block, { depth: 1, filesUrl })}\n`;
  }
  yield isFirst ? pageStart('envfrom') + PAGE_END : PAGE_END;
}

interface Place {
  /** Of the next heading. */
  readonly depth: number;
  readonly filesUrl: string | undefined;
}

function blockHtml(block: Block, place: Place): string {
  switch (block.kind) {
    case 'section':
      return sectionHtml(block, place);
    case 'group':
      return `<div>\n${blocksHtml(block.blocks, place)}</div>`;
    case 'paragraph':
      return paragraphHtml(block, place);
    case 'table':
      return tableHtml(block, place);
    case 'tree':
      return listHtml(block.nodes, place);
    case 'frame':
      return frameHtml(block, place);
    case 'code':
      return codeHtml(block, place);
    case 'overview':
      return blockHtml(block.block, place);
    default:
      return block.text;
  }
}

function blocksHtml(blocks: readonly Block[], place: Place): string {
  return blocks.map((block) => `${blockHtml(block, place)}\n`).join('');
}

function sectionHtml({ title, asides = [], blocks, folds }: Section, place: Place): string {
  const beside = asides.map((aside) => ` <small>${lineHtml(aside, place)}</small>`).join('');
  const name = `h${Math.min(6, place.depth)}`;
  const head = `<${name}>${lineHtml(title, place)}${beside}</${name}>`;
  const body = blocksHtml(blocks, { ...place, depth: place.depth + 1 });
  return folds !== undefined
    ? `<details${folds === 'open' ? ' open' : ''}><summary>${head}</summary>\n${body}</details>`
    : `<section>${head}\n${body}</section>`;
}

function paragraphHtml({ text, tone }: Paragraph, place: Place): string {
  return `<p${classOf(tone)}>${lineHtml(text, place)}</p>`;
}

function tableHtml({ columns, rows, untitled }: Table, place: Place): string {
  const marked = rows.some(({ mark }) => mark !== undefined);
  const titles = [...(marked ? [''] : []), ...columns.map(({ title }) => title)];
  const cells = titles.map((title) => `<th scope="col">${escapeMarkup(title)}</th>`).join('');
  const head = untitled === true ? '' : `<thead><tr>${cells}</tr></thead>\n`;
  const lines = rows.map((row) => rowHtml(row, titles.length, marked, place));
  return `<table>\n${head}<tbody>\n${lines.join('')}</tbody></table>`;
}

function rowHtml(row: Row, columns: number, marked: boolean, place: Place): string {
  const { mark = '', cells, tone, below = [] } = row;
  const rest = columns - (marked ? 1 : 0) - cells.length;
  const texts = cells.map((lines, at) => {
    const span = rest > 0 && at === cells.length - 1 ? ` colspan="${rest + 1}"` : '';
    return `<td${span}>${lines.map((line) => lineHtml(line, place)).join('<br>')}</td>`;
  });
  const signs = marked ? `<td${classOf(tone)}><code>${escapeMarkup(mark)}</code></td>` : '';
  const more = below.length === 0 ? '' : `<tr><td colspan="${columns}">\n`;
  const after = more === '' ? '' : `${more}${blocksHtml(below, place)}</td></tr>\n`;
  return `<tr${marked ? '' : classOf(tone)}>${signs}${texts.join('')}</tr>\n${after}`;
}

function listHtml(nodes: readonly TreeNode[], place: Place): string {
  const items = nodes.map(({ text, children }) => {
    const below = children.length === 0 ? '' : `\n${listHtml(children, place)}`;
    return `<li>${lineHtml(text, place)}${below}</li>\n`;
  });
  return `<ul>\n${items.join('')}</ul>`;
}

function frameHtml({ severity, rule, message, excerpts, notes }: Frame, place: Place): string {
  const head = [{ text: `${severity}[${rule}]`, tone: severity, strong: true }, ': '];
  const said = notes.map(
    ({ label, text, blocks = [] }) =>
      `<p>${lineHtml([{ text: label, strong: true }, ...partsOf(text)], place)}</p>\n${blocksHtml(blocks, place)}`,
  );
  return `<article>\n<p>${lineHtml([...head, ...partsOf(message)], place)}</p>\n${excerpts.map((excerpt) => excerptHtml(excerpt, place)).join('')}${said.join('')}</article>`;
}

function excerptHtml({ at, place: where, lines, label }: Excerpt, place: Place): string {
  const title = [{ text: where, at }, ...(label.length === 0 ? [] : [': ', ...partsOf(label)])];
  const code = lines.map(
    ({ number, text, mark }) =>
      `${mark === undefined ? ' ' : '&gt;'} ${number} ${escapeMarkup(text)}\n`,
  );
  return `<p>${lineHtml(title, place)}</p>\n<pre>${code.join('')}</pre>\n`;
}

function codeHtml({ title, lines }: CodeBlock, place: Place): string {
  const head = title === undefined ? '' : `<p>${lineHtml(title, place)}</p>\n`;
  return `${head}<pre>${lines.map((line) => `${lineHtml([line], place)}\n`).join('')}</pre>`;
}

function lineHtml(line: Line, place: Place): string {
  return partsOf(line)
    .map((part) => partHtml(part, place))
    .join('');
}

function partHtml({ text, tone, strong, code, at }: Part, { filesUrl }: Place): string {
  const escaped = escapeMarkup(text);
  if (escaped === '') return '';
  const shown = code === undefined ? escaped : `<code>${escaped}</code>`;
  const name = strong === true || tone === 'strong' ? 'b' : 'span';
  const toned =
    name === 'span' && tone === undefined ? shown : `<${name}${classOf(tone)}>${shown}</${name}>`;
  if (at === undefined || filesUrl === undefined) return toned;
  const { path, line } = positionOf(at);
  return `<a href="${escapeMarkup(`${filesUrl}/${percentEncode(path)}#L${line}`)}">${toned}</a>`;
}

function classOf(tone: Tone | undefined): string {
  return tone === undefined || tone === 'strong' ? '' : ` class="${tone}"`;
}

function plainText(line: Line): string {
  return partsOf(line)
    .map(({ text }) => text)
    .join('');
}
