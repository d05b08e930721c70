import { describe, expect, test } from 'vitest';
import { catalogue } from '../../rules/catalogue.ts';
import { ENGINES } from '../../src/commands/engines.ts';
import type { FileTree } from '../../src/model/file-tree.ts';
import type { Problem } from '../../src/model/problem.ts';
import type { Report } from '../../src/model/report.ts';
import { placeOf } from '../../src/model/span.ts';
import { compareReports } from '../../src/pipeline/compare-reports.ts';
import { examine } from '../../src/pipeline/examine.ts';
import { SETTINGS } from '../settings.ts';
import { treeOf } from '../tree.ts';

type Files = Readonly<Record<string, string>>;

function compared(before: Files, after: Files): Report {
  return between(treeOf(before), treeOf(after));
}

function between(before: FileTree, after: FileTree): Report {
  const base = examine(ENGINES, before, catalogue, SETTINGS);
  const head = examine(ENGINES, after, catalogue, SETTINGS, base.evidence);
  return compareReports(head.report, base.report, 'main');
}

/** What is new, old and fixed. */
function told({ problems, comparison }: Report) {
  return {
    new: problems.map(inShort),
    old: comparison?.old.map(inShort),
    fixed: comparison?.fixed.map(inShort),
  };
}

function inShort({ rule, at, builds }: Problem): string {
  return [`${placeOf(at)} ${rule}`, ...builds].join(' ');
}

function configMap(name: string, data = 'A: a'): string {
  return `apiVersion: v1\nkind: ConfigMap\nmetadata:\n  name: ${name}\ndata:\n  ${data}\n`;
}

/** A pod that reads a ConfigMap; `above` precedes it. */
function pod(name: string, config: string, above = ''): string {
  return `${above}apiVersion: v1
kind: Pod
metadata:
  name: ${name}
spec:
  containers:
    - name: app
      image: app
      envFrom:
        - configMapRef:
            name: ${config}
`;
}

const overlayIn = (folder: string): Files => ({
  [`${folder}/kustomization.yaml`]: 'resources: [pod.yaml]\n',
  [`${folder}/pod.yaml`]: pod('a', 'gone'),
});

const podsIn = (...folders: readonly string[]): Files =>
  Object.fromEntries(folders.map((folder) => [`${folder}/pod.yaml`, pod('a', 'gone')]));

const badConfigIn = (folder: string): Files => ({ [`${folder}/c.yaml`]: configMap('c', 'A: 1') });

const overlay = (folder: string, generates: boolean): Files => ({
  [`${folder}/kustomization.yaml`]: `resources: [../base]\n${
    generates ? 'configMapGenerator: [{name: app, literals: [A=a]}]\n' : ''
  }`,
});

const rootOf = (names: string): Files => ({
  'kustomization.yaml': `resources: [${names}, "https://github.com/example/base?ref=v1"]\n`,
});

const optional = (text: string): string =>
  text.replace(`${' '.repeat(12)}name: app`, '$&\n            optional: true');

const kustomizationWith = (generators: string): Files => ({
  'kustomization.yaml': `resources: [pod.yaml]\n${generators}`,
  'pod.yaml': pod('a', 'app'),
});

describe('a problem is not new', () => {
  const old = { 'pod.yaml': pod('a', 'gone') };

  test('when its lines moved', () => {
    const after = { 'pod.yaml': pod('a', 'gone', '# one\n# two\n') };
    expect(told(compared(old, after))).toEqual({
      new: [],
      old: ['pod.yaml:13 undeclared-config-map .'],
      fixed: [],
    });
  });

  test('when its file was renamed, or its object moved to another file of the build', () => {
    const pair = { ...old, 'other.yaml': pod('b', 'missing') };
    const files = { 'app.yaml': pod('a', 'gone'), 'other.yaml': pod('b', 'missing') };
    expect(told(compared(pair, files)).new).toEqual([]);
    const one = { 'other.yaml': `${pod('b', 'missing')}---\n${pod('a', 'gone')}` };
    expect(told(compared(pair, one))).toMatchObject({ new: [], fixed: [] });
  });

  test('when the folder of its build was renamed', () => {
    expect(told(compared(overlayIn('prod'), overlayIn('production')))).toMatchObject({
      new: [],
      fixed: [],
    });
  });

  test('when less is known of it than before', () => {
    const near = { ...old, 'config.yaml': configMap('gonee') };
    expect(told(compared(near, old))).toEqual({
      new: [],
      old: ['pod.yaml:11 undeclared-config-map .'],
      fixed: [],
    });
  });

  test('when the base cannot be read there', () => {
    const broken = { 'pod.yaml': `${pod('a', 'gone')}---\n<<<<<<< HEAD\na: [\n` };
    const { problems, comparison } = compared(broken, old);
    expect(problems).toEqual([]);
    expect(comparison).toMatchObject({ uncompared: 0, old: [{ rule: 'undeclared-config-map' }] });
    const build = (resources: string): Files => ({
      'kustomization.yaml': `resources: ${resources}\n`,
      'pod.yaml': pod('a', 'gone'),
    });
    const failed = compared(build('[pod.yaml, not-there.yaml]'), build('[pod.yaml]'));
    expect(failed.problems).toEqual([]);
    expect(failed.comparison).toMatchObject({ uncompared: 1, fixed: [expect.anything()] });
  });

  test('when only line ends or quotes changed', () => {
    const crlf = { 'pod.yaml': pod('a', 'gone').replaceAll('\n', '\r\n') };
    expect(told(compared(old, crlf))).toMatchObject({ new: [], fixed: [] });
  });
});

describe('a problem is new', () => {
  test('in a file that the change did not touch', () => {
    const before = { 'pod.yaml': pod('a', 'app'), 'config.yaml': configMap('app') };
    const { problems } = compared(before, { 'pod.yaml': pod('a', 'app') });
    expect(problems).toMatchObject([
      {
        rule: 'missing-config-map',
        severity: 'error',
        message: expect.stringContaining('This change removes ConfigMap `app`'),
        related: [{ message: 'defined here before this change', before: true }],
      },
    ]);
    expect(problems.map((problem) => (problem.related ?? []).map(({ at }) => placeOf(at)))).toEqual(
      [['config.yaml:4']],
    );
  });

  test('when there are more of the same', () => {
    const { problems, comparison } = compared(podsIn('one'), podsIn('one', 'two'));
    expect([problems.length, comparison?.old.length]).toEqual([0, 1]);
    expect(
      told(compared(badConfigIn('one'), { ...badConfigIn('one'), ...badConfigIn('two') })),
    ).toEqual({
      new: ['two/c.yaml:6 non-string-value two'],
      old: ['one/c.yaml:6 non-string-value one'],
      fixed: [],
    });
  });

  test('in one build, when the others had it', () => {
    const base = {
      'base/kustomization.yaml': 'resources: [pod.yaml]\n',
      'base/pod.yaml': pod('a', 'app'),
    };
    const before = { ...base, ...overlay('dev', false), ...overlay('prod', true) };
    const after = { ...base, ...overlay('dev', false), ...overlay('prod', false) };
    expect(told(compared(before, after)).new).toEqual(['base/pod.yaml:11 missing-config-map prod']);
  });

  test('when it got graver', () => {
    const { problems } = compared(
      { 'config.yaml': configMap('app', 'A: a'), 'pod.yaml': pod('a', 'gone') },
      { 'config.yaml': configMap('gnoe', 'A: a'), 'pod.yaml': pod('a', 'gone') },
    );
    expect(problems.map(({ rule }) => rule)).toEqual(['missing-config-map']);
  });
});

describe('a source that the change removes', () => {
  const files = { 'pod.yaml': pod('a', 'app'), 'config.yaml': configMap('app') };
  const rulesOf = (after: Files, before: Files = files): readonly string[] =>
    compared(before, after)
      .problems.map(({ rule }) => rule)
      .filter((rule) => /^(?:missing|undeclared)-/.test(rule));

  test('is no error where another file makes it, or may', () => {
    expect(rulesOf({ 'pod.yaml': pod('a', 'app'), 'moved.yaml': configMap('app') })).toEqual([]);
    const hook = 'kubectl create configmap app --from-file=app.env\n';
    expect(rulesOf({ 'pod.yaml': pod('a', 'app'), 'deploy.sh': hook })).toEqual([]);
    const remote = 'resources: [pod.yaml, "https://github.com/example/base?ref=v1"]\n';
    const root = { 'pod.yaml': pod('a', 'app'), 'config.yaml': configMap('app') };
    const whole = { ...root, 'kustomization.yaml': 'resources: [pod.yaml, config.yaml]\n' };
    expect(rulesOf({ 'pod.yaml': pod('a', 'app'), 'kustomization.yaml': remote }, whole)).toEqual(
      [],
    );
  });

  test('is one where what may make it was there before', () => {
    const root = { 'pod.yaml': pod('a', 'app'), 'config.yaml': configMap('app') };
    const before = { ...root, ...rootOf('pod.yaml, config.yaml') };
    expect(rulesOf({ 'pod.yaml': pod('a', 'app'), ...rootOf('pod.yaml') }, before)).toEqual([
      'missing-config-map',
    ]);
  });

  test('is none for a reference that is optional', () => {
    const [before, after] = [pod('a', 'app'), optional(pod('a', 'app'))];
    expect(rulesOf({ 'pod.yaml': after })).toEqual([]);
    expect(before).not.toBe(after);
  });

  test('is told of a generator too, whose names have a hash', () => {
    const before = kustomizationWith('configMapGenerator: [{name: app, literals: [A=a]}]\n');
    expect(rulesOf(kustomizationWith(''), before)).toEqual(['missing-config-map']);
  });
});
