import type { SourceKind } from '../../src/model/source.ts';

/** The parts of an OpenAPI schema that are read here. */
export interface Schema {
  readonly type?: string;
  readonly description?: string;
  readonly default?: unknown;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly additionalProperties?: Schema | boolean;
  readonly items?: Schema;
}

/** A field of a custom resource that looks as if it named a ConfigMap or Secret. */
export interface FieldCandidate {
  /** From the object: `spec.servers[*].tls.credentialName`; `.*` goes through the values of a map. */
  readonly path: string;
  readonly kind: SourceKind;
  /** Whether the field is the name itself, or a map with `name`. */
  readonly form: 'text' | 'map';
  /** What its schema says, for the person who reviews it. */
  readonly says: string;
}

/** What a controller writes, what belongs to every object, and pods, which other tables read. */
const SKIPPED = new Set([
  'status',
  'metadata',
  'apiVersion',
  'kind',
  'volumes',
  'containers',
  'initContainers',
]);
const DEEPEST = 24;

/** The fields of a resource that are shaped, named or described like references. */
export function referenceFields(schema: Schema): readonly FieldCandidate[] {
  return [...fieldsBelow(schema, '', 0)];
}

function* fieldsBelow(schema: Schema, path: string, depth: number): Generator<FieldCandidate> {
  if (depth > DEEPEST) return;
  for (const [name, below] of Object.entries(schema.properties ?? {})) {
    if (!SKIPPED.has(name))
      yield* fieldsAt(below, name, path === '' ? name : `${path}.${name}`, depth);
  }
}

function* fieldsAt(
  schema: Schema,
  name: string,
  path: string,
  depth: number,
): Generator<FieldCandidate> {
  const found = schema.type === 'string' ? namedByText(schema, name) : namedByMap(schema, name);
  if (found !== undefined) yield { path, says: saysOf(schema), ...found };
  // What is in a reference names nothing else.
  if (found?.form === 'map') return;
  if (schema.items !== undefined) {
    const each: Schema = { ...schema.items, description: saysOf(schema) + saysOf(schema.items) };
    yield* fieldsAt(each, name, `${path}[*]`, depth + 1);
  }
  yield* fieldsBelow(schema, path, depth + 1);
  if (typeof schema.additionalProperties === 'object')
    yield* fieldsAt(schema.additionalProperties, '', `${path}.*`, depth + 1);
}

const SECRET = /secrets?\b|credentials?\b/i;
const CONFIG_MAP = /config[ -]?maps?\b/i;
/** What is beside the name in the selectors and references of Kubernetes, and of those who copy them. */
const BESIDE = new Set([
  'name',
  'namespace',
  'key',
  'optional',
  'items',
  'defaultMode',
  'parameter',
  'fileName',
]);

/** A map with a `name`, and perhaps `namespace`, `key`, `optional`. A `kind` that may be left out must default to a ConfigMap or Secret. */
function namedByMap(
  schema: Schema,
  field: string,
): Pick<FieldCandidate, 'kind' | 'form'> | undefined {
  const properties = schema.properties ?? {};
  const { name, key, kind: given } = properties;
  if (name?.type !== 'string') return undefined;
  if (given !== undefined) {
    const kind =
      given.default === 'Secret' || given.default === 'ConfigMap' ? given.default : undefined;
    return kind === undefined ? undefined : { kind, form: 'map' };
  }
  const isSelector = Object.keys(properties).every((each) => BESIDE.has(each));
  // A name that is said to be that of a Secret is one, whatever is beside it.
  if (!isSelector)
    return namedByText(name, '') === undefined
      ? undefined
      : { kind: kindIn(saysOf(name)) ?? 'Secret', form: 'map' };
  const kind = kindIn(words(field), saysOf(key), saysOf(name), saysOf(schema));
  // A key is chosen only in something that has keys.
  if (kind === undefined) return key === undefined ? undefined : { kind: 'Secret', form: 'map' };
  return { kind, form: 'map' };
}

const NAMES =
  /\bnames? of (?:an? |the )?(?:[\w-]+ ){0,6}?(secrets?|config ?maps?)\b|\b(?:references? to|reference|refers to) (?:an? |the )?(?:[\w-]+ ){0,4}?(secrets?|config ?maps?)\b|\b(secrets?|config ?maps?) (?:names?|reference)\b/i;
const NAME_FIELD = /(secrets?|config ?maps?)( names?| refs?| references?)?$/i;

/** A text that is the name. */
function namedByText(
  schema: Schema,
  field: string,
): Pick<FieldCandidate, 'kind' | 'form'> | undefined {
  if (/^(?:namespace|key|\w*[kK]ey|certificate|keyName|type|kind|description)$/.test(field))
    return undefined;
  const said = NAMES.exec(saysOf(schema)) ?? NAME_FIELD.exec(words(field));
  const word = said?.slice(1).find((each) => each !== undefined);
  const kind = word === undefined ? undefined : kindIn(word);
  return kind === undefined ? undefined : { kind, form: 'text' };
}

/** The kind that the first of the texts names that names any. */
function kindIn(...texts: readonly string[]): SourceKind | undefined {
  for (const text of texts) {
    if (CONFIG_MAP.test(text) !== SECRET.test(text))
      return CONFIG_MAP.test(text) ? 'ConfigMap' : 'Secret';
  }
  return undefined;
}

/** `customQueriesConfigMap` as words. */
function words(field: string): string {
  return field.replaceAll(/([a-z])([A-Z])/g, '$1 $2').replace(/Config Map/, 'ConfigMap');
}

function saysOf(schema: Schema | undefined): string {
  return schema?.description === undefined ? '' : `${schema.description} `;
}
