import { isManifestName, type FileTree } from '../model/file-tree.ts';
import type { Limits } from '../model/limits.ts';
import type { FileClass, ParsedFile } from '../model/parsed-file.ts';
import { classifyPaths } from './classify-paths.ts';
import { parseFile } from './parse-file.ts';
import { unusedFolders, type UnusedFolder } from './unused-folders.ts';

/** The parse stage: every file of the tree that may hold manifests by its name, in the tree's order. */
export function parseFiles(tree: FileTree, limits: Limits): readonly ParsedFile[] {
  const classes = classifyPaths(tree.paths);
  const unused = unusedFolders(tree.paths, [...(tree.named ?? []), ...(tree.selected ?? [])]);
  return tree.paths.filter(isManifestName).map((path) => {
    const known = unusedClass(path, unused(path)) ?? classes.get(path);
    if (known === undefined) return parseFile(path, tree.read(path), limits);
    return { path, class: known, source: undefined, documents: [], faults: [] };
  });
}

/** Files of package managers, compilers, Spring and Docker Compose: users do not expect that they are checked, in any folder. */
const OTHERS =
  /(?:^|\/)(?:package(?:-lock)?|npm-shrinkwrap|bower|composer|(?:ts|js)config(?:\.[-\w]+)?|\.\w+rc|\.travis|dependabot|log4j2?(?:-\w+)?|resources\/(?:application|bootstrap)(?:-\w+)?|(?:docker-)?compose(?:[-.]\w+)*)\.(?:json|ya?ml)$/;

function unusedClass(path: string, folder: UnusedFolder | undefined): FileClass | undefined {
  if (folder === undefined) return undefined;
  const reason = 'a file of another program by its name';
  return OTHERS.test(path)
    ? { kind: 'skipped', as: 'not-kubernetes', reason }
    : { kind: 'skipped', ...folder };
}
