import { compareVersions } from '../../../model/versions/compare-versions.ts';

/** What versions of kustomize do differently without refusing anything. Observed by running each of them on the same cases. */
export interface VersionRules {
  /** A generator that merges into a Secret keeps what that Secret has in `stringData`; versions before 5.8.2 lose it. */
  readonly keepsStringData: boolean;
  /** `includeTemplates` labels the claim templates of a StatefulSet, too: versions before 5.8.2. */
  readonly labelsClaimTemplates: boolean;
  /** A replacement with a `delimiter` changes a part of a value in JSON or YAML; versions before 5.8.2 replace all of the value. */
  readonly replacesPartsInside: boolean;
}

const NEWEST_RULES: VersionRules = {
  keepsStringData: true,
  labelsClaimTemplates: false,
  replacesPartsInside: true,
};

const BEFORE_5_8_2: VersionRules = {
  keepsStringData: false,
  labelsClaimTemplates: true,
  replacesPartsInside: false,
};

/** Those of a version; without one, of the newest. */
export function versionRules(version: string | undefined): VersionRules {
  return version === undefined || compareVersions(version, '5.8.2') >= 0
    ? NEWEST_RULES
    : BEFORE_5_8_2;
}
