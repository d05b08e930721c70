import { holderOf } from '../../model/held-builds.ts';
import { unknown } from '../../model/knowable.ts';
import type { Build } from '../../model/manifest.ts';
import { words } from '../../model/message.ts';
import { folderOf } from '../../model/names/folder-of.ts';
import { HASH } from '../../model/names/hash-suffix.ts';
import { writtenName } from '../../model/names/written-name.ts';
import type { Reason } from '../../model/reason.ts';
import type { LeftOut, MissingSource, Reference, Sibling } from '../../model/reference.ts';
import { otherKindOf, type Source } from '../../model/source.ts';
import { hostSpan } from '../../model/span.ts';
import { typoOf } from '../../text/typo.ts';
import { mayMeet } from '../objects/namespaces.ts';
import { chooseSources } from '../scope/choose-sources.ts';
import type { Scope } from '../scope/scope.ts';
import type { SourceIndex } from '../scope/source-index.ts';
import type { MeansOtherKind } from './means-other-kind.ts';
import type { FindMeant } from './meant-source.ts';
import { nearestSources } from './nearest-source.ts';

/** What helps to find the mistake in a reference whose source is missing. */
type FindMissing = (reference: Reference) => MissingSource;

/** Answers for one run; the lists of names are made once. */
export function missingSources(
  index: SourceIndex,
  notDeployed: (reference: Reference) => LeftOut | undefined,
  meansOther: MeansOtherKind,
  builds: readonly Build[],
  meantBy: FindMeant,
): FindMissing {
  const nearestIn = nearestSources(index);
  const places = new Map(builds.map((build) => [build.id, placeOf(build)]));
  const holders = new Map(builds.map((build) => [build.id, holderOf(build)]));
  const hashedOf = (reference: Reference): Source | undefined =>
    hashedIn([reference.build, holders.get(reference.build)], reference, index);
  const lacking = new Map(builds.map((build) => [build.id, lackingIn(build)]));
  const lackingOf = (reference: Reference): Source | undefined => {
    const made = (lacking.get(reference.build) ?? []).find(
      ({ kind, name }) => kind === reference.kind && typoOf(reference.name, name) !== undefined,
    );
    return made && lackingSource(made, reference);
  };
  const isClose = (a: string, b: string): boolean =>
    areClose(a, b) || areClose(places.get(a) ?? a, places.get(b) ?? b);
  return (reference) => {
    const { kind, name, namespace, build } = reference;
    const other = otherKindOf(kind);
    const otherKind =
      chooseSources(reference, index, { kind: other })?.nearest[0] ??
      hashedOf({ ...reference, kind: other });
    const near = nearestIn(reference);
    const meant = meantBy(reference);
    const isSeen = (source: Source): boolean => SEEN.has(index.scopeOf(build, source.build));
    return {
      what: 'source',
      nearest: renamedOf(reference, index) ?? near?.source ?? lackingOf(reference) ?? meant?.source,
      ...(meant !== undefined && { meant }),
      isOnlyNear: near?.isOnly === true,
      otherKind:
        otherKind !== undefined &&
        (isClose(build, otherKind.build) || hasItsKey(reference, otherKind)) &&
        meansOther(reference, otherKind)
          ? otherKind
          : undefined,
      elsewhere: index
        .named(kind, name)
        .filter((source) => !mayMeet(source.namespace, namespace) && isSeen(source)),
      otherClusters: index
        .named(kind, name)
        .filter((source) => index.scopeOf(build, source.build) === 'other'),
      siblings: siblingsWith(reference, index),
      hashed: hashedOf(reference),
      notDeployed: notDeployed(reference),
    };
  };
}

type Lacking = NonNullable<Reason['lacks']>;

/** What a build would make if a file were here, such as an env file that git ignores. */
function lackingIn({ partial }: Build): readonly Lacking[] {
  return partial.flatMap(({ lacks }) => lacks ?? []);
}

/** As a source whose keys nobody knows, for a reference of its build. */
function lackingSource(
  { name, at }: Lacking,
  { kind, namespace, manifest, build }: Reference,
): Source {
  const keys = unknown(words('the file that has them is not here'));
  const producer = { kind: 'generator', manifest };
  return { kind, name, namespace, type: undefined, immutable: false, keys, producer, at, build };
}

/** Scopes whose sources a reference could reach if only the namespace were right. */
const SEEN: ReadonlySet<Scope> = new Set(['build', 'cluster', 'open']);

/** Where other builds of the same object have the source, or the key of it. */
export function siblingsWith(
  reference: Reference,
  index: SourceIndex,
  key?: string,
): readonly Sibling[] {
  const { kind, build, manifest } = reference;
  const name = writtenName(reference.at, reference.name);
  return index.written(kind, name).flatMap((source) => {
    if (!index.isSibling(source.build, manifest, build)) return [];
    if (key === undefined) return [{ build: source.build, at: source.at }];
    const found = source.keys.kind === 'known' ? source.keys.value.get(key) : undefined;
    return found === undefined ? [] : [{ build: source.build, at: found.at }];
  });
}

/** The source of some builds whose name got a hash that this field did not: kustomize compares namespaces as they are written. */
function hashedIn(
  builds: readonly (string | undefined)[],
  { kind, name, namespace }: Reference,
  index: SourceIndex,
): Source | undefined {
  return index
    .written(kind, name)
    .find(
      (source) =>
        builds.includes(source.build) &&
        mayMeet(source.namespace, namespace) &&
        isHashed(source) &&
        source.name.includes(`${name}-`),
    );
}

/**
 * The source of the same build that kustomize gave a prefix or suffix, which the field did not get: a field of a custom resource, or any field
 * if a controller makes the source, because kustomize knows only the names of ConfigMaps and Secrets themselves.
 */
function renamedOf(
  { kind, name, build, namespace, use }: Reference,
  index: SourceIndex,
): Source | undefined {
  return index
    .written(kind, name)
    .find(
      (source) =>
        source.build === build &&
        source.name.includes(name) &&
        (use === 'custom-resource' || !BY_KUSTOMIZE.has(source.producer.kind)) &&
        !isHashed(source) &&
        mayMeet(source.namespace, namespace),
    );
}

/** Producers whose names kustomize follows. */
const BY_KUSTOMIZE: ReadonlySet<string> = new Set([
  'manifest',
  'configMapGenerator',
  'secretGenerator',
]);

const HASHED = new RegExp(`-${HASH}$`);

function isHashed({ name }: Source): boolean {
  return HASHED.test(name);
}

/** The folder of a build: of a release that of its object, of every other build the one that it is rendered from. */
function placeOf({ id, kind, folder, deployedBy }: Build): string {
  if (kind !== 'helm-release' || deployedBy === undefined) return folder ?? id;
  return folderOf(hostSpan(deployedBy.at).file.path);
}

/** Whether a source of the namespace has the very key that a reference asks for. */
function hasItsKey({ namespace, key }: Reference, { namespace: place, keys }: Source): boolean {
  const isHere = namespace !== undefined && namespace === place;
  return isHere && key !== undefined && keys.kind === 'known' && keys.value.has(key.name);
}

/** Builds in the same folder, or in folders of one. Farther away a name of the other kind is a coincidence, unless it has the key that is asked for. */
function areClose(a: string, b: string): boolean {
  return a === b || parentOf(a) === parentOf(b) || parentOf(a) === b || parentOf(b) === a;
}

function parentOf(build: string): string {
  return build.slice(0, Math.max(0, build.lastIndexOf('/')));
}
