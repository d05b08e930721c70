import { folderOf } from '../model/names/folder-of.ts';
import type { ParsedFile } from '../model/parsed-file.ts';
import type { KustomizationGraph } from './kustomize/kustomization-graph.ts';

/** The files that no kustomization lists, patches with or has beside it. */
export function looseFiles(
  files: readonly ParsedFile[],
  { listed, folders }: KustomizationGraph,
  patches: ReadonlyMap<string, ParsedFile>,
): readonly ParsedFile[] {
  return files.filter(
    ({ path }) => !listed.has(path) && !patches.has(path) && !folders.has(folderOf(path)),
  );
}
