import { itemsAt, mapAt } from '../../model/node.ts';
import type { PodFacts, Workload } from '../../model/workload.ts';
import { textField } from './field.ts';

/**
 * The names a mount may use: the pod's volumes and, in a StatefulSet, its claim templates. Undefined when some of them cannot
 * be known.
 */
export function volumeNames({ workload, volumes }: PodFacts): ReadonlySet<string> | undefined {
  const { podSpec, manifest } = workload;
  const names = new Set<string>();
  if (hasOddItems(podSpec, 'volumes')) return undefined;
  for (const { node } of volumes) {
    const name = textField(node, 'name', manifest.dialect);
    if (name.kind === 'unknown') return undefined;
    if (name.kind === 'text') names.add(name.text);
  }
  for (const claim of itemsAt(manifest.node, 'spec', 'volumeClaimTemplates')) {
    const metadata = mapAt(claim, 'metadata');
    const name = metadata === undefined ? undefined : textField(metadata, 'name', manifest.dialect);
    if (name?.kind === 'unknown') return undefined;
    if (name?.kind === 'text') names.add(name.text);
  }
  return names;
}

/** Items that are not maps: a template that expands to some. */
function hasOddItems(parent: Workload['podSpec'], field: string): boolean {
  return itemsAt(parent, field).some(({ kind }) => kind !== 'map');
}
