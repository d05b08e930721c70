import { groupBy } from '../../model/group-by.ts';
import { once } from '../../model/memo.ts';
import type { Reference } from '../../model/reference.ts';
import type { Source } from '../../model/source.ts';
import { writtenName } from '../../model/names/written-name.ts';
import type { SourceIndex } from '../scope/source-index.ts';

/** Kind and name of sources → who refers to them. */
export type Users = ReadonlyMap<string, ReadonlySet<string>>;

/** Words that say what a source is, and not what it is for: `db-secret` and `db-credentials` are of one thing. */
const OF_ROLE =
  /^(?:secrets?|credentials?|creds?|config|configmap|conf|cm|settings|env|envs|vars|values)$/;
/** Letters that a name must have besides those words, so that it is of one thing. */
const SHORTEST = 3;

/**
 * The sources in the namespace of a reference whose names have the same words but for one, or for those that say what a source is, and that
 * nothing else reads: `mail-secret` for `mail`, `mail-admin-envs` for `mail-envs`. A source that lacks the key is none of them.
 */
export function alikeInWords(
  written: () => readonly Source[],
  users: () => Users,
  index: SourceIndex,
): (reference: Reference) => readonly Source[] {
  const alike = once(() => groupBy(written(), wordKey));
  return (reference) =>
    (alike().get(wordKey(reference)) ?? []).filter(
      (source) =>
        isInNamespace(reference, source, index) &&
        isFree(reference, source, users()) &&
        areAlike(wordsOf(reference), wordsOf(source)),
    );
}

/** Who refers to a source. */
export function userOf({ manifest: { kind, namespace = '', name = '' } }: Reference): string {
  return `${kind} ${namespace}/${name}`;
}

function isInNamespace(
  { build, namespace }: Reference,
  source: Source,
  { scopeOf }: SourceIndex,
): boolean {
  const scope = scopeOf(build, source.build);
  if (scope === 'build') return true;
  return scope === 'cluster' && namespace !== undefined && source.namespace === namespace;
}

/** Whether nothing reads a source, or only the same workload, under its right name, and it has the key. */
function isFree(reference: Reference, { kind, name, keys }: Source, users: Users): boolean {
  const { key, use } = reference;
  if (key !== undefined && keys.kind === 'known' && !keys.value.has(key.name)) return false;
  const by = users.get(`${kind} ${name}`) ?? new Set();
  if (by.size === 0) return true;
  const isOwn = by.size === 1 && by.has(userOf(reference)) && use !== 'custom-resource';
  return isOwn && key !== undefined && keys.kind === 'known';
}

type Named = Pick<Source, 'kind' | 'name' | 'at'>;

/** Kind and first word: equal for names that are alike. */
function wordKey(of: Named): string {
  return `${of.kind} ${wordsOf(of)[0] ?? ''}`;
}

function wordsOf({ name, at }: Omit<Named, 'kind'>): readonly string[] {
  return writtenName(at, name).split(/[-._]/);
}

/** Whether one has one word more than the other, or both have the same words but for those that say what a source is. */
function areAlike(one: readonly string[], other: readonly string[]): boolean {
  const [a, b] = [thingOf(one), thingOf(other)];
  if (a.length >= SHORTEST && a === b) return one.join('-') !== other.join('-');
  const [short, long] = one.length < other.length ? [one, other] : [other, one];
  if (long.length !== short.length + 1) return false;
  const at = short.findIndex((word, place) => word !== long[place]);
  const from = at === -1 ? short.length : at;
  return short.slice(from).every((word, place) => word === long[from + place + 1]);
}

function thingOf(words: readonly string[]): string {
  return words.filter((word) => !OF_ROLE.test(word)).join('-');
}
