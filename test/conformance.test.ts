import { execFile } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { beforeAll, describe, expect, test } from 'vitest';
import notImitated from '../scripts/conformance/not-imitated.json' with { type: 'json' };
import type { GroupResult } from '../scripts/conformance/types.ts';

const OWN = fileURLToPath(new URL('conformance', import.meta.url));
const SHARED = fileURLToPath(new URL('../../shared/conformance', import.meta.url));
const results = new Map<string, readonly GroupResult[]>();

/** One process runs all vectors, bundled: ten thousand cases take half the time that they take among the tests. */
beforeAll(async () => {
  const paths = [OWN, SHARED].flatMap((folder) =>
    filesIn(folder).map((name) => join(folder, name)),
  );
  const lines = await conformance(['--json', ...paths]);
  for (const line of lines.split('\n').filter((each) => each !== '')) {
    const { path, groups }: { path: string; groups: readonly GroupResult[] } = JSON.parse(line);
    results.set(path, groups);
  }
});

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
  test.skipIf(!isThere)('every case that is listed as not imitated has another answer here', () => {
    const found = [...results.values()].flatMap((groups) =>
      groups.flatMap((group) => group.notImitated.map(({ name }) => name)),
    );
    expect([...new Set(found)].sort()).toEqual(Object.values(notImitated).flat().sort());
  });
});

function filesIn(folder: string): readonly string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder).filter((name) => name.endsWith('.json'));
}

/** What the script prints; it exits with 1 when a case fails, and says so in its lines. */
function conformance(args: readonly string[]): Promise<string> {
  const options = { maxBuffer: 1024 ** 3 };
  return new Promise((resolve) => {
    const command = ['scripts/run.mjs', 'conformance', ...args];
    execFile(process.execPath, command, options, (_error, stdout) => resolve(stdout));
  });
}

function failuresOf(path: string): readonly string[] {
  const groups = results.get(path);
  if (groups === undefined) return ['the file was not run to its end'];
  const ran = groups.reduce((sum, group) => sum + group.total + group.outOfScope.length, 0);
  if (ran === 0) return ['no case was run'];
  return groups.flatMap(({ group, failures }) =>
    failures.map(({ name, detail }) => `${group}: ${name}: ${detail}`),
  );
}
