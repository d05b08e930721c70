import type { FileTree } from '../model/file-tree.ts';
import type { Limits } from '../model/limits.ts';
import { memo } from '../model/memo.ts';
import type { ParsedFile } from '../model/parsed-file.ts';
import { parseFiles } from '../parse/parse-files.ts';

/** Every file of the tree, excluded ones included, sorted by path: parsed once, for who asks which engines they need and for the stages. */
export const parsedFiles = memo((tree: FileTree, limits: Limits): readonly ParsedFile[] => {
  const excluded = (tree.excluded ?? []).map(excludedFile);
  return [...parseFiles(tree, limits), ...excluded].sort((a, b) => (a.path < b.path ? -1 : 1));
});

function excludedFile(path: string): ParsedFile {
  const reason = 'the configuration or a flag excludes it';
  const left = { kind: 'skipped', as: 'excluded', reason } as const;
  return { path, class: left, source: undefined, documents: [], faults: [] };
}
