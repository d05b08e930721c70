import { isTrueToGo } from '../../../go/go-number.ts';
import type { MapNode, YamlNode } from '../../../model/node.ts';
import { done, mapDone } from '../../../model/result.ts';
import { stringOf } from '../../../model/scalars/resolve-scalar.ts';
import type { Span } from '../../../model/span.ts';
import {
  refused,
  type BuildRefusal,
  type BuildResult,
} from '../../kustomize/tree/build-refusal.ts';
import { mapOf } from '../../kustomize/tree/nodes.ts';
import { applyMarkers } from './apply-markers.ts';
import { readMarkers } from './read-markers.ts';
import type { Shape } from './shape.ts';

/** A shape, and whether whatever has it is required in the object around it (a custom type says so). */
interface Field {
  readonly shape: Shape;
  readonly isRequired: boolean;
}

interface Reader {
  readonly types: MapNode | undefined;
  readonly known: Map<string, BuildResult<Field>>;
  /** Custom types that are being read: one that comes again is in itself. */
  readonly open: Set<string>;
}

/** kro's own limit, of types in types (maxTypeNestingDepth in pkg/simpleschema/parse.go). */
const DEEPEST = 16;

/** Custom types in each other; kro itself has no limit. */
const MOST_OPEN = 100;

/** What `spec.schema.spec` says in SimpleSchema (kro: ToOpenAPISpec and the transformer of pkg/simpleschema). */
export function readShape(
  spec: YamlNode | undefined,
  types: MapNode | undefined,
): BuildResult<Shape> {
  const reader: Reader = { types, known: new Map(), open: new Set() };
  for (const { key, name } of types?.entries ?? []) {
    const type = customType(name, key, reader);
    if (type.kind === 'refused') return type;
  }
  if (spec?.kind !== 'map') return done({ type: 'object', fields: new Map() });
  return objectShape(spec, reader);
}

function objectShape(node: MapNode, reader: Reader): BuildResult<Shape> {
  const fields = new Map<string, Shape>();
  const required: string[] = [];
  for (const { name, value } of node.entries) {
    const field = fieldOf(value, reader);
    if (field.kind === 'refused') return { ...field, message: `field ${name}: ${field.message}` };
    fields.set(name, field.value.shape);
    if (field.value.isRequired) required.push(name);
  }
  const hasDefaults = [...fields.values()].some((shape) => shape.default !== undefined);
  const isFilled = hasDefaults && required.length === 0;
  return done({
    type: 'object',
    fields,
    required,
    ...(isFilled && { default: mapOf([], node, undefined) }),
  });
}

function fieldOf(node: YamlNode, reader: Reader): BuildResult<Field> {
  if (node.kind === 'map') {
    const shape = objectShape(node, reader);
    return mapDone(shape, (inner) => ({ shape: inner, isRequired: false }));
  }
  const text = stringOf(node, 'kubectl');
  return text === undefined ? refused(node, 'unexpected type') : writtenField(text, node, reader);
}

/** A type, and the markers behind `|`. */
function writtenField(text: string, at: Span, reader: Reader): BuildResult<Field> {
  const bar = text.indexOf('|');
  const type = (bar === -1 ? text : text.slice(0, bar)).trim();
  if (type === '') return refused(at, 'empty type');
  const read = bar === -1 ? { markers: [] } : readMarkers(text.slice(bar + 1));
  if ('refusal' in read) return refused(at, read.refusal);
  const field = typeOf(type, at, reader, 0);
  if (field.kind === 'refused') return field;
  const isRequired = read.markers.some(
    ({ name, value }) => name === 'required' && isTrueToGo(value),
  );
  const marked = applyMarkers(field.value.shape, read.markers, at);
  if (marked.kind === 'refused') return marked;
  return done({ shape: marked.value, isRequired: isRequired || field.value.isRequired });
}

const ATOMS: ReadonlyMap<string, Shape> = new Map<string, Shape>([
  ['string', { type: 'string' }],
  ['integer', { type: 'integer' }],
  ['boolean', { type: 'boolean' }],
  ['float', { type: 'number' }],
  ['object', { type: 'object', isFree: true }],
]);

function typeOf(written: string, at: Span, reader: Reader, depth: number): BuildResult<Field> {
  const type = written.trim();
  if (depth > DEEPEST)
    return refused(at, `type nesting too deep (max ${DEEPEST}): ${JSON.stringify(type)}`);
  const atom = ATOMS.get(type);
  if (atom !== undefined) return done({ shape: atom, isRequired: false });
  const inner = innerType(type);
  if (inner === undefined) return customType(type, at, reader);
  if (inner.refusal !== undefined) return refused(at, inner.refusal);
  const item = typeOf(inner.type, at, reader, depth + 1);
  if (item.kind === 'refused') return item;
  const { shape } = item.value;
  const own: Shape =
    inner.of === 'list' ? { type: 'array', items: shape } : { type: 'object', values: shape };
  return done({ shape: own, isRequired: false });
}

interface InnerType {
  readonly of: 'list' | 'map';
  readonly type: string;
  readonly refusal?: string;
}

function innerType(type: string): InnerType | undefined {
  if (type.startsWith('[]')) {
    const inner = type.slice(2);
    return inner === ''
      ? { of: 'list', type: inner, refusal: 'empty slice element type' }
      : { of: 'list', type: inner };
  }
  if (!type.startsWith('map[')) return undefined;
  const prefix = 'map[string]';
  const inner = type.slice(prefix.length).trim();
  if (!type.startsWith(prefix)) return { of: 'map', type, refusal: 'map key must be string' };
  return inner === ''
    ? { of: 'map', type, refusal: 'map value type is required' }
    : { of: 'map', type: inner };
}

function customType(name: string, at: Span, reader: Reader): BuildResult<Field> {
  const known = reader.known.get(name);
  if (known !== undefined) return known;
  const node = reader.types?.entries.find((entry) => entry.name === name)?.value;
  if (node === undefined) return refused(at, `unknown type: ${name}`);
  if (reader.open.has(name)) return cycle(name, node);
  if (reader.open.size > MOST_OPEN)
    return { ...refused(node, 'types are nested too deeply'), isTooMuch: true };
  reader.open.add(name);
  const text = stringOf(node, 'kubectl');
  const made = text === undefined ? fieldOf(node, reader) : writtenField(text, node, reader);
  reader.open.delete(name);
  reader.known.set(name, made);
  return made;
}

function cycle(name: string, at: Span): BuildRefusal {
  return refused(at, `cyclic dependency in type ${name}: graph contains a cycle`);
}
