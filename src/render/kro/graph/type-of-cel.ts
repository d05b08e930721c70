import { RESULT_TYPES } from '../cel/cel-functions.ts';
import { boundName, type CelNode } from '../cel/cel-syntax.ts';
import type { Shape } from '../schema/shape.ts';

/** What the names of an expression are; undefined for what has an unknown type. */
export type ShapeOf = (name: string) => Shape | undefined;

/** The type of an expression, as far as it is certain; or the first mistake in it, in the words of CEL's type checker. */
type CelType = { readonly shape: Shape | undefined } | { readonly mistake: string };

const BOOL: Shape = { type: 'boolean' };
const UNKNOWN: CelType = { shape: undefined };

/** CEL's names of types. */
const NAMES: Readonly<Record<Shape['type'], string>> = {
  string: 'string',
  integer: 'int',
  number: 'double',
  boolean: 'bool',
  array: 'list',
  object: 'map',
};

export function celNameOf({ type, items, values }: Shape): string {
  if (items !== undefined) return `list(${celNameOf(items)})`;
  return values === undefined ? NAMES[type] : `map(string, ${celNameOf(values)})`;
}

/** Works out the type of an expression, as cel-go's checker would, where that needs no knowledge of the resources' schemas. */
export function typeOfCel(node: CelNode, shapeOf: ShapeOf): CelType {
  switch (node.kind) {
    case 'string':
      return { shape: { type: 'string' } };
    case 'int':
      return { shape: { type: 'integer' } };
    case 'double':
      return { shape: { type: 'number' } };
    case 'bool':
      return { shape: BOOL };
    case 'name':
      return { shape: shapeOf(node.name) };
    case 'select':
      return fieldType(node, shapeOf);
    case 'index':
      return withParts([node.of, node.index], shapeOf, ([of]) => {
        if (node.optional) return undefined;
        return of?.type === 'array' ? of.items : of?.values;
      });
    case 'list':
      return withParts(node.items, shapeOf, ([first]) => ({
        type: 'array',
        ...(first !== undefined && { items: first }),
      }));
    case 'map':
      return withParts(node.entries.flat(), shapeOf, () => ({ type: 'object', isFree: true }));
    case 'unary':
      return withParts([node.of], shapeOf, ([of]) => (node.operator === '!' ? BOOL : of));
    case 'choice':
      return withParts(
        [node.condition, node.whenTrue, node.otherwise],
        shapeOf,
        ([, whenTrue]) => whenTrue,
      );
    case 'binary':
      return binaryType(node, shapeOf);
    case 'call':
      return callType(node, shapeOf);
    default:
      return UNKNOWN;
  }
}

/** The type that the types of some expressions lead to, unless one of them has a mistake. */
function withParts(
  nodes: readonly CelNode[],
  shapeOf: ShapeOf,
  lead: (shapes: readonly (Shape | undefined)[]) => Shape | undefined,
): CelType {
  const shapes: (Shape | undefined)[] = [];
  for (const node of nodes) {
    const type = typeOfCel(node, shapeOf);
    if ('mistake' in type) return type;
    shapes.push(type.shape);
  }
  return { shape: lead(shapes) };
}

function fieldType(node: Extract<CelNode, { kind: 'select' }>, shapeOf: ShapeOf): CelType {
  const of = typeOfCel(node.of, shapeOf);
  if ('mistake' in of) return of;
  const { shape } = of;
  if (shape === undefined) return UNKNOWN;
  if (shape.type !== 'object')
    return { mistake: `type '${celNameOf(shape)}' does not support field selection` };
  if (shape.isFree === true) return UNKNOWN;
  if (shape.fields === undefined) return node.optional ? UNKNOWN : { shape: shape.values };
  const field = shape.fields.get(node.field);
  if (field === undefined) return { mistake: `undefined field '${node.field}'` };
  return node.optional ? UNKNOWN : { shape: field };
}

const COMPARISONS: ReadonlySet<string> = new Set(['==', '!=', '<', '<=', '>', '>=']);

function binaryType(node: Extract<CelNode, { kind: 'binary' }>, shapeOf: ShapeOf): CelType {
  const { operator, left, right } = node;
  let wrong: string | undefined;
  const type = withParts([left, right], shapeOf, ([one, other]) => {
    wrong = one && other && mismatch(operator, one, other);
    if (COMPARISONS.has(operator) || operator === 'in' || operator === '&&' || operator === '||')
      return BOOL;
    return one !== undefined && other !== undefined && one.type === other.type ? one : undefined;
  });
  return 'mistake' in type || wrong === undefined ? type : { mistake: wrong };
}

const SIMPLE: ReadonlySet<Shape['type']> = new Set(['string', 'integer', 'boolean']);

/** Texts, integers and booleans go with their own kind only. */
function mismatch(operator: string, one: Shape, other: Shape): string | undefined {
  if (operator !== '+' && operator !== '==' && operator !== '!=') return undefined;
  if (one.type === other.type || !SIMPLE.has(one.type) || !SIMPLE.has(other.type)) return undefined;
  return `found no matching overload for '_${operator}_' applied to '(${NAMES[one.type]}, ${NAMES[other.type]})'`;
}

function callType(node: Extract<CelNode, { kind: 'call' }>, shapeOf: ShapeOf): CelType {
  const { name, of, args } = node;
  const bound = boundName(node);
  const [, body] = args;
  if (bound !== undefined && of !== undefined && body !== undefined) {
    const list = typeOfCel(of, shapeOf);
    if ('mistake' in list) return list;
    const item = list.shape?.type === 'array' ? list.shape.items : undefined;
    const inner = typeOfCel(body, (each) => (each === bound ? item : shapeOf(each)));
    if ('mistake' in inner) return inner;
    if (name === 'filter') return list;
    if (name !== 'map') return { shape: BOOL };
    return { shape: { type: 'array', ...(inner.shape !== undefined && { items: inner.shape }) } };
  }
  const result = RESULT_TYPES.get(name);
  const type = { string: 'string', int: 'integer', bool: 'boolean' } as const;
  return withParts([...(of === undefined ? [] : [of]), ...args], shapeOf, () =>
    result === undefined ? undefined : { type: type[result] },
  );
}
