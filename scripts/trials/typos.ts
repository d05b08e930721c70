import type { JudgedReference } from '../../src/model/reference.ts';
import type { Report } from '../../src/model/report.ts';
import type { Source } from '../../src/model/source.ts';
import { collectSources } from '../../src/references/collect/collect-sources.ts';
import type { Random } from '../random.ts';
import type { Mutation, MutationKind } from './mutation.ts';
import { writeOver, verbatimOffset } from './written-text.ts';
import type { Written } from './written-text.ts';

/** Every reference that is certainly right, with its name or its key written wrong in each way; one at a time. */
export function typosOf({ references, builds }: Report, random: Random): readonly Mutation[] {
  const names = new Set(collectSources(builds).map(({ name }) => name));
  const seen = new Set<string>();
  return references.filter(isRight).flatMap((judged) => {
    const { reference } = judged;
    const name = verbatimOffset(reference.at, reference.name);
    const key = reference.key && verbatimOffset(reference.key.at, reference.key.name);
    return [
      ...once(seen, name).flatMap((word) => nameTypos(judged, word, names, random)),
      ...once(seen, key).flatMap((word) => keyTypos(judged, word, random)),
    ];
  });
}

/** The repository makes what it names, and something breaks without it. */
export function isRight({ reference, verdict }: JudgedReference): boolean {
  const isNeeded = !reference.optional && reference.toleratesMissing === undefined;
  return isNeeded && (verdict.kind === 'present' || verdict.kind === 'produced');
}

/** As people know a reference: `Secret by env`. */
export function kindOf({ reference }: JudgedReference): string {
  return `${reference.kind} by ${reference.use}`;
}

/** The sources that a reference may mean. */
export function sourcesOf(verdict: JudgedReference['verdict']): readonly Source[] {
  if (verdict.kind === 'present') return verdict.sources;
  return verdict.kind === 'produced' ? [verdict.source] : [];
}

function once(seen: Set<string>, word: Written | undefined): readonly Written[] {
  if (word === undefined) return [];
  const place = `${word.path}:${word.start}`;
  if (seen.has(place)) return [];
  seen.add(place);
  return [word];
}

function nameTypos(
  judged: JudgedReference,
  word: Written,
  names: ReadonlySet<string>,
  random: Random,
): readonly Mutation[] {
  // A name that something else already has may be right where it is written.
  const fresh = (text: string | undefined): text is string =>
    text !== undefined && !names.has(judged.reference.name.replace(word.text, text));
  const typo = (kind: MutationKind, text: string | undefined): readonly Mutation[] =>
    fresh(text) ? [typoOf(judged, word, kind, text)] : [];
  return [
    ...typo('name letters swapped', swapped(word.text, random)),
    ...typo('name letter dropped', dropped(word.text, random)),
    ...typo('name prefix changed', otherPrefix(word.text, names, fresh)),
    ...typo('name exists nowhere', `nowhere-${random.below(9000) + 1000}`),
  ];
}

function keyTypos(judged: JudgedReference, word: Written, random: Random): readonly Mutation[] {
  const keys = keysOf(judged);
  const typo = (kind: MutationKind, text: string | undefined): readonly Mutation[] =>
    text === undefined || keys?.has(text) !== false ? [] : [typoOf(judged, word, kind, text)];
  return [
    ...typo('key letters swapped', swapped(word.text, random)),
    ...typo('key letter dropped', dropped(word.text, random)),
    ...typo('key exists nowhere', `NO_SUCH_KEY_${random.below(90) + 10}`),
  ];
}

/** All keys of the one source that a reference can mean; undefined when they cannot be known. */
function keysOf({ verdict }: JudgedReference): ReadonlySet<string> | undefined {
  const sources = sourcesOf(verdict);
  const known = sources.flatMap(({ keys }) => (keys.kind === 'known' ? [keys.value] : []));
  if (known.length === 0 || known.length < sources.length) return undefined;
  return new Set(known.flatMap((keys) => [...keys.keys()]));
}

function typoOf(
  judged: JudgedReference,
  word: Written,
  kind: MutationKind,
  text: string,
): Mutation {
  return {
    kind,
    of: kindOf(judged),
    what: `${word.text} → ${text}`,
    edits: new Map([[word.path, writeOver(word, text)]]),
    places: [`${word.path}:${word.line}`],
  };
}

/** Two neighbouring letters change places; undefined when no two differ. */
function swapped(text: string, random: Random): string | undefined {
  const spots = Array.from({ length: text.length - 1 }, (_, index) => index).filter((index) => {
    const pair = text.slice(index, index + 2);
    return /^[A-Za-z]{2}$/.test(pair) && pair.charAt(0) !== pair.charAt(1);
  });
  const at = spots[random.below(spots.length)];
  if (at === undefined) return undefined;
  return text.slice(0, at) + text.charAt(at + 1) + text.charAt(at) + text.slice(at + 2);
}

/** A letter inside is missing. */
function dropped(text: string, random: Random): string | undefined {
  const spots = Array.from({ length: text.length }, (_, index) => index).filter((index) =>
    /^[A-Za-z]{3}$/.test(text.slice(index - 1, index + 2)),
  );
  const at = spots[random.below(spots.length)];
  return at === undefined ? undefined : text.slice(0, at) + text.slice(at + 1);
}

/** The name as someone leaves it who copies a neighbour's: `sonarr-secret` → `radarr-secret`, where no such name exists. */
function otherPrefix(
  text: string,
  names: ReadonlySet<string>,
  fresh: (name: string) => boolean,
): string | undefined {
  const dash = text.indexOf('-');
  if (dash === -1) return undefined;
  const others = [...names].filter((name) => /^[a-z0-9]+-/.test(name)).sort();
  return others
    .map((name) => name.slice(0, name.indexOf('-')) + text.slice(dash))
    .find((name) => name !== text && fresh(name));
}
