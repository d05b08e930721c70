import { expect, test } from 'vitest';
import { catalogue } from '../../rules/catalogue.ts';
import { ENGINES } from '../../src/commands/engines.ts';
import { examine } from '../../src/pipeline/examine.ts';
import { SETTINGS } from '../settings.ts';
import { treeOf } from '../tree.ts';

const pod = (name: string): string =>
  `apiVersion: v1\nkind: Pod\nmetadata: {name: ${name}}\nspec: {containers: [{name: c, image: i, envFrom: [{configMapRef: {name: ${name}}}]}]}\n---\n`;
const configMap = (name: string): string =>
  `apiVersion: v1\nkind: ConfigMap\nmetadata: {name: ${name}}\ndata: {A: b}\n---\n`;

/** What is said of the ConfigMaps that pods name and nothing makes, beside those that the repository makes. */
function found(
  [named, made]: readonly [named: string, made: string],
  base?: string,
  settings = SETTINGS,
): readonly string[] {
  const treeWith = (names: string) => {
    const own = made.split(' ').filter(Boolean);
    const text = [...names.split(' '), ...own].map(pod).join('') + own.map(configMap).join('');
    return treeOf({ 'a.yaml': text });
  };
  const before = base && examine(ENGINES, treeWith(base), catalogue, settings).evidence;
  const { report } = examine(ENGINES, treeWith(named), catalogue, settings, before || undefined);
  return report.problems
    .filter(({ rule }) => rule === 'undeclared-config-map')
    .map(({ severity, subject }) => `${severity} ${subject?.detail}`);
}

test.each([
  ['few', 'alpha bravo', '', ['warning alpha', 'warning bravo']],
  [
    'several, and none is made here',
    'alpha bravo kilo',
    '',
    ['info alpha', 'info bravo', 'info kilo'],
  ],
  [
    'several, and most are made here',
    'alpha bravo kilo',
    'one-db two-mq six-ui',
    ['warning alpha', 'warning bravo', 'warning kilo'],
  ],
])('ConfigMaps that nothing makes: %s', (_, named, made, expected) => {
  expect(found([named, made])).toEqual(expected);
});

test('the one that a change brings is a warning', () => {
  expect(found(['alpha bravo kilo', ''], 'alpha bravo')).toEqual([
    'info alpha',
    'info bravo',
    'warning kilo',
  ]);
});

test('all are errors where the user asks for it', () => {
  expect(found(['alpha bravo kilo', ''], undefined, { ...SETTINGS, strict: true })).toEqual([
    'error alpha',
    'error bravo',
    'error kilo',
  ]);
});

test.each([
  [10, true],
  [9, false],
])('help says that nearly all others are made here: %d', (made, isSaid) => {
  const own = Array.from({ length: made }, (_, index) => `own-${'abcdefghij'.charAt(index)}x`);
  const text = [pod('kilo'), ...own.map(pod), ...own.map(configMap)].join('');
  const { report } = examine(ENGINES, treeOf({ 'a.yaml': text }), catalogue, SETTINGS);
  const problem = report.problems.find(({ rule }) => rule === 'undeclared-config-map');
  expect(
    problem?.help?.startsWith(`${made} other ConfigMaps are defined in this repository. `),
  ).toBe(isSaid);
});
