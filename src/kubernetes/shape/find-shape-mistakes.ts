import { illegalBase64 } from '../../go/base64.ts';
import { parseQuantity } from '../../go/quantity.ts';
import type { Manifest, Dialect } from '../../model/manifest.ts';
import { message, userText, words } from '../../model/message.ts';
import { holdsPlaceholder, isPlaceholderText } from '../../model/names/placeholders.ts';
import type { MapNode, YamlNode } from '../../model/node.ts';
import { jsonTypeName, resolveScalar } from '../../model/scalars/resolve-scalar.ts';
import { KIND_VERSIONS } from '../workload-kinds.ts';
import { SHAPES } from './all-shapes.ts';
import { ARGO_KINDS } from './argo-shapes.ts';
import { isBracedPlaceholder } from './braced-placeholder.ts';
import { CUSTOM_KINDS } from './custom-shapes.ts';
import { definedTypeText } from './defined-type-text.ts';
import { fits, INTEGER_RANGES } from './integer-ranges.ts';
import { missingFields } from './missing-fields.ts';
import { NETWORK_KINDS } from './network-shapes.ts';
import { isPlainScalar } from './plain-scalar.ts';
import type { ShapeMistake } from './shape-mistake.ts';
import type { FieldType, StructShape } from './shape.ts';
import { goPathOf, pathOf, type Step } from './step.ts';

interface Walk {
  readonly dialect: Dialect;
  readonly mistakes: ShapeMistake[];
  /** Fields that are not looked into. */
  readonly open: ReadonlySet<string>;
  /** A definition (CRD) decides about types, and not Go. */
  readonly isDefined: boolean;
}

/** Whether the kind's fields are known whole: ConfigMap, Secret and the workloads, in the versions that still exist. */
export function hasShape({ apiVersion, kind }: Manifest): boolean {
  return KIND_VERSIONS.get(kind) === apiVersion;
}

/** Whether Kubernetes itself decodes the kind, and its fields are known: of some kinds only their names. */
export function isDecoded(manifest: Manifest): boolean {
  return hasShape(manifest) || NETWORK_KINDS.get(manifest.kind) === manifest.apiVersion;
}

const NONE: readonly ShapeMistake[] = [];
const NOTHING: ReadonlySet<string> = new Set();

/**
 * Decodes an object as the API server does: everything it would refuse, in order of writing. Nothing for kinds we do not know
 * whole, nor for templated scalars. Of custom resources, only the fields that no version of Kubernetes has there: Go does not decode
 * their types, and their definitions may be older or newer than the cluster. Of Argo CD's, only types, which were always the same.
 */
export function findShapeMistakes(manifest: Manifest): readonly ShapeMistake[] {
  const { group, kind, node, dialect } = manifest;
  const custom = CUSTOM_KINDS.get(`${group}/${kind}`);
  const defined = ARGO_KINDS.get(`${group}/${kind}`);
  const shape = SHAPES.get(defined ?? custom?.shape ?? kind);
  const isKnown = defined !== undefined || custom !== undefined || isDecoded(manifest);
  if (shape === undefined || !isKnown) return NONE;
  const mistakes: ShapeMistake[] = [];
  const open = custom?.open ?? NOTHING;
  visitStruct(node, shape, undefined, {
    dialect,
    mistakes,
    open,
    isDefined: defined !== undefined,
  });
  const kept = custom === undefined ? mistakes : mistakes.filter(isNeverKnown);
  return kept.length === 0 ? NONE : kept;
}

function isNeverKnown(mistake: ShapeMistake): boolean {
  return mistake.kind === 'unknown-field' && mistake.since === undefined;
}

function visitStruct(node: MapNode, shape: StructShape, above: Step | undefined, walk: Walk): void {
  for (let at = 0; at < node.entries.length; at += 1) {
    const entry = node.entries[at];
    if (entry === undefined) continue;
    const { name, value } = entry;
    if (walk.open.size > 0 && walk.open.has(`${shape.name}.${name}`)) continue;
    const type = shape.fields.get(name);
    if (type === undefined && shape.known === 'partial') continue;
    const since = shape.since.size === 0 ? undefined : shape.since.get(name);
    const isMisplaced = type === undefined || since !== undefined;
    if (!isMisplaced && isPlainScalar(value, type)) continue;
    const step = { above, name, isField: true, struct: shape.name, entry };
    if (isMisplaced) {
      const path = pathOf(step);
      walk.mistakes.push({ kind: 'unknown-field', entry, path, shape, parent: node, since });
    }
    if (type !== undefined && !isPlainScalar(value, type)) visit(value, type, step, walk);
  }
  if (shape.required.length > 0) walk.mistakes.push(...missingFields(node, shape, above));
}

function visit(node: YamlNode, type: FieldType, step: Step, walk: Walk): void {
  if (type.kind === 'any' || isOpen(node, walk.dialect)) return;
  switch (type.kind) {
    case 'struct':
      visitStructOf(node, type, step, walk);
      return;
    case 'list':
      visitList(node, type, step, walk);
      return;
    case 'map':
      visitMap(node, type, step, walk);
      return;
    case 'bytes':
      visitBytes(node, type, step, walk);
      return;
    case 'quantity':
      visitQuantity(node, type, step, walk);
      return;
    case 'choice':
      visitChoice(node, type, step, walk);
      return;
    default:
      visitScalar(node, type, step, walk);
  }
}

/** A text or number as `resource.Quantity` reads it, blanks around it left out. */
function visitQuantity(node: YamlNode, wanted: FieldType, step: Step, walk: Walk): void {
  const text = quantityTextOf(node, walk.dialect);
  const parsed = text === undefined ? undefined : parseQuantity(text.trim());
  if (parsed?.kind === 'quantity') return;
  const said = words(parsed?.reason ?? NOT_A_QUANTITY);
  const found = jsonTypeName(node, walk.dialect);
  const key = step.entry?.key;
  const path = pathOf(step);
  walk.mistakes.push({ kind: 'wrong-type', at: node, key, path, wanted, found, said });
}

function quantityTextOf(node: YamlNode, dialect: Dialect): string | undefined {
  if (node.kind !== 'scalar') return undefined;
  const resolved = resolveScalar(node, dialect);
  if (resolved.kind === 'string') return resolved.value;
  return resolved.kind === 'int' || resolved.kind === 'float' ? resolved.json : undefined;
}

/** What the decoder says of JSON that is no text and no number. */
const NOT_A_QUANTITY =
  "quantities must match the regular expression '^([+-]?[0-9.]+)([eEinumkKMGTP]*[-+]?[0-9]*)$'";

function visitStructOf(
  node: YamlNode,
  type: FieldType & { kind: 'struct' },
  step: Step,
  walk: Walk,
): void {
  const shape = SHAPES.get(type.name);
  if (node.kind !== 'map') wrongType(node, type, step, walk);
  else if (shape !== undefined) visitStruct(node, shape, step, walk);
}

function visitList(
  node: YamlNode,
  type: FieldType & { kind: 'list' | 'map' },
  above: Step,
  walk: Walk,
): void {
  if (node.kind !== 'sequence') {
    wrongType(node, type, above, walk);
    return;
  }
  const { struct } = above;
  for (let name = 0; name < node.items.length; name += 1) {
    const item = node.items[name];
    if (item === undefined || isPlainScalar(item, type.items)) continue;
    visit(item, type.items, { above, name, isField: false, struct, entry: undefined }, walk);
  }
}

function visitMap(
  node: YamlNode,
  type: FieldType & { kind: 'list' | 'map' },
  above: Step,
  walk: Walk,
): void {
  if (node.kind !== 'map') {
    wrongType(node, type, above, walk);
    return;
  }
  const { struct } = above;
  for (const entry of node.entries) {
    const { name, value } = entry;
    if (isPlainScalar(value, type.items)) continue;
    visit(value, type.items, { above, name, isField: false, struct, entry }, walk);
  }
}

/** `$name` as a whole: envsubst fills it in, as it does `${name}`. */
const ENVSUBST = /^\$[A-Za-z_]\w*$/;

/** base64 text, or a list of byte values, which Go takes as well. */
function visitBytes(node: YamlNode, type: FieldType, step: Step, walk: Walk): void {
  if (node.kind === 'sequence') {
    const uint8: FieldType = { kind: 'int32', goName: 'uint8' };
    for (const item of node.items) visitScalar(item, uint8, step, walk);
    return;
  }
  const resolved = node.kind === 'scalar' ? resolveScalar(node, walk.dialect) : undefined;
  if (node.kind !== 'scalar' || resolved?.kind !== 'string') {
    wrongType(node, type, step, walk);
    return;
  }
  const offset = illegalBase64(resolved.value);
  if (offset === undefined || ENVSUBST.test(resolved.value)) return;
  const key = step.entry?.key;
  walk.mistakes.push({ kind: 'illegal-base64', at: node, path: pathOf(step), key, offset });
}

function visitScalar(node: YamlNode, type: FieldType, step: Step, walk: Walk): void {
  if (node.kind !== 'scalar') {
    if (!isBracedPlaceholder(node)) wrongType(node, type, step, walk);
    return;
  }
  const resolved = resolveScalar(node, walk.dialect);
  switch (resolved.kind) {
    case 'string':
    case 'bool':
      if (type.kind !== resolved.kind) wrongType(node, type, step, walk);
      return;
    case 'int':
    case 'float':
      if (!fits(resolved.json, type)) wrongType(node, type, step, walk, resolved.json);
      return;
    default:
  }
}

/** A text that is none of the choices; an empty one is the default. */
function visitChoice(
  node: YamlNode,
  type: FieldType & { kind: 'choice' },
  step: Step,
  walk: Walk,
): void {
  const resolved = node.kind === 'scalar' ? resolveScalar(node, walk.dialect) : undefined;
  if (node.kind !== 'scalar' || resolved?.kind !== 'string') {
    visitScalar(node, { kind: 'string', goName: type.goName }, step, walk);
    return;
  }
  const { value } = resolved;
  const { choices } = type;
  if (value === '' || choices.includes(value) || isToBeChosen(value)) return;
  const key = step.entry?.key;
  const path = pathOf(step);
  walk.mistakes.push({ kind: 'unsupported-value', at: node, key, path, value, choices });
}

/** Whether a person or program writes the choice in place of a word: `$TYPE`, `SERVICE_TYPE`, `REPLACE_ME`. */
function isToBeChosen(value: string): boolean {
  return ENVSUBST.test(value) || /^[A-Z]+(?:_[A-Z]+)+$/.test(value) || isPlaceholderText(value);
}

/** Null is every type's zero value; what a template becomes is not known; an invalid scalar is a problem of its own. */
function isOpen(node: YamlNode, dialect: Dialect): boolean {
  if (node.kind !== 'scalar') return false;
  const { kind } = resolveScalar(node, dialect);
  return kind === 'null' || kind === 'invalid' || holdsPlaceholder(node.text);
}

function wrongType(
  at: YamlNode,
  wanted: FieldType,
  step: Step,
  { dialect, mistakes, isDefined }: Walk,
  number?: string,
): void {
  const found = jsonTypeName(at, dialect);
  const key = step.entry?.key;
  const path = pathOf(step);
  if (isDefined) {
    const said = definedTypeText(path, wanted, found, at, dialect);
    mistakes.push({ kind: 'wrong-type', at, key, path, wanted, found, said });
    return;
  }
  // Go shows the number; bytes belong to a Secret.
  const isShown =
    number !== undefined && INTEGER_RANGES.has(wanted.goName) && wanted.goName !== 'uint8';
  const value = isShown ? message`number ${userText(number, at)}` : words(found);
  const field = `${step.struct}.${goPathOf(step)}`;
  const said = message`json: cannot unmarshal ${value} into Go struct field ${words(field)} of type ${words(wanted.goName)}`;
  mistakes.push({ kind: 'wrong-type', at, key, path, wanted, found, said });
}
