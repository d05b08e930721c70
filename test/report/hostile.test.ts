import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { message } from '../../src/model/message.ts';
import type { Report } from '../../src/model/report.ts';
import { DEFAULT_FORMAT_OPTIONS } from '../../src/report/problems/format-options.ts';
import { PROBLEM_FORMATS } from '../../src/report/problems/format-options.ts';
import { formatProblems } from '../../src/report/problems/format-problems.ts';
import { guardCommands } from '../../src/report/text/guard-commands.ts';
import { anyText } from '../any-text.ts';
import { cases } from '../suite.ts';
import { RULES, problemAt } from './samples.ts';
import { parseXml, type Element } from './xml.ts';

const OPTIONS = { ...DEFAULT_FORMAT_OPTIONS, version: '1.2.3', verbose: true };

/** What breaks out of one format or another. */
const PIECES: readonly string[] = [
  ['\u001b[31m', '\u009b31m', '\u202e', '\u200b', '\ufeff', '\u2028', '\ud800', '\0', '\r', '\n'],
  [
    '\t',
    '::error::x',
    '\n::error::x',
    '  ::add-mask::y',
    '##[add-mask]z',
    '%0A::set-env name=a::b',
  ],
  ['|', '\\|', '\\', '`', '``', '<script>', '</code>', '<!--', '&lt;', '@octocat', '#12', 'GH-7'],
  ['[x](http://y)', '](1)', 'https://a.b', 'www.a.b', '$x$', '$`x`$', '**b**', '_i_', '~~s~~'],
  [']]>', '"', "'", ',', ':'],
].flat();

/** Text that someone could put into a name, a value or a path. */
const evil = fc
  .array(fc.oneof(anyText(8), fc.constantFrom(...PIECES)), {
    maxLength: 8,
  })
  .map((parts) => parts.join(''));

const report = fc
  .record({
    path: evil,
    text: evil,
    name: evil,
    rule: evil,
    help: evil,
    build: evil,
    related: evil,
  })
  .map(({ path, text, name, rule, help, build, related }): Report => {
    const file = { path, text: `a: ${text}\nb: ${text}\n` };
    const at = { file, start: 3, end: 3 + text.length };
    const problem = problemAt(at, {
      rule,
      message: `ConfigMap \`${name}\` is missing, says ${name}.`,
      help,
      builds: [build, 'b'],
      related: [{ at, message: related }],
      subject: { kind: name, namespace: name, name, container: name, detail: name },
    });
    const left = { kind: 'skipped', as: 'template', reason: name } as const;
    return {
      problems: [problem],
      undeployed: [],
      suppressed: [{ problem, by: at, reason: help }],
      files: [{ path: name, class: left, source: undefined, documents: [], faults: [] }],
      builds: [
        {
          id: build,
          kind: 'kustomization',
          objects: [],
          partial: [message`${name}`],
          failures: [],
          files: [],
        },
      ],
      uncheckedEntries: [],
      otherDeployers: [],
      sources: [],
      references: [],
      workloads: [],
      environments: () => [],
      rules: RULES,
    };
  });

/** Everything that a terminal or a viewer would act on or hide; line feeds and blanks are ours. */
const UNSEEN = /[^\P{C}\n]|[\u00a0\u2028\u2029]/u;

function every(check: (one: Report) => void): void {
  fc.assert(fc.property(report, check), { numRuns: cases(20, 300) });
}

describe('no text breaks out', () => {
  test.each(PROBLEM_FORMATS)('%s has no character that cannot be seen', (format) => {
    every((one) => {
      const shown = formatProblems(format, one, OPTIONS).replace(/\p{Cn}|\p{Co}/gu, '');
      expect(UNSEEN.exec(shown)).toBe(null);
    });
  });

  test.each(['text', 'concise'] as const)('%s has no workflow command', (format) => {
    every((one) => {
      for (const color of [false, true]) {
        const shown = formatProblems(format, one, { ...OPTIONS, color, guardCommands: true });
        expect(shown.split('\n').filter(isCommand)).toEqual([]);
      }
    });
  });

  test('concise has one line', () => {
    every((one) => {
      expect(formatProblems('concise', one, OPTIONS).split('\n').length).toBe(2);
    });
  });

  test('github has one command, which holds the text', () => {
    every((one) => {
      const lines = formatProblems('github', one, OPTIONS).trimEnd().split('\n');
      expect(lines.length).toBe(1);
      const [, command = '', properties = '', text = ''] =
        /^::(\w+) (.*?)::(.*)$/.exec(lines[0] ?? '') ?? [];
      expect(command).toBe('error');
      const keys = properties.split(',').map((pair) => pair.split('=')[0]);
      expect(['file,line,endLine,col,endColumn,title', 'file,line,endLine,title']).toContain(
        keys.join(','),
      );
      expect(text.startsWith('ConfigMap ')).toBe(true);
    });
  });

  test.each(['json', 'sarif', 'gitlab'] as const)('%s parses, and keeps the text', (format) => {
    every((one) => {
      const texts = stringsIn(JSON.parse(formatProblems(format, one, OPTIONS)));
      const message = one.problems[0]?.message ?? '';
      const expected = format === 'sarif' ? message.replaceAll('](', '] (') : message;
      expect(texts.some((text) => text.startsWith(expected.slice(0, 4000)))).toBe(true);
    });
  });

  test('sarif has one link, to the related place', () => {
    every((one) => {
      const { runs } = JSON.parse(formatProblems('sarif', one, OPTIONS));
      const text: string = runs[0].results[0].message.text;
      expect(text.match(/\]\([^)]*\)/g)).toEqual(['](1)']);
    });
  });

  test('junit is well-formed, with one failure', () => {
    every((one) => {
      const root = parseXml(formatProblems('junit', one, OPTIONS));
      expect(namesIn(root)).toEqual(['testsuites', 'testsuite', 'testcase', 'failure']);
    });
  });

  test('markdown has one row of three cells, no HTML but ours, no mention, no link', () => {
    every((one) => {
      const lines = formatProblems('markdown', one, OPTIONS).trimEnd().split('\n');
      const rows = lines.filter((line) => line.startsWith('| 1 '));
      expect(rows.map((row) => row.split('|').length)).toEqual([5]);
      const notes = lines.filter((line) => line.startsWith('**Note:**')).length;
      expect(lines.length).toBe(9 + 2 * notes);
      const outside = (rows[0] ?? '')
        .replace(/`[^`]*`|<code>.*?<\/code>|<br>|\*\*(?:error|help:)\*\*/g, '')
        .replace(/&#\d+;/g, ' ');
      expect(outside).not.toMatch(/[<>*_[\]`$\\&]|@\w|#\d|:\/\/|www\./);
    });
  });
});

test('lines that are no commands are left as they are', () => {
  const text = ' --> a.yaml:1:2\n12 | a::b\n: x\n#[a]\n';
  expect(guardCommands(text)).toBe(text);
});

/** As the runner decides it: `::name …::` after white space, or `##[name …]` anywhere. */
function isCommand(line: string): boolean {
  const plain = line.replace(/\u001b\[\d+m/g, '').trimStart();
  return plain.startsWith('::') || line.includes('##[');
}

function stringsIn(value: unknown): readonly string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(stringsIn) : [];
}

/** The names of an element and of all in it. */
function namesIn({ name, children }: Element): readonly string[] {
  return [name, ...children.flatMap(namesIn)];
}
