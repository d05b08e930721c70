import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { newRule, ruleArguments } from '../../scripts/rules/new-rule-files.ts';
import { parsePage } from '../../scripts/rules/parse-page.ts';
import { GROUP_TITLES } from '../../src/model/rule.ts';

const CATALOGUE = readFileSync('rules/catalogue.ts', 'utf8');

describe('new-rule', () => {
  test.each([
    [[], '`` is not a rule id: use words-and-dashes'],
    [['Some-Rule'], '`Some-Rule` is not a rule id: use words-and-dashes'],
    [
      ['some-rule', 'value'],
      '`value` is not a group: use references, environment, builds, values, fields, volumes, unused, files',
    ],
    [['some-rule', 'values', 'fatal'], '`fatal` is not a severity: use error, warning, info, off'],
    [['some-rule', 'values', 'error', 'x'], '`x` is one argument too many'],
    [['some-rule'], { id: 'some-rule', group: 'values', severity: 'warning' }],
  ])('%j', (args, expected) => expect(ruleArguments(args)).toEqual(expected));

  test('knows every group', () => {
    const groups = Object.keys(GROUP_TITLES);
    const refused = groups.filter((group) => typeof ruleArguments(['a-b', group]) === 'string');
    expect(refused).toEqual([]);
  });

  test('adds the rule behind the last of its group, and two files', () => {
    const files = newRule({ id: 'some-rule', group: 'volumes', severity: 'info' }, CATALOGUE);
    expect(files.map(({ path }) => path)).toEqual([
      'rules/some-rule/rule.ts',
      'rules/some-rule/README.md',
      'rules/catalogue.ts',
    ]);
    const [rule, page, catalogue] = files.map(({ text }) => text);
    expect(rule).toMatch(/id: 'some-rule',[^]*severity: 'info',[^]*group: 'volumes',/);
    expect(parsePage(page ?? '').bad.length).toBe(1);
    const added = catalogue?.split('\n').filter((line) => !CATALOGUE.split('\n').includes(line));
    expect(added).toEqual([
      "import { rule as someRule } from './some-rule/rule.ts';",
      '  someRule,',
    ]);
    expect(catalogue).toContain('  nestedFileMount,\n  someRule,\n');
  });
});
