import { KUSTOMIZATION_NAMES, type FileTree } from '../../model/file-tree.ts';
import { folderOf } from '../../model/folder-of.ts';
import type { Build } from '../../model/manifest.ts';
import type { Limits } from '../../model/limits.ts';
import { itemsAt } from '../../model/node.ts';
import { once } from '../../model/memo.ts';
import type { ParsedFile } from '../../model/parsed-file.ts';
import { foldersNamed } from '../../model/parts/folders-named.ts';
import { Groups } from '../../model/parts/groups.ts';
import { FREE, newAllowance, type Allowance } from './allowance.ts';
import { workOfBuild } from './work-of-build.ts';

/** Builds of kustomizations, each in its folder. */
export interface IslandAllowances {
  readonly isSpent: (folder: string) => boolean;
  readonly take: (folder: string, build: Build) => void;
}

/**
 * An allowance for each island: folders that kustomizations connect. Islands share no files, so a run of a part of the repository comes to the
 * same end as a run of all of it.
 */
export function islandAllowances(
  tree: FileTree,
  files: readonly ParsedFile[],
  limits: Limits,
): IslandAllowances {
  const islandOf = once(() => islandsOf(tree, files));
  const allowances = new Map<number, Allowance>();
  const allowanceOf = (folder: string): Allowance => {
    const island = islandOf()(folder);
    const allowance = allowances.get(island) ?? newAllowance(tree, limits);
    allowances.set(island, allowance);
    return allowance;
  };
  const { work: free = FREE } = limits;
  let together = 0;
  let early: (readonly [folder: string, build: Build])[] = [];
  return {
    isSpent(folder) {
      // As long as all islands together need no more than one may in any case, nobody has to ask which there are.
      if (together <= free) return false;
      for (const [each, build] of early) allowanceOf(each).take(build);
      early = [];
      return allowanceOf(folder).isSpent();
    },
    take(folder, build) {
      together += workOfBuild(build);
      early.push([folder, build]);
    },
  };
}

function islandsOf(tree: FileTree, files: readonly ParsedFile[]): (folder: string) => number {
  const folders = new Map<string, number>();
  for (const path of tree.paths) {
    const folder = folderOf(path);
    if (!folders.has(folder)) folders.set(folder, folders.size);
  }
  const groups = new Groups(folders.size);
  let inflating: number | undefined;
  for (const file of files) {
    if (!KUSTOMIZATION_NAMES.includes(file.path.slice(file.path.lastIndexOf('/') + 1))) continue;
    const own = folders.get(folderOf(file.path)) ?? 0;
    for (const other of foldersNamed(file, (path) => folders.has(path))) {
      groups.join(own, folders.get(other) ?? 0);
    }
    if (!inflates(file)) continue;
    inflating ??= own;
    groups.join(own, inflating);
  }
  return (folder) => groups.of(folders.get(folder) ?? 0);
}

/** Charts may lie anywhere, and every process of several looks at what inflates them. */
function inflates({ documents }: ParsedFile): boolean {
  return documents.some(({ root }) => CHARTS.some((field) => itemsAt(root, field).length > 0));
}

const CHARTS = ['helmCharts', 'helmChartInflationGenerator'];
