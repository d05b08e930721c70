import type { ItemNeed } from '../../../model/elsewhere/asked-item.ts';
import type { Manifest, TargetedPatch } from '../../../model/manifest.ts';
import type { Finding } from '../../../model/problem.ts';
import { sortedReasons } from '../../../model/reason.ts';
import type { Reason } from '../../../model/reason.ts';
import type { Recorder } from '../load/recorder.ts';

/** A folder, built by kustomize, Flux or Argo CD: what comes out of it, and what it was made of. */
export interface FolderBuild {
  /** Relative to the root of the run. */
  readonly folder: string;
  /** In the order in which the program prints or applies them. */
  readonly objects: readonly Manifest[];
  /** The program refuses to build it, or applies nothing of it, for the reasons in `findings`. */
  readonly failed: boolean;
  /** One per cause, at the line that a person must change. */
  readonly findings: readonly Finding[];
  /** What only some versions refuse, while nothing says which one runs. */
  readonly differences: readonly Finding[];
  /** Why objects may be missing: what would be fetched or run. */
  readonly partial: readonly Reason[];
  /** Every file that was read, sorted. */
  readonly files: readonly string[];
  /** The folders of all kustomizations that it includes, sorted, without its own. */
  readonly kustomizations: readonly string[];
  /** The patches that mean one object, of a build that is whole. */
  readonly patches: readonly TargetedPatch[];
  /** What its kustomizations need of other repositories. */
  readonly needs: readonly ItemNeed[];
}

/** What a recorder knows of a build, before anything is known of what comes out of it. */
export function recordedIn({
  partial,
  files,
  kustomizations,
  needs,
}: Recorder): Omit<FolderBuild, 'folder' | 'objects' | 'failed' | 'findings'> {
  return {
    differences: [],
    partial: sortedReasons(partial),
    files: [...files].sort(),
    kustomizations: [...kustomizations].sort(),
    patches: [],
    needs: [...needs.values()],
  };
}
