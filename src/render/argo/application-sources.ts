import { itemsAt, valueAt, type YamlNode } from '../../model/node.ts';

/**
 * The sources in the spec of an Application. Those of a source hydrator are rendered into another branch, from which Argo CD deploys them
 * as they are: what is deployed is what the dry source makes.
 */
export function applicationSources(spec: YamlNode | undefined): readonly YamlNode[] {
  const dry = valueAt(spec, 'sourceHydrator', 'drySource');
  if (dry !== undefined) return [dry];
  const several = itemsAt(spec, 'sources');
  const single = valueAt(spec, 'source');
  return several.length > 0 ? several : single === undefined ? [] : [single];
}
