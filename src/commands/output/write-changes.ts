import { join } from 'node:path';
import type { ChangedFile } from '../../edits/changed-files.ts';
import { isWithin, type Located } from '../../io/locate-paths.ts';
import { writeFiles } from '../../io/write/write-files.ts';
import { CannotRun } from '../../model/cannot-run.ts';
import type { FileTree } from '../../model/file-tree.ts';
import type { Host } from '../host.ts';

/**
 * Writes changed files of a run below its root, all or none. Throws CannotRun, before anything is written, for a file outside it, or one that is not
 * what was read: another program changed it, or it is not UTF-8, so that writing it would change bytes that nobody asked to change.
 */
export async function writeChanges(
  files: readonly ChangedFile[],
  { root }: Located,
  tree: FileTree,
  { holdSignals }: Pick<Host, 'holdSignals'>,
): Promise<void> {
  for (const { path, before } of files) {
    if (!isWithin(root, join(root, path))) {
      throw new CannotRun(`Cannot write \`${path}\`: it is outside the repository.`);
    }
    if (textNow(tree, path) === before) continue;
    throw new CannotRun(`Cannot write \`${path}\`: it is not UTF-8, or it changed meanwhile.`);
  }
  const changed = files.map(({ path, after }) => ({
    path: join(root, path),
    name: path,
    text: after,
  }));
  await writeFiles(changed, root, holdSignals);
}

/** The text of a file; undefined where there is none, false where it cannot be known. */
function textNow(tree: FileTree, path: string): string | undefined | false {
  const content = tree.read(path);
  if (content.kind === 'unreadable') return content.cause === 'missing' ? undefined : false;
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(content.bytes);
  } catch {
    return false;
  }
}
