import { statSync } from 'node:fs';
import { resolve } from 'node:path';
import { catalogue } from '../../rules/catalogue.ts';
import { openRun } from '../../src/cli/open-run.ts';
import { check } from '../../src/commands/check.ts';
import type { FileTree } from '../../src/model/file-tree.ts';
import type { Report } from '../../src/model/report.ts';
import { loadAllParts } from '../../src/commands/load-parts.ts';

await loadAllParts();

/** A repository on disk, ready to be checked as it is, or changed in memory. */
export interface Repository {
  readonly tree: FileTree;
  readonly check: (tree: FileTree) => Report;
}

/** The repository at a path as `check --no-config` reads it there. Throws CannotRun, or what the file system says. */
export async function openRepository(path: string): Promise<Repository> {
  const cwd = resolve(path);
  if (!statSync(cwd).isDirectory()) throw new Error(`${path} is not a folder`);
  const { stdin, stdout, stderr } = process;
  const outside = { cwd, env: {}, stdin, stdout, stderr };
  const { tree, settings } = await openRun(['.'], new Map([['no-config', ['true']]]), outside);
  return { tree, check: (changed) => check(changed, catalogue, settings) };
}
