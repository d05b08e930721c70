import { isNamespacedKind, scopeOfKind } from '../../src/model/kinds/kinds.ts';
import type { Manifest } from '../../src/model/manifest.ts';
import { message, name as named, words } from '../../src/model/message.ts';
import { clusterName } from '../../src/model/names/message-names.ts';
import { holdsPlaceholder } from '../../src/model/names/placeholders.ts';
import { entryOf, mapAt, nameNodeOf, scalarAt } from '../../src/model/node.ts';
import type { Finding } from '../../src/model/problem.ts';
import {
  either,
  permitsClusterKind,
  permitsDestination,
  permitsNamespacedKind,
  type Answer,
  type Destination,
} from './project.ts';

/** The first object of each kind that the project forbids. */
export function* forbiddenObjects(
  application: Manifest,
  project: Manifest,
  objects: readonly Manifest[],
  destination: Destination,
  isForbidden: IsForbidden,
): Iterable<Finding> {
  const seen = new Set<string>();
  for (const object of objects) {
    const { group, kind, namespace } = object;
    const key = `${group}/${kind} ${scopeOfKind(object) === 'cluster' ? '' : (namespace ?? '')}`;
    if (seen.has(key)) continue;
    seen.add(key);
    const found =
      forbiddenKind(application, project, object, isForbidden) ??
      forbiddenNamespace(application, project, object, destination, isForbidden);
    if (found !== undefined) yield found;
  }
}

/** Whether all projects that may be meant answer no. */
export type IsForbidden = (ask: (project: Manifest) => Answer) => boolean;

function forbiddenKind(
  application: Manifest,
  project: Manifest,
  object: Manifest,
  isForbidden: IsForbidden,
): Finding | undefined {
  const { group, kind, node } = object;
  const scope = scopeOfKind(object);
  const asCluster = (each: Manifest): Answer => permitsClusterKind(each, group, kind);
  const asNamespaced = (each: Manifest): Answer => permitsNamespacedKind(each, group, kind);
  const asEither = (each: Manifest): Answer => either(asCluster(each), asNamespaced(each));
  const ask = { cluster: asCluster, namespaced: asNamespaced, unknown: asEither }[
    scope ?? 'unknown'
  ];
  if (!isForbidden(ask)) return undefined;
  const list = scope === 'cluster' ? 'clusterResourceWhitelist' : 'namespaceResourceWhitelist';
  return {
    at: scalarAt(node, 'kind') ?? node,
    message: message`${clusterName(application)} cannot be synced: ${clusterName(project)} does not permit ${clusterName(object)}. Argo CD: \`resource ${words(group)}:${kind} is not permitted in project\`.`,
    help: message`Add the kind to \`${words(list)}\` of the project.`,
    related: listOf(project, list),
    cause: `forbidden kind ${project.name ?? ''} ${group}/${kind}`,
  };
}

function forbiddenNamespace(
  application: Manifest,
  project: Manifest,
  object: Manifest,
  destination: Destination,
  isForbidden: IsForbidden,
): Finding | undefined {
  const { node, namespace } = object;
  if (namespace === undefined || holdsPlaceholder(namespace)) return undefined;
  if (!isNamespacedKind(object)) return undefined;
  if (!isForbidden((each) => permitsDestination(each, { ...destination, namespace })))
    return undefined;
  const at = scalarAt(node, 'metadata', 'namespace') ?? node;
  return {
    at,
    message: message`${clusterName(application)} cannot be synced: none of the \`destinations\` of ${clusterName(project)} has the namespace of ${clusterName(object)}. Argo CD: \`namespace ${named(namespace, at)} is not permitted in project\`.`,
    help: message`Add the namespace to the \`destinations\` of the project.`,
    related: listOf(project, 'destinations'),
    cause: `forbidden namespace ${project.name ?? ''} ${namespace}`,
  };
}

/** The list of a project that lacks something, or its name if it has no such list. */
export function listOf({ node }: Manifest, field: string): NonNullable<Finding['related']> {
  const list = entryOf(mapAt(node, 'spec') ?? node, field);
  const at = list?.key ?? nameNodeOf(node);
  return [{ at, message: words(list === undefined ? 'the project is here' : 'the list is here') }];
}
