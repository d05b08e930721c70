import { isManifestName, type FileTree } from '../../../../model/file-tree.ts';
import { memo } from '../../../../model/memo.ts';
import { fileNameOf } from '../../../../model/names/folder-of.ts';
import { entryOf, valueAt, type YamlNode } from '../../../../model/node.ts';
import { isTrue, scalarText } from '../../../../model/scalars/scalar-text.ts';
import { parentFolder, resolvePath } from '../../../kustomize/load/paths.ts';
import { allPaths } from '../generators/git/all-paths.ts';

/** Folders with something to deploy right in them, in order. */
export const deployableFolders = memo((tree: FileTree): readonly string[] => [
  ...foldersWith(tree),
]);

/** Folders with a chart, in order. */
export const chartFolders = memo((tree: FileTree): readonly string[] =>
  allPaths(tree)
    .flatMap((path) => (fileNameOf(path) === 'Chart.yaml' ? [parentFolder(path)] : []))
    .sort(),
);

const foldersWith = memo((tree: FileTree): ReadonlySet<string> => {
  const folders = allPaths(tree).flatMap((path) =>
    isManifestName(path) ? [parentFolder(path)] : [],
  );
  return new Set(folders.sort());
});

/** Whether a source of an Application finds something to deploy in the repository that it names. */
export function findsSomething(source: YamlNode, tree: FileTree): boolean {
  if (entryOf(source, 'path') === undefined) return true;
  const folder = resolvePath('', scalarText(valueAt(source, 'path'), 'kubectl'));
  if (folder === undefined) return false;
  if (foldersWith(tree).has(folder)) return true;
  const recurses = isTrue(valueAt(source, 'directory', 'recurse'), 'kubectl');
  return recurses && allPaths(tree).some((path) => path.startsWith(`${folder}/`));
}
