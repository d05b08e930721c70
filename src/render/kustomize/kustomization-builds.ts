import type { FileTree } from '../../model/file-tree.ts';
import type { Build } from '../../model/manifest.ts';
import type { ParsedFile } from '../../model/parsed-file.ts';
import type { Settings } from '../../model/settings.ts';
import { parseFile } from '../../parse/parse-file.ts';
import { buildKustomization } from './build/build-kustomization.ts';
import { openContext } from './load/context.ts';

/** Renders the kustomizations of some folders, each as one build. Files, and bases that several include, are read and rendered once. */
export function kustomizationBuilds(
  folders: readonly string[],
  tree: FileTree,
  files: readonly ParsedFile[],
  { limits, loadRestrictor }: Pick<Settings, 'limits' | 'loadRestrictor'>,
): Build[] {
  const parsedFiles = new Map(files.map((file) => [file.path, file]));
  const parsed = (path: string): ParsedFile => {
    let file = parsedFiles.get(path);
    if (file === undefined) {
      file = parseFile(path, tree.read(path), limits);
      parsedFiles.set(path, file);
    }
    return file;
  };
  const context = openContext({ tree, parsed, limits, loadRestrictor });
  return folders.map((folder) => {
    const path = folder === '.' ? '' : folder;
    const { objects, partial, findings, files: read } = buildKustomization(context, path);
    return { id: folder, kind: 'kustomization', objects, partial, failures: findings, files: read };
  });
}
