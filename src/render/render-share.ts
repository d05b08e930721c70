import type { FileTree } from '../model/file-tree.ts';
import type { Build } from '../model/manifest.ts';
import type { ParsedFile } from '../model/parsed-file.ts';
import { topFolders } from './entry-points/plan-builds.ts';
import { openPlan } from './open-plan.ts';
import type { PreparePlan } from './open-plan.ts';
import type { RenderSettings } from './render-settings.ts';
import { packBuilds } from './transfer/pack-builds.ts';
import type { PackedBuilds } from './transfer/packed-builds.ts';
import { unpackBuilds } from './transfer/unpack-builds.ts';

/** One of several parts of the same work, counted from 1. */
export interface Share {
  readonly index: number;
  readonly count: number;
}

/**
 * Renders one part of the kustomizations that a run of these files renders whatever it finds. Neighbours in the order of their folders
 * come to one part: overlays of one base lie side by side.
 */
export function renderShare(
  tree: FileTree,
  read: readonly ParsedFile[],
  settings: RenderSettings,
  { index, count }: Share,
): PackedBuilds {
  const plan = openPlan(tree, read, settings, () => []);
  const folders = topFolders(plan.planned, plan.graph, plan.tools);
  const [from, to] = [index - 1, index].map((end) => Math.floor((folders.length * end) / count));
  return packBuilds(plan.tools.renderKustomizations(folders.slice(from, to)), plan);
}

/** A plan that takes the builds of shares where they are, and renders the rest. */
export function withShares(shares: readonly PackedBuilds[]): PreparePlan {
  return (plan) => {
    const ready = new Map(
      shares.flatMap((packed) => unpackBuilds(packed, plan).map((build) => [build.id, build])),
    );
    const renderKustomizations = (folders: readonly string[]): readonly Build[] =>
      folders.flatMap((folder) => ready.get(folder) ?? plan.tools.renderKustomizations([folder]));
    return { ...plan, tools: { ...plan.tools, renderKustomizations } };
  };
}
