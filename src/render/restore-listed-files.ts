import { isManifestName, type FileTree } from '../model/file-tree.ts';
import { mayLeadIn } from '../model/fleet/repository-trees.ts';
import type { Limits } from '../model/limits.ts';
import { folderOf } from '../model/names/folder-of.ts';
import type { ParsedFile, SkippedAs } from '../model/parsed-file.ts';
import { parseFile } from '../parse/parse-file.ts';
import { kustomizationGraph } from './kustomize/kustomization-graph.ts';

/** What a folder's name said; a kustomization that lists the file knows better. */
const BY_FOLDER: ReadonlySet<SkippedAs> = new Set([
  'fixture',
  'vendored',
  'archive',
  'generated',
  'template',
]);

/**
 * The files, with those read after all that were skipped for the folder they lie in although a kustomization outside lists them, or their
 * folder (a vendored base). Each round reads what the last one found listed.
 */
export function restoreListedFiles(
  files: readonly ParsedFile[],
  tree: FileTree,
  limits: Limits,
): readonly ParsedFile[] {
  let current = files;
  for (;;) {
    const { listed } = kustomizationGraph(current, mayLeadIn(tree));
    let restored = 0;
    current = current.map((file) => {
      if (!isSkippedByFolder(file)) return file;
      if (!listed.has(file.path) && !listed.has(folderOf(file.path))) return file;
      const read = readAfterAll(file, tree, limits);
      if (read !== file) restored += 1;
      return read;
    });
    if (restored === 0) return current;
  }
}

/** The file as it reads, if only the folder that it lies in was a reason to skip it; else as it is. */
export function readAfterAll(file: ParsedFile, tree: FileTree, limits: Limits): ParsedFile {
  if (!isSkippedByFolder(file) || !isManifestName(file.path)) return file;
  return parseFile(file.path, tree.read(file.path), limits);
}

/** Not read yet: a file that was read and is a template stays one. */
function isSkippedByFolder({ class: each, source }: ParsedFile): boolean {
  return each.kind === 'skipped' && source === undefined && BY_FOLDER.has(each.as);
}
