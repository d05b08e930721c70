import { isManifestName, type FileTree } from '../model/file-tree.ts';
import type { Limits } from '../model/limits.ts';
import type { ParsedFile } from '../model/parsed-file.ts';
import { classifyPaths } from './classify-paths.ts';
import { parseFile } from './parse-file.ts';

/** The parse stage: every file of the tree that may hold manifests by its name, in the tree's order. */
export function parseFiles(tree: FileTree, limits: Limits): readonly ParsedFile[] {
  const classes = classifyPaths(tree.paths);
  return tree.paths.filter(isManifestName).map((path) => {
    const known = classes.get(path);
    if (known === undefined) return parseFile(path, tree.read(path), limits);
    return { path, class: known, source: undefined, documents: [], faults: [] };
  });
}
