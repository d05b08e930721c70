import { guardCommands } from '../../text/guard-commands.ts';
import { styleOf } from '../../text/style.ts';
import type {
  Block,
  CodeBlock,
  Document,
  Paragraph,
  Section,
  Table,
  TreeNode,
} from '../document.ts';
import { factsText, joined, wholeCells } from '../parts.ts';
import type { PrintOptions } from '../print-options.ts';
import { drawFrame } from './draw-frame.ts';
import { drawLine, lineWidth, roomIn, wrapLine, type Look } from './draw-line.ts';
import { drawTable } from './draw-table.ts';

const INDENT = '  ';

/** A page for a terminal, in pieces of whole lines: a blank line between its blocks, what is in a section indented. */
export function* printText(document: Document, options: PrintOptions): Generator<string> {
  const look = { style: styleOf(options.color), width: options.width };
  let isFirst = true;
  let frameLines = 0;
  for (const block of document) {
    if (block.kind === 'overview' && frameLines <= block.beyond) continue;
    const drawn = drawBlock(block, '', look);
    if (drawn.length === 0) continue;
    const text = `${isFirst ? '' : '\n'}${drawn.join('\n')}\n`;
    isFirst = false;
    if (block.kind === 'frame') frameLines += drawn.length + 1;
    yield options.guardCommands ? guardCommands(text) : text;
  }
}

function drawBlock(block: Block, indent: string, look: Look): readonly string[] {
  switch (block.kind) {
    case 'section':
      return [...drawTitle(block, indent, look), ...drawBody(block, indent, look)];
    case 'group':
      return drawBlocks(block.blocks, block.indented === true ? indent + INDENT : indent, look);
    case 'paragraph':
      return drawParagraph(block, indent, look);
    case 'table':
      return drawTable(unfolded(block), indent, look, drawBlocks);
    case 'tree':
      return drawNodes(block.nodes, indent, look);
    case 'frame':
      return drawFrame(block, look, drawBlocks);
    case 'code':
      return drawCode(block, indent, look);
    case 'facts':
      return drawParagraph({ kind: 'paragraph', text: factsText(block) }, indent, look);
    case 'overview':
      return drawBlock(block.block, indent, look);
    default:
      return [block.text];
  }
}

function unfolded(table: Table): Table {
  if (table.rows.every(({ more }) => more === undefined)) return table;
  return { ...table, rows: table.rows.map((row) => ({ ...row, cells: wholeCells(row) })) };
}

function drawBlocks(blocks: readonly Block[], indent: string, look: Look): readonly string[] {
  return blocks.flatMap((block) => drawBlock(block, indent, look));
}

/** The marks of a tree are its indentation. */
function drawBody({ blocks }: Section, indent: string, look: Look): readonly string[] {
  return [...blocks].flatMap((block) =>
    drawBlock(block, block.kind === 'tree' ? indent : indent + INDENT, look),
  );
}

/** The title with what is beside it, or with that below if there is no room. */
function drawTitle({ title, asides = [] }: Section, indent: string, look: Look): readonly string[] {
  const { style, width = Infinity } = look;
  const isInner = indent !== '';
  const drawn = drawLine(title, style, isInner ? undefined : 'strong');
  const head = indent + (isInner ? style.underline(drawn) : drawn);
  if (asides.length === 0) return [head];
  const beside = joined(asides, INDENT);
  const text = drawLine(beside, style, 'quiet');
  const whole = indent.length + lineWidth(title) + INDENT.length + lineWidth(beside);
  return whole <= width ? [`${head}${INDENT}${text}`] : [head, `${indent}${INDENT}${text}`];
}

function drawParagraph(
  { text, tone, mark = '', hang = 0, keeps }: Paragraph,
  indent: string,
  { style, width }: Look,
): readonly string[] {
  const left = hang + mark.length;
  const room = keeps === true ? undefined : roomIn(width, indent.length + left);
  const lead = indent + drawLine(mark, style, tone);
  return wrapLine(text, room, style, tone).map((line, at) =>
    at === 0 ? lead + line : indent + ' '.repeat(left) + line,
  );
}

function drawNodes(nodes: readonly TreeNode[], indent: string, look: Look): readonly string[] {
  return nodes.flatMap(({ text, children }, at) => {
    const isLast = at === nodes.length - 1;
    const inner = `${indent}${isLast ? '   ' : '│  '}`;
    const below = `${inner}${children.length === 0 ? ' ' : '│'}  `;
    const lines = wrapLine(text, roomIn(look.width, below.length), look.style);
    return [
      ...lines.map(
        (line, row) => `${row === 0 ? `${indent}${isLast ? '└─' : '├─'} ` : below}${line}`,
      ),
      ...drawNodes(children, inner, look),
    ];
  });
}

function drawCode({ lines, title }: CodeBlock, indent: string, { style }: Look): readonly string[] {
  return [
    ...(title === undefined ? [] : [indent + drawLine(title, style, 'quiet')]),
    ...lines.map((line) => `${indent}${INDENT}${drawLine([line], style)}`.trimEnd()),
  ];
}
