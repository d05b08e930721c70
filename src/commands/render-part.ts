import type { FileTree } from '../model/file-tree.ts';
import type { Settings } from '../model/settings.ts';
import { renderShare } from '../render/render-share.ts';
import type { Share } from '../render/render-share.ts';
import type { PackedBuilds } from '../render/transfer/packed-builds.ts';
import { parsedFiles } from './examine.ts';

export { withShares } from '../render/render-share.ts';
export type { PreparePlan } from '../render/open-plan.ts';
export type { PackedBuilds } from '../render/transfer/packed-builds.ts';

/** Renders one share of a tree's kustomizations, for an `examine` of the same tree in another thread. */
export function renderPart(tree: FileTree, settings: Settings, share: Share): PackedBuilds {
  return renderShare(tree, parsedFiles(tree, settings.limits), settings, share);
}

/** Reads and parses the files of a tree, which keeps its contents: whoever examines it then need not. */
export function readAhead(tree: FileTree, { limits }: Settings): void {
  parsedFiles(tree, limits);
}
