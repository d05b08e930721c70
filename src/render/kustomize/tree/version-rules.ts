import { compareVersions } from '../../../model/versions/compare-versions.ts';

/** A version of kustomize, and whether it is certain that this one runs. */
export interface RunningKustomize {
  readonly version: string;
  readonly isKnown: boolean;
  /** What the repository installs, of which it is not certain that it builds this. */
  readonly installed?: string | undefined;
}

/** What versions of kustomize do differently without refusing anything. Observed by running each of them on the same cases. */
export interface VersionRules {
  /** The version, if a generator that merges into a Secret drops what that Secret has in `stringData`: versions before 5.8.2. */
  readonly dropsStringData: RunningKustomize | undefined;
  /** `includeTemplates` labels the claim templates of a StatefulSet, too: versions before 5.8.2. */
  readonly labelsClaimTemplates: boolean;
  /** A replacement with a `delimiter` changes a part of a value in JSON or YAML; versions before 5.8.2 replace all of the value. */
  readonly replacesPartsInside: boolean;
}

const NEWEST_RULES: VersionRules = {
  dropsStringData: undefined,
  labelsClaimTemplates: false,
  replacesPartsInside: true,
};

/** Those of a version; without one, of the newest. */
export function versionRules(running: RunningKustomize | undefined): VersionRules {
  if (running === undefined || compareVersions(running.version, '5.8.2') >= 0) return NEWEST_RULES;
  return { dropsStringData: running, labelsClaimTemplates: true, replacesPartsInside: false };
}
