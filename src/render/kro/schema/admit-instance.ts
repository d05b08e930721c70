import { message, type Message } from '../../../model/message.ts';
import { entryWith, type Entry, type MapNode, type YamlNode } from '../../../model/node.ts';
import { isNull, resolveScalar } from '../../../model/scalars/resolve-scalar.ts';
import { entry, scalarOf, withEntries, withItems } from '../../kustomize/tree/nodes.ts';
import type { Limits, Shape } from './shape.ts';

/** A value as the API server stores it, or why it refuses it, as a clause. */
type Admitted =
  | { readonly kind: 'admitted'; readonly node: YamlNode }
  | { readonly kind: 'invalid'; readonly reason: Message };

/**
 * Fills in the defaults of an instance's fields and checks their types, as the API server does with the CustomResourceDefinition that kro makes
 * (apiextensions-apiserver: pkg/apiserver/schema/defaulting, pkg/apiserver/validation). Patterns and rules (`validation`) are not checked.
 */
export function admitValue(node: YamlNode, shape: Shape, path: string): Admitted {
  if (node.kind === 'map') return admitMap(node, shape, path);
  if (node.kind === 'sequence') return admitSequence(node, shape, path);
  const found = resolveScalar(node, 'kubectl');
  if (node.value !== undefined) return { kind: 'admitted', node };
  const isRight =
    (shape.type === 'string' && found.kind === 'string') ||
    (shape.type === 'boolean' && found.kind === 'bool') ||
    (shape.type === 'integer' && found.kind === 'int') ||
    (shape.type === 'number' && (found.kind === 'int' || found.kind === 'float'));
  if (!isRight) return wrongType(path, shape);
  const value = 'value' in found ? found.value : '';
  const broken = brokenLimit(value, shape.limits);
  if (broken !== undefined) return invalid(message`\`${path}\` ${broken}`);
  if (shape.type !== 'number' || found.kind !== 'int') return { kind: 'admitted', node };
  // An expression sees a floating-point number.
  return { kind: 'admitted', node: { ...node, tag: '!!float' } };
}

function invalid(reason: Message): Admitted {
  return { kind: 'invalid', reason };
}

function wrongType(path: string, { type }: Shape): Admitted {
  return invalid(message`\`${path}\` must be of type ${type}`);
}

function admitMap(node: MapNode, shape: Shape, path: string): Admitted {
  if (shape.type !== 'object') return wrongType(path, shape);
  const entries: Entry[] = [];
  for (const each of node.entries) {
    const inner =
      shape.isFree === true ? undefined : (shape.fields?.get(each.name) ?? shape.values);
    const at = `${path}.${each.name}`;
    if (inner === undefined && shape.isFree !== true)
      return invalid(message`\`${at}\` is not in the schema`);
    // The API server takes a null for a field that is absent.
    if (isNull(each.value, 'kubectl') && inner !== undefined) continue;
    if (inner === undefined) {
      entries.push(each);
      continue;
    }
    const admitted = admitValue(each.value, inner, at);
    if (admitted.kind === 'invalid') return admitted;
    entries.push(admitted.node === each.value ? each : entryWith(each, admitted.node));
  }
  const given = new Set(entries.map(({ name }) => name));
  for (const [name, inner] of shape.fields ?? []) {
    if (given.has(name) || inner.default === undefined) continue;
    const filled = admitValue(inner.default, inner, `${path}.${name}`);
    if (filled.kind === 'invalid') return filled;
    entries.push(entry(scalarOf(name, inner.default, undefined), filled.node));
    given.add(name);
  }
  const missing = shape.required?.find((name) => !given.has(name));
  if (missing !== undefined) return invalid(message`\`${path}.${missing}\` is required`);
  return { kind: 'admitted', node: withEntries(node, entries) };
}

function admitSequence(
  node: Extract<YamlNode, { kind: 'sequence' }>,
  shape: Shape,
  path: string,
): Admitted {
  const { items: inner, limits } = shape;
  if (shape.type !== 'array' || inner === undefined) return wrongType(path, shape);
  const { minItems = 0, maxItems = Infinity } = limits ?? {};
  if (node.items.length < minItems || node.items.length > maxItems)
    return invalid(message`\`${path}\` has too many or too few items`);
  const items: YamlNode[] = [];
  for (const [index, item] of node.items.entries()) {
    const admitted = admitValue(item, inner, `${path}[${index}]`);
    if (admitted.kind === 'invalid') return admitted;
    items.push(admitted.node);
  }
  return { kind: 'admitted', node: withItems(node, items) };
}

/** What a value is not, as the end of a sentence; undefined if it keeps to all limits. */
function brokenLimit(value: string | number | boolean, limits: Limits = {}): string | undefined {
  const { enum: values, minimum = -Infinity, maximum = Infinity, minLength = 0 } = limits;
  const { maxLength = Infinity } = limits;
  if (values !== undefined && !values.includes(String(value)))
    return `must be one of ${values.join(', ')}`;
  if (typeof value === 'number') {
    if (value < minimum) return `must be at least ${minimum}`;
    return value > maximum ? `must be at most ${maximum}` : undefined;
  }
  if (typeof value !== 'string') return undefined;
  const { length } = Array.from(value);
  if (length < minLength) return `must have at least ${minLength} characters`;
  return length > maxLength ? `must have at most ${maxLength} characters` : undefined;
}
