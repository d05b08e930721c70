import { statSync } from 'node:fs';
import { resolve } from 'node:path';
import { catalogue } from '../../rules/catalogue.ts';
import { ENGINES } from '../../src/commands/engines.ts';
import { openRun } from '../../src/commands/opening/open-run.ts';
import type { FileContent, FileTree } from '../../src/model/file-tree.ts';
import type { Report } from '../../src/model/report.ts';
import { examine } from '../../src/pipeline/examine.ts';
import { openRunMemory } from '../../src/session/run-memory.ts';

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
  const outside = { cwd, env: process.env, stdin, stdout, stderr };
  const { tree, settings } = await openRun(['.'], new Map([['no-config', ['true']]]), outside);
  // What a mutation does not touch is neither parsed nor rendered again.
  const memory = openRunMemory();
  const check = (changed: FileTree): Report =>
    examine(ENGINES, changed, catalogue, settings, undefined, memory).report;
  return { tree: keepContents(tree), check };
}

/** Each file is read once: contents that are the same object are parsed once. */
function keepContents(tree: FileTree): FileTree {
  const kept = new Map<string, FileContent>();
  const read = (path: string): FileContent => {
    const content = kept.get(path) ?? tree.read(path);
    kept.set(path, content);
    return content;
  };
  return { ...tree, read };
}
