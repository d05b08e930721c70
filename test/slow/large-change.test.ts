import { join } from 'node:path';
import { expect, test } from 'vitest';
import { actionSummary } from '../../scripts/action-summary.ts';
import { writeLargeChange } from '../../scripts/large-change.ts';
import { scratch } from '../scratch.ts';

/** Lines that a reviewer sees without scrolling. */
const SCREEN = 20;

test('the summary of a change that touches 96 workloads shows its one error on the first screen', () => {
  const root = scratch({});
  const [before, after] = [join(root, 'before'), join(root, 'after')];
  writeLargeChange(before, after);
  const lines = actionSummary(before, after).split('\n');
  const [title, ...screen] = lines.slice(0, SCREEN);
  expect(title).toBe('## envfrom: 1 new error and 1 new warning in 2 files');
  const seen = screen.join('\n');
  expect(seen).toMatch(/^\| \[17\]\(.*\) \| \*\*error\*\*.* `payment-settings` does not exist/m);
  expect(seen).toMatch(/^### 96 workloads: 5 would not start, /m);
  // The new workloads are folded away, as one line.
  const folded = lines.filter((line) => line.startsWith('<details><summary><b>87 workloads of '));
  expect(folded).toHaveLength(1);
});
