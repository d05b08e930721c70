import type { Block, CodeBlock, Group, Line, Part, Table } from '../document/document.ts';
import { printDocument } from '../document/print-document.ts';
import { DEFAULT_PRINT_OPTIONS } from '../document/print-options.ts';
import { wrapText } from '../text/wrap-text.ts';
import type { RuleOptions } from './format-rules.ts';

const CODE_INDENT = 4;

/**
 * A rule's page for a terminal: headings stand out, code is indented without its fences, paragraphs and lists are wrapped.
 * Reads the Markdown that our own pages are written in; anything else is shown as it is.
 */
export function formatPage(markdown: string, { color, width }: RuleOptions): string {
  const lines = markdown.split(/\r?\n/);
  const blocks: Block[] = [];
  for (let at = 0; at < lines.length;) {
    const [block, next] = blockAt(lines, at, width);
    if (block !== undefined) blocks.push(block);
    at = next;
  }
  return printDocument('text', blocks, { ...DEFAULT_PRINT_OPTIONS, color, width });
}

const HEADING = /^(#{1,6})\s+(\S.*)$/;
const FENCE = /^(`{3,}|~{3,})\s*(.*)$/;
const ITEM = /^(?:[-*]|\d+\.)\s+(\S.*)$/;

/** The block that starts at a line, and the line after it. */
function blockAt(
  lines: readonly string[],
  at: number,
  width: number | undefined,
): readonly [Block | undefined, number] {
  const line = lines[at] ?? '';
  if (line.trim() === '') return [undefined, at + 1];
  const [, marks = '', heading = ''] = HEADING.exec(line) ?? [];
  if (marks !== '') return [{ kind: 'paragraph', text: heading, tone: 'strong' }, at + 1];
  const [, fence = '', title = ''] = FENCE.exec(line) ?? [];
  if (fence !== '') {
    const end = endOf(lines, at + 1, (other) => other.trim() === fence);
    const blocks = [codeOf(title.trim(), lines.slice(at + 1, end), width)];
    return [{ kind: 'group', indented: true, blocks }, end + 1];
  }
  const end = endOf(
    lines,
    at,
    (other) => other.trim() === '' || HEADING.test(other) || FENCE.test(other),
  );
  const own = lines.slice(at, end);
  if (line.startsWith('|')) return [tableOf(own), end];
  if (ITEM.test(line)) return [listOf(own), end];
  return [{ kind: 'paragraph', text: inline(own.map((part) => part.trim()).join(' ')) }, end];
}

function endOf(lines: readonly string[], from: number, isEnd: (line: string) => boolean): number {
  const found = lines.slice(from).findIndex(isEnd);
  return found === -1 ? lines.length : from + found;
}

function codeOf(info: string, lines: readonly string[], width: number | undefined): CodeBlock {
  const title = info.replace(/^\S+\s*/, '');
  const isOutput = info.startsWith('console');
  const shown = isOutput ? lines.flatMap((line) => wrapOutput(line, width)) : lines;
  const code = { lines: shown.map((text): Part => ({ text, tone: 'info' })), language: '' };
  return { kind: 'code', ...code, ...(title === '' ? {} : { title }) };
}

function listOf(lines: readonly string[]): Group {
  const items: string[] = [];
  for (const line of lines) {
    const [, text] = ITEM.exec(line) ?? [];
    items.push(text ?? `${items.pop() ?? ''} ${line.trim()}`);
  }
  const blocks = items.map(
    (text) => ({ kind: 'paragraph', text: inline(text), mark: '- ' }) as const,
  );
  return { kind: 'group', indented: true, blocks };
}

function tableOf(lines: readonly string[]): Table {
  const [titles = [], , ...rows] = lines.map((line) =>
    line
      .split(/(?<!\\)\|/)
      .slice(1, -1)
      .map((cell) => cell.trim()),
  );
  return {
    kind: 'table',
    columns: titles.map((title) => ({ title, fit: 'words' })),
    rows: rows.map((cells) => ({ cells: cells.map((cell) => [inline(cell)]) })),
  };
}

/** A line of a command's output, broken as the command itself would break it on a narrower terminal; lines of code are not. */
function wrapOutput(line: string, width: number | undefined): readonly string[] {
  const indent = /^ */.exec(line)?.[0] ?? '';
  if (width === undefined || /^ *\d* *(?:\||-->)/.test(line)) return [line];
  const room = Math.max(20, width - CODE_INDENT - indent.length - 2);
  return wrapText(line.slice(indent.length), room).map((part, at) =>
    at === 0 ? indent + part : `${indent}  ${part}`,
  );
}

/** `[text](address)` as `text (address)`; links within the page keep their text only. */
function links(text: string): string {
  return text.replace(/\[([^\]]*)\]\(([^)\s]*)\)/g, (_, shown: string, address: string) =>
    /^https?:/.test(address) && address !== shown ? `${shown} (${address})` : shown,
  );
}

/** Code and emphasis within a line. */
function inline(text: string): Line {
  return links(text)
    .split(/(`[^`]+`|\*\*[^*]+\*\*)/)
    .map((part): Part => {
      if (/^`.+`$/.test(part)) return { text: part.slice(1, -1), code: 'quoted' };
      return part.startsWith('**') ? { text: part.slice(2, -2), tone: 'strong' } : { text: part };
    });
}
