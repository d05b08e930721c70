import { DEEPEST } from '../../../model/limits.ts';
import { memo } from '../../../model/memo.ts';
import { message } from '../../../model/message.ts';
import type { Entry, MapNode, SequenceNode, YamlNode } from '../../../model/node.ts';
import { entryOf } from '../../../model/node.ts';
import { done, mapDone } from '../../../model/result.ts';
import type { Span } from '../../../model/span.ts';
import type { Trail } from '../../../model/trail.ts';
import { parseApiVersion } from '../object/gvk.ts';
import type { Gvk } from '../object/selector.ts';
import { refused, type BuildResult } from '../tree/build-refusal.ts';
import { isMissingOrNull, valueText } from '../tree/merge-context.ts';
import { entry, mapOf, scalarOf, sequenceOf, withEntries, withItems } from '../tree/nodes.ts';
import { splitPath } from './split-path.ts';

/** Where a transformer writes: `metadata/labels`, `spec/template/spec/containers[]/image`. Empty gvk parts mean any. */
export interface FieldSpec extends Gvk {
  readonly path: string;
  readonly create: boolean;
}

/** Gives the node that should stand where `node` stands; the same node to leave it. */
export type Setter = (node: YamlNode) => BuildResult<YamlNode>;

/** What to make where `create` asks for a field that is missing; `undefined` kind: nothing is ever made. */
export interface Creation {
  readonly kind: YamlNode['kind'] | undefined;
  readonly at: Span;
  readonly trail: Trail | undefined;
}

/** Whether the spec's group, version and kind are those of the object. */
function isSpecFor(spec: FieldSpec, object: MapNode): boolean {
  const apiVersion = valueText(entryOf(object, 'apiVersion')?.value);
  const { group, version } = parseApiVersion(apiVersion);
  return (
    (spec.kind === '' || spec.kind === valueText(entryOf(object, 'kind')?.value)) &&
    (spec.group === '' || spec.group === group) &&
    (spec.version === '' || spec.version === version)
  );
}

/**
 * Calls `set` on every node the path leads to (through lists without being told), as kustomize's fieldspec filter.
 * An object of another type is returned as it is, and so is one that lacks the path unless the spec creates it.
 * A null on the way becomes what the path needs there. A refusal lacks kustomize's prefix
 * `considering field '<path>' of object <id>: `, which the caller knows.
 */
export function applyFieldSpec(
  object: MapNode,
  spec: FieldSpec,
  set: Setter,
  creation: Creation,
): BuildResult<MapNode> {
  if (!isSpecFor(spec, object)) return done(object);
  const visit: Visit = { set, creation, creates: spec.create && creation.kind !== undefined };
  const outcome = walk(object, partsOf(spec), visit);
  if (outcome.kind === 'refused') return outcome;
  return outcome.value.kind === 'map' ? done(outcome.value) : done(object);
}

const partsOf = memo(({ path }: FieldSpec) => splitPath(path, '/'));

interface Visit {
  readonly set: Setter;
  readonly creation: Creation;
  readonly creates: boolean;
}

function walk(node: YamlNode, path: readonly string[], visit: Visit): BuildResult<YamlNode> {
  if (path.length === 0) return visit.set(node);
  if (isMissingOrNull(node)) return done(node);
  if (node.kind === 'sequence') return walkList(node, path, visit);
  if (node.kind === 'map') return walkMap(node, path, visit);
  return refused(node, 'expected sequence or mapping node');
}

function walkList(
  list: SequenceNode,
  path: readonly string[],
  visit: Visit,
): BuildResult<SequenceNode> {
  const items: YamlNode[] = [];
  for (const item of list.items) {
    const outcome = walk(item, path, visit);
    if (outcome.kind === 'refused') {
      return refused(
        outcome.at,
        `visit traversal on path: [${path.join(' ')}]: ${outcome.message}`,
      );
    }
    items.push(outcome.value);
  }
  return done(withItems(list, items));
}

function walkMap(map: MapNode, path: readonly string[], visit: Visit): BuildResult<MapNode> {
  const [part = '', ...rest] = path;
  const isList = part.endsWith('[]');
  const name = isList ? part.slice(0, -2) : part;
  if (name === '') return refused(map, 'cannot set or create an empty field name');
  if (name === '*') {
    return refused(map, 'fieldName: *: wildcard is not supported in PathGetter', {
      message: message`A field path of this kustomization has \`*\`, which kustomize takes in replacements only`,
    });
  }
  const creates = visit.creates && !isList;
  const made = creates && rest.length === 0 ? visit.creation.kind : 'map';
  const wanted = isList ? 'sequence' : creates ? made : undefined;
  const old = entryOf(map, name);
  if (old === undefined && !creates) return done(map);
  if (old === undefined && path.length > DEEPEST) return refused(map, 'the field path is too long');
  const field =
    old === undefined || (isMissingOrNull(old.value) && wanted !== undefined)
      ? emptyNode(wanted ?? 'map', visit.creation)
      : old.value;
  return mapDone(walk(field, rest, visit), (value) =>
    withField(map, old, name, value, visit.creation),
  );
}

function withField(
  map: MapNode,
  old: Entry | undefined,
  name: string,
  value: YamlNode,
  { at, trail }: Creation,
): MapNode {
  if (old === undefined) {
    return withEntries(map, [...map.entries, entry(scalarOf(name, at, trail), value)]);
  }
  if (old.value === value) return map;
  return withEntries(
    map,
    map.entries.map((each) => (each === old ? { key: each.key, name: each.name, value } : each)),
  );
}

function emptyNode(kind: YamlNode['kind'], { at, trail }: Creation): YamlNode {
  if (kind === 'map') return mapOf([], at, trail);
  return kind === 'sequence' ? sequenceOf([], at, trail) : scalarOf('', at, trail);
}
