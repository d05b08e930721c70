import { expect, test } from 'vitest';
import { clippedMessage } from '../../../src/report/document/parts.ts';

const TEXT = 'kubectl refuses `spec.template` of `web`';

test.each([
  [100, ['kubectl refuses ', 'spec.template', ' of ', 'web']],
  [33, ['kubectl refuses ', 'spec.template', ' of ']],
  [22, ['kubectl refuses ', 'spec.…']],
  [5, ['kube…']],
])('the first %i characters of a sentence, names still apart', (length, expected) => {
  const parts = clippedMessage(TEXT, length);
  expect(parts.map(({ text }) => text)).toEqual(expected);
  for (const { text, code } of parts)
    expect(code).toBe(text.startsWith('spec') || text === 'web' ? 'quoted' : undefined);
});
