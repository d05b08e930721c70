import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { catalogue } from '../../rules/catalogue.ts';
import configSchema from '../../schemas/config.schema.json' with { type: 'json' };
import { takesAnnotations, takesComments } from '../../scripts/rules/configuration-section.ts';
import { generatedFiles } from '../../scripts/rules/generated-files.ts';
import { readPage, ruleFolders } from '../../scripts/rules/pages.ts';
import type { PageExample } from '../../scripts/rules/parse-page.ts';
import { runExample } from '../../scripts/rules/run-example.ts';
import type { Report } from '../../src/model/report.ts';
import { positionOf, type Position } from '../../src/model/span.ts';
import { few } from '../suite.ts';

const SECTIONS = ['Why', 'Fix', 'Bad', 'Good', 'Exceptions', 'References', 'Configuration'];
/** Of an info that is no mistake. */
const SECTIONS_OF_EXAMPLES = SECTIONS.map((name) => (name === 'Bad' ? 'Example' : name));

test('the catalogue lists every rule that has a folder, once', () => {
  expect(catalogue.map((rule) => rule.meta.id).sort()).toEqual(ruleFolders());
});

test('everything a machine writes about rules is fresh (node scripts/run.mjs update-generated)', () => {
  const stale = generatedFiles().filter(({ path, text }) => readFileSync(path, 'utf8') !== text);
  expect(stale.map(({ path }) => path)).toEqual([]);
});

describe.each(catalogue.map((rule) => [rule.meta.id, rule] as const))('%s', (id, rule) => {
  const page = readPage(id);
  const reports = new Map<PageExample, Report>();
  const reportOf = (example: PageExample): Report => {
    const report = reports.get(example) ?? runExample(example, rule);
    reports.set(example, report);
    return report;
  };

  test('its page says what its meta says', () => {
    const sections = page.sections.includes('Example') ? SECTIONS_OF_EXAMPLES : SECTIONS;
    expect([page.id, page.summary, page.sections]).toEqual([id, rule.meta.summary, sections]);
    expect(page.summary).toMatch(/^\S.*[^.]\.$/);
    expect(page.bad.length * page.good.length).toBeGreaterThan(0);
  });

  test.each(page.bad.map((example) => [example.title, example] as const))(
    'bad: %s yields this rule and nothing else',
    (_, example) => {
      const report = reportOf(example);
      expect([...new Set(report.problems.map((problem) => problem.rule))]).toEqual([id]);
    },
  );

  test('what --fix repairs is what its examples show', () => {
    const problems = page.bad.flatMap((example) => reportOf(example).problems);
    const isFixed = problems.some(({ fix }) => fix !== undefined);
    const isSuggested = problems.some(({ suggestion }) => suggestion !== undefined);
    expect(isFixed && rule.meta.fix !== 'certain').toBe(false);
    expect(isFixed || isSuggested).toBe(rule.meta.fix !== undefined);
    expect(page.fix.includes('`envfrom check --fix')).toBe(rule.meta.fix !== undefined);
  });

  test('its options are keys of the configuration', () => {
    const keys = Object.keys(configSchema.properties);
    expect((rule.meta.options ?? []).filter((key) => !keys.includes(key))).toEqual([]);
  });

  test.each(
    few(
      page.bad.map((example) => [example.title, example] as const),
      1,
    ),
  )('the comment and the annotation that its page shows suppress: %s', (_, example) => {
    const found = reportOf(example).problems;
    const isCode = found.some(({ at }) => isInBlock(example, positionOf(at)));
    const commented = runExample(withComments(example, found, id), rule);
    expect(commented.problems.length === 0).toBe(takesComments(id) && !isCode);
    const ofFiles = runExample(withFileComments(example, id), rule);
    expect(ofFiles.problems.some((problem) => problem.rule === id)).toBe(!takesComments(id));
    const annotated = runExample(withAnnotations(example, id), rule);
    const left = annotated.problems.filter((problem) => problem.rule === id);
    expect(left.length === 0).toBe(takesAnnotations(id));
  });

  test.each([...page.good, ...page.silent].map((example) => [example.title, example] as const))(
    'silent: %s',
    (_, example) => {
      expect(linesOf(runExample(example, rule))).toEqual([]);
    },
  );
});

const needingBase = catalogue.filter(({ meta }) => meta.needsBase !== undefined);

test.each(
  needingBase.flatMap((rule) =>
    readPage(rule.meta.id).bad.map(
      (example) => [rule.meta.id, example.title, example, rule] as const,
    ),
  ),
)('%s needs a base, and finds nothing without: %s', (_id, _title, example, rule) => {
  expect(example.base.length).toBeGreaterThan(0);
  expect(linesOf(runExample({ ...example, base: [] }, rule))).toEqual([]);
});

/** Whether a line is within a block scalar, where `#` begins no comment. */
function isInBlock({ files }: PageExample, { path, line }: Position): boolean {
  const lines = files.find((file) => file.path === path)?.text.split('\n') ?? [];
  const indent = indentOf(lines[line - 1] ?? '');
  const above = lines.slice(0, line - 1).findLast((text) => indentOf(text) < indent);
  return above?.endsWith('|') === true;
}

function indentOf(line: string): number {
  return line.search(/\S/);
}

/** The example with a comment on the line above each problem. */
function withComments(example: PageExample, problems: Report['problems'], id: string): PageExample {
  const places = new Set(
    problems.map(({ at }) => positionOf(at)).map(({ path, line }) => `${path}:${line}`),
  );
  const files = example.files.map(({ path, text }) => {
    const lines = text.split('\n').flatMap((line, at) => {
      const indent = /^ */.exec(line)?.[0] ?? '';
      const comment = `${indent}# envfrom-ignore ${id} -- reason`;
      return places.has(`${path}:${at + 1}`) ? [comment, line] : [line];
    });
    return { path, text: lines.join('\n') };
  });
  return { ...example, files };
}

/** The example with a comment about the file at the top of each; JSON has no comments. */
function withFileComments(example: PageExample, id: string): PageExample {
  const files = example.files.map(({ path, text }) => ({
    path,
    text: path.endsWith('.lock') ? text : `# envfrom-ignore-file ${id} -- reason\n${text}`,
  }));
  return { ...example, files };
}

/** The example with an annotation in all metadata of its objects and pod templates. */
function withAnnotations(example: PageExample, id: string): PageExample {
  const annotation = (indent: string): string =>
    `${indent}  annotations:\n${indent}    ignore.envfrom.dev/${id}: reason\n`;
  const files = example.files.map(({ path, text }) => ({
    path,
    text: text
      .replace(/^( *)metadata:\n/gm, (found, indent: string) => found + annotation(indent))
      // Metadata that has annotations already.
      .replace(
        /^( +)annotations:\n(.*\n)((?:\1(?! ?annotations:).*\n)*?)\1annotations:\n/gm,
        (_, indent: string, first: string, between: string) =>
          `${between}${indent}annotations:\n${first}`,
      ),
  }));
  return { ...example, files };
}

function linesOf(report: Report): string[] {
  return report.problems.map(({ at, rule, message }) => {
    const { path, line } = positionOf(at);
    return `${path}:${line} ${rule}: ${message}`;
  });
}
