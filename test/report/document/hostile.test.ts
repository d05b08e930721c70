import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Block, Document, Row } from '../../../src/report/document/document.ts';
import { message } from '../../../src/report/document/parts.ts';
import { printDocument } from '../../../src/report/document/print-document.ts';
import { DEFAULT_PRINT_OPTIONS } from '../../../src/report/document/print-options.ts';
import { anyText } from '../../any-text.ts';
import { cases } from '../../suite.ts';

/** What breaks out of one format or another. */
const PIECES: readonly string[] = [
  ['\u001b[31m', '\u009b31m', '\u202e', '\u200b', '\ufeff', '\u2028', '\ud800', '\0', '\r', '\n'],
  ['\t', '::error::x', '\n::error::x', '  ::add-mask::y', '##[add-mask]z', '%0A::set-env name=a'],
  ['|', '\\|', '\\', '`', '``', '```', '<script>', '</code>', '</pre>', '</details>', '<!--'],
  ['&lt;', '@octocat', '@', '#12', '#', '12', 'GH-7', '](1)', 'javascript:alert(1)'],
  ['[x](http://y)', 'https://a.b', 'www.a.b', '$x$', '$`x`$', '**b**', '_i_', '~~s~~', ']]>'],
  ['"', "'", ' onload="x"', ',', ':', '- x', '# x', '---'],
].flat();

/** Text that someone could put into a name, a value or a path. */
const evil = fc
  .array(fc.oneof(anyText(8), fc.constantFrom(...PIECES)), {
    maxLength: 8,
  })
  .map((parts) => `${parts.join('')}x`);

const FOLDED = (text: string): Row => ({
  cells: [[text], [text], [text]],
  more: [undefined, { title: text, lines: [text] }],
  facets: ['problem'],
});

/** A page with every kind of block, every text of which someone else wrote. */
function pageOf(text: string, path: string): Document {
  const at = { file: { path, text: 'a: b\n' }, start: 0, end: 1 };
  const line = [
    text,
    { text, code: 'bare' },
    { text, code: 'quoted', tone: 'quiet' },
    { text, strong: true },
    { text, at },
    { text, code: 'bare', at },
  ] as const;
  const paragraph: Block = { kind: 'paragraph', text: line, keeps: true };
  const row = { mark: '+', cells: [[text], [line, text], [text]], tone: 'good' } as const;
  const columns = [{ title: text }, { title: 'B' }, { title: 'C', fit: 'below' }] as const;
  const values = [{ title: 'A' }, { title: 'B', fit: 'anywhere' }, { title: 'C' }] as const;
  const position = { number: 1, text, mark: { column: 0, width: 1 } };
  return [
    {
      kind: 'section',
      level: 1,
      title: text,
      asides: [text],
      blocks: [
        paragraph,
        { kind: 'group', blocks: [paragraph, paragraph] },
        { kind: 'table', columns, rows: [{ ...row, below: [paragraph] }, row] },
        { kind: 'table', columns: values, rows: [{ cells: [[text], [text], [text]] }] },
        { kind: 'tree', nodes: [{ text, children: [{ text: line, children: [] }] }] },
        { kind: 'section', level: 2, title: line, folds: 'open', blocks: [paragraph] },
        { kind: 'code', language: 'diff', title: text, lines: [{ text: `+ ${text}` }] },
        { kind: 'overview', beyond: 0, block: paragraph },
        { kind: 'facts', facts: [{ number: text, words: text, tone: 'error', to: 'a' }] },
        { kind: 'table', columns, caption: text, headed: true, rows: [FOLDED(text)] },
        {
          kind: 'paragraph',
          text: [
            { text, to: 'a' },
            { text, href: `javascript:${path}` },
            { text, badge: true },
          ],
        },
      ],
    },
    {
      kind: 'frame',
      severity: 'error',
      rule: text,
      message: line,
      excerpts: [{ at, place: text, lines: [position], label: text }],
      notes: [{ label: 'help: ', text: line, blocks: [paragraph] }],
    },
  ];
}

const OPTIONS = {
  ...DEFAULT_PRINT_OPTIONS,
  guardCommands: true,
  filesUrl: 'https://example.com/files',
};

/** Everything that a terminal or a viewer would act on or hide; line feeds and blanks are ours. */
const UNSEEN = /[^\P{C}\n]|[\u00a0\u2028\u2029]/u;

function every(check: (text: string, path: string) => void): void {
  fc.assert(fc.property(evil, evil, check), { numRuns: cases(40, 200) });
}

describe.each(['text', 'markdown', 'html'] as const)('no text breaks out of %s', (format) => {
  const print = (text: string, path: string): string =>
    printDocument(format, pageOf(text, path), OPTIONS);

  test('no character that cannot be seen', () => {
    every((text, path) => {
      expect(UNSEEN.exec(print(text, path).replace(/\p{Cn}|\p{Co}/gu, ''))).toBe(null);
    });
  });

  test('no workflow command', () => {
    every((text, path) => {
      const lines = print(text, path).split('\n');
      const commands = lines.filter((line) => line.trimStart().startsWith('::'));
      expect([commands, lines.filter((line) => line.includes('##['))]).toEqual([[], []]);
    });
  });
});

test('text has as many lines, whatever the texts hold', () => {
  const options = { ...OPTIONS, width: 10_000 };
  const lines = (text: string): number =>
    printDocument('text', pageOf(text, 'a'), options).split('\n').length;
  every((text) => {
    expect(lines(text)).toBe(lines('x'));
  });
});

test('Markdown has the same blocks and cells, no HTML but ours, no mention, no link but ours', () => {
  every((text, path) => {
    expect(shape(text, path)).toEqual(shape('x', 'a'));
  });
});

/** What means something to Markdown, line by line, without code and our own links. */
function shape(text: string, path: string): readonly string[] {
  return withoutDiff(
    printDocument('markdown', pageOf(text, path), { ...OPTIONS, guardCommands: false }),
  )
    .split('\n')
    .map((line) => line.replace(/`[^`|<\\]*`|<code>[^<`|]*<\/code>/g, ''))
    .map((line) => line.replace(/\]\(https:\/\/example\.com\/files\/[\w%./~-]*#L1\)/g, ']()'))
    .map((line) => line.replace(/&#\d+;/g, '·'))
    .map((line) => {
      const [mark = ''] = /^ *(?:#+|[-+]|\d+[.)])(?= )|^-+$/.exec(line) ?? [];
      return `${mark}${line.replace(/@(?!\w)|#(?!\d)|[^|<>*_[\]`$\\&@#]/g, '')}`;
    });
}

/** A fence shows what it holds as it is; the text in it has no fence of its own length, and no line break. */
function withoutDiff(markdown: string): string {
  return markdown.replace(/^(`{3,})diff\n(.*)\n\1$/m, (_, fence: string, line: string) => {
    expect(line).not.toContain(fence);
    return '```diff\n```';
  });
}

function tagsOf(text: string, path: string): readonly string[] {
  const tags = printDocument('html', pageOf(text, path), OPTIONS).match(/<[^>]*>/g) ?? [];
  // Where paths may be broken, and the marked part of a line that is plain.
  const inTexts = new Set(['<wbr>', '<mark>', '</mark>']);
  return tags
    .filter((tag) => !inTexts.has(tag))
    .map((tag) => tag.replace(/href="https:\/\/example\.com\/files\/[\w%./~-]*#L1"/, 'href'));
}

test('HTML has the same elements and attributes, and no address but ours', () => {
  every((text, path) => {
    expect(tagsOf(text, path)).toEqual(tagsOf('x', 'a'));
  });
});

test('a sentence is told apart from its names, and keeps its text', () => {
  every((text) => {
    const parts = message(text);
    const whole = parts.map((part) => (part.code === undefined ? part.text : `\`${part.text}\``));
    expect(whole.join('').replaceAll('``', '')).toBe(text.replaceAll('``', ''));
  });
});

test('what does not fit into Markdown is counted', () => {
  const rows = Array.from({ length: 100 }, (_, at) => ({
    cells: [[`row ${at}`]],
    counts: { number: 2, noun: 'problem' },
  }));
  const page: Document = [
    {
      kind: 'section',
      level: 2,
      title: 'Many',
      blocks: [{ kind: 'table', columns: [{ title: 'A' }], rows }],
    },
  ];
  const options = { ...DEFAULT_PRINT_OPTIONS, maxBytes: 400, rest: 'the log has them all' };
  const printed = printDocument('markdown', page, options);
  expect(Buffer.byteLength(printed)).toBeLessThanOrEqual(400);
  expect(printed).toMatch(
    /row 6 \|\n\n186 more problems did not fit here; the log has them all\.\n$/,
  );
});
