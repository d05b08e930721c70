import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { runFile } from '../scripts/conformance/run-file.ts';

/** The files of vectors in a folder. */
export function vectorFiles(folder: string): readonly string[] {
  const names = readdirSync(folder).filter((name) => name.endsWith('.json'));
  return names.sort().map((name) => join(folder, name));
}

/** A line for each vector of a file that the engine answers otherwise than the real program. */
export function failuresIn(path: string): readonly string[] {
  const groups = runFile(path);
  const ran = groups.reduce(
    (sum, { total, outOfScope, notImitated }) =>
      sum + total + outOfScope.length + notImitated.length,
    0,
  );
  if (ran === 0) return ['no case was run'];
  return groups.flatMap(({ group, failures }) =>
    failures.map(({ name, detail }) => `${group}: ${name}: ${detail}`),
  );
}
