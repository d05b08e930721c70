import { expect, test } from 'vitest';
import { spend, workBudget, workDone } from '../../src/render/kustomize/load/work-budget.ts';
import { measured, noteWork } from '../../src/render/work/meter.ts';

const AT = { file: { path: 'a.yaml', text: 'a: b\n' }, start: 0, end: 1 };

test('a build that asks for endless work has done what it may do, and the next one is measured as before', () => {
  const budget = workBudget();
  expect(spend(budget, Number.POSITIVE_INFINITY, AT)).toBeDefined();
  const all = workDone(budget);
  expect(Number.isFinite(all)).toBe(true);
  noteWork(all);
  expect(measured(() => noteWork(5))).toEqual([undefined, 5]);
});
