import { describe, expect, test } from 'vitest';
import { catalogue } from '../../rules/catalogue.ts';
import { ENGINES } from '../../src/commands/engines.ts';
import { messageText } from '../../src/model/message.ts';
import type { Report } from '../../src/model/report.ts';
import { check } from '../../src/pipeline/check.ts';
import { SETTINGS } from '../settings.ts';
import { treeOf } from '../tree.ts';
import { BUILD_BOMBS, TEXT_BOMBS } from './bombs.ts';
import type { Bomb } from './bombs.ts';
import { GITOPS_BOMBS } from './gitops-bombs.ts';
import { PRODUCT_BOMBS } from './product-bombs.ts';

function reportOf(bomb: Bomb | undefined): Report {
  return check(ENGINES, treeOf(bomb?.() ?? {}), catalogue, SETTINGS);
}

describe('what a process cannot be given is a placeholder, and a failure of the container', () => {
  test.each([
    'variables that double',
    'secret parts that double',
    'placeholders that double',
    'a big value used often',
    'prefixed envFrom products',
  ])('%s', (name) => {
    const { environments } = reportOf(TEXT_BOMBS[name]);
    const failures = environments().flatMap((each) => each.failures.map(({ message }) => message));
    expect(failures).toEqual(['exec: argument list too long']);
    const parts = environments().flatMap(({ bindings }) => bindings.flatMap(({ value }) => value));
    expect(parts.some(({ kind }) => kind === 'placeholder')).toBe(true);
    expect(parts.length).toBeLessThan(200_000);
  });
});

describe('a build that makes much out of little is given up with one problem', () => {
  test.each([
    'diamonds of suffixes',
    'components listed twice',
    'bases nested deeply',
    'prefixes nested deeply',
    'replacements that double',
    'replacements that double a map',
    'replacements of all objects',
    'merges into all objects',
    'images of all containers',
    'many generators of a big file',
  ])(
    '%s',
    (name) => {
      const { problems } = reportOf(BUILD_BOMBS[name]);
      expect([...new Set(problems.map(({ rule }) => rule))]).toEqual(['unbuildable-kustomization']);
    },
    120_000,
  );
});

test('so is a JSON patch that copies a long list after each change', () => {
  const { problems } = reportOf(PRODUCT_BOMBS['a JSON patch that copies a list after each change']);
  expect(problems.map(({ rule }) => rule)).toEqual(['unbuildable-kustomization']);
});

test('a chart that copies its copies is given up', () => {
  const { builds, problems } = reportOf(BUILD_BOMBS['a chart of copies']);
  expect(problems).toEqual([]);
  expect(builds.map(({ objects, partial }) => [objects.length, partial.length > 0])).toEqual([
    [0, true],
  ]);
});

describe('a build of thousands of small changes of one object is worked out, and costs what the changes cost', () => {
  test.each(['many JSON operations', 'many strategic patches', 'a JSON patch that moves'])(
    '%s',
    (name) => {
      expect(reportOf(BUILD_BOMBS[name]).problems).toEqual([]);
    },
    60_000,
  );
});

test('what the containers before it leave is not held against a container', () => {
  const { environments } = reportOf(PRODUCT_BOMBS['variables of Services that ConfigMaps set too']);
  const all = environments();
  // Read first, it has all it needs.
  expect(all.at(-1)?.bindings.length).toBe(1800);
  const last = all.at(-2);
  for (const { bindings } of all) expect(bindings.length).toBeGreaterThan(0);
  expect(last?.failures).toEqual([]);
  expect(last?.bindings.map(({ value }) => value)).toEqual([
    [{ kind: 'placeholder', label: 'not worked out: this run has too many variables' }],
  ]);
});

test('nor what the containers beside it leave', () => {
  const { environments } = reportOf(PRODUCT_BOMBS['a Pod of many large containers']);
  expect(environments().at(-1)?.bindings.length).toBe(500);
});

const LARGER =
  'the builds are far larger than the files that they are built from, so envfrom stopped';
const FULL = 'it generates more than 10,000 applications, the limit';
const MADE = 'the run has 10,000 generated Flux and Argo CD objects, the limit';
const STOPPED = 'its generators and templates produce too much or loop for too long';

test.each([
  ['git generators of thousands of files', [FULL]],
  ['a merge of git generators of thousands of files', [STOPPED]],
  ['a matrix of a matrix', [FULL, LARGER]],
  ['unknown clusters with hundreds of values files', [LARGER, MADE]],
  ['Kustomizations that deploy each other', [LARGER]],
])(
  'what is left out is said: %s',
  (name, reasons) => {
    const { uncheckedEntries } = reportOf(GITOPS_BOMBS[name]);
    const said = new Set(uncheckedEntries.map(({ reason }) => messageText(reason)));
    expect([...said].sort()).toEqual(reasons);
  },
  60_000,
);

test('where variables make too much text of a few objects, the others are not filled in', () => {
  const { builds, problems } = reportOf(PRODUCT_BOMBS['a long variable filled in often']);
  const build = builds.find(({ partial }) => partial.length > 0);
  expect(build?.objects.length).toBe(300);
  expect(build?.partial.at(-1)).toMatchObject({
    parts: [
      'ConfigMap c299 is not filled in: its Kustomization produces too much text from its variables',
    ],
  });
  expect(problems.filter(({ rule }) => rule === 'unbuildable-kustomization')).toEqual([]);
});
