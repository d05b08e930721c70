import { isKustomizationFile } from '../../model/file-tree.ts';
import type { Build, BuildFailure } from '../../model/manifest.ts';
import { hostSpan } from '../../model/span.ts';
import type { EntryObject } from './entry-object.ts';

/** A kustomization that cannot be built and names an entry object: one that is deployed and changes objects or changes none, or one that is not and changes them. */
export type WrittenList = 'deployed' | 'unchanged' | 'changing';

/** A build without what patches of the list that names its entry object may set right. */
export function withoutPatchable(
  build: Build,
  entry: EntryObject,
  list: WrittenList | undefined,
): Build {
  if (list === undefined) return build;
  const { path } = hostSpan(entry.manifest.node).file;
  const stays = (failure: BuildFailure): boolean =>
    list === 'unchanged'
      ? isOfKustomization(failure)
      : list === 'changing' && hostSpan(failure.at).file.path !== path;
  return { ...build, failures: build.failures.filter(stays) };
}

/** What kustomize refuses in the folder itself. */
function isOfKustomization({ at, isSetAbove }: BuildFailure): boolean {
  return isSetAbove !== true && isKustomizationFile(hostSpan(at).file.path);
}
