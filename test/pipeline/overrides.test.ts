import { expect, test } from 'vitest';
import { catalogue } from '../../rules/catalogue.ts';
import { ENGINES } from '../../src/commands/engines.ts';
import type { Severity } from '../../src/model/problem.ts';
import type { Settings } from '../../src/model/settings.ts';
import { placeOf } from '../../src/model/span.ts';
import { check } from '../../src/pipeline/check.ts';
import { SETTINGS } from '../settings.ts';
import { treeOf } from '../tree.ts';

type Rules = Readonly<Record<string, Severity | 'off'>>;
type Override = readonly [path: string, rules: Rules];

function pod(name: string, comment = ''): string {
  return `apiVersion: v1
kind: Pod
metadata: {name: ${name}}
spec:
  containers:
    - name: app
      image: a
      envFrom: [{secretRef: {name: nowhere-${name}}}] ${comment}
`;
}

const FILES = {
  'new/a.yaml': pod('a'),
  'old/b.yaml': pod('b'),
  'old/deep/c.yaml': pod('c'),
  'chart/Chart.yaml': 'apiVersion: v2\nname: web\nversion: 1.0.0\n',
  'chart/templates/pod.yaml': pod('d'),
};

function problems(
  overrides: readonly Override[],
  settings: Partial<Settings> = {},
  files: Readonly<Record<string, string>> = FILES,
): readonly string[] {
  const report = check(ENGINES, treeOf(files), catalogue, {
    ...SETTINGS,
    overrides: overrides.map(([path, rules]) => ({
      paths: [path],
      rules: new Map(Object.entries(rules)),
    })),
    ...settings,
  });
  return report.problems.map(({ at, severity, rule }) => `${placeOf(at)} ${severity} ${rule}`);
}

test('a rule has another severity in some paths, or is off there', () => {
  expect(problems([])).toEqual([
    'chart/templates/pod.yaml:8 info undeclared-secret',
    'new/a.yaml:8 warning undeclared-secret',
    'old/b.yaml:8 warning undeclared-secret',
    'old/deep/c.yaml:8 warning undeclared-secret',
  ]);
  expect(
    problems([
      ['old/**', { 'undeclared-secret': 'error' }],
      ['old/deep', { 'undeclared-secret': 'off' }],
    ]),
  ).toEqual([
    'chart/templates/pod.yaml:8 info undeclared-secret',
    'new/a.yaml:8 warning undeclared-secret',
    'old/b.yaml:8 error undeclared-secret',
  ]);
});

test('a chosen severity is not lowered; the last override that names the rule counts', () => {
  expect(
    problems([
      ['**', { 'undeclared-secret': 'off' }],
      ['chart', { 'undeclared-secret': 'error' }],
      ['chart', { 'missing-secret': 'off' }],
    ]),
  ).toEqual(['chart/templates/pod.yaml:8 error undeclared-secret']);
});

test('a rule that is off elsewhere runs where an override turns it on', () => {
  const files = {
    'a/map.yaml': 'apiVersion: v1\nkind: ConfigMap\nmetadata: {name: a}\ndata: {x: z}\n',
    'b/map.yaml': 'apiVersion: v1\nkind: ConfigMap\nmetadata: {name: b}\ndata: {x: z}\n',
  };
  const on: Override = ['b/*', { 'unused-config-map': 'info' }];
  expect(problems([], {}, files)).toEqual([]);
  expect(problems([on], {}, files)).toEqual(['b/map.yaml:3 info unused-config-map']);
  const only = new Set(['missing-secret']);
  expect(problems([on], { only }, files)).toEqual([]);
});

test('a suppression is not called unused where its rule is off', () => {
  const mark = '# envfrom-ignore missing-volume -- of another team';
  const files = { 'a/pod.yaml': pod('a', mark), 'b/pod.yaml': pod('b', mark) };
  const quiet: Override = ['**', { 'undeclared-secret': 'off' }];
  const off: Override = ['a', { 'missing-volume': 'off' }];
  expect(problems([quiet, off], {}, files)).toEqual(['b/pod.yaml:8 warning unused-suppression']);
  const silent: Override = ['b', { 'unused-suppression': 'off' }];
  expect(problems([quiet, off, silent], {}, files)).toEqual([]);
});
