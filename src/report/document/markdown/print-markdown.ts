import { positionOf } from '../../../model/span.ts';
import { markdownCode, markdownText } from '../../text/escape-markdown.ts';
import { escapeText, percentEncode } from '../../text/escape-text.ts';
import { guardCommands } from '../../text/guard-commands.ts';
import { count } from '../../text/words.ts';
import type {
  Block,
  CodeBlock,
  Column,
  Count,
  Document,
  Frame,
  Line,
  Paragraph,
  Part,
  Row,
  Section,
  Table,
  TreeNode,
} from '../document.ts';
import { factsText, partsOf, wholeCells } from '../parts.ts';
import type { PrintOptions } from '../print-options.ts';

/** Bytes kept for the lines that count what does not fit. */
const NOTE_BYTES = 300;

/** Text that is printed whole or not at all. */
interface Chunk {
  readonly text: string;
  readonly counts?: Count | undefined;
  /** The end of what was folded away: printed if its start was. */
  readonly fold?: 'start' | 'end';
}

/**
 * A page in GitHub's Markdown, for job summaries and comments. Never longer than `maxBytes`: what does not fit is counted. Escaping of Markdown
 * is done here: no text can leave its place.
 */
export function* printMarkdown(document: Document, options: PrintOptions): Generator<string> {
  const { maxBytes, rest, guardCommands: guards } = options;
  const shown = (text: string): string => (guards ? guardCommands(text) : text);
  let room = maxBytes - NOTE_BYTES;
  let isFirst = true;
  let left: Count | undefined;
  let folds = 0;
  for (const block of document) {
    for (const { text, counts, fold } of chunksOf(block, options)) {
      if (fold === 'end') {
        if (folds > 0) yield text;
        folds = Math.max(0, folds - 1);
        continue;
      }
      const own = isFirst ? text.replace(/^\n/, '') : text;
      room -= Buffer.byteLength(own);
      if (room >= 0) {
        isFirst = false;
        if (fold === 'start') folds++;
        yield shown(own);
      } else if (counts !== undefined) {
        if (left !== undefined && left.noun !== counts.noun) yield noteOf(left, rest);
        const before = left?.noun === counts.noun ? left.number : 0;
        left = { ...counts, number: before + counts.number };
      }
    }
  }
  if (left !== undefined) yield noteOf(left, rest);
}

function noteOf({ number, noun, plural = `${noun}s` }: Count, rest: string): string {
  return `\n${count(number, `more ${noun}`, `more ${plural}`)} did not fit here; ${rest}.\n`;
}

function* chunksOf(block: Block, options: PrintOptions): Generator<Chunk> {
  switch (block.kind) {
    case 'section':
      yield* sectionChunks(block, options);
      break;
    case 'table':
      yield* tableChunks(block, options);
      break;
    case 'group':
      yield* groupChunks(block.blocks, options);
      break;
    case 'paragraph':
      yield { text: `\n${paragraph(block, options)}\n`, counts: block.counts };
      break;
    case 'tree':
      yield { text: `\n${list(block.nodes, '', options)}` };
      break;
    case 'frame':
      yield { text: frame(block, options), counts: block.counts };
      break;
    case 'code':
      yield { text: code(block, options) };
      break;
    case 'facts':
      yield { text: `\n${startText(factsText(block), options)}\n` };
      break;
    case 'overview':
      yield* chunksOf(block.block, options);
      break;
    default:
      yield { text: `\n${block.text}` };
  }
}

function* sectionChunks(section: Section, options: PrintOptions): Generator<Chunk> {
  const { level, title, asides = [], blocks, folds, counts } = section;
  const beside = asides.map((aside) => `, ${lineText(aside, options)}`).join('');
  if (folds !== undefined) {
    const summary = `<summary><b>${lineText(title, options)}</b>${beside}</summary>`;
    const start = `\n<details${folds === 'open' ? ' open' : ''}>${summary}\n`;
    const end = '\n</details>\n';
    const body = [...blocks].flatMap((block) => [...chunksOf(block, options)]);
    // What is counted as one is printed whole or not at all.
    if (counts !== undefined) {
      yield { text: `${start}${body.map((chunk) => chunk.text).join('')}${end}`, counts };
      return;
    }
    yield { text: start, fold: 'start' };
    yield* body;
    yield { text: end, fold: 'end' };
    return;
  }
  const name = level === 3 ? startText(title, options) : lineText(title, options);
  const marks = level === 3 ? '' : `${'#'.repeat(level + 1)} `;
  // A heading is printed with what follows it, or not at all.
  let head = `\n${marks}${name}${beside}\n`;
  for (const block of blocks) {
    for (const chunk of chunksOf(block, options)) {
      yield { ...chunk, text: head + chunk.text };
      head = '';
    }
  }
  if (head !== '') yield { text: head, counts };
}

function* groupChunks(blocks: readonly Block[], options: PrintOptions): Generator<Chunk> {
  const isText = blocks.every(({ kind }) => kind === 'paragraph');
  if (!isText) for (const block of blocks) yield* chunksOf(block, options);
  else {
    const lines = blocks.flatMap((block) =>
      block.kind === 'paragraph' ? [paragraph(block, options)] : [],
    );
    yield { text: `\n${lines.join('<br>')}\n` };
  }
}

const RULES = { left: ':---', right: '---:', center: ':---:' } as const;

function* tableChunks({ columns, rows }: Table, options: PrintOptions): Generator<Chunk> {
  const marked = rows.some(({ mark }) => mark !== undefined);
  const all: readonly Column[] = marked ? [{ title: ' ', align: 'center' }, ...columns] : columns;
  const rules = all.map(({ align }) => RULES[align ?? 'left']);
  const titles = all.map(({ title }) => (title === ' ' ? ' ' : markdownText(title)));
  let head = `\n| ${titles.join(' | ')} |\n| ${rules.join(' | ')} |\n`;
  for (const row of rows) {
    yield { text: head + rowText(row, marked, options), counts: row.counts };
    head = '';
  }
  for (const block of rows.flatMap(({ below = [] }) => below)) yield* chunksOf(block, options);
}

function rowText(row: Row, marked: boolean, options: PrintOptions): string {
  const { mark = '' } = row;
  const texts = wholeCells(row).map((lines) =>
    lines.map((line) => lineText(line, options)).join('<br>'),
  );
  return `| ${[...(marked ? [markdownCode(mark)] : []), ...texts].join(' | ')} |\n`;
}

function paragraph({ text, icon }: Paragraph, options: PrintOptions): string {
  return icon === undefined ? startText(text, options) : `${icon} ${lineText(text, options)}`;
}

/** A line at the start of a block: there some signs would begin a heading, a list or a rule. */
function startText(line: Line, options: PrintOptions): string {
  return lineText(line, options)
    .trimStart()
    .replace(/^(\d*)([#+=.)-])/, (_, digits: string, sign: string) => {
      return `${digits}&#${sign.charCodeAt(0)};`;
    });
}

function list(nodes: readonly TreeNode[], indent: string, options: PrintOptions): string {
  return nodes
    .map(
      ({ text, children }) =>
        `${indent}- ${startText(text, options)}\n${list(children, `${indent}  `, options)}`,
    )
    .join('');
}

function frame({ severity, rule, message, excerpts, notes }: Frame, options: PrintOptions): string {
  const head = [{ text: severity, strong: true }, ' ', { text: rule, code: 'bare' as const }, ': '];
  const lines = [
    lineText([...head, ...partsOf(message)], options),
    ...excerpts.map(({ at, place, label }) =>
      lineText([{ text: place, code: 'bare', at }, ' ', ...partsOf(label)], options),
    ),
    ...notes.map(({ label, text }) =>
      lineText([{ text: label.trim(), strong: label !== '' }, ' ', ...partsOf(text)], options),
    ),
  ];
  return `\n${lines.join('<br>')}\n`;
}

/** In a fence longer than any run of backticks in the lines. */
function code({ title, language, lines }: CodeBlock, options: PrintOptions): string {
  const text = lines.map((line) => escapeText(line.text)).join('\n');
  const longest = [...text.matchAll(/`+/g)].reduce((most, [run]) => Math.max(most, run.length), 2);
  const fence = '`'.repeat(longest + 1);
  const head = title === undefined ? '' : `\n${startText(title, options)}\n`;
  return `${head}\n${fence}${language}\n${text}\n${fence}\n`;
}

function lineText(line: Line, options: PrintOptions): string {
  return mergePlain(partsOf(line))
    .map((part) => partText(part, options))
    .join('');
}

/** Neighbours without marks of their own are escaped as one: `@` and a name could be a mention together. */
function mergePlain(parts: readonly Part[]): readonly Part[] {
  const merged: Part[] = [];
  for (const part of parts) {
    const last = merged.at(-1);
    if (last !== undefined && isPlain(last) && isPlain(part))
      merged.splice(-1, 1, { text: last.text + part.text });
    else merged.push(part);
  }
  return merged;
}

function isPlain({ code: isCode, strong, tone, at }: Part): boolean {
  return isCode === undefined && strong !== true && tone !== 'strong' && at === undefined;
}

function partText({ text, tone, strong, code: isCode, at, icon }: Part, options: PrintOptions) {
  const shown = isCode === undefined ? markdownText(text) : markdownCode(text);
  const isStrong = (strong === true || tone === 'strong') && shown !== '';
  const linked = linkTo(at, isStrong ? `**${shown}**` : shown, options);
  return icon === undefined ? linked : `${icon} ${linked}`;
}

function linkTo(at: Part['at'], shown: string, { filesUrl }: PrintOptions): string {
  if (at === undefined || filesUrl === undefined) return shown;
  const { path, line } = positionOf(at);
  return `[${shown}](${filesUrl}/${percentEncode(path)}#L${line})`;
}
