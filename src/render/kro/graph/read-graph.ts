import type { Manifest } from '../../../model/manifest.ts';
import { memo } from '../../../model/memo.ts';
import {
  entriesAt,
  itemsAt,
  mapAt,
  scalarAt,
  valueAt,
  type MapNode,
  type YamlNode,
} from '../../../model/node.ts';
import { done, mapDone, mapResults } from '../../../model/result.ts';
import { stringOf } from '../../../model/scalars/resolve-scalar.ts';
import {
  refused,
  type BuildRefusal,
  type BuildResult,
} from '../../kustomize/tree/build-refusal.ts';
import { readShape } from '../schema/read-shape.ts';
import { checkNames, checkResource } from './check-graph.ts';
import { checkTypes } from './check-types.ts';
import type { Dimension, Expression, Graph, GraphResource } from './graph.ts';
import { namesIn } from './names-in.ts';
import { orderResources } from './order-resources.ts';
import { readTemplate, wholeExpression } from './read-template.ts';

/** A graph, or why kro refuses the definition. */
export type ReadGraph = BuildResult<Graph>;

/** No definition fits into a cluster that has so many. */
const MOST_RESOURCES = 1000;

/**
 * Reads a ResourceGraphDefinition as kro 0.9 does, and refuses what it certainly refuses (kro: NewResourceGraphDefinition and CompileSource in
 * pkg/graph/builder.go). What needs the schemas of resources in the cluster is not checked.
 */
export const readGraph = memo((manifest: Manifest): ReadGraph => {
  const { node, dialect } = manifest;
  const schema = mapAt(node, 'spec', 'schema');
  const items = itemsAt(node, 'spec', 'resources');
  if (items.length > MOST_RESOURCES)
    return { ...refused(node, 'it has more than 1,000 resources'), isTooMuch: true };
  const wrong = checkNames(schema, items, dialect);
  if (wrong !== undefined) return wrong;
  const shape = readShape(valueAt(schema, 'spec'), mapAt(schema, 'types'));
  if (shape.kind === 'refused') return inGraph(shape, manifest);
  const isNamespaced = scalarAt(schema, 'scope')?.text !== 'Cluster';
  const ids = new Set(items.flatMap((item) => idOf(item, manifest) ?? []));
  const read: GraphResource[] = [];
  for (const item of items) {
    const resource = resourceOf(item, manifest, ids);
    if (resource?.kind === 'refused') return resource;
    if (resource === undefined) continue;
    const refusal = checkResource(resource.value, manifest, isNamespaced);
    if (refusal !== undefined) return refusal;
    read.push(resource.value);
  }
  const resources = orderResources(read);
  if (resources.kind === 'refused') return resources;
  const graph: Graph = {
    manifest,
    group: stringOf(valueAt(schema, 'group'), dialect) ?? 'kro.run',
    version: stringOf(valueAt(schema, 'apiVersion'), dialect) ?? '',
    kind: stringOf(valueAt(schema, 'kind'), dialect) ?? '',
    isNamespaced,
    shape: shape.value,
    resources: resources.value,
  };
  return checkTypes(graph, ids, mapAt(schema, 'status')) ?? done(graph);
});

function inGraph(refusal: BuildRefusal, { name = '' }: Manifest): BuildRefusal {
  const message = `failed to build resourcegraphdefinition "${name}": failed to build OpenAPI schema for instance: ${refusal.message}`;
  return { ...refusal, message };
}

function idOf(item: YamlNode, { dialect }: Manifest): string | undefined {
  return stringOf(valueAt(item, 'id'), dialect);
}

/** Undefined for what is no resource at all. */
function resourceOf(
  item: YamlNode,
  manifest: Manifest,
  ids: ReadonlySet<string>,
): BuildResult<GraphResource> | undefined {
  const { dialect } = manifest;
  const id = idOf(item, manifest);
  const external = mapAt(item, 'externalRef');
  const root = mapAt(item, 'template') ?? external;
  if (id === undefined || item.kind !== 'map' || root === undefined) return undefined;
  const within = (refusal: BuildRefusal): BuildRefusal => ({
    ...refusal,
    message: `failed to build resource "${id}": ${refusal.message}`,
  });
  const template = readTemplate(root, dialect);
  if (template.kind === 'refused') return within(template);
  const includeWhen = wholeExpressions(itemsAt(item, 'includeWhen'), manifest);
  if (includeWhen.kind === 'refused') return within(includeWhen);
  const readyWhen = wholeExpressions(itemsAt(item, 'readyWhen'), manifest);
  if (readyWhen.kind === 'refused') return within(readyWhen);
  const forEach = dimensionsOf(item, manifest);
  if (forEach.kind === 'refused') return within(forEach);
  const texts = [...template.value.texts.values()].flatMap(({ parts }) => parts);
  const used = [
    ...texts.flatMap((part) => (typeof part === 'string' ? [] : [part])),
    ...includeWhen.value,
    ...forEach.value.map(({ expression }) => expression),
  ];
  return done({
    id,
    node: item,
    template: template.value,
    isExternal: external !== undefined,
    includeWhen: includeWhen.value,
    readyWhen: readyWhen.value,
    forEach: forEach.value,
    dependencies: dependenciesOf(used, ids),
  });
}

function wholeExpressions(
  items: readonly YamlNode[],
  { dialect }: Manifest,
): BuildResult<readonly Expression[]> {
  return mapResults(items, (item) => wholeExpression(item, dialect));
}

function dimensionsOf(item: MapNode, { dialect }: Manifest): BuildResult<readonly Dimension[]> {
  const read: Dimension[] = [];
  for (const { name, value } of itemsAt(item, 'forEach').flatMap((each) => entriesAt(each))) {
    const expression = mapDone(wholeExpression(value, dialect), (found) => ({
      name,
      expression: found,
    }));
    if (expression.kind === 'refused') return refused(expression.at, expression.message);
    read.push(expression.value);
  }
  return done(read);
}

/** The resources that expressions name; of one that is not understood, all whose ids are among its words. */
function dependenciesOf(
  expressions: readonly Expression[],
  ids: ReadonlySet<string>,
): readonly string[] {
  const named = expressions.flatMap(({ node, text }) =>
    node === undefined ? (text.match(/[A-Za-z_][A-Za-z0-9_]*/g) ?? []) : [...namesIn(node)],
  );
  return [...new Set(named)].filter((name) => ids.has(name));
}
