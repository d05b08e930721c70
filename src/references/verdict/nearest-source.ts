import { appendTo, groupBy } from '../../model/group-by.ts';
import { once } from '../../model/memo.ts';
import { writtenName } from '../../model/names/written-name.ts';
import type { Reference } from '../../model/reference.ts';
import type { Source } from '../../model/source.ts';
import { foldName, lettersApart, lettersOf, nearestName } from '../../text/nearest-name.ts';
import { typoOf } from '../../text/typo.ts';
import { chooseSources } from '../scope/choose-sources.ts';
import type { SourceIndex } from '../scope/source-index.ts';

/** Names that one question compares at most. */
const MAX_COMPARED = 200;

/** A name, with its letters for quick comparisons. */
interface NameLetters {
  readonly name: string;
  readonly letters: number;
}

/** A source that was probably meant. */
interface NearSource {
  readonly source: Source;
  /** No other name is as near. */
  readonly isOnly: boolean;
}

/** The source with the nearest name in the reference's build, else anywhere that its namespace reaches. */
export function nearestSources(
  index: SourceIndex,
): (reference: Reference) => NearSource | undefined {
  const listed = once(() => listNames(index));
  return (reference) => {
    const { kind, build, name } = reference;
    const lists = listed();
    for (const names of [lists.get(`${kind} ${build}`), lists.get(kind)]) {
      const near = nearestIn(names ?? [], name);
      if (near === undefined) continue;
      const source = reachable(reference, near, index);
      if (source !== undefined) return { source, isOnly: isOnlyNear(names ?? [], name) };
    }
    return undefined;
  };
}

/** The names of sources by their kind, and by kind and build. */
function listNames({ all }: SourceIndex): ReadonlyMap<string, readonly NameLetters[]> {
  const lists = new Map<string, NameLetters[]>();
  const seen = new Set<string>();
  for (const [build, sources] of groupBy(all, (source) => source.build)) {
    for (const { kind, name, at } of sources) {
      const summary = lettersIn(writtenName(at, name));
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

/** The name that was most likely meant by another one. */
export function nearestIn(names: readonly NameLetters[], name: string): string | undefined {
  const likely = likeliest(name, names);
  return typoAmong(name, likely) ?? closeEnough(name, nearestName(name, likely));
}

/** Whether just one of the names may have been meant. */
export function isOnlyNear(names: readonly NameLetters[], name: string): boolean {
  let near = 0;
  for (const each of likeliest(name, names)) {
    if (nearestIn([lettersIn(each)], name) !== undefined) near += 1;
    if (near > 1) return false;
  }
  return near === 1;
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
  lists: Map<string, NameLetters[]>,
  list: string,
  summary: NameLetters,
  seen: Set<string>,
): void {
  const id = `${list} ${summary.name}`;
  if (seen.has(id)) return;
  seen.add(id);
  appendTo(lists, list, summary);
}

/** A name to search among. */
export function lettersIn(name: string): NameLetters {
  return { name, letters: lettersOf(name) };
}

function likeliest(name: string, names: readonly NameLetters[]): readonly string[] {
  const { letters } = lettersIn(name);
  const likely: string[] = [];
  for (const each of names) {
    if (each.name === name || Math.abs(each.name.length - name.length) > MAX_EDITED) continue;
    if (lettersApart(each.letters, letters) > 2 * MAX_EDITED) continue;
    likely.push(each.name);
    if (likely.length === MAX_COMPARED) break;
  }
  return likely;
}

/** Letters that a typo changes at most. */
const MAX_EDITED = 3;

/** A typo changes a few letters in one place: `db-secret` is not what `api-secret` was meant to be. */
function closeEnough(name: string, near: string | undefined): string | undefined {
  if (near === undefined || foldName(near) === foldName(name)) return near;
  const shortest = Math.min(name.length, near.length);
  let start = 0;
  while (start < shortest && name[start] === near[start]) start += 1;
  let end = 0;
  while (end < shortest - start && name.at(-1 - end) === near.at(-1 - end)) end += 1;
  return name.length + near.length - 2 * (start + end) <= MAX_EDITED + 1 ? near : undefined;
}
