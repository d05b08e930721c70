import { expect, test } from 'vitest';
import { annotations, runAction } from '../action/run-action.ts';
import { scratch } from '../scratch.ts';

test('a run of the action for which memory does not suffice leaves a summary', async () => {
  const head = 'apiVersion: v1\nkind: ConfigMap\nmetadata: {name: app}\ndata:\n  KEY_0: 0\n';
  const text = `${head}  B: ${'long '.repeat(20_000)}\n`;
  const files = Array.from({ length: 600 }, (_, at) => [`${at}.yaml`, text]);
  const env = { NODE_OPTIONS: '--max-old-space-size=50' };
  const run = await runAction(scratch(Object.fromEntries(files)), {}, { env });
  expect([run.code, run.outputs]).toEqual([2, { conclusion: 'failure' }]);
  expect(annotations(run.log)).toEqual([expect.stringContaining('The run needs more than the')]);
  expect(run.summary).toContain('## envfrom could not run');
});
