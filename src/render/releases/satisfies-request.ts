import { parseConstraint } from '../helm/functions/semver/constraint.ts';
import { satisfies } from '../helm/functions/semver/satisfies.ts';
import { parseVersion } from '../helm/functions/semver/version.ts';

/** Whether a version is what is asked for: the same, or within a range. */
export function satisfiesRequest(own: string, version: string | undefined): boolean {
  if (version === undefined || version === '' || version === '*' || version === own) return true;
  const range = parseConstraint(version);
  const parsed = parseVersion(own);
  return typeof range !== 'string' && typeof parsed !== 'string' && satisfies(parsed, range);
}
