import { expect, test } from 'vitest';
import { catalogue } from '../../rules/catalogue.ts';
import { pages } from '../../rules/pages.ts';
import type { Problem } from '../../src/model/problem.ts';
import type { Report } from '../../src/model/report.ts';
import { DEFAULT_FORMAT_OPTIONS } from '../../src/report/problems/format-options.ts';
import { formatProblems } from '../../src/report/problems/format-problems.ts';
import { schemaCheck } from '../schema-check.ts';
import { MISSING, REPORT, UNUSED } from './sample.ts';

/** What GitHub code scanning and GitLab refuse, or show wrongly, beyond what the schema of SARIF says. */
const REFERENCE = /^(?:[\w.~-]|%[\dA-F]{2})+(?:\/(?:[\w.~-]|%[\dA-F]{2})+)*$/;
const errorsOf = schemaCheck('sarif-slice.schema.json');

interface Region {
  readonly startLine: number;
  readonly startColumn: number;
  readonly endLine: number;
  readonly endColumn: number;
}

interface Place {
  readonly physicalLocation: {
    readonly artifactLocation: { readonly uri: string };
    readonly region: Region;
  };
}

interface Rule {
  readonly id: string;
  readonly helpUri: string;
  readonly shortDescription: { readonly text: string };
  readonly help: { readonly text: string };
  readonly properties: { readonly tags: readonly string[] };
}

interface Result {
  readonly ruleId: string;
  readonly ruleIndex: number;
  readonly level: string;
  readonly message: { readonly text: string };
  readonly locations: readonly Place[];
  readonly relatedLocations?: readonly Place[];
}

interface Run {
  readonly tool: { readonly driver: { readonly rules: readonly Rule[] } };
  readonly results: readonly Result[];
}

function runOf(report: Report): Run {
  const text = formatProblems('sarif', report, {
    ...DEFAULT_FORMAT_OPTIONS,
    version: '1.2.3',
    pages,
  });
  const log: { readonly runs: readonly [Run] } = JSON.parse(text);
  expect(errorsOf(log)).toEqual([]);
  return log.runs[0];
}

function at(path: string, text: string, word: string): Problem['at'] {
  const start = text.indexOf(word);
  return { file: { path, text }, start, end: start + word.length };
}

test('rules: one for each id, found by its index, within the limits', () => {
  const metas = catalogue.map(({ meta }) => meta);
  const { tool, results } = runOf({ ...REPORT, rules: metas });
  const { rules } = tool.driver;
  const ids = rules.map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
  expect(results.map(({ ruleIndex }) => ids[ruleIndex])).toEqual(
    results.map(({ ruleId }) => ruleId),
  );
  for (const { id, helpUri, shortDescription, help, properties } of rules) {
    expect([id.length <= 255, properties.tags.length <= 10]).toEqual([true, true]);
    expect(shortDescription.text.length).toBeLessThanOrEqual(1024);
    expect(help.text).not.toBe('');
    expect(new URL(helpUri).protocol).toBe('https:');
  }
});

test('places: relative references, lines and UTF-16 columns from 1', () => {
  const evil = 'a b/ü:%#?[x].yaml';
  const problems = [
    { ...MISSING, at: at(evil, 'a: 😀 name\n', 'name') },
    { ...MISSING, at: at('crlf.yaml', 'a: |\r\n  b\r\nc: d', 'a: |\r\n  b') },
    { ...MISSING, at: { ...at('end.yaml', 'a: b\n', 'a'), start: 5, end: 5 } },
    { ...MISSING, at: { ...at('none.yaml', '', ''), start: 0, end: 0 } },
  ];
  const { results } = runOf({ ...REPORT, problems });
  const places = results.map(({ locations: [place] }) => place?.physicalLocation);
  expect(places.map((place) => place?.region)).toEqual([
    { startLine: 1, startColumn: 7, endLine: 1, endColumn: 11 },
    { startLine: 1, startColumn: 1, endLine: 1, endColumn: 5 },
    { startLine: 2, startColumn: 1, endLine: 2, endColumn: 1 },
    { startLine: 1, startColumn: 1, endLine: 1, endColumn: 1 },
  ]);
  expect(places[0]?.artifactLocation.uri).toBe('a%20b/%C3%BC%3A%25%23%3F%5Bx%5D.yaml');
  const all = results.flatMap(({ locations, relatedLocations = [] }) => [
    ...locations,
    ...relatedLocations,
  ]);
  for (const { physicalLocation } of all)
    expect(physicalLocation.artifactLocation.uri).toMatch(REFERENCE);
});

test('results: a level, a text and one place each, at most 100 places shown', () => {
  const related = Array.from({ length: 300 }, () => ({ at: UNUSED.at, message: '' }));
  const problems = [{ ...MISSING, related, message: '' }, MISSING, UNUSED];
  const { results } = runOf({ ...REPORT, problems });
  for (const { level, message, locations, relatedLocations = [] } of results) {
    expect(['error', 'warning', 'note']).toContain(level);
    expect(message.text).not.toBe('');
    expect(locations).toHaveLength(1);
    expect(locations.length + relatedLocations.length).toBeLessThanOrEqual(100);
  }
});

test('the worst come first where code scanning does not keep all', () => {
  const problems = [...Array.from({ length: 5000 }, () => UNUSED), MISSING];
  const { results } = runOf({ ...REPORT, problems });
  expect([results.length, results[0]?.ruleId]).toEqual([5001, 'missing-config-map']);
});
