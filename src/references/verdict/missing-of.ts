import { folderOf } from '../../model/folder-of.ts';
import type { Build } from '../../model/manifest.ts';
import { nearestName, foldName, lettersApart, lettersOf } from '../../text/nearest-name.ts';
import type { MissingKey, MissingSource, Reference, Sibling } from '../../model/reference.ts';
import type { Source, SourceKey } from '../../model/source.ts';
import { hostSpan, type Span } from '../../model/span.ts';
import { writtenName } from '../../model/written-name.ts';
import { chooseSources } from '../scope/choose-sources.ts';
import type { MeansOtherKind } from './means-other-kind.ts';
import { mayMeet } from '../objects/namespaces.ts';
import { typoOf } from '../../text/typo.ts';
import type { Scope } from '../scope/scope.ts';
import type { SourceIndex } from '../scope/source-index.ts';
import { appendTo, groupBy } from '../../model/group-by.ts';
import { once } from '../../model/memo.ts';

/** Names that one question compares at most. */
const MOST_COMPARED = 500;

/** What helps to find the mistake in a reference whose source is missing. */
export type FindMissing = (reference: Reference) => MissingSource;

/** Answers for one run; the lists of names are made once. */
export function missingSources(
  index: SourceIndex,
  notDeployed: (reference: Reference) => Span | undefined,
  meansOther: MeansOtherKind,
  builds: readonly Build[],
): FindMissing {
  const nearestIn = nearestSources(index);
  const places = new Map(builds.map((build) => [build.id, placeOf(build)]));
  const isClose = (a: string, b: string): boolean =>
    areClose(a, b) || areClose(places.get(a) ?? a, places.get(b) ?? b);
  return (reference) => {
    const { kind, name, namespace, build } = reference;
    const other = kind === 'Secret' ? 'ConfigMap' : 'Secret';
    const otherKind =
      chooseSources(reference, index, { kind: other })?.nearest[0] ??
      hashedOf({ ...reference, kind: other }, index);
    const isSeen = (source: Source): boolean => SEEN.has(index.scopeOf(build, source.build));
    return {
      what: 'source',
      nearest: renamedOf(reference, index) ?? nearestIn(reference),
      otherKind:
        otherKind !== undefined &&
        isClose(build, otherKind.build) &&
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
      hashed: hashedOf(reference, index),
      notDeployed: notDeployed(reference),
    };
  };
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

/** The source of the same build whose name got a hash that this field did not: kustomize compares namespaces as they are written. */
function hashedOf(reference: Reference, index: SourceIndex): Source | undefined {
  const { kind, name, build, namespace } = reference;
  return index
    .written(kind, name)
    .find(
      (source) =>
        source.build === build &&
        (source.namespace === namespace || source.namespace === undefined) &&
        isHashed(source) &&
        source.name.includes(`${name}-`),
    );
}

/** The source of the same build that kustomize gave a prefix or suffix, which a field of a custom resource did not get. */
function renamedOf(
  { kind, name, build, namespace, use }: Reference,
  index: SourceIndex,
): Source | undefined {
  if (use !== 'custom-resource') return undefined;
  return index
    .written(kind, name)
    .find(
      (source) =>
        source.build === build &&
        source.name.includes(name) &&
        !isHashed(source) &&
        mayMeet(source.namespace, namespace),
    );
}

/** The suffix that kustomize adds: ten characters of its own alphabet. */
const HASH = /^-[2456789bcdfghkmt]{10}$/;

function isHashed({ name }: Source): boolean {
  return HASH.test(name.slice(name.lastIndexOf('-')));
}

/** A release is where its object was written, every other build where it is rendered from. */
function placeOf({ id, kind, folder, deployedBy }: Build): string {
  if (kind !== 'helm-release' || deployedBy === undefined) return folder ?? id;
  return folderOf(hostSpan(deployedBy.at).file.path);
}

/** Builds in the same folder, or in folders of one. Farther away a name of the other kind is a coincidence. */
function areClose(a: string, b: string): boolean {
  return a === b || parentOf(a) === parentOf(b) || parentOf(a) === b || parentOf(b) === a;
}

function parentOf(build: string): string {
  return build.slice(0, Math.max(0, build.lastIndexOf('/')));
}

/** What helps to find the mistake in a reference whose source has no such key. */
export function missingKey(source: Source, key: string, siblings: readonly Sibling[]): MissingKey {
  const keys = source.keys.kind === 'known' ? source.keys.value : new Map<string, SourceKey>();
  const likely = likeliest(key, [...keys.keys()].map(summed));
  const nearest = typoAmong(key, likely) ?? closeEnough(key, nearestName(key, likely));
  return {
    what: 'key',
    source,
    nearest: nearest === undefined ? undefined : keys.get(nearest),
    inBinaryData: keys.get(key)?.field === 'binaryData',
    siblings,
  };
}

interface Summed {
  readonly name: string;
  readonly letters: number;
}

/** The nearest name in the reference's build, else anywhere its namespace reaches. */
function nearestSources(index: SourceIndex): (reference: Reference) => Source | undefined {
  const listed = once(() => listNames(index));
  return (reference) => {
    const { kind, build, name } = reference;
    const lists = listed();
    for (const names of [lists.get(`${kind} ${build}`), lists.get(kind)]) {
      const likely = likeliest(name, names ?? []);
      const near = typoAmong(name, likely) ?? closeEnough(name, nearestName(name, likely));
      if (near === undefined) continue;
      const found = reachable(reference, near, index);
      if (found !== undefined) return found;
    }
    return undefined;
  };
}

/** The names of sources by their kind, and by kind and build. */
function listNames({ all }: SourceIndex): ReadonlyMap<string, readonly Summed[]> {
  const lists = new Map<string, Summed[]>();
  const seen = new Set<string>();
  for (const [build, sources] of groupBy(all, (source) => source.build)) {
    for (const { kind, name, at } of sources) {
      const summary = summed(writtenName(at, name));
      addOnce(lists, `${kind} ${build}`, summary, seen);
      addOnce(lists, kind, summary, seen);
    }
  }
  return lists;
}

/** The source of a name as written: what a build adds to the name does not count. */
function reachable(reference: Reference, near: string, index: SourceIndex): Source | undefined {
  for (const { name } of index.written(reference.kind, near)) {
    const choice = chooseSources(reference, index, { name });
    if (choice !== undefined) return choice.nearest[0];
  }
  return undefined;
}

/** The name that the written one is a typo of; one with two swapped letters comes first. */
function typoAmong(name: string, likely: readonly string[]): string | undefined {
  let typo: string | undefined;
  for (const each of likely) {
    const how = typoOf(name, each);
    if (how === 'swap') return each;
    if (how === 'edit') typo ??= each;
  }
  return typo;
}

function addOnce(
  lists: Map<string, Summed[]>,
  list: string,
  summary: Summed,
  seen: Set<string>,
): void {
  const id = `${list} ${summary.name}`;
  if (seen.has(id)) return;
  seen.add(id);
  appendTo(lists, list, summary);
}

function summed(name: string): Summed {
  return { name, letters: lettersOf(name) };
}

function likeliest(name: string, names: readonly Summed[]): readonly string[] {
  const { letters } = summed(name);
  const likely: string[] = [];
  for (const each of names) {
    if (each.name === name || Math.abs(each.name.length - name.length) > MOST_EDITED) continue;
    if (lettersApart(each.letters, letters) > 2 * MOST_EDITED) continue;
    likely.push(each.name);
    if (likely.length === MOST_COMPARED) break;
  }
  return likely;
}

/** Letters that a typo changes at most. */
const MOST_EDITED = 3;

/** A typo changes a few letters in one place: `db-secret` is not what `api-secret` was meant to be. */
function closeEnough(name: string, near: string | undefined): string | undefined {
  if (near === undefined || foldName(near) === foldName(name)) return near;
  const shortest = Math.min(name.length, near.length);
  let start = 0;
  while (start < shortest && name[start] === near[start]) start += 1;
  let end = 0;
  while (end < shortest - start && name.at(-1 - end) === near.at(-1 - end)) end += 1;
  return name.length + near.length - 2 * (start + end) <= MOST_EDITED + 1 ? near : undefined;
}
