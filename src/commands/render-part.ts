import type { FileTree } from '../model/file-tree.ts';
import type { Manifest } from '../model/manifest.ts';
import { entriesAt } from '../model/node.ts';
import type { Settings } from '../model/settings.ts';
import { renderShare } from '../render/render-share.ts';
import type { LeavingTexts, RenderedShare, Share } from '../render/render-share.ts';
import { textHiderOf } from '../report/secrets/hide-secrets.ts';
import { parsedFiles } from './examine.ts';

export { withShares } from '../render/render-share.ts';
export type { PreparePlan } from '../render/open-plan.ts';
export type { PackedBuilds } from '../render/transfer/packed-builds.ts';

/**
 * Renders one share of a tree's kustomizations, for an `examine` of the same tree elsewhere. With `isKept` no text of a Secret is in the
 * result: what would hold one is left out, and rendered by whoever examines.
 */
export function renderPart(
  tree: FileTree,
  settings: Settings,
  share: Share,
  isKept: boolean,
): RenderedShare {
  return renderShare(
    tree,
    parsedFiles(tree, settings.limits),
    settings,
    share,
    isKept ? hasNoSecret : () => () => true,
  );
}

/** Reads and parses the files of a tree, which keeps its contents: whoever examines it then need not. */
export function readAhead(tree: FileTree, { limits }: Settings): void {
  parsedFiles(tree, limits);
}

/** The texts of Secrets themselves, and all that holds one. */
const hasNoSecret: LeavingTexts = (files, builds) => {
  const hide = textHiderOf([{ files, builds }]);
  const manifests = [
    ...builds.flatMap(({ objects }) => objects),
    ...files.flatMap(({ documents }) => documents.flatMap((each) => each.manifests)),
  ];
  const texts = new Set(manifests.flatMap(secretTexts));
  return (text) => !texts.has(text) && hide(text) === text;
};

function secretTexts({ kind, group, node }: Manifest): readonly string[] {
  if (kind !== 'Secret' || group !== '') return [];
  return ['data', 'stringData'].flatMap((field) =>
    entriesAt(node, field).flatMap(({ value }) =>
      value.kind === 'scalar' && value.text !== '' ? [value.text] : [],
    ),
  );
}
