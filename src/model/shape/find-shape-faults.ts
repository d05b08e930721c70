import { decodeBase64 } from '../base64.ts';
import type { Manifest, Road } from '../manifest.ts';
import type { Entry, MapNode, ScalarNode, YamlNode } from '../node.ts';
import { jsonTypeName, resolveScalar } from '../resolve-scalar.ts';
import { isTemplated } from '../validation/is-templated.ts';
import { OBJECT_SHAPES } from './object-shapes.ts';
import type { FieldType, StructShape } from './shape.ts';
import { VOLUME_SHAPES } from './volume-shapes.ts';

/** What Go's decoder, or its strict mode, says about one place of an object. */
export type ShapeFault = WrongType | UnknownField | IllegalBase64;

interface Place {
  /** Path from the object: `spec.containers[0].env[1].value`. */
  readonly path: string;
  /** The key in front of the value; undefined for items of a list. */
  readonly key: ScalarNode | undefined;
}

export interface WrongType extends Place {
  readonly kind: 'wrong-type';
  readonly at: YamlNode;
  readonly wanted: FieldType;
  readonly found: ReturnType<typeof jsonTypeName>;
  /** The decoder's text. */
  readonly said: string;
}

export interface UnknownField {
  readonly kind: 'unknown-field';
  readonly entry: Entry;
  readonly path: string;
  readonly shape: StructShape;
  readonly parent: MapNode;
}

interface IllegalBase64 extends Place {
  readonly kind: 'illegal-base64';
  readonly at: ScalarNode;
  /** Byte at which the decoder stops. */
  readonly offset: number;
}

interface Context extends Place {
  readonly road: Road;
  /** Innermost struct and the field path from the root, without indices: Go's name of the place. */
  readonly goStruct: string;
  readonly goPath: string;
}

const SHAPES: ReadonlyMap<string, StructShape> = new Map(
  [...OBJECT_SHAPES, ...VOLUME_SHAPES].map((shape) => [shape.name, shape]),
);

/** The kinds whose fields are known whole, and their apiVersion. */
export const KIND_VERSIONS: ReadonlyMap<string, string> = new Map([
  ...['ConfigMap', 'Secret', 'Pod', 'PodTemplate', 'ReplicationController'].map(
    (kind) => [kind, 'v1'] as const,
  ),
  ...['Deployment', 'ReplicaSet', 'StatefulSet', 'DaemonSet'].map(
    (kind) => [kind, 'apps/v1'] as const,
  ),
  ['Job', 'batch/v1'],
  ['CronJob', 'batch/v1'],
]);

/** Whether the kind's fields are known whole: ConfigMap, Secret and the workloads, in the versions that still exist. */
export function hasShape({ apiVersion, kind }: Manifest): boolean {
  return KIND_VERSIONS.get(kind) === apiVersion;
}

/**
 * Decodes an object as the API server does and yields everything it would refuse, in order of writing. Kinds we do not
 * know whole yield nothing, templated scalars neither.
 */
export function* findShapeFaults({
  apiVersion,
  kind,
  node,
  road,
}: Manifest): Generator<ShapeFault> {
  const shape = SHAPES.get(kind);
  if (shape === undefined || KIND_VERSIONS.get(kind) !== apiVersion) return;
  yield* structFaults(node, shape, { road, goStruct: kind, goPath: '', path: '', key: undefined });
}

function* structFaults(node: MapNode, shape: StructShape, context: Context): Generator<ShapeFault> {
  for (const entry of node.entries) {
    const path = context.path === '' ? entry.name : `${context.path}.${entry.name}`;
    const type = shape.fields.get(entry.name);
    if (type === undefined) {
      yield { kind: 'unknown-field', entry, path, shape, parent: node };
      continue;
    }
    const goPath = context.goPath === '' ? entry.name : `${context.goPath}.${entry.name}`;
    const { road } = context;
    yield* faultsOf(entry.value, type, {
      road,
      goStruct: shape.name,
      goPath,
      path,
      key: entry.key,
    });
  }
}

function* faultsOf(node: YamlNode, type: FieldType, context: Context): Generator<ShapeFault> {
  if (type.kind === 'any' || isOpen(node, context.road)) return;
  switch (type.kind) {
    case 'struct':
      yield* structOf(node, type, context);
      return;
    case 'list':
      yield* listOf(node, type, context);
      return;
    case 'map':
      yield* mapOf(node, type, context);
      return;
    case 'bytes':
      yield* bytesOf(node, type, context);
      return;
    default:
      yield* scalarOf(node, type, context);
  }
}

function* structOf(
  node: YamlNode,
  type: FieldType & { kind: 'struct' },
  context: Context,
): Generator<ShapeFault> {
  const shape = SHAPES.get(type.name);
  if (node.kind !== 'map') yield wrongType(node, type, context);
  else if (shape !== undefined) yield* structFaults(node, shape, context);
}

function* listOf(
  node: YamlNode,
  type: FieldType & { kind: 'list' | 'map' },
  context: Context,
): Generator<ShapeFault> {
  if (node.kind !== 'sequence') {
    yield wrongType(node, type, context);
    return;
  }
  for (const [index, item] of node.items.entries()) {
    const path = `${context.path}[${index}]`;
    yield* faultsOf(item, type.items, { ...context, path, key: undefined });
  }
}

function* mapOf(
  node: YamlNode,
  type: FieldType & { kind: 'list' | 'map' },
  context: Context,
): Generator<ShapeFault> {
  if (node.kind !== 'map') {
    yield wrongType(node, type, context);
    return;
  }
  for (const { key, name, value } of node.entries) {
    yield* faultsOf(value, type.items, { ...context, path: `${context.path}[${name}]`, key });
  }
}

/** base64 text, or a list of byte values, which Go takes as well. */
function* bytesOf(node: YamlNode, type: FieldType, context: Context): Generator<ShapeFault> {
  if (node.kind === 'sequence') {
    const uint8: FieldType = { kind: 'int32', goName: 'uint8' };
    for (const item of node.items) yield* scalarOf(item, uint8, context);
    return;
  }
  const resolved = node.kind === 'scalar' ? resolveScalar(node, context.road) : undefined;
  if (node.kind !== 'scalar' || resolved?.kind !== 'string') {
    yield wrongType(node, type, context);
    return;
  }
  const decoded = decodeBase64(resolved.value);
  if (decoded.kind === 'bytes') return;
  const { path, key } = context;
  yield { kind: 'illegal-base64', at: node, path, key, offset: decoded.offset };
}

function* scalarOf(node: YamlNode, type: FieldType, context: Context): Generator<ShapeFault> {
  if (node.kind !== 'scalar') {
    yield wrongType(node, type, context);
    return;
  }
  const resolved = resolveScalar(node, context.road);
  switch (resolved.kind) {
    case 'string':
    case 'bool':
      if (type.kind !== resolved.kind) yield wrongType(node, type, context);
      return;
    case 'int':
    case 'float':
      if (!fits(resolved.json, type)) yield wrongType(node, type, context, resolved.json);
      return;
    default:
  }
}

const RANGES: ReadonlyMap<string, readonly [bigint, bigint]> = new Map([
  ['uint8', [0n, 255n]],
  ['int32', [-(2n ** 31n), 2n ** 31n - 1n]],
  ['int64', [-(2n ** 63n), 2n ** 63n - 1n]],
]);

/** Whether Go's strconv takes a JSON number for an integer type: `888` yes, `8.5` and `1e3` no. */
function fits(json: string, { goName }: FieldType): boolean {
  const range = RANGES.get(goName);
  if (range === undefined || !/^-?\d{1,20}$/.test(json)) return false;
  const value = BigInt(json);
  return value >= range[0] && value <= range[1];
}

/** Null is every type's zero value; what a template becomes is not known; an invalid scalar is a problem of its own. */
function isOpen(node: YamlNode, road: Road): boolean {
  if (node.kind !== 'scalar') return false;
  const { kind } = resolveScalar(node, road);
  return kind === 'null' || kind === 'invalid' || isTemplated(node.text);
}

function wrongType(
  at: YamlNode,
  wanted: FieldType,
  { road, goStruct, goPath, path, key }: Context,
  number?: string,
): WrongType {
  const found = jsonTypeName(at, road);
  // Go shows the number; bytes belong to a Secret, so they stay hidden.
  const isShown = number !== undefined && RANGES.has(wanted.goName) && wanted.goName !== 'uint8';
  const value = isShown ? `number ${number}` : found;
  const said = `json: cannot unmarshal ${value} into Go struct field ${goStruct}.${goPath} of type ${wanted.goName}`;
  return { kind: 'wrong-type', at, key, path, wanted, found, said };
}
