import type { FileTree } from '../../../../../model/file-tree.ts';
import { memo } from '../../../../../model/memo.ts';
import { pathBelow } from '../../../../kustomize/load/paths.ts';

/** What holding one path against one pattern takes of the budget. */
export const MATCH_STEPS = 4;

/** Every file of the repository, relative to its root, also where the user named a part of it: git knows no selection. */
export const allPaths = memo(
  ({ paths, excluded = [], around, root = '' }: FileTree): readonly string[] => {
    const others = around?.() ?? [];
    const all = excluded.length + others.length === 0 ? paths : [...paths, ...excluded, ...others];
    return root === '' ? all : all.map((path) => pathBelow(root, path));
  },
);
