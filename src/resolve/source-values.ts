import { getOrMake, memo } from '../model/memo.ts';
import { message, name, words, type Argument, type Message } from '../model/message.ts';
import type { Reference } from '../model/reference.ts';
import { resolveScalar } from '../model/scalars/resolve-scalar.ts';
import type { Source, SourceKey } from '../model/source.ts';
import type { Span } from '../model/span.ts';
import { isSameText, type Value } from '../model/value.ts';
import { scalarValue } from './scalar-value.ts';
import { EMPTY_VALUE, placeholderValue, textValue } from './value-parts.ts';

/** Reads the value of a key of a source as the cluster stores it. What comes from a Secret is always a secret part. */
export type ReadKey = (source: Source, key: SourceKey) => Value;

/** Sources whose values are kept: hundreds of containers may take the same keys, one after the other. */
const MAX_KEPT = 256;

/** A reader that keeps the values of the last sources. Those of all sources would outlive the containers that take them. */
export function newKeyReader(): ReadKey {
  const kept = new Map<Source, Map<SourceKey, Value>>();
  return (source, key) => {
    if (kept.size === MAX_KEPT && !kept.has(source)) kept.clear();
    const values = getOrMake(kept, source, () => new Map<SourceKey, Value>());
    return getOrMake(values, key, () => storedValue(source, key));
  };
}

function storedValue(source: Source, { key, value, node }: SourceKey): Value {
  if (value.kind === 'unknown')
    return placeholderValue(refusedLabel(source, node) ?? labelOf(source, key));
  const stored = value.value;
  const text = stored.kind === 'text' ? stored.text : decoded(stored.bytes);
  if (source.kind === 'ConfigMap') {
    // A copy of a Secret's value stays one, and what is not known of a text is not known here.
    if (node?.kind === 'scalar' && node.value !== undefined) return scalarValue(node, 'kubectl');
    return text === '' ? EMPTY_VALUE : textValue(text);
  }
  const label = labelOf(source, key);
  if (stored.kind === 'text') return [{ kind: 'secret', text, label }];
  return [{ kind: 'secret', text, label, bytes: stored.bytes }];
}

/** A number or boolean where only a string is allowed: known, and refused. Of a Secret the value is not told. */
function refusedLabel({ kind, producer }: Source, node: SourceKey['node']): string | undefined {
  if (node?.kind !== 'scalar') return undefined;
  const resolved = resolveScalar(node, producer.manifest.dialect);
  if (resolved.kind === 'string' || resolved.kind === 'null') return undefined;
  const what = kind === 'Secret' ? 'a value' : node.text.slice(0, LONGEST_SHOWN);
  return `${what} is not a string: kubectl refuses it`;
}

const LONGEST_SHOWN = 40;

/** Once for each key: many containers may take the same bytes. */
const decoded = memo((bytes: Uint8Array): string => new TextDecoder().decode(bytes));

/** `secret db/password`. */
export function labelOf({ kind, name }: Pick<Source, 'kind' | 'name'>, key: string): string {
  return `${kind.toLowerCase()} ${name}/${key}`;
}

type FoundValue =
  | {
      readonly kind: 'known';
      readonly source: Source;
      readonly key: SourceKey;
      readonly value: Value;
    }
  /** The sources that may be meant differ, or their keys are unknown. */
  | { readonly kind: 'unknown'; readonly source: Source | undefined }
  | { readonly kind: 'missing' };

/** One key over all the sources that may be meant: known when they agree. `binaryData` holds no variables. */
export function findValue(sources: readonly Source[], name: string, readKey: ReadKey): FoundValue {
  let found: FoundValue = { kind: 'missing' };
  for (const [index, source] of sources.entries()) {
    if (source.keys.kind === 'unknown') return { kind: 'unknown', source };
    const key = variableKey(source.keys.value.get(name));
    if (key === undefined) {
      if (found.kind === 'known') return { kind: 'unknown', source: undefined };
      continue;
    }
    const value = readKey(source, key);
    if (index === 0) found = { kind: 'known', source, key, value };
    else if (found.kind !== 'known' || !(found.value === value || isSameText(found.value, value))) {
      return { kind: 'unknown', source: undefined };
    }
  }
  return found;
}

interface KeyOfSource {
  readonly source: Source;
  readonly key: SourceKey;
}

/**
 * The keys that some of the sources bring as variables, with the first place of each, up to one more than `most`; undefined if the keys of one
 * are unknown.
 */
export function variableKeys(
  sources: readonly Source[],
  most: number,
): readonly KeyOfSource[] | undefined {
  const [only, ...others] = sources;
  if (only !== undefined && others.length === 0) return keysOfOne(only, most);
  if (sources.some(({ keys }) => keys.kind === 'unknown')) return undefined;
  const seen = new Set<string>();
  const all: KeyOfSource[] = [];
  for (const source of sources) {
    if (source.keys.kind === 'unknown') continue;
    for (const key of source.keys.value.values()) {
      if (all.length > most) return all;
      if (variableKey(key) === undefined || seen.has(key.key)) continue;
      seen.add(key.key);
      all.push({ source, key });
    }
  }
  return all;
}

function keysOfOne(source: Source, most: number): readonly KeyOfSource[] | undefined {
  if (source.keys.kind === 'unknown') return undefined;
  const all: KeyOfSource[] = [];
  for (const key of source.keys.value.values()) {
    if (all.length > most) return all;
    if (variableKey(key) !== undefined) all.push({ source, key });
  }
  return all;
}

function variableKey(key: SourceKey | undefined): SourceKey | undefined {
  return key?.field === 'binaryData' ? undefined : key;
}

/** The kubelet's message about a source that does not exist. */
export function notFound(reference: Named): Message {
  return message`${words(reference.kind.toLowerCase())} "${name(reference.name, reference.at)}" not found`;
}

export function keyNotFound(reference: Named, key: Argument, namespace: Argument): Message {
  const named = name(reference.name, reference.at);
  return message`couldn't find key ${key} in ${words(reference.kind)} ${namespace}/${named}`;
}

/** What names a source, and the node that does. */
type Named = Pick<Reference, 'kind' | 'name'> & { readonly at: Span };
