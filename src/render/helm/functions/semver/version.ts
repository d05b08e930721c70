import { MAX_UINT64 } from '../../../../go/go-number.ts';
/** A semantic version, as github.com/Masterminds/semver 3.5 reads it: the minor and patch number may be missing. */
export interface Version {
  readonly major: bigint;
  readonly minor: bigint;
  readonly patch: bigint;
  /** Without its hyphen; empty for a release. */
  readonly prerelease: string;
  /** Without its plus sign. */
  readonly metadata: string;
  /** As written. */
  readonly original: string;
}

const MAX_LENGTH = 256;
export const IDENTIFIERS = '[0-9A-Za-z-]+(?:\\.[0-9A-Za-z-]+)*';
const VERSION = new RegExp(
  `^v?([0-9]+)(?:\\.([0-9]+))?(?:\\.([0-9]+))?(?:-(${IDENTIFIERS}))?(?:\\+(${IDENTIFIERS}))?$`,
);

/** Reads a version; a string is the error of Masterminds/semver. */
export function parseVersion(text: string): Version | string {
  if (text.length > MAX_LENGTH) return `version string is too long (max ${MAX_LENGTH} bytes)`;
  const found = VERSION.exec(text);
  if (found === null) return 'invalid semantic version';
  const [original, major = '', minor = '0', patch = '0', prerelease = '', metadata = ''] = found;
  const large = [major, minor, patch].find((number) => BigInt(number) > MAX_UINT64);
  if (large !== undefined) {
    return `error parsing version segment: strconv.ParseUint: parsing "${large}": value out of range`;
  }
  if (prerelease.split('.').some((part) => /^0[0-9]+$/.test(part))) {
    return 'version segment starts with 0';
  }
  return {
    major: BigInt(major),
    minor: BigInt(minor),
    patch: BigInt(patch),
    prerelease,
    metadata,
    original,
  };
}

/** The version written in full, without a leading `v`. */
export function versionText({ major, minor, patch, prerelease, metadata }: Version): string {
  const pre = prerelease === '' ? '' : `-${prerelease}`;
  return `${major}.${minor}.${patch}${pre}${metadata === '' ? '' : `+${metadata}`}`;
}

/** Negative if the first is older; a pre-release is older than its release, metadata does not count. */
export function compareVersions(left: Version, right: Version): number {
  return (
    compareNumbers(left.major, right.major) ||
    compareNumbers(left.minor, right.minor) ||
    compareNumbers(left.patch, right.patch) ||
    comparePrereleases(left.prerelease, right.prerelease)
  );
}

/** Pre-releases of one version, or the version itself (empty). */
export function comparePrereleases(left: string, right: string): number {
  if (left === right) return 0;
  if (left === '') return 1;
  if (right === '') return -1;
  const [lefts, rights] = [left.split('.'), right.split('.')];
  for (let at = 0; at < Math.max(lefts.length, rights.length); at++) {
    const order = compareIdentifiers(lefts[at], rights[at]);
    if (order !== 0) return order;
  }
  return 0;
}

/** Numbers are older than words; what is not there is older than both. */
function compareIdentifiers(left: string | undefined, right: string | undefined): number {
  if (left === right) return 0;
  if (left === undefined) return -1;
  if (right === undefined) return 1;
  const [leftNumber, rightNumber] = [numberOf(left), numberOf(right)];
  if (leftNumber === undefined && rightNumber === undefined) return left > right ? 1 : -1;
  if (rightNumber === undefined) return -1;
  if (leftNumber === undefined) return 1;
  return leftNumber > rightNumber ? 1 : -1;
}

function numberOf(text: string): bigint | undefined {
  if (!/^[0-9]+$/.test(text)) return undefined;
  const value = BigInt(text);
  return value > MAX_UINT64 ? undefined : value;
}

function compareNumbers(left: bigint, right: bigint): number {
  if (left === right) return 0;
  return left < right ? -1 : 1;
}
