import { expect, test } from 'vitest';
import { diff } from '../../src/commands/diff/compare-trees.ts';
import { ENGINES } from '../../src/commands/engines.ts';
import { DEFAULT_CHANGE_OPTIONS } from '../../src/report/changes/change-options.ts';
import { formatChanges } from '../../src/report/changes/format-changes.ts';
import { SETTINGS } from '../settings.ts';
import { treeOf } from '../tree.ts';
import { lines } from './bombs.ts';

function files(value: string): Readonly<Record<string, string>> {
  return {
    'cm.yaml': `apiVersion: v1\nkind: ConfigMap\nmetadata: {name: cm, namespace: x}\ndata:\n${lines(1000, (at) => `  K${at}: ${value}\n`)}`,
    'w.yaml': lines(
      100,
      (at) =>
        `apiVersion: apps/v1\nkind: Deployment\nmetadata: {name: w${at}, namespace: x}\nspec: {selector: {matchLabels: {a: b}}, template: {metadata: {labels: {a: b}}, spec: {containers: [{name: c, image: x, envFrom: [{configMapRef: {name: cm}}]}]}}}\n---\n`,
    ),
  };
}

test('of a change of thousands of keys in many workloads, the variables of the first are listed, and each has its verdict', () => {
  const change = diff(ENGINES, treeOf(files('a')), treeOf(files('b')), SETTINGS);
  const { workloads, notCompared } = change;
  expect(workloads.map(({ rollout }) => rollout.verdict)).toEqual(Array(100).fill('stale'));
  const amounts = workloads.map(({ containers }) => containers[0]?.variables.length);
  expect(amounts).toEqual([...Array(50).fill(1000), ...Array(50).fill(0)]);
  expect(notCompared.map(({ text }) => text)[0]).toBe(
    'the variables of Deployment `x/w50` are not listed: this change has more than 50,000 variables that change',
  );
  expect(notCompared).toHaveLength(50);
  for (const format of ['text', 'json'] as const)
    expect(formatChanges(format, change, DEFAULT_CHANGE_OPTIONS).length).toBeLessThan(70_000_000);
}, 60_000);
