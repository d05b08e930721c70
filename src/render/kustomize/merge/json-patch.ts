import { DEEPEST } from '../../../model/limits.ts';
import { entryOf, type MapNode, type ScalarNode, type YamlNode } from '../../../model/node.ts';
import { done } from '../../../model/result.ts';
import { isNull, resolveScalar } from '../../../model/scalars/resolve-scalar.ts';
import type { Span } from '../../../model/span.ts';
import type { Trail } from '../../../model/trail.ts';
import { parsedJson } from '../../../text/parsed-json.ts';
import { refused, type BuildRefusal, type BuildResult } from '../tree/build-refusal.ts';
import { withTrail } from '../tree/nodes.ts';
import { printedForm } from '../tree/printed-form.ts';
import { remarshalled } from '../tree/remarshal.ts';
import { withSecretData } from '../tree/secret-nodes.ts';
import {
  addTo,
  getFrom,
  partsAlong,
  placeAt,
  removeFrom,
  replaceIn,
  sameJson,
  type Changed,
} from './json-pointer.ts';

/** One operation of an RFC 6902 patch, as written. */
export interface JsonPatchOperation {
  readonly op: string;
  readonly path: string | undefined;
  readonly from: string | undefined;
  /** As it is in JSON; undefined when the operation has none. */
  readonly value: YamlNode | undefined;
  readonly at: Span;
}

/**
 * Reads the root of a patch's text as a list of operations, where kubectl's rules (`yes` is true) hold, for kustomize
 * reads a patch as kubectl reads a manifest. `text` is the patch as kustomize gets it: when it starts with `[` it must be
 * JSON. Refused if it is not a list of maps: then it is not a JSON patch. An empty text has no root.
 */
export function readJsonPatch(
  text: string,
  root: YamlNode | undefined,
  at: Span,
): BuildResult<readonly JsonPatchOperation[]> {
  if (root === undefined || isNull(root, 'kubectl')) {
    return text === '' ? refused(at, 'empty json patch operations') : done([]);
  }
  if (text.startsWith('[') && parsedJson(text) === undefined)
    return refused(at, 'invalid character in JSON patch');
  if (root.kind !== 'sequence') {
    return refused(
      root,
      `json: cannot unmarshal ${jsonKind(root)} into Go value of type jsonpatch.Patch`,
    );
  }
  const wrong = root.items.find((item) => item.kind !== 'map' && !isNull(item, 'kubectl'));
  if (wrong !== undefined) {
    return refused(
      wrong,
      `json: cannot unmarshal ${jsonKind(wrong)} into Go value of type jsonpatch.Operation`,
    );
  }
  return done(root.items.map((item) => readOperation(item)));
}

function readOperation(item: YamlNode): JsonPatchOperation {
  const value = entryOf(item, 'value')?.value;
  return {
    op: textAt(item, 'op') ?? 'unknown',
    path: textAt(item, 'path'),
    from: textAt(item, 'from'),
    value: value === undefined ? undefined : remarshalled(value, 'kubectl'),
    at: item,
  };
}

function textAt(item: YamlNode, name: string): string | undefined {
  const value = entryOf(item, name)?.value;
  if (value?.kind !== 'scalar') return undefined;
  const resolved = resolveScalar(value, 'kubectl');
  return resolved.kind === 'string' ? resolved.value : undefined;
}

/**
 * Applies operations one by one as kustomize does (evanphx/json-patch v4): paths count negative indices from the end,
 * `replace` also adds a key that a map lacks, a missing place is an error. Values come with `trail`. The object comes back
 * as `remarshalled` leaves it, whether or not an operation changed it. `spend` takes what each operation copies from a budget.
 */
export function applyJsonPatch(
  target: MapNode,
  operations: readonly JsonPatchOperation[],
  trail: Trail,
  spend: (parts: number, at: Span) => BuildRefusal | undefined = () => undefined,
): BuildResult<MapNode> {
  const printed = printedForm(target);
  if (printed.kind === 'refused') return printed;
  const object = operations.some(mayCarryAway) ? withSecretData(printed.value) : printed.value;
  let root: YamlNode = remarshalled(object, 'kustomize');
  const depthOf = depthReader();
  for (const operation of operations) {
    const { path, from, at } = operation;
    const spent = spend(partsAlong(root, path) + partsAlong(root, from), at);
    if (spent !== undefined) return spent;
    const changed = applyOne(root, operation, trail);
    if (typeof changed === 'string') return refused(operation.at, changed);
    if (!isWithinDepth(changed.node, operation, depthOf)) {
      return refused(operation.at, `the operation makes more than ${DEEPEST} nested levels`);
    }
    root = changed.node;
  }
  if (root.kind === 'map') return done(root);
  const type = 'json: cannot unmarshal array into Go value of type map[string]interface {}';
  return refused(operations.at(-1)?.at ?? target, type);
}

/** Whether an operation may bring a value of a Secret to a place where it would not be one. */
function mayCarryAway({ op, path }: JsonPatchOperation): boolean {
  return op === 'copy' || op === 'move' || path === '/kind' || path === '';
}

/** Whether a tree is still not too deep: an operation may put what is deep where it is deep already. */
function isWithinDepth(
  root: YamlNode,
  { op, value }: JsonPatchOperation,
  depthOf: (node: YamlNode) => number,
): boolean {
  const brings = op === 'copy' || op === 'move' || (value !== undefined && value.kind !== 'scalar');
  return !brings || depthOf(root) <= DEEPEST;
}

/** How many collections are in one another; each is counted once, however often it is shared. */
function depthReader(): (node: YamlNode) => number {
  const known = new WeakMap<YamlNode, number>();
  const depthOf = (node: YamlNode): number => {
    if (node.kind === 'scalar') return 0;
    const before = known.get(node);
    if (before !== undefined) return before;
    let deepest = 0;
    // Most parts of long lists are scalars, which are not worth a call.
    if (node.kind === 'sequence') {
      for (const item of node.items)
        if (item.kind !== 'scalar') deepest = Math.max(deepest, depthOf(item));
    } else {
      for (const { value } of node.entries)
        if (value.kind !== 'scalar') deepest = Math.max(deepest, depthOf(value));
    }
    known.set(node, deepest + 1);
    return deepest + 1;
  };
  return depthOf;
}

function applyOne(root: YamlNode, operation: JsonPatchOperation, trail: Trail): Changed | string {
  const { op, path } = operation;
  const value =
    operation.value === undefined ? nullAt(operation.at, trail) : withTrail(operation.value, trail);
  switch (op) {
    case 'add':
      return path === undefined
        ? 'add operation failed to decode path: missing value'
        : addTo(
            root,
            path,
            value,
            `add operation does not apply: doc is missing path: "${path}"`,
            `error in add for path: '${path}'`,
          );
    case 'remove':
      return path === undefined
        ? 'remove operation failed to decode path: missing value'
        : removeFrom(
            root,
            path,
            `remove operation does not apply: doc is missing path: "${path}"`,
            `error in remove for path: '${path}'`,
          );
    case 'replace':
      return path === undefined
        ? `replace operation failed to decode path: ${NO_PATH}`
        : replaceAt(root, path, value);
    case 'move':
      return move(root, operation);
    case 'copy':
      return copy(root, operation);
    case 'test':
      return test(root, operation);
    default:
      return `Unexpected kind: ${op}`;
  }
}

const NO_PATH = 'operation missing path field: missing value';
const NO_FROM = 'operation, missing from field: missing value';

function replaceAt(root: YamlNode, path: string, value: YamlNode): Changed | string {
  if (path !== '') return replaceIn(root, path, value);
  return value.kind === 'scalar'
    ? 'replace operation value must be object or array'
    : { node: value };
}

function move(root: YamlNode, { from, path }: JsonPatchOperation): Changed | string {
  if (from === undefined) return `move operation failed to decode from: ${NO_FROM}`;
  const place = placeAt(root, from);
  if (place === undefined) {
    return `move operation does not apply: doc is missing from path: ${from}: missing value`;
  }
  const moved = getFrom(place.container, place.key);
  const wrong = `error in move for path: '${place.key}'`;
  if (typeof moved === 'string') return `${wrong}: ${moved}`;
  const without = removeFrom(root, from, wrong, wrong);
  if (typeof without === 'string') return without;
  if (path === undefined) return `move operation failed to decode path: ${NO_PATH}`;
  const missing = `move operation does not apply: doc is missing destination path: ${path}`;
  return addTo(
    without.node,
    path,
    moved.node ?? nullAt(root, root.trail),
    missing,
    `error in move for path: '${path}'`,
  );
}

function copy(root: YamlNode, { from, path }: JsonPatchOperation): Changed | string {
  if (from === undefined) return `copy operation failed to decode from: ${NO_FROM}`;
  const place = placeAt(root, from);
  if (place === undefined) {
    return `copy operation does not apply: doc is missing from path: ${from}: missing value`;
  }
  const copied = getFrom(place.container, place.key);
  if (typeof copied === 'string') return `error in copy for from: '${from}': ${copied}`;
  if (path === undefined) return 'copy operation failed to decode path: missing value';
  const missing = `copy operation does not apply: doc is missing destination path: ${path}`;
  return addTo(
    root,
    path,
    copied.node ?? nullAt(root, root.trail),
    missing,
    'error while adding value during copy',
  );
}

function test(root: YamlNode, { path, value }: JsonPatchOperation): Changed | string {
  if (path === undefined) return `test operation failed to decode path: ${NO_PATH}`;
  const failed = `testing value ${path} failed: test failed`;
  if (path === '') return sameJson(root, value) ? { node: root } : failed;
  const place = placeAt(root, path);
  if (place === undefined) {
    return `test operation does not apply: is missing path: ${path}: missing value`;
  }
  const found = getFrom(place.container, place.key);
  if (typeof found === 'string') return `error in test for path: '${path}': ${found}`;
  return sameJson(found.node, value) ? { node: root } : failed;
}

function nullAt({ file, start, end }: Span, trail: Trail | undefined): ScalarNode {
  const made = { kind: 'scalar', text: 'null', style: 'plain', file, start, end } as const;
  return trail === undefined ? made : { ...made, trail };
}

function jsonKind(node: YamlNode): string {
  if (node.kind === 'map') return 'object';
  if (node.kind === 'sequence') return 'array';
  const { kind } = resolveScalar(node, 'kubectl');
  return kind === 'int' || kind === 'float' ? 'number' : kind;
}
