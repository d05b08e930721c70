import type { FileTree } from '../model/file-tree.ts';
import { perRepository, repositoryTrees } from '../model/fleet/repository-trees.ts';
import type { Limits } from '../model/limits.ts';
import type { Build } from '../model/manifest.ts';
import { folderOf } from '../model/names/folder-of.ts';
import type { SkippedAs, ParsedFile } from '../model/parsed-file.ts';
import { appliedByName } from './deployed/applied-paths.ts';
import type { KustomizationGraph } from './kustomize/kustomization-graph.ts';
import { quadletFiles } from './quadlet-files.ts';
import { replacedFiles } from './replaced-files.ts';
import { readAfterAll } from './restore-listed-files.ts';
import { unusedContent } from './unused-content.ts';

interface SkipOptions {
  readonly tree: FileTree;
  /** `plainPatches` of the files. */
  readonly patches: ReadonlyMap<string, ParsedFile>;
  readonly limits: Limits;
}

/**
 * The files with the class that kustomizations and their content give them: patches and kustomize's own configuration are not objects, tests
 * and templates are deployed by nobody, nor is a manifest that no kustomization lists, and no script applies by its name, in a folder that a kustomization deploys from.
 */
export function skipFiles(
  files: readonly ParsedFile[],
  { folders, listed, isSwitchedOff }: KustomizationGraph,
  builds: readonly Build[],
  { tree, patches, limits }: SkipOptions,
): readonly ParsedFile[] {
  const used = new Set([...listed, ...builds.flatMap((build) => build.files)]);
  const deployedFrom = new Set([...folders, ...[...used].map(folderOf)]);
  const unused = unusedContent(files);
  const runByPodman = quadletFiles(tree);
  const replacedIn = perRepository(repositoryTrees(tree), (each) => replacedFiles(each.tree));
  return files.map((file) => {
    const patch = patches.get(file.path);
    if (patch !== undefined) return patch;
    // The name of its folder was wrong about it: something deploys it.
    if (used.has(file.path)) return readAfterAll(file, tree, limits);
    if (file.class.kind !== 'manifests') return file;
    const content = unused(file);
    if (content !== undefined) return { ...file, class: content, faults: [] };
    const template = replacedIn(file.path)(file);
    if (template !== undefined) return { ...skipped(file, 'template', template), faults: [] };
    const unit = runByPodman(file.path);
    if (unit !== undefined) return { ...skipped(file, 'not-kubernetes', unit), faults: [] };
    const folder = folderOf(file.path);
    if (isSwitchedOff(file.path)) {
      const reason = 'a kustomization lists it in a comment only';
      return skipped(file, 'not-deployed', reason, { isCommentedOut: true });
    }
    if (!deployedFrom.has(folder) || appliedByName(tree, file.path) !== undefined) return file;
    return skipped(
      file,
      'not-deployed',
      `no kustomization lists it, and other files of \`${folder}\` are listed`,
    );
  });
}

function skipped(
  file: ParsedFile,
  as: SkippedAs,
  reason: string,
  list: { readonly isCommentedOut?: true } = {},
): ParsedFile {
  return { ...file, class: { kind: 'skipped', as, reason, ...list } };
}
