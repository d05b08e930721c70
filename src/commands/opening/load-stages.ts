import { loadAllParts, loadPartsFor } from '../load-parts.ts';
import type { FileTree } from '../../model/file-tree.ts';
import { changes } from '../../pipeline/changes-part.ts';
import { hasStreams } from '../../io/is-large.ts';
import type { OpenedRun } from './open-run.ts';

/** Loads the code that the stages of a run will ask for, just before they start: a run that is handed to a worker needs none of it. */
export async function loadStages({ tree, located }: OpenedRun, base?: FileTree): Promise<void> {
  // What is read from a stream cannot be read again with more code.
  if (hasStreams(located)) return loadAllParts();
  await loadPartsFor(tree);
  if (base === undefined) return;
  await loadPartsFor(base);
  await changes.load();
}
