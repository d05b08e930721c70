import type { BuildChange, KeyChange, SourceChange } from '../model/changes/change.ts';
import type { Evidence } from '../model/evidence.ts';
import { groupBy } from '../model/group-by.ts';
import { logicalName } from '../model/names/written-name.ts';
import type { Source, SourceKey } from '../model/source.ts';
import { formerlyHidden, newlyHidden } from './compare/comparable-builds.ts';
import { compareKeys, compareOpaque } from './compare/compare-keys.ts';
import { pairBy } from './compare/pair-by.ts';
import { refusalOf } from './verdict/source-refusal.ts';

/**
 * The sources of matched builds, all of which could be built, that came, went, or hold something else, in the order of the head's builds. One
 * that went to another build of its cluster is one that changes, or none.
 */
export function compareSources(
  before: Evidence,
  after: Evidence,
  builds: readonly BuildChange[],
): readonly SourceChange[] {
  const [old, now] = [before, after].map(({ sources }) => groupBy(sources, ({ build }) => build));
  const changes: SourceChange[] = [];
  const gone: Alone[] = [];
  const come: Alone[] = [];
  for (const pair of builds) {
    const olds = old?.get(pair.before?.id ?? '') ?? [];
    const news = now?.get(pair.after?.id ?? '') ?? [];
    const paired = pairSources(olds, news);
    for (const [one, other] of paired.pairs) changes.push(...changeOf(one, other, pair));
    // A source that one side does not show may exist all the same.
    if (newlyHidden(pair) === undefined) gone.push(...aloneIn(pair, paired.gone, news));
    if (formerlyHidden(pair) === undefined) come.push(...aloneIn(pair, paired.come, olds));
  }
  const moved = pairBy(gone, come, [inCluster(placeOf), inCluster(identityOf)]);
  changes.push(
    ...come.flatMap((one) => changeOf(moved.found.get(one)?.source, one.source, one.pair)),
    ...[...moved.left].flatMap(({ source, pair }) => changeOf(source, undefined, pair)),
  );
  const ranks = new Map(builds.map((pair, at) => [pair.after?.id ?? pair.before?.id, at]));
  return changes.toSorted((a, b) => (ranks.get(a.build) ?? 0) - (ranks.get(b.build) ?? 0));
}

/** A source that its build has on one side only. */
interface Alone {
  readonly source: Source;
  readonly pair: BuildChange;
}

/** Without those that only make what something else makes too, on the other side of the build or before them. */
function aloneIn(
  pair: BuildChange,
  sources: readonly Source[],
  others: readonly Source[],
): readonly Alone[] {
  if (sources.length === 0) return [];
  const known = new Set(others.map(identityOf));
  const written = sources.filter((source) => !isMade(source));
  return [...written, ...sources.filter(isMade)].flatMap((source): readonly Alone[] => {
    const identity = identityOf(source);
    if (isMade(source) && known.has(identity)) return [];
    known.add(identity);
    return [{ source, pair }];
  });
}

/** By the controller of another object: several such objects may make one Secret. */
function isMade({ kind, producer }: Source): boolean {
  return producer.manifest.kind !== kind;
}

function inCluster(keyOf: (source: Source) => string): (alone: Alone) => string {
  return ({ source, pair }) => `${(pair.after ?? pair.before)?.cluster ?? ''}\n${keyOf(source)}`;
}

interface PairedSources {
  readonly pairs: readonly (readonly [before: Source, after: Source])[];
  readonly come: readonly Source[];
  readonly gone: readonly Source[];
}

/**
 * Pairs by kind, namespace and logical name (of several those of one file first), then by kind and name if only the namespace differs; the
 * rest is alone.
 */
function pairSources(olds: readonly Source[], news: readonly Source[]): PairedSources {
  const { found, left } = pairBy(olds, news, [placeOf, identityOf]);
  const loose = groupBy(olds, nameOf);
  for (const after of news) {
    if (found.has(after)) continue;
    const [near, ...others] = loose.get(nameOf(after)) ?? [];
    if (near === undefined || others.length > 0 || !left.has(near)) continue;
    left.delete(near);
    found.set(after, near);
  }
  return {
    pairs: news.flatMap((after) => {
      const before = found.get(after);
      return before === undefined ? [] : [[before, after] as const];
    }),
    come: news.filter((after) => !found.has(after)),
    gone: [...left],
  };
}

function nameOf(source: Source): string {
  return `${source.kind} ${logicalName(source)}`;
}

function identityOf(source: Source): string {
  return `${source.kind} ${source.namespace ?? ''}/${logicalName(source)}`;
}

function placeOf(source: Source): string {
  return `${identityOf(source)}\n${source.at.file.path}`;
}

function changeOf(
  before: Source | undefined,
  after: Source | undefined,
  pair: BuildChange,
): readonly SourceChange[] {
  const named = after ?? before;
  if (named === undefined) return [];
  const keys = keyChanges(before, after);
  const refusal = before && after && refusalOf(before, after, pair.after);
  const isOpaque =
    before && after && (before.keys.kind === 'unknown' || after.keys.kind === 'unknown');
  const isOther = isOpaque === true && compareOpaque(before, after) !== 'same';
  if (before && after && keys.length === 0 && refusal === undefined && !isOther) return [];
  return [{ before, after, build: named.build, name: logicalName(named), keys, refusal }];
}

/** Keys that differ, in the order of the head, removed ones last; none if the keys of one side are unknown. */
function keyChanges(before: Source | undefined, after: Source | undefined): readonly KeyChange[] {
  if (before?.keys.kind === 'unknown' || after?.keys.kind === 'unknown') return [];
  const olds = before?.keys.value ?? new Map<string, SourceKey>();
  const news = after?.keys.value ?? new Map<string, SourceKey>();
  const changes: KeyChange[] = [];
  for (const [key, now] of news) {
    const old = olds.get(key);
    if (old === undefined) changes.push({ key, kind: 'added', before: undefined, after: now });
    else if (before !== undefined && after !== undefined) {
      const sameness = compareKeys(before, old, after, now);
      if (sameness !== 'same') changes.push({ key, kind: sameness, before: old, after: now });
    }
  }
  for (const [key, old] of olds) {
    if (!news.has(key)) changes.push({ key, kind: 'removed', before: old, after: undefined });
  }
  return changes;
}
