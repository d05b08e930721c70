import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { runFile } from '../scripts/conformance/run-file.ts';

const OWN = fileURLToPath(new URL('conformance', import.meta.url));
const SHARED = fileURLToPath(new URL('../../shared/conformance', import.meta.url));

describe('vectors of the repository', () => {
  test.each(filesIn(OWN))('%s', (name) => expect(failuresOf(join(OWN, name))).toEqual([]));
});

/** All vectors: on the machines of CI they must be there. */
describe('vectors of the workshop', () => {
  const isThere = existsSync(SHARED);
  test('are there in CI', () => expect(isThere || process.env['CI'] === undefined).toBe(true));
  test.skipIf(!isThere).each(isThere ? filesIn(SHARED) : ['../shared/conformance'])('%s', (name) =>
    expect(failuresOf(join(SHARED, name))).toEqual([]),
  );
});

function filesIn(folder: string): readonly string[] {
  return readdirSync(folder).filter((name) => name.endsWith('.json'));
}

function failuresOf(path: string): readonly string[] {
  const results = runFile(path);
  const ran = results.reduce((sum, { total, outOfScope }) => sum + total + outOfScope.length, 0);
  if (ran === 0) return ['no case was run'];
  return results.flatMap(({ group, failures }) =>
    failures.map(({ name, detail }) => `${group}: ${name}: ${detail}`),
  );
}
