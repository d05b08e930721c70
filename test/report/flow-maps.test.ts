import { expect, test } from 'vitest';
import { secretTextRanges } from '../../src/report/redact/secret-text-ranges.ts';

/** The text with its secret parts as `***`. */
function redacted(text: string): string {
  return secretTextRanges(text, 0, text.length).reduceRight(
    (shown, { start, end }) => `${shown.slice(0, start)}***${shown.slice(end)}`,
    text,
  );
}

test.each([
  ['metadata: {name: common-secrets}', 'metadata: {name: common-secrets}'],
  ['metadata: {name: common, namespace: shop}', 'metadata: {name: common, namespace: shop}'],
  ['metadata: {name: Zk3jQ9xLm2Vb8TnR4wYp}', 'metadata: {name: ***}'],
  ['metadata: {name: a, owner: b c}', 'metadata: {name: a, owner: ***}'],
  ['data: {TOKEN: ""}', 'data: {TOKEN: ***}'],
  ['data: {TOKEN: , B: c}', 'data: {TOKEN: , B: ***}'],
  ['data: {name: secret, "b.c": "d, e"}', 'data: {name: ***, "b.c": ***}'],
  ["stringData: {a: 'x y', b: x:y}", 'stringData: {a: ***, b: ***}'],
  // Anything less plain is hidden whole.
  ['metadata: {name: a, labels: {b: c}}', 'metadata: ***'],
  ['data: {a: "x\\"y", b: c}', 'data: ***'],
  ['data: {a: {{ .Values.a }}}', 'data: ***'],
  ['data: {a: b', 'data: ***'],
  ['data: {a:b}', 'data: ***'],
  ['data: {a b: c}', 'data: ***'],
])('%s', (line, expected) => {
  expect(redacted(line)).toBe(expected);
});
