import { decodeBase64 } from '../../go/base64.ts';
import { known, unknown, type Knowable } from '../../model/knowable.ts';
import type { Manifest, Dialect } from '../../model/manifest.ts';
import { words, message } from '../../model/message.ts';
import type { Entry, MapNode, ScalarNode, YamlNode } from '../../model/node.ts';
import { entriesAt, entryOf, valueAt } from '../../model/node.ts';
import { resolveScalar } from '../../model/scalars/resolve-scalar.ts';
import type { SourceKey, SourceValue } from '../../model/source.ts';

type Keys = Knowable<ReadonlyMap<string, SourceKey>>;
type Field = SourceKey['field'];
type Decode = (value: YamlNode, dialect: Dialect) => Knowable<SourceValue>;

/** `${X}`, `{{ x }}` or `$(x)` in a key: no key of Kubernetes has these characters. */
const TEMPLATED_KEY = /\$\{|\{\{|\$\(/;
const TEMPLATED_VALUE = /\$\{/;
const SOPS_VALUE = /^ENC\[[A-Z0-9_]+,data:/;

/** How the values of an object become what the cluster stores, besides their own encoding. */
export interface KeyContext {
  /** Set when something replaces `${X}` before the object is applied: who. */
  readonly substitutedBy: string | undefined;
}

/** The keys of a ConfigMap: `data`, then `binaryData`. */
export function configMapKeys(manifest: Manifest, context: KeyContext): Keys {
  return keysOf(manifest, context, CONFIG_MAP_FIELDS);
}

/** The keys of a Secret: `data`, which `stringData` overrides. One that has neither field waits for someone to fill it in, unless SOPS encrypted it. */
export function secretKeys(manifest: Manifest, context: KeyContext): Keys {
  const { node } = manifest;
  const isWritten = SECRET_FIELDS.some(({ field }) => entryOf(node, field) !== undefined);
  if (!isWritten && !isSopsEncrypted(node)) {
    return unknown(words('the Secret is written without data, so something else fills it in'));
  }
  return keysOf(manifest, context, SECRET_FIELDS);
}

interface KeyField {
  readonly field: Field;
  readonly decode: Decode;
}

const CONFIG_MAP_FIELDS: readonly KeyField[] = [
  { field: 'binaryData', decode: bytesOf },
  { field: 'data', decode: textValue },
];
const SECRET_FIELDS: readonly KeyField[] = [
  { field: 'data', decode: bytesOf },
  { field: 'stringData', decode: textValue },
];

/** Later fields override earlier ones. */
function keysOf(
  { node, dialect }: Manifest,
  context: KeyContext,
  fields: readonly KeyField[],
): Keys {
  const keys = new Map<string, SourceKey>();
  const encrypted = isSopsEncrypted(node);
  for (const { field, decode } of fields) {
    const reading = { field, decode, dialect, encrypted, context };
    for (const entry of entriesAt(node, field)) {
      if (TEMPLATED_KEY.test(entry.name)) return unknown(message`key ${entry.name} is a template`);
      keys.set(entry.name, new WrittenKey(entry, reading));
    }
  }
  return known(keys);
}

/** A key that a manifest writes. Most keys are only asked for their names, so all else is worked out when it is asked for. */
class WrittenKey implements SourceKey {
  readonly #entry: Entry;
  readonly #reading: Reading;
  /** What is encoded is decoded once. */
  #decoded: Knowable<SourceValue> | undefined;
  #at: ScalarNode | undefined;

  constructor(entry: Entry, reading: Reading) {
    this.#entry = entry;
    this.#reading = reading;
  }

  get key(): string {
    return this.#entry.name;
  }

  get field(): Field {
    return this.#reading.field;
  }

  get value(): Knowable<SourceValue> {
    if (this.#reading.decode === textValue) return valueOf(this.#entry, this.#reading);
    this.#decoded ??= valueOf(this.#entry, this.#reading);
    return this.#decoded;
  }

  /** Once: thousands of containers may take the key from one ConfigMap. */
  get at(): ScalarNode {
    this.#at ??= this.#entry.key;
    return this.#at;
  }

  get node(): YamlNode {
    return this.#entry.value;
  }
}

/** How the values of a field are read. */
interface Reading {
  readonly field: Field;
  readonly decode: Decode;
  readonly dialect: Dialect;
  readonly encrypted: boolean;
  readonly context: KeyContext;
}

function valueOf({ value }: Entry, reading: Reading): Knowable<SourceValue> {
  const { decode, dialect, encrypted, context } = reading;
  if (encrypted && value.kind === 'scalar' && SOPS_VALUE.test(value.text)) {
    return unknown(words('the value is encrypted with SOPS'));
  }
  if (context.substitutedBy !== undefined && value.kind === 'scalar') {
    if (TEMPLATED_VALUE.test(value.text)) {
      return unknown(message`the value holds a variable that ${context.substitutedBy} fills in`);
    }
  }
  return decode(value, dialect);
}

/** SOPS keeps a `sops` map at the top of each document that it encrypts. */
function isSopsEncrypted(node: MapNode): boolean {
  return valueAt(node, 'sops')?.kind === 'map';
}

/** A null is the empty string, as Go's encoding/json leaves a string alone for it; a number, boolean or collection is refused by the API server. */
function textValue(value: YamlNode, dialect: Dialect): Knowable<SourceValue> {
  const text = stringOrNull(value, dialect);
  return text === undefined
    ? unknown(words('the value is not a string'))
    : known({ kind: 'text', text });
}

/** base64, or an array of byte values, which Go's encoding/json takes for []byte too. */
function bytesOf(value: YamlNode, dialect: Dialect): Knowable<SourceValue> {
  if (value.kind === 'sequence') return bytesOfNumbers(value.items, dialect);
  const text = stringOrNull(value, dialect);
  if (text === undefined) return unknown(words('the value is not a string'));
  const decoded = decodeBase64(text);
  if (decoded.kind === 'invalid') return unknown(words('the value is not valid base64'));
  return known(sourceValueOf(decoded.bytes));
}

function bytesOfNumbers(items: readonly YamlNode[], dialect: Dialect): Knowable<SourceValue> {
  const bytes: number[] = [];
  for (const item of items) {
    const byte = item.kind === 'scalar' ? resolveScalar(item, dialect) : undefined;
    const value = byte?.kind === 'int' ? byte.value : byte?.kind === 'null' ? 0 : -1;
    if (value < 0 || value > 255) return unknown(words('the value is not a list of bytes'));
    bytes.push(value);
  }
  return known(sourceValueOf(Uint8Array.from(bytes)));
}

const UTF_8 = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });

/** Bytes as text when they are valid UTF-8. */
function sourceValueOf(bytes: Uint8Array): SourceValue {
  try {
    return { kind: 'text', text: UTF_8.decode(bytes) };
  } catch {
    return { kind: 'bytes', bytes };
  }
}

function stringOrNull(value: YamlNode, dialect: Dialect): string | undefined {
  if (value.kind !== 'scalar') return undefined;
  const resolved = resolveScalar(value, dialect);
  if (resolved.kind === 'null') return '';
  return resolved.kind === 'string' ? resolved.value : undefined;
}
