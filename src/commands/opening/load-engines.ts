import type { FileTree } from '../../model/file-tree.ts';
import type { Engines } from '../../pipeline/engines.ts';
import { NO_ENGINES, needsEngines } from '../../render/engines.ts';
import type { OpenedRun } from './open-run.ts';
import { withReadingCompiler } from './tune-compiler.ts';

/**
 * The code that the stages of a run need, loaded just before they start: a run that is handed to a worker needs none of it. Nothing is loaded for a
 * tree of plain manifests without a base.
 */
export async function loadEngines(
  { tree, settings }: Pick<OpenedRun, 'tree' | 'settings'>,
  base?: FileTree,
): Promise<Engines> {
  if (base !== undefined) return loadAllEngines();
  const { parsedFiles } = await import('../../pipeline/parsed-files.ts');
  const files = withReadingCompiler(tree.paths.length, () => parsedFiles(tree, settings.limits));
  return needsEngines(tree, files)
    ? loadAllEngines()
    : { ...NO_ENGINES, compareEvidence: nothingToCompare };
}

async function loadAllEngines(): Promise<Engines> {
  const { ENGINES } = await import('../engines.ts');
  return ENGINES;
}

function nothingToCompare(): never {
  throw new Error('A run without a base compared something.');
}
