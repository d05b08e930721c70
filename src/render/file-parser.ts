import type { FileTree } from '../model/file-tree.ts';
import type { Limits } from '../model/limits.ts';
import { getOrMake } from '../model/memo.ts';
import type { ParsedFile } from '../model/parsed-file.ts';
import { parseFile } from '../parse/parse-file.ts';

/** The run's memo of parsed files: what the parse stage left out is read when a build asks for it. */
export function fileParser(
  tree: FileTree,
  files: readonly ParsedFile[],
  limits: Limits,
): (path: string) => ParsedFile {
  const parsed = new Map(files.map((file) => [file.path, file]));
  return (path) => getOrMake(parsed, path, () => parseFile(path, tree.read(path), limits));
}
