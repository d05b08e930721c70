import type { Evidence } from '../../model/evidence.ts';
import { groupBy } from '../../model/group-by.ts';
import { memo } from '../../model/memo.ts';
import { logicalName } from '../../model/names/written-name.ts';
import { sourcesMeant, type JudgedReference, type Reference } from '../../model/reference.ts';
import type { Source } from '../../model/source.ts';
import type { Span } from '../../model/span.ts';
import type { PlaceholderPart, Value, ValuePart } from '../../model/value.ts';
import type { Workload } from '../../model/workload.ts';
import { compareKeys, compareOpaque } from './compare-keys.ts';
import type { Sameness } from './compare-producers.ts';

/** Answers for the values of one workload's pods on both sides. */
export interface ValueComparer {
  readonly compare: (before: Value, after: Value) => Sameness;
  /** A placeholder's label on the old side and on the new one: whether their values are equal. */
  readonly isOpaque: (value: Value) => boolean;
  /** Nothing in the repository makes or mentions what it names: it may well be there, with any value. */
  readonly isUndeclared: (reference: Reference) => boolean;
}

const referencesOf = memo(({ references }: Evidence) =>
  groupBy(references, ({ reference }) => reference.workload),
);

/** The references of a workload, with what is known of them. */
export function judgedOf(evidence: Evidence, workload: Workload): readonly JudgedReference[] {
  return referencesOf(evidence).get(workload) ?? [];
}

/**
 * Compares values part by part. A placeholder for a key that cannot be read (SOPS, a controller) is compared by what it is made from: the
 * labels name sources, and names with a hash are looked through.
 */
export function valueComparer(
  before: readonly JudgedReference[],
  after: readonly JudgedReference[],
): ValueComparer {
  const [olds, news] = [before, after].map(labelsOf);
  const undeclared = new Set(
    [...before, ...after].flatMap(({ verdict, reference }) =>
      verdict.kind === 'undeclared' ? [reference] : [],
    ),
  );
  const placeholders = (first: PlaceholderPart, second: PlaceholderPart): Sameness => {
    const [one, other] = [first.label, second.label];
    const [old, now] = [olds?.get(one), news?.get(other)];
    if (old === undefined || now === undefined) {
      if (one === other) return 'same';
      return mayBeThere(first) && mayBeThere(second) ? 'perhaps' : 'changed';
    }
    // Another source that cannot be read: it may hold the same.
    if (old.kind !== now.kind || logicalName(old) !== logicalName(now)) return 'perhaps';
    return compareHidden(old, now, keyOf(one), keyOf(other));
  };
  return {
    isOpaque: (value) => value.some(({ kind }) => kind === 'placeholder'),
    isUndeclared: (reference) => undeclared.has(reference),
    compare: (one, other) => compareParts(partsOf(one), partsOf(other), placeholders),
  };
}

/** `secret db/password` → the source. */
function labelsOf(judged: readonly JudgedReference[]): ReadonlyMap<string, Source> {
  const labels = new Map<string, Source>();
  for (const each of judged) {
    for (const source of sourcesMeant(each)) {
      const prefix = `${source.kind.toLowerCase()} ${source.name}/`;
      if (source.keys.kind === 'unknown') labels.set(allKeysOf(source), source);
      const names =
        source.keys.kind === 'unknown'
          ? [each.reference.key?.name]
          : [...source.keys.value].flatMap(([name, { value }]) =>
              value.kind === 'unknown' ? [name] : [],
            );
      for (const name of names) if (name !== undefined) labels.set(prefix + name, source);
    }
  }
  return labels;
}

/** A placeholder for keys of a source that cannot be read here. */
const OF_SOURCES = /^(?:all keys of )?(?:secret|configmap) /;

function mayBeThere({ label, missing }: PlaceholderPart): boolean {
  return missing === undefined ? OF_SOURCES.test(label) : missing === 'perhaps';
}

/** The placeholder for the variables of a source whose keys are unknown. */
function allKeysOf({ kind, name }: Source): string {
  return `all keys of ${kind.toLowerCase()} ${name}`;
}

function keyOf(label: string): string {
  return label.slice(label.indexOf('/') + 1);
}

function compareHidden(old: Source, now: Source, oldKey: string, nowKey: string): Sameness {
  const isWhole = old.keys.kind === 'unknown' && now.keys.kind === 'unknown';
  if (oldKey !== nowKey && !isWhole) return 'changed';
  const one = old.keys.kind === 'known' ? old.keys.value.get(oldKey) : undefined;
  const other = now.keys.kind === 'known' ? now.keys.value.get(nowKey) : undefined;
  if (one !== undefined && other !== undefined) return compareKeys(old, one, now, other);
  return compareOpaque(old, now);
}

function compareParts(
  one: readonly ValuePart[],
  other: readonly ValuePart[],
  placeholders: (one: PlaceholderPart, other: PlaceholderPart) => Sameness,
): Sameness {
  if (one.length !== other.length) return 'changed';
  let all: Sameness = 'same';
  for (const [at, part] of one.entries()) {
    const now = other[at];
    const sameness = now === undefined ? 'changed' : comparePart(part, now, placeholders);
    if (sameness === 'changed') return 'changed';
    if (sameness === 'perhaps') all = 'perhaps';
  }
  return all;
}

function comparePart(
  one: ValuePart,
  other: ValuePart,
  placeholders: (one: PlaceholderPart, other: PlaceholderPart) => Sameness,
): Sameness {
  if (one.kind === 'placeholder') {
    return other.kind === 'placeholder' ? placeholders(one, other) : 'changed';
  }
  if (other.kind === 'placeholder') return 'changed';
  if (one.text !== other.text) return 'changed';
  const [bytes, others] = [one, other].map((part) =>
    part.kind === 'secret' ? part.bytes : undefined,
  );
  if (bytes === undefined || others === undefined) return 'same';
  return bytes.length === others.length && bytes.every((byte, at) => byte === others[at])
    ? 'same'
    : 'changed';
}

/** Both come from the very same text: if one side is unknown, there is no evidence of a difference. */
export function isWrittenAlike(before: Span | undefined, after: Span | undefined): boolean {
  return (
    before !== undefined &&
    after !== undefined &&
    before.start === after.start &&
    before.end === after.end &&
    before.file.path === after.file.path &&
    before.file.text === after.file.text
  );
}

/** Known parts that touch as one, whether secret or not: only the text counts. */
function partsOf(value: Value): readonly ValuePart[] {
  const parts: ValuePart[] = [];
  for (const part of value) {
    const last = parts.at(-1);
    if (last === undefined || last.kind === 'placeholder' || part.kind === 'placeholder')
      parts.push(part);
    else parts[parts.length - 1] = { kind: 'secret', text: last.text + part.text, label: '' };
  }
  return parts;
}
