import { escapeMarkup } from '../../text/escape-markup.ts';
import type {
  Block,
  CodeBlock,
  Excerpt,
  Facts,
  Frame,
  Paragraph,
  Section,
  TreeNode,
} from '../document.ts';
import { partsOf } from '../parts.ts';
import { classHtml, facetsOf, idHtml, lineHtml, type Place } from './line-html.ts';
import { tableHtml } from './table-html.ts';

export function blockHtml(block: Block, place: Place): string {
  switch (block.kind) {
    case 'section':
      return sectionHtml(block, place);
    case 'group':
      return `<div>\n${blocksHtml(block.blocks, place)}</div>`;
    case 'paragraph':
      return paragraphHtml(block, place);
    case 'table':
      return tableHtml(block, place, (below) => blocksHtml(below, place));
    case 'tree':
      return treeHtml(block.nodes, place, true);
    case 'frame':
      return frameHtml(block, place);
    case 'code':
      return codeHtml(block, place);
    case 'facts':
      return factsHtml(block);
    case 'overview':
      return blockHtml(block.block, place);
    default:
      return block.text;
  }
}

/** The heading of a section, with what is beside it. */
export function headingHtml({ title, asides = [] }: Section, { depth, filesUrl }: Place): string {
  const beside = asides.map((aside) => ` <small>${lineHtml(aside, filesUrl)}</small>`).join('');
  const name = `h${Math.min(6, depth)}`;
  return `<${name}>${lineHtml(title, filesUrl)}${beside}</${name}>`;
}

function blocksHtml(blocks: Iterable<Block>, place: Place): string {
  let text = '';
  for (const block of blocks) text += `${blockHtml(block, place)}\n`;
  return text;
}

function sectionHtml(section: Section, place: Place): string {
  const { blocks, folds, anchor, facets } = section;
  const head = headingHtml(section, place);
  const body = blocksHtml(blocks, { ...place, depth: place.depth + 1 });
  const attributes = idHtml(anchor) + classHtml(...facetsOf(facets));
  if (folds === undefined) return `<section${attributes}>${head}\n${body}</section>`;
  const open = folds === 'open' ? ' open' : '';
  return `<details${attributes}${open}><summary>${head}</summary>\n${body}</details>`;
}

function paragraphHtml({ text, tone, icon, mark }: Paragraph, { filesUrl }: Place): string {
  const sign = icon !== undefined && mark?.trim() !== '' ? 'note' : undefined;
  return `<p${classHtml(tone, sign)}>${lineHtml(text, filesUrl)}</p>`;
}

function treeHtml(nodes: readonly TreeNode[], place: Place, isOuter = false): string {
  const items = nodes.map(({ text, children, anchor, facets, folds }) => {
    const attributes = idHtml(anchor) + classHtml(...facetsOf(facets));
    const line = lineHtml(text, place.filesUrl);
    if (children.length === 0) return `<li${attributes}>${line}</li>\n`;
    const below = treeHtml(children, place);
    if (folds === undefined) return `<li${attributes}>${line}\n${below}</li>\n`;
    const open = folds === 'open' ? ' open' : '';
    return `<li${attributes}><details${open}><summary>${line}</summary>\n${below}</details></li>\n`;
  });
  return `<ul${isOuter ? ' class="tree"' : ''}>\n${items.join('')}</ul>`;
}

function frameHtml(frame: Frame, place: Place): string {
  const { severity, rule, href, message, excerpts, notes, anchor, facets } = frame;
  const head = [
    { text: severity, tone: severity, badge: true as const },
    ' ',
    ...partsOf(message),
    ' ',
    { text: rule, code: 'bare' as const, tone: 'quiet' as const, ...(href && { href }) },
    ...(anchor === undefined ? [] : [' ', { text: '#', tone: 'quiet' as const, to: anchor }]),
  ];
  const said = notes.map(
    ({ label, text, blocks = [] }) =>
      `<p${classHtml(label === '' && 'quiet')}>${lineHtml([{ text: label, strong: true }, ...partsOf(text)], place.filesUrl)}</p>\n${blocksHtml(blocks, place)}`,
  );
  const shown = excerpts.map((excerpt) => excerptHtml(excerpt, place));
  return `<article${idHtml(anchor)}${classHtml(`is-${severity}`, ...facetsOf(facets))}>\n<p>${lineHtml(head, place.filesUrl)}</p>\n${shown.join('')}${said.join('')}</article>`;
}

function excerptHtml({ at, place: where, lines, label }: Excerpt, { filesUrl }: Place): string {
  const title = [
    { text: where, at, code: 'bare' as const },
    ...(label.length === 0 ? [] : [' ', ...partsOf(label)]),
  ];
  const code = lines.map(({ number, text, mark }) => {
    const isMarked = mark !== undefined;
    const sign = isMarked ? '&gt;' : ' ';
    const line = isMarked ? markedHtml(text, mark) : escapeMarkup(text);
    return `${sign} <i>${number}</i> ${line}\n`;
  });
  return `<p class="place">${lineHtml(title, filesUrl)}</p>\n<pre>${code.join('')}</pre>\n`;
}

function markedHtml(text: string, mark: { readonly column: number; readonly width: number }) {
  const end = mark.column + mark.width;
  const marked = text.slice(mark.column, end);
  // Other characters may be as wide as two.
  if (marked === '' || !/^[ -~]*$/.test(text)) return escapeMarkup(text);
  return `${escapeMarkup(text.slice(0, mark.column))}<mark>${escapeMarkup(marked)}</mark>${escapeMarkup(text.slice(end))}`;
}

function codeHtml({ title, lines }: CodeBlock, { filesUrl }: Place): string {
  const head = title === undefined ? '' : `<p>${lineHtml(title, filesUrl)}</p>\n`;
  return `${head}<pre>${lines.map((line) => `${lineHtml([line], filesUrl)}\n`).join('')}</pre>`;
}

function factsHtml({ facts }: Facts): string {
  const items = facts.map(({ number, words, tone, to, only }) => {
    const filter = only === undefined ? '' : ` data-only="${only}"`;
    const text = `<b>${escapeMarkup(number)}</b> ${escapeMarkup(words)}`;
    const shown = to === undefined ? text : `<a href="#${escapeMarkup(to)}"${filter}>${text}</a>`;
    return `<li${classHtml(tone)}>${shown}</li>\n`;
  });
  return `<ul class="facts">\n${items.join('')}</ul>`;
}
