import { readFileSync } from 'node:fs';
import { groupsOf } from './groups.ts';
import { isObject } from './json.ts';
import type { GroupResult } from './types.ts';

/** Runs every group of vectors that a file holds; a file of an unknown shape is one failure. */
export function runFile(path: string): readonly GroupResult[] {
  const content: unknown = JSON.parse(readFileSync(path, 'utf8'));
  // Newer files are a list of cases and nothing else.
  const json = Array.isArray(content) ? { cases: content } : content;
  if (!isObject(json)) return [unknownShape()];
  const groups = groupsOf(json);
  return groups.length === 0
    ? [unknownShape()]
    : groups.flatMap((group) => group.run({ path, json }));
}

function unknownShape(): GroupResult {
  const failures = [{ name: 'file', detail: 'its shape is not one we know' }];
  return { group: 'file', passed: 0, total: 1, failures, outOfScope: [], notImitated: [] };
}
