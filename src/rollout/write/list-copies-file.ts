import { posix } from 'node:path';
import { addItem } from '../../edits/map-edits.ts';
import type { TextEdit } from '../../model/edit.ts';
import { folderOf } from '../../model/names/folder-of.ts';
import type { ParsedFile } from '../../model/parsed-file.ts';
import { listedEntries } from '../../render/kustomize/kustomization-graph.ts';

/** Lists a file of copies under `resources` of the kustomizations that list its original's file; no edits if it is listed. */
export function listCopiesFile(
  files: readonly ParsedFile[],
  original: string,
  copies: string,
): readonly TextEdit[] {
  return files.flatMap(({ path, class: taken, documents }) => {
    const root = documents[0]?.root;
    if (taken.kind !== 'kustomization' || root?.kind !== 'map') return [];
    const folder = folderOf(path);
    const listed = new Set(listedEntries(root).map((entry) => posix.join(folder, entry)));
    if (!listed.has(original) || listed.has(copies)) return [];
    const plan = addItem(root, root, ['resources'], posix.relative(folder, copies));
    return plan === 'elsewhere' ? [] : plan;
  });
}
