import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import {
  freshVerdictPage,
  tableOf,
  VERDICT_PAGE,
  verdictExamples,
} from '../../scripts/verdicts/verdict-page.ts';
import type { Proof, Verdict } from '../../src/model/reference.ts';

/** Every verdict and proof there is: the compiler says when one is added. */
const VERDICTS: Readonly<Record<Exclude<Verdict['kind'], 'broken'>, true>> = {
  present: true,
  elsewhere: true,
  produced: true,
  assumed: true,
  optional: true,
  unknown: true,
  undeclared: true,
};
const PROOFS: Readonly<Record<Proof, true>> = {
  'missing-key': true,
  'other-kind': true,
  'other-namespace': true,
  'near-miss': true,
  siblings: true,
  unhashed: true,
  removed: true,
};

const page = readFileSync(VERDICT_PAGE, 'utf8');
const examples = verdictExamples(page.split('\n'));

describe('docs/verdicts.md', () => {
  test('explains each verdict and each proof with an example', () => {
    const all = [
      ...Object.keys(VERDICTS),
      ...Object.keys(PROOFS).map((proof) => `broken (${proof})`),
    ];
    expect(examples.map(({ verdict }) => verdict)).toEqual(all);
  });

  test.each(examples)('$verdict is the verdict of its example', (example) => {
    const verdicts = tableOf(example)
      .slice(1)
      .map((line) => line.split(/ {2,}/)[0]);
    expect(verdicts).toContain(example.verdict);
  });

  test('its outputs are fresh', () => {
    expect(page === freshVerdictPage().text, 'run `npm run update-generated`').toBe(true);
  });
});
