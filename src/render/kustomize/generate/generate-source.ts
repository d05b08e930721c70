import { compareText } from '../../../go/compare-text.ts';
import { message, name, words as plain } from '../../../model/message.ts';
import type { Entry, MapNode, YamlNode } from '../../../model/node.ts';
import { done } from '../../../model/result.ts';
import type { SourceValue } from '../../../model/source.ts';
import type { Span } from '../../../model/span.ts';
import type { Trail } from '../../../model/trail.ts';
import type { TextEntry } from '../load/decode.ts';
import type { GeneratorArgs, GeneratorOptions } from '../load/kustomization.ts';
import { trailFrom } from '../load/recorder.ts';
import { ENABLED, GENERATOR_BEHAVIOR, NEEDS_HASH, setAnnotation } from '../object/annotations.ts';
import { refused, type BuildRefusal, type BuildResult } from '../tree/build-refusal.ts';
import { setField, stringOf } from '../tree/node-fields.ts';
import { entry, mapOf, scalarOf, withEntry } from '../tree/nodes.ts';
import { readKeyValues, type KeyValue, type Reading } from './key-values.ts';

export type GeneratedKind = 'ConfigMap' | 'Secret';

/**
 * The ConfigMap or Secret that a generator makes, its name still without hash. Each key points at its literal, its line in the
 * env file, or its file.
 */
export function generateSource(
  reading: Reading,
  kind: GeneratedKind,
  args: GeneratorArgs,
): BuildResult<MapNode> {
  const { at } = args;
  if (args.name.text === '') {
    return refused(at, 'a configmap must have a name', {
      message: message`This generator has no \`name\``,
    });
  }
  const pairs = readKeyValues({ ...reading, isSecret: kind === 'Secret' }, args);
  if (pairs.kind === 'refused') return lackingOnly(pairs, kind, args);
  const trail = trailFrom('generator', at, reading.folder);
  const base = baseNode(kind, args, trail);
  const filled = withPairs(base, kind, pairs.value, at, trail);
  return done(withOptions(filled, args, trail));
}

/** A refusal for a file that is not here hides this source, and no other. */
function lackingOnly(
  refusal: BuildRefusal,
  kind: GeneratedKind,
  { name: named, at, behavior }: GeneratorArgs,
): BuildRefusal {
  const { words } = refusal;
  if (words?.offline === undefined) return refusal;
  const merges = behavior === 'merge' || behavior === 'replace';
  const lacks = { kind, name: named.text, at: named.at ?? at };
  const reason = message`${words.offline}, so ${plain(kind)} \`${name(named.text, named.at ?? at)}\` is not generated`;
  return {
    ...refusal,
    words: {
      ...words,
      offline: { ...reason, lacks: merges ? { ...lacks, merges } : lacks },
    },
  };
}

function baseNode(kind: GeneratedKind, args: GeneratorArgs, trail: Trail): MapNode {
  const { at, name, namespace, type } = args;
  const set = (map: MapNode, field: string, text: string, place: Span) =>
    setField(map, field, { text, tag: '!!str', at: place, trail });
  const named = set(mapOf([], at, trail), 'name', name.text, name.at ?? at);
  const metadata =
    namespace.text === '' ? named : set(named, 'namespace', namespace.text, namespace.at ?? at);
  const node = mapOf(
    [
      ['apiVersion', scalarOf('v1', at, trail)],
      ['kind', scalarOf(kind, at, trail)],
      ['metadata', metadata],
    ],
    at,
    trail,
  );
  if (kind === 'ConfigMap') return node;
  return set(node, 'type', type.text === '' ? 'Opaque' : type.text, type.at ?? at);
}

function withPairs(
  node: MapNode,
  kind: GeneratedKind,
  pairs: readonly KeyValue[],
  at: Span,
  trail: Trail,
): MapNode {
  const data: Entry[] = [];
  const binary: Entry[] = [];
  for (const pair of pairs.toSorted((left, right) => compareText(left.key, right.key))) {
    const isBinary = kind === 'ConfigMap' && pair.value.kind === 'bytes';
    const text = kind === 'Secret' || isBinary ? base64(pair.value) : contentText(pair.value);
    const value = stringOf(text, pair.at, trail);
    (isBinary ? binary : data).push(entry(scalarOf(pair.key, pair.keyAt, trail), value));
  }
  let filled = node;
  const add = (field: string, entries: readonly Entry[]) => {
    const map: YamlNode = { ...mapOf([], at, trail), entries };
    filled = withEntry(filled, scalarOf(field, at, trail), map);
  };
  if (data.length > 0 || kind === 'Secret') add('data', data);
  if (binary.length > 0) add('binaryData', binary);
  return filled;
}

function contentText(content: SourceValue): string {
  return content.kind === 'text' ? content.text : '';
}

const LINE = 70;

/** Base64 as kustomize writes it: in lines of 70 characters, each with its end, once there is a full one. */
export function base64(content: SourceValue): string {
  const bytes = content.kind === 'text' ? new TextEncoder().encode(content.text) : content.bytes;
  const encoded = Buffer.from(bytes).toString('base64');
  if (encoded.length < LINE) return encoded;
  return encoded.replaceAll(/.{1,70}/g, (line) => `${line}\n`);
}

function withOptions(
  node: MapNode,
  { options, behavior, at }: GeneratorArgs,
  trail: Trail,
): MapNode {
  let made = withTexts(node, 'labels', options?.labels ?? [], at, trail);
  made = withTexts(made, 'annotations', options?.annotations ?? [], at, trail);
  if (options?.immutable === true) {
    made = withEntry(made, scalarOf('immutable', at, trail), {
      ...scalarOf('true', options.at, trail),
      tag: '!!bool',
    });
  }
  if (options?.disableNameSuffixHash !== true) made = setAnnotation(made, NEEDS_HASH, ENABLED, at);
  const known = ['create', 'replace', 'merge'].includes(behavior);
  return setAnnotation(made, GENERATOR_BEHAVIOR, known ? behavior : 'unspecified', at);
}

function withTexts(
  node: MapNode,
  field: 'labels' | 'annotations',
  texts: readonly TextEntry[],
  at: Span,
  trail: Trail,
): MapNode {
  const metadata = node.entries.find(({ name }) => name === 'metadata')?.value;
  if (texts.length === 0 || metadata?.kind !== 'map') return node;
  const map = mapOf(
    texts.map(({ key, value }) => [
      key,
      { ...scalarOf(value.text, value.at ?? at, trail, 'single-quoted'), tag: '!!str' },
    ]),
    at,
    trail,
  );
  const changed = withEntry(metadata, scalarOf(field, at, trail), map);
  return withEntry(node, scalarOf('metadata', at, trail), changed);
}

/** `generatorOptions` of the kustomization joined with the `options` of one generator, whose maps win key by key. */
export function mergeOptions(
  own: GeneratorOptions | undefined,
  global: GeneratorOptions | undefined,
): GeneratorOptions | undefined {
  if (own === undefined || global === undefined) return own ?? global;
  return {
    labels: joinTexts(own.labels, global.labels),
    annotations: joinTexts(own.annotations, global.annotations),
    disableNameSuffixHash: own.disableNameSuffixHash || global.disableNameSuffixHash,
    immutable: own.immutable || global.immutable,
    at: own.at,
  };
}

function joinTexts(
  own: readonly TextEntry[] | undefined,
  global: readonly TextEntry[] | undefined,
): readonly TextEntry[] | undefined {
  if (own === undefined || global === undefined) return own ?? global;
  const names = new Set(own.map(({ key }) => key));
  return [...own, ...global.filter(({ key }) => !names.has(key))];
}
