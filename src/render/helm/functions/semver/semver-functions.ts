import { functionTable } from '../../template/function-table.ts';
import type { Origin } from '../../text/origin.ts';
import { textOf } from '../../text/text.ts';
import { failed, goFunction } from '../../value/go-function.ts';
import { pointerType, STRING, structType, UINT64 } from '../../value/go-types.ts';
import type { GoFailure, GoMethod, GoType, GoValue, StructValue } from '../../value/go-value.ts';
import { boolValue, intValue, stringOf, structValue, uintValue } from '../../value/make-value.ts';
import { originOfAll, valueOrigin } from '../../value/value-origin.ts';
import { parseConstraint } from './constraint.ts';
import { satisfies } from './satisfies.ts';
import { compareVersions, parseVersion, versionText, type Version } from './version.ts';

/** The version of each value of type semver.Version; templates see its methods, not its fields. */
const versions = new WeakMap<GoValue, Version>();
const NO_VERSION = failed('not a version');

const VERSION: GoType<StructValue> = structType('semver.Version', {
  methods: new Map<string, GoMethod>([
    ['Major', ofVersion(({ major }, origin) => uintValue(major, origin, UINT64))],
    ['Minor', ofVersion(({ minor }, origin) => uintValue(minor, origin, UINT64))],
    ['Patch', ofVersion(({ patch }, origin) => uintValue(patch, origin, UINT64))],
    ['Prerelease', ofVersion(({ prerelease }, origin) => stringOf(prerelease, origin))],
    ['Metadata', ofVersion(({ metadata }, origin) => stringOf(metadata, origin))],
    ['Original', ofVersion(({ original }, origin) => stringOf(original, origin))],
    ['String', ofVersion((version, origin) => stringOf(versionText(version), origin))],
    ['IncMajor', increasing(({ major }) => ({ major: major + 1n, minor: 0n, patch: 0n }))],
    ['IncMinor', increasing(({ major, minor }) => ({ major, minor: minor + 1n, patch: 0n }))],
    ['IncPatch', increasing(nextPatch)],
    ['SetPrerelease', setting('prerelease')],
    ['SetMetadata', setting('metadata')],
    ['Compare', comparing((order, origin) => intValue(order, origin))],
    ['Equal', comparing((order, origin) => boolValue(order === 0, origin))],
    ['LessThan', comparing((order, origin) => boolValue(order < 0, origin))],
    ['LessThanEqual', comparing((order, origin) => boolValue(order <= 0, origin))],
    ['GreaterThan', comparing((order, origin) => boolValue(order > 0, origin))],
    ['GreaterThanEqual', comparing((order, origin) => boolValue(order >= 0, origin))],
  ]),
  stringer: (value) => {
    const version = versions.get(value);
    return textOf(version === undefined ? '' : versionText(version), valueOrigin(value));
  },
});
const VERSION_POINTER = pointerType(VERSION);

/** sprig's `semver` and `semverCompare`. */
export const SEMVER_FUNCTIONS = functionTable({
  semver: goFunction([STRING], ([text]) => {
    const version = parseVersion(text.text.text);
    if (typeof version === 'string') return failed(version);
    return versionValue(version, VERSION_POINTER, valueOrigin(text));
  }),
  semverCompare: goFunction([STRING, STRING], (args) => {
    const constraint = parseConstraint(args[0].text.text);
    if (typeof constraint === 'string') return failed(constraint);
    const version = parseVersion(args[1].text.text);
    if (typeof version === 'string') return failed(version);
    return boolValue(satisfies(version, constraint), originOfAll(args));
  }),
});

function versionValue(version: Version, type: GoType, origin: Origin | undefined): GoValue {
  const fields = new Map<string, GoValue>([
    ['major', uintValue(version.major, origin, UINT64)],
    ['minor', uintValue(version.minor, origin, UINT64)],
    ['patch', uintValue(version.patch, origin, UINT64)],
    ['pre', stringOf(version.prerelease, origin)],
    ['metadata', stringOf(version.metadata, origin)],
    ['original', stringOf(version.original, origin)],
  ]);
  const value = structValue(fields, type, origin);
  versions.set(value, version);
  return value;
}

function ofVersion(
  make: (version: Version, origin: Origin | undefined) => GoValue | GoFailure,
): GoMethod {
  return (receiver) =>
    goFunction([], () => {
      const version = versions.get(receiver);
      return version === undefined ? NO_VERSION : make(version, valueOrigin(receiver));
    });
}

/** The next version keeps a leading `v`, and has no pre-release and no metadata. */
function increasing(
  next: (version: Version) => Pick<Version, 'major' | 'minor' | 'patch'>,
): GoMethod {
  return ofVersion((version, origin) =>
    versionValue(
      renamed({ ...version, ...next(version), prerelease: '', metadata: '' }),
      VERSION,
      origin,
    ),
  );
}

/** A pre-release is followed by its release. */
function nextPatch({
  major,
  minor,
  patch,
  prerelease,
}: Version): Pick<Version, 'major' | 'minor' | 'patch'> {
  return { major, minor, patch: prerelease === '' ? patch + 1n : patch };
}

function setting(part: 'prerelease' | 'metadata'): GoMethod {
  return (receiver) =>
    goFunction([STRING], ([text]) => {
      const version = versions.get(receiver);
      if (version === undefined) return NO_VERSION;
      const changed = { ...version, [part]: text.text.text };
      const checked = text.text.text === '' ? changed : parseVersion(versionText(changed));
      if (typeof checked === 'string') {
        return failed(checked.startsWith('version segment') ? checked : `invalid ${part} string`);
      }
      return versionValue(renamed(changed), VERSION, originOfAll([receiver, text]));
    });
}

function comparing(make: (order: number, origin: Origin | undefined) => GoValue): GoMethod {
  return (receiver) =>
    goFunction([VERSION_POINTER], ([other]) => {
      const [left, right] = [versions.get(receiver), versions.get(other)];
      if (left === undefined || right === undefined) return NO_VERSION;
      return make(compareVersions(left, right), originOfAll([receiver, other]));
    });
}

function renamed(version: Version): Version {
  const prefix = version.original.startsWith('v') ? 'v' : '';
  return { ...version, original: prefix + versionText(version) };
}
