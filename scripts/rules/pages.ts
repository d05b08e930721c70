import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { parsePage } from './parse-page.ts';
import type { RulePage } from './parse-page.ts';

const RULES = 'rules';

/** What rules share; a folder beside theirs. */
const KIT = 'kit';

/** Ids of the rules that have a folder, sorted. */
export function ruleFolders(): readonly string[] {
  return readdirSync(RULES, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && entry.name !== KIT)
    .map((entry) => entry.name)
    .sort();
}

export function pagePath(id: string): string {
  return join(RULES, id, 'README.md');
}

export function readPage(id: string): RulePage {
  return parsePage(readFileSync(pagePath(id), 'utf8'));
}
