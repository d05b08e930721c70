import { describe, expect, test } from 'vitest';
import { catalogue } from '../../rules/catalogue.ts';
import { exitCodeOf } from '../../src/commands/check/exit-code-of.ts';
import { ENGINES } from '../../src/commands/engines.ts';
import type { FileTree } from '../../src/model/file-tree.ts';
import { words, type Message } from '../../src/model/message.ts';
import type { Finding, Problem, Severity } from '../../src/model/problem.ts';
import type { Report } from '../../src/model/report.ts';
import type { Rule } from '../../src/model/rule.ts';
import type { Settings } from '../../src/model/settings.ts';
import { placeOf } from '../../src/model/span.ts';
import { check } from '../../src/pipeline/check.ts';
import { mergeProblems } from '../../src/pipeline/merge-problems.ts';
import { SETTINGS } from '../settings.ts';
import { tree, treeOf } from '../tree.ts';

const FILE = { path: 'a.yaml', text: 'one\ntwo\nthree\n' };

function problem(start: number, rest: Partial<Problem<Message>> = {}): Problem<Message> {
  const at = { file: FILE, start, end: start + 1 };
  return { at, message: words('m'), rule: 'r', severity: 'warning', builds: [], ...rest };
}

/** A rule that reports the first letter of every file's text. */
function ruleOf(
  id: string,
  severity: Severity | 'off',
  rest: Partial<Finding> = {},
  strict?: Severity,
): Rule {
  return {
    meta: {
      id,
      summary: '',
      severity,
      group: 'files',
      since: '0.1.0',
      ...(strict === undefined ? {} : { strict }),
    },
    questions: [
      {
        about: 'evidence',
        *ask({ files }) {
          for (const { source } of files) {
            if (source !== undefined)
              yield { at: { file: source, start: 0, end: 1 }, message: words(id), ...rest };
          }
        },
      },
    ],
  };
}

describe('the same problem of several builds', () => {
  test('is one that names them all, with the gravest severity, sorted by place', () => {
    const merged = mergeProblems([
      problem(8, { builds: ['z'] }),
      problem(4, { builds: ['b'], severity: 'info' }),
      problem(4, { builds: ['a'], severity: 'error', help: words('grave') }),
      problem(4, { builds: ['b'], severity: 'info' }),
      problem(4, { builds: ['a'], message: words('another') }),
      problem(4, { builds: ['a'], rule: 'q' }),
      problem(0),
    ]);
    expect(merged).toEqual([
      problem(0),
      problem(4, { builds: ['a'], rule: 'q' }),
      problem(4, { builds: ['a'], message: words('another') }),
      problem(4, { builds: ['a', 'b'], severity: 'error', help: words('grave') }),
      problem(8, { builds: ['z'] }),
    ]);
  });

  test('of very many builds takes linear time', () => {
    const many = Array.from({ length: 50_000 }, (_, at) => problem(0, { builds: [`build-${at}`] }));
    expect(mergeProblems(many).map(({ builds }) => builds.length)).toEqual([50_000]);
  });
});

describe('severity', () => {
  test('is the rule’s own, the finding’s, the one under --strict, the configured one', () => {
    const rules = [
      ruleOf('a', 'warning'),
      ruleOf('b', 'warning', { severity: 'info' }),
      ruleOf('c', 'warning', {}, 'error'),
      ruleOf('d', 'off'),
    ];
    expect(severities(rules)).toEqual(['a warning', 'b info', 'c warning']);
    expect(severities(rules, { strict: true })).toEqual(['a warning', 'b info', 'c error']);
    const configured = new Map<string, Severity | 'off'>([
      ['a', 'off'],
      ['b', 'error'],
      ['c', 'info'],
      ['d', 'info'],
    ]);
    expect(severities(rules, { strict: true, rules: configured })).toEqual([
      'b error',
      'c info',
      'd info',
    ]);
  });
});

test('a report about some files has only what is in them', () => {
  const files = tree`
    === a.yaml
    apiVersion: v1
    kind: Pod
    metadata: {name: a}
    spec: {containers: [{name: a, envFrom: [{configMapRef: {name: here}}, {secretRef: {name: x}}]}]}
    === b.yaml
    apiVersion: v1
    kind: Pod
    metadata: {name: b}
    spec: {containers: [{name: b, envFrom: [{configMapRef: {name: gone}}]}]}
    === here.yaml
    apiVersion: v1
    kind: ConfigMap
    metadata: {name: here}
    data: {A: "1"}
  `;
  const whole = check(ENGINES, files, catalogue, SETTINGS);
  const part = check(ENGINES, { ...files, selected: new Set(['a.yaml']) }, catalogue, SETTINGS);
  expect(whole.problems.map(({ at }) => placeOf(at))).toEqual(['a.yaml:4', 'b.yaml:4']);
  expect(part.problems.map(({ at, rule }) => [placeOf(at), rule])).toEqual([
    ['a.yaml:4', 'undeclared-secret'],
  ]);
  expect(part.files.map(({ path }) => path)).toEqual(['a.yaml']);
  expect(part.references.map(({ verdict }) => verdict.kind)).toEqual(['present', 'undeclared']);
  expect(part.environments().map(({ workload }) => workload.manifest.name)).toEqual(['a']);
});

describe('files', () => {
  test('that are no manifests are never read; excluded ones leave a trace', () => {
    const files: FileTree = {
      paths: ['image.png', 'pod.yaml'],
      excluded: ['aaa.yaml', 'zzz.yaml'],
      read(path) {
        if (path === 'pod.yaml') return { kind: 'bytes', bytes: new TextEncoder().encode('a: 1') };
        throw new Error(`${path} was read`);
      },
    };
    expect(classes(check(ENGINES, files, [], SETTINGS))).toEqual([
      'aaa.yaml excluded',
      'pod.yaml not-kubernetes',
      'zzz.yaml excluded',
    ]);
  });

  test('that cannot be read are problems, unless they vanished', () => {
    const files: FileTree = {
      paths: ['gone.yaml', 'locked.yaml'],
      read: (path) =>
        path === 'gone.yaml'
          ? { kind: 'unreadable', reason: 'no such file', cause: 'missing' }
          : { kind: 'unreadable', reason: 'permission denied' },
    };
    const report = check(ENGINES, files, catalogue, SETTINGS);
    expect(classes(report)).toEqual(['gone.yaml unreadable', 'locked.yaml unreadable']);
    expect(report.problems.map(({ at, message, rule }) => [placeOf(at), rule, message])).toEqual([
      [
        'locked.yaml:1',
        'unreadable-manifest',
        'The file cannot be read (permission denied), so nothing in it is checked.',
      ],
    ]);
  });
});

test.each<
  ['error' | 'warning' | 'info' | 'never', number | undefined, readonly Severity[], number]
>([
  ['error', undefined, ['warning', 'info'], 0],
  ['error', undefined, ['error'], 1],
  ['warning', undefined, ['info'], 0],
  ['warning', undefined, ['warning'], 1],
  ['info', undefined, ['info'], 1],
  ['never', 0, ['error', 'warning'], 0],
  ['error', 1, ['warning'], 0],
  ['error', 1, ['warning', 'warning'], 1],
])('exit code %#', (failOn, maxWarnings, found, code) => {
  const report = check(ENGINES, tree``, [], SETTINGS);
  const problems = found.map((severity, at): Problem => {
    const { at: place, rule, builds } = problem(at);
    return { at: place, rule, builds, severity, message: 'm' };
  });
  expect(exitCodeOf({ ...report, problems }, { failOn, maxWarnings, failOnNothing: false })).toBe(
    code,
  );
});

/** Each file with what it was taken for. */
function classes({ files }: Report): readonly string[] {
  return files.map(
    (file) => `${file.path} ${file.class.kind === 'skipped' ? file.class.as : file.class.kind}`,
  );
}

/** Each problem of a small file as `rule severity`. */
function severities(rules: readonly Rule[], settings: Partial<Settings> = {}): readonly string[] {
  const { problems } = check(ENGINES, treeOf({ 'a.yaml': 'a' }), rules, {
    ...SETTINGS,
    ...settings,
  });
  return problems.map(({ rule, severity }) => `${rule} ${severity}`);
}
