import type { RuleOptions } from './format-rules.ts';
import { styleOf } from '../text/style.ts';
import type { Style } from '../text/style.ts';
import { wrapText } from '../text/wrap-text.ts';

const CODE_INDENT = '    ';

/**
 * A rule's page for a terminal: headings stand out, code is indented without its fences, paragraphs and lists are wrapped.
 * Reads the Markdown that our own pages are written in; anything else is shown as it is.
 */
export function formatPage(markdown: string, { color, width }: RuleOptions): string {
  const style = styleOf(color);
  const lines: string[] = [];
  for (const block of blocksOf(markdown)) {
    if (lines.length > 0 && lines.at(-1) !== '') lines.push('');
    lines.push(...drawBlock(block, style, width));
  }
  return `${lines.join('\n')}\n`;
}

type Block =
  | { readonly kind: 'heading'; readonly level: number; readonly text: string }
  | { readonly kind: 'code'; readonly title: string; readonly lines: readonly string[] }
  | { readonly kind: 'list'; readonly items: readonly string[] }
  | { readonly kind: 'table'; readonly lines: readonly string[] }
  | { readonly kind: 'paragraph'; readonly text: string };

const HEADING = /^(#{1,6})\s+(\S.*)$/;
const FENCE = /^(`{3,}|~{3,})\s*(.*)$/;
const ITEM = /^(?:[-*]|\d+\.)\s+(\S.*)$/;

function blocksOf(markdown: string): readonly Block[] {
  const blocks: Block[] = [];
  const lines = markdown.split(/\r?\n/);
  for (let at = 0; at < lines.length;) {
    const [block, next] = blockAt(lines, at);
    if (block !== undefined) blocks.push(block);
    at = next;
  }
  return blocks;
}

/** The block that starts at a line, and the line after it. */
function blockAt(lines: readonly string[], at: number): readonly [Block | undefined, number] {
  const line = lines[at] ?? '';
  if (line.trim() === '') return [undefined, at + 1];
  const [, marks = '', text = ''] = HEADING.exec(line) ?? [];
  if (marks !== '') return [{ kind: 'heading', level: marks.length, text }, at + 1];
  const [, fence = '', title = ''] = FENCE.exec(line) ?? [];
  if (fence !== '') {
    const end = endOf(lines, at + 1, (other) => other.trim() === fence);
    return [{ kind: 'code', title: title.trim(), lines: lines.slice(at + 1, end) }, end + 1];
  }
  const end = endOf(
    lines,
    at,
    (other) => other.trim() === '' || HEADING.test(other) || FENCE.test(other),
  );
  const own = lines.slice(at, end);
  if (line.startsWith('|')) return [{ kind: 'table', lines: own }, end];
  if (ITEM.test(line)) return [{ kind: 'list', items: itemsOf(own) }, end];
  return [{ kind: 'paragraph', text: own.map((part) => part.trim()).join(' ') }, end];
}

function endOf(lines: readonly string[], from: number, isEnd: (line: string) => boolean): number {
  const found = lines.slice(from).findIndex(isEnd);
  return found === -1 ? lines.length : from + found;
}

function itemsOf(lines: readonly string[]): readonly string[] {
  const items: string[] = [];
  for (const line of lines) {
    const [, text] = ITEM.exec(line) ?? [];
    if (text !== undefined) items.push(text);
    else items.push(`${items.pop() ?? ''} ${line.trim()}`);
  }
  return items;
}

function drawBlock(block: Block, style: Style, width: number | undefined): readonly string[] {
  switch (block.kind) {
    case 'heading':
      return [style.bold(block.level === 1 ? style.underline(block.text) : block.text)];
    case 'code': {
      const title = block.title.replace(/^\S+\s*/, '');
      const isOutput = block.title.startsWith('console');
      const head = title === '' ? [] : [`  ${style.dim(title)}`];
      return [
        ...head,
        ...block.lines
          .flatMap((line) => (isOutput ? wrapOutput(line, width) : [line]))
          .map((line) => style.cyan(line === '' ? '' : CODE_INDENT + line)),
      ];
    }
    case 'list':
      return block.items.flatMap((item) => {
        const lines = wrapText(links(item), width === undefined ? undefined : width - 4);
        return lines.map((line, at) => (at === 0 ? '  - ' : '    ') + inline(line, style));
      });
    case 'table':
      return block.lines;
    default:
      return wrapText(links(block.text), width).map((line) => inline(line, style));
  }
}

/** A line of a command's output, broken as the command itself would break it on a narrower terminal; lines of code are not. */
function wrapOutput(line: string, width: number | undefined): readonly string[] {
  const indent = /^ */.exec(line)?.[0] ?? '';
  if (width === undefined || /^ *\d* *(?:\||-->)/.test(line)) return [line];
  const room = Math.max(20, width - CODE_INDENT.length - indent.length - 2);
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

/** Code and emphasis within a line; without colour the text stays as written. */
function inline(text: string, style: Style): string {
  if (!style.color) return text;
  return text
    .replace(/`([^`]+)`/g, (_, code: string) => style.cyan(code))
    .replace(/\*\*([^*]+)\*\*/g, (_, strong: string) => style.bold(strong));
}
