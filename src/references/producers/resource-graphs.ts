import { isResourceGraph } from '../../kubernetes/resource-graph.ts';
import { unknown } from '../../model/knowable.ts';
import type { Manifest } from '../../model/manifest.ts';
import { message } from '../../model/message.ts';
import { scalarAt, type YamlNode } from '../../model/node.ts';
import { stringOf } from '../../model/scalars/resolve-scalar.ts';
import { nodesAt } from './path.ts';
import type { ProducedSource } from './produced-source.ts';

/** An expression, which holds no other one. */
const EXPRESSION = /\$\{(?:(?!\$\{)[^}])*\}/g;

/**
 * What the instances of a ResourceGraphDefinition of kro may make: the ConfigMaps and Secrets among its templates, with any text for the
 * expressions in their names. https://kro.run/docs/concepts/resource-group-definitions
 */
export function graphSources(graph: Manifest): readonly ProducedSource[] {
  if (!isResourceGraph(graph)) return [];
  return nodesAt(graph.node, 'spec.resources[*].template').flatMap((template) =>
    templateSources(template, graph),
  );
}

function templateSources(template: YamlNode, graph: Manifest): readonly ProducedSource[] {
  const kind = scalarAt(template, 'kind')?.text;
  const at = scalarAt(template, 'metadata', 'name');
  const name = stringOf(at, graph.dialect);
  const isSource = scalarAt(template, 'apiVersion')?.text === 'v1';
  if (!isSource || at === undefined || !name || (kind !== 'ConfigMap' && kind !== 'Secret'))
    return [];
  return [
    {
      kind,
      name: name.replaceAll(EXPRESSION, '*'),
      at,
      namespace: undefined,
      anywhere: true,
      type: undefined,
      keys: unknown(message`only the controller of ${graph.kind} knows its keys`),
    },
  ];
}
