import type { Knowable } from './knowable.ts';
import type { Manifest } from './manifest.ts';
import type { YamlNode } from './node.ts';
import type { Span } from './span.ts';

export type SourceKind = 'ConfigMap' | 'Secret';

/** What kubectl calls the kinds of sources. */
export const SOURCE_WORDS: ReadonlyMap<string, SourceKind> = new Map([
  ['configmap', 'ConfigMap'],
  ['configmaps', 'ConfigMap'],
  ['cm', 'ConfigMap'],
  ['secret', 'Secret'],
  ['secrets', 'Secret'],
]);

export function isSourceKind(kind: string | undefined): kind is SourceKind {
  return kind === 'ConfigMap' || kind === 'Secret';
}

export function otherKindOf(kind: SourceKind): SourceKind {
  return kind === 'Secret' ? 'ConfigMap' : 'Secret';
}

/** A ConfigMap or Secret as it will exist in the cluster, from any producer. */
export interface Source {
  readonly kind: SourceKind;
  readonly name: string;
  /** undefined: wherever the manifest is applied. */
  readonly namespace: string | undefined;
  /** Secret type; undefined for ConfigMaps and for Secrets that leave it out (Opaque). */
  readonly type: string | undefined;
  readonly immutable: boolean;
  /** All keys by name, or why they cannot be known (an ExternalSecret with dataFrom, a templated key). */
  readonly keys: Knowable<ReadonlyMap<string, SourceKey>>;
  /** Where its keys are unknown: those that its controller usually writes. Others may be there; a misspelled one is not. */
  readonly usualKeys?: readonly string[];
  readonly producer: Producer;
  /** The place that names it. */
  readonly at: Span;
  /** Id of the build that makes it. */
  readonly build: string;
}

/**
 * One key of a source. `binaryData` never becomes a variable. A class, so that the compiler refuses `{ ...key }`, which would lose what is
 * worked out when it is asked for.
 */
export abstract class SourceKey {
  abstract get key(): string;
  abstract get field(): 'data' | 'binaryData' | 'stringData';
  /** The value as the cluster stores it, base64 decoded, or why it cannot be known (SOPS, made by a controller). */
  abstract get value(): Knowable<SourceValue>;
  /** The key as written. */
  abstract get at(): Span;
  /** The node that holds the value, if a manifest writes it. */
  abstract readonly node?: YamlNode;
}

/** The same key with another name, or another value. */
export function keyWith(
  { field, value, at, node }: SourceKey,
  changed: { readonly key: string; readonly value?: Knowable<SourceValue> },
): SourceKey {
  return { field, value, at, ...(node !== undefined && { node }), ...changed };
}

/** Text, or bytes that are not valid UTF-8. */
export type SourceValue =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'bytes'; readonly bytes: Uint8Array };

interface Producer {
  /**
   * `manifest` = the ConfigMap or Secret itself; else what makes it: a kind (`ExternalSecret`), `configMapGenerator`, a copier
   * (`reflector`), or `externals` (declared in the configuration; `at` and `manifest` are then those of the reference).
   */
  readonly kind: string;
  readonly manifest: Manifest;
}

/** A key of a source: its place, because redaction copies sources and may change names. */
export function identityOfSource({ build, kind, namespace, at }: Source): string {
  return [build, kind, namespace, at.file.path, at.start].join('\0');
}

/** The text that may be between a key and its value: tags and anchors. */
const BETWEEN = /^\s*[:=]\s*(?:[!&]\S*\s+)*$/;
const FARTHEST_VALUE = 1000;

/**
 * Where the value of a key was written: at the key, unless a patch or another step put a value there that was written elsewhere.
 */
export function originOfKey({ at, node }: SourceKey): Span {
  if (node === undefined || node.file !== at.file) return node ?? at;
  // Nearly all: `KEY: value`.
  if (node.start === at.end + 2 && at.file.text.startsWith(': ', at.end)) return at;
  const isBehind = at.end <= node.start && node.start - at.end < FARTHEST_VALUE;
  return isBehind && BETWEEN.test(at.file.text.slice(at.end, node.start)) ? at : node;
}
