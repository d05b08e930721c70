import type { FileTree } from '../../model/file-tree.ts';
import { message, words } from '../../model/message.ts';
import { folderPrefix, pathsWithPrefix } from '../../model/names/folder-of.ts';
import type { Span } from '../../model/span.ts';
import { NOT_LOADED, nothingRendered, type RenderedObjects } from './render-release.ts';

/**
 * What Argo CD gets for a folder without a chart that it takes for one, because the source has options for Helm; undefined if a chart is there
 * that cannot be read.
 */
export function noChart(folder: string, tree: FileTree, at: Span): RenderedObjects | undefined {
  const path = folder === '' ? 'Chart.yaml' : `${folder}/Chart.yaml`;
  const content = tree.read(path);
  if (content.kind !== 'unreadable' || content.cause !== 'missing') return undefined;
  const alike = pathsWithPrefix(tree.paths, folderPrefix(folder)).find(
    (each) => each.toLowerCase().replace(/\.yml$/, '.yaml') === path.toLowerCase(),
  );
  const failure = {
    at,
    message: message`There is no \`${path}\`, and with options for Helm the folder must be a chart. Argo CD: open ${path}: no such file or directory`,
    help:
      alike === undefined
        ? words('Remove `helm` from the source, or name the folder of a chart.')
        : message`Rename \`${alike}\` to \`Chart.yaml\`: Helm finds only this name.`,
  };
  return nothingRendered([failure], [NOT_LOADED]);
}
