import { isKustomizationFile } from '../model/file-tree.ts';
import type { Build } from '../model/manifest.ts';
import { folderOf } from '../model/names/folder-of.ts';
import { hostSpan } from '../model/span.ts';

/** The builds that some files are about: the file of a kustomization means its whole build. */
export function restrictBuilds(
  builds: readonly Build[],
  selected: ReadonlySet<string>,
): readonly Build[] {
  const whole = new Set(buildsNamed(builds, selected));
  return builds.filter(
    (build) =>
      whole.has(build) || build.objects.some(({ node }) => selected.has(hostSpan(node).file.path)),
  );
}

/** The builds that start from a selected kustomization. */
export function buildsNamed(
  builds: readonly Build[],
  selected: ReadonlySet<string>,
): readonly Build[] {
  const folders = new Set([...selected].filter(isKustomizationFile).map(folderOf));
  return builds.filter(({ kind, id, folder }) => kind !== 'folder' && folders.has(folder ?? id));
}
