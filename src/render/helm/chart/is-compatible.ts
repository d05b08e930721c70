import { parseConstraint } from '../functions/semver/constraint.ts';
import { satisfies } from '../functions/semver/satisfies.ts';
import { parseVersion } from '../functions/semver/version.ts';

/** Whether a version is in a range; a version or a range that is not one never is. Helm's IsCompatibleRange. */
export function isCompatible(range: string, version: string): boolean {
  const parsed = parseVersion(version);
  if (typeof parsed === 'string') return false;
  const constraint = parseConstraint(range);
  return typeof constraint !== 'string' && satisfies(parsed, constraint);
}
