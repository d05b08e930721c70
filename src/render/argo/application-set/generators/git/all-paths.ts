import type { FileTree } from '../../../../../model/file-tree.ts';
import { memo } from '../../../../../model/memo.ts';

/** What holding one path against one pattern takes of the budget. */
export const MATCH_STEPS = 4;

/** Every file of the repository, also where the user named a part of it: git knows no selection. */
export const allPaths = memo(({ paths, excluded = [], around }: FileTree): readonly string[] => {
  const others = around?.() ?? [];
  return excluded.length + others.length === 0 ? paths : [...paths, ...excluded, ...others];
});
