import type { Manifest } from '../../../model/manifest.ts';
import { mapAt, type MapNode } from '../../../model/node.ts';
import { mapOf, scalarOf, stringScalar, withEntry } from '../../kustomize/tree/nodes.ts';
import type { Graph, GraphResource } from '../graph/graph.ts';

/** What kro adds to an object of an instance. */
interface Added {
  readonly graph: Graph;
  readonly instance: Manifest;
  readonly resource: GraphResource;
  /** The namespace of the instance, for an object without one. */
  readonly namespace: string | undefined;
  /** Where the object is in a collection. */
  readonly place: { readonly index: number; readonly size: number } | undefined;
}

/**
 * An object with the namespace and the labels that kro gives it, but for those that only a cluster knows: UIDs, hashes, versions (kro:
 * normalizeNamespaces in pkg/runtime/node_resolve.go, applyDecoratorMetadata in pkg/controller/instance/resources.go).
 */
export function addMetadata(object: MapNode, added: Added): MapNode {
  const { namespace } = added;
  const metadata = mapAt(object, 'metadata') ?? mapOf([], object, undefined);
  const placed =
    namespace === undefined
      ? metadata
      : withEntry(
          metadata,
          scalarOf('namespace', metadata, undefined),
          stringScalar(namespace, metadata, undefined),
        );
  let labels = mapAt(metadata, 'labels') ?? mapOf([], metadata, undefined);
  for (const [name, value] of labelsOf(added))
    labels = withEntry(
      labels,
      scalarOf(name, metadata, undefined),
      stringScalar(value, metadata, undefined),
    );
  const labelled = withEntry(placed, scalarOf('labels', metadata, undefined), labels);
  return withEntry(object, scalarOf('metadata', object, undefined), labelled);
}

function labelsOf({
  graph,
  instance,
  resource,
  place,
}: Added): readonly (readonly [string, string])[] {
  const { name = '', namespace } = instance;
  return [
    ['app.kubernetes.io/managed-by', 'kro'],
    ['kro.run/instance-group', graph.group],
    ['kro.run/instance-kind', graph.kind],
    ['kro.run/instance-name', name],
    ...(graph.isNamespaced && namespace !== undefined
      ? [['kro.run/instance-namespace', namespace] as const]
      : []),
    ['kro.run/instance-version', graph.version],
    ['kro.run/node-id', resource.id],
    ['kro.run/owned', 'true'],
    ['kro.run/resource-graph-definition-name', graph.manifest.name ?? ''],
    ...(place === undefined
      ? []
      : [
          ['kro.run/collection-index', String(place.index)] as const,
          ['kro.run/collection-size', String(place.size)] as const,
        ]),
  ];
}
