import { done } from '../../../model/result.ts';
import type { Span } from '../../../model/span.ts';
import {
  refused,
  type BuildRefusal,
  type BuildResult,
} from '../../kustomize/tree/build-refusal.ts';
import { nodeOfJson } from './node-of-json.ts';
import type { Marker } from './read-markers.ts';
import type { Limits, Shape } from './shape.ts';

/** A type with what the markers of a field add to it (kro: applyMarkers in pkg/simpleschema/markers.go). */
export function applyMarkers(
  type: Shape,
  markers: readonly Marker[],
  at: Span,
): BuildResult<Shape> {
  let shape = type;
  for (const marker of markers) {
    const marked =
      marker.name === 'default' ? withDefault(shape, marker, at) : limited(shape, marker, at);
    if (marked.kind === 'refused') return marked;
    shape = marked.value;
  }
  return wrongDefault(shape, at) ?? done(shape);
}

/** The API server refuses a default that its own field refuses. */
function wrongDefault(shape: Shape, at: Span): BuildRefusal | undefined {
  const values = shape.limits?.enum;
  const text = shape.default?.kind === 'scalar' ? shape.default.text : undefined;
  if (values === undefined || text === undefined || values.includes(text)) return undefined;
  const supported = values.map((value) => JSON.stringify(value)).join(', ');
  return refused(at, `Unsupported value: "${text}": supported values: ${supported}`);
}

const INTEGER = /^[-+]?[0-9]{1,18}$/;
const NUMBER = /^[-+]?(?:[0-9]+\.?[0-9]*|\.[0-9]+)(?:[eE][-+]?[0-9]+)?$/;
/** What Go's ParseBool takes. */
const BOOLEAN = /^(?:1|t|T|TRUE|true|True|0|f|F|FALSE|false|False)$/;

function withDefault(shape: Shape, { value }: Marker, at: Span): BuildResult<Shape> {
  if (shape.type === 'integer' && !INTEGER.test(value))
    return refused(at, `default value must be a valid integer, got: ${value}`);
  if (shape.type === 'number' && !NUMBER.test(value))
    return refused(at, `default value must be a valid number, got: ${value}`);
  if (shape.type === 'boolean' && !BOOLEAN.test(value))
    return refused(at, `default value must be a valid boolean, got: ${value}`);
  const node = nodeOfJson(shape.type === 'string' ? `"${value}"` : value, at);
  if (node === undefined) return refused(at, 'json: error calling MarshalJSON for type *v1.JSON');
  return done({ ...shape, default: node });
}

const NUMBERS: ReadonlyMap<string, keyof Limits> = new Map<string, keyof Limits>([
  ['minimum', 'minimum'],
  ['maximum', 'maximum'],
  ['minLength', 'minLength'],
  ['maxLength', 'maxLength'],
  ['minItems', 'minItems'],
  ['maxItems', 'maxItems'],
]);

/** What is wrong with a limit itself is left to kro. */
function limited(shape: Shape, { name, value }: Marker, at: Span): BuildResult<Shape> {
  if (name === 'enum') {
    const values = value.split(',').map((each) => each.trim());
    if (values.includes('')) return refused(at, 'empty enum values are not allowed');
    return done({ ...shape, limits: { ...shape.limits, enum: values } });
  }
  const limit = NUMBERS.get(name);
  const number = Number(value);
  if (limit === undefined || Number.isNaN(number)) return done(shape);
  return done({ ...shape, limits: { ...shape.limits, [limit]: number } });
}
