import { message } from '../../../model/message.ts';
import { scalarAt, valueAt, type MapNode, type YamlNode } from '../../../model/node.ts';
import { done, mapDone, foldResults } from '../../../model/result.ts';
import type { Span } from '../../../model/span.ts';
import type { Trail } from '../../../model/trail.ts';
import { applyFieldSpec, type FieldSpec, type Setter } from '../fields/field-spec.ts';
import type { Text } from '../load/decode.ts';
import { trailFrom } from '../load/recorder.ts';
import { annotationOf, HELM_GENERATED } from '../object/annotations.ts';
import { storePreviousId } from '../object/previous-ids.ts';
import { currentId, currentKey, gvkOf, withNode, type Resource } from '../object/resource.ts';
import { changeEach, type Transform } from '../object/transform.ts';
import { refused, type BuildResult } from '../tree/build-refusal.ts';
import { valueText } from '../tree/merge-context.ts';
import { isMissingOrNull, setField, setText } from '../tree/node-fields.ts';
import { scalarOf, withEntry, withItems } from '../tree/nodes.ts';

export interface NamespaceArgs {
  readonly namespace: Text;
  readonly fields: readonly FieldSpec[];
  readonly unsetOnly: boolean;
  /** Subjects of role bindings that are moved: those named `default`, all service accounts, or none. */
  readonly subjects: 'defaultOnly' | 'allServiceAccounts' | 'none';
  readonly folder: string;
  readonly at: Span;
}

const METADATA_NAMESPACE: FieldSpec = {
  group: '',
  version: '',
  kind: '',
  path: 'metadata/namespace',
  create: true,
};

/** `namespace`: of all objects that can have one, and where objects name it. */
export function transformNamespace(args: NamespaceArgs): Transform {
  if (args.namespace.text === '') return done;
  return (resources) => {
    const counts = countIds(resources);
    const trail = trailFrom('namespace', args.namespace.at ?? args.at, args.folder);
    return changeEach(resources, (resource) => {
      if (annotationOf(resource.node, HELM_GENERATED) === 'true') return done(resource);
      const moved = moveToNamespace(resource, args, trail);
      if (moved.kind === 'refused') return moved;
      const before = currentKey(resource);
      const after = currentKey(moved.value);
      counts.set(before, (counts.get(before) ?? 0) - 1);
      counts.set(after, (counts.get(after) ?? 0) + 1);
      return counts.get(after) === 1 ? moved : conflict(moved.value, args);
    });
  };
}

function countIds(resources: readonly Resource[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const resource of resources) {
    const key = currentKey(resource);
    counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  return counts;
}

function conflict({ node }: Resource, { namespace, at }: NamespaceArgs) {
  const { kind } = gvkOf(node);
  return refused(namespace.at ?? at, 'namespace transformation produces ID conflict', {
    message:
      kind === 'Namespace'
        ? message`This \`namespace\` gives two Namespaces the name \`${namespace.text}\``
        : message`Two objects become the same ${kind} in the namespace \`${namespace.text}\``,
    related: [{ at: node, message: message`one of them` }],
    ...(kind === 'Namespace' && {
      help: message`Leave one of them out, or list it in a kustomization without this \`namespace\`.`,
    }),
  });
}

function moveToNamespace(
  resource: Resource,
  args: NamespaceArgs,
  trail: Trail,
): BuildResult<Resource> {
  const stored = storePreviousId(resource, args.at);
  return stored.kind === 'refused' ? stored : setNamespaces(stored.value, args, trail);
}

/** The namespace filter alone, which notes no former id. */
export function setNamespaces(
  noted: Resource,
  args: NamespaceArgs,
  trail: Trail,
): BuildResult<Resource> {
  const own = currentId(noted).clusterScoped
    ? done(noted.node)
    : setAt(noted.node, [METADATA_NAMESPACE], args, trail);
  if (own.kind === 'refused') return own;
  const bound = isRoleBinding(gvkOf(noted.node).kind) ? withSubjects(own.value, args, trail) : own;
  if (bound.kind === 'refused') return bound;
  const moved = setAt(bound.value, specsFor(noted.node, args), args, trail);
  return mapDone(moved, (node) => withNode(noted, node));
}

function isRoleBinding(kind: string): boolean {
  return kind === 'RoleBinding' || kind === 'ClusterRoleBinding';
}

/** The fields but those that are handled by hand, and the name of anything but a Namespace of the core group. */
function specsFor(node: MapNode, { fields }: NamespaceArgs): readonly FieldSpec[] {
  const { group, version, kind } = gvkOf(node);
  return fields.filter((spec) => {
    if (spec.path === 'metadata/namespace') return false;
    if (spec.path === 'metadata/name') return group === '' && version === 'v1';
    return !(isRoleBinding(kind) && isRoleBinding(spec.kind) && spec.path === 'subjects/namespace');
  });
}

function setAt(
  object: MapNode,
  specs: readonly FieldSpec[],
  args: NamespaceArgs,
  trail: Trail,
): BuildResult<MapNode> {
  const setter = namespaceSetter(args, trail);
  const creation = { kind: 'scalar', at: args.namespace.at ?? args.at, trail } as const;
  return foldResults(specs, object, (node, spec) => applyFieldSpec(node, spec, setter, creation));
}

function namespaceSetter({ namespace, unsetOnly, at }: NamespaceArgs, trail: Trail): Setter {
  return (node) => {
    if (unsetOnly && !isMissingOrNull(node) && valueText(node) !== '') return done(node);
    if (node.kind !== 'scalar') {
      return refused(node, 'namespace field specs must target scalar nodes: wrong node kind', {
        message: message`kustomize sets a namespace here, but this is not a string`,
      });
    }
    const value = { text: namespace.text, tag: '!!str', at: namespace.at ?? at, trail } as const;
    return done(setText(node, value));
  };
}

/** The namespace of those subjects of a (cluster) role binding that move with it. */
function withSubjects(node: MapNode, args: NamespaceArgs, trail: Trail): BuildResult<MapNode> {
  const subjects = valueAt(node, 'subjects');
  if (args.subjects === 'none' || subjects === undefined || isMissingOrNull(subjects)) {
    return done(node);
  }
  if (subjects.kind !== 'sequence') return notSubjects(subjects);
  const items: YamlNode[] = [];
  for (const subject of subjects.items) {
    if (subject.kind !== 'map' && !isMissingOrNull(subject)) return notSubjects(subject);
    const moves = subject.kind === 'map' && isMoved(subject, args);
    items.push(moves ? withSubject(subject, args, trail) : subject);
  }
  return done(withEntry(node, scalarOf('subjects', args.at, trail), withItems(subjects, items)));
}

function notSubjects(node: YamlNode) {
  return refused(node, 'setting namespace on (cluster)role binding subjects: wrong node kind', {
    message: message`\`subjects\` of a role binding must be a list of maps`,
  });
}

function isMoved(subject: MapNode, { subjects }: NamespaceArgs): boolean {
  return subjects === 'allServiceAccounts'
    ? valueText(scalarAt(subject, 'kind')) === 'ServiceAccount'
    : valueText(scalarAt(subject, 'name')) === 'default';
}

function withSubject(subject: MapNode, args: NamespaceArgs, trail: Trail): MapNode {
  const { namespace, unsetOnly, at } = args;
  const old = scalarAt(subject, 'namespace');
  if (unsetOnly && !isMissingOrNull(old) && valueText(old) !== '') return subject;
  const value = { text: namespace.text, tag: '!!str', at: namespace.at ?? at, trail } as const;
  return setField(subject, 'namespace', value);
}
