import type { Comparison, Constraint } from './constraint.ts';
import { comparePrereleases, compareVersions, type Version } from './version.ts';

/** Whether a version meets a constraint; a pre-release only if the same group of comparisons names one. */
export function satisfies(version: Version, constraint: Constraint): boolean {
  return constraint.some(
    ({ comparisons, hasPrerelease }) =>
      (hasPrerelease || version.prerelease === '') &&
      comparisons.every((comparison) => holds(version, comparison)),
  );
}

function holds(version: Version, comparison: Comparison): boolean {
  const order = compareVersions(version, comparison.version);
  switch (comparison.operator) {
    case '!=':
      return isOther(version, comparison);
    case '>':
      return isNewer(version, comparison);
    case '<':
      return order < 0;
    case '>=':
    case '=>':
      return order >= 0;
    case '<=':
    case '=<':
      return isNotNewer(version, comparison);
    case '~':
    case '~>':
      return isSameMinor(version, comparison);
    case '^':
      return isCompatible(version, comparison);
    default:
      return comparison.isPartial ? isSameMinor(version, comparison) : order === 0;
  }
}

function isOther(
  version: Version,
  { version: bound, isPartial, anyMinor, anyPatch }: Comparison,
): boolean {
  if (isPartial) {
    if (version.major !== bound.major) return true;
    if (anyMinor) return false;
    if (version.minor !== bound.minor) return true;
    if (anyPatch) {
      const hasPrerelease = version.prerelease !== '' || bound.prerelease !== '';
      return hasPrerelease && comparePrereleases(version.prerelease, bound.prerelease) !== 0;
    }
  }
  return compareVersions(version, bound) !== 0;
}

/** `>11` begins with 12, `>11.1` with 11.2. */
function isNewer(
  version: Version,
  { version: bound, isPartial, anyMinor, anyPatch }: Comparison,
): boolean {
  if (isPartial && version.major !== bound.major) return version.major > bound.major;
  if (anyMinor) return false;
  if (anyPatch) return version.minor > bound.minor;
  return compareVersions(version, bound) > 0;
}

/** `<=11` goes on through all of 11. */
function isNotNewer(
  version: Version,
  { version: bound, isPartial, anyMinor }: Comparison,
): boolean {
  if (!isPartial) return compareVersions(version, bound) <= 0;
  if (version.major !== bound.major) return version.major < bound.major;
  return anyMinor || version.minor <= bound.minor;
}

/** `~1.2.3` is 1.2.3 up to 1.3, `~1` all of 1, `~0.0.0` and `~*` everything. */
function isSameMinor(
  version: Version,
  { version: bound, anyMinor, anyPatch }: Comparison,
): boolean {
  if (compareVersions(version, bound) < 0) return false;
  const isZero = bound.major === 0n && bound.minor === 0n && bound.patch === 0n;
  if (isZero && !anyMinor && !anyPatch) return true;
  return version.major === bound.major && (anyMinor || version.minor === bound.minor);
}

/** `^1.2.3` is 1.2.3 up to 2; below 1 the first number that is not zero stays. */
function isCompatible(
  version: Version,
  { version: bound, anyMinor, anyPatch }: Comparison,
): boolean {
  if (compareVersions(version, bound) < 0) return false;
  if (bound.major > 0n || anyMinor) return version.major === bound.major;
  if (version.major > 0n) return false;
  if (bound.minor > 0n || anyPatch) return version.minor === bound.minor;
  return version.minor === 0n && version.patch === bound.patch;
}
