import type { Message } from '../../model/message.ts';
import type { MapNode } from '../../model/node.ts';
import type { Container, PodFacts } from '../../model/workload.ts';
import { volumeName } from './check-volume-references.ts';
import { variableName } from './env-variable-name.ts';
import { setMap } from './field.ts';

/** A `fieldRef` or `resourceFieldRef`, wherever it is. */
export interface DownwardItem {
  readonly node: MapNode;
  readonly path: string;
  /** For messages. */
  readonly who: () => Message;
  /** Volumes take other fields than variables, and need a containerName. */
  readonly inVolume: boolean;
  readonly container: Container | undefined;
}

/** All items of the downward API in a pod spec: of variables, and of volumes. */
export function downwardItems(
  pod: PodFacts,
  field: 'fieldRef' | 'resourceFieldRef',
): readonly DownwardItem[] {
  const found: DownwardItem[] = [];
  addOfVariables(pod, field, found);
  addOfVolumes(pod, field, found);
  return found;
}

function addOfVariables(
  { workload, containers }: PodFacts,
  field: string,
  found: DownwardItem[],
): void {
  for (const { container, env } of containers) {
    for (const { node, path, sources } of env) {
      const reference = sources.get(field);
      if (reference === undefined) continue;
      found.push({
        node: reference,
        path: `${path}.valueFrom.${field}`,
        who: () => variableName(node, container, workload),
        inVolume: false,
        container,
      });
    }
  }
}

function addOfVolumes({ workload, volumes }: PodFacts, field: string, found: DownwardItem[]): void {
  for (const volume of volumes) {
    // The API server leaves the item out of its paths.
    for (const { kind, items, path } of volume.parts) {
      if (kind !== 'downwardAPI') continue;
      for (const { node } of items) {
        const reference = setMap(node, field, workload.manifest.dialect);
        // With a fieldRef next to it, the API server does not look at resourceFieldRef.
        const ignored =
          field === 'resourceFieldRef' && setMap(node, 'fieldRef', workload.manifest.dialect);
        if (reference === undefined || ignored) continue;
        const who = (): Message => volumeName(volume, workload);
        found.push({
          node: reference,
          path: `${path}.${field}`,
          who,
          inVolume: true,
          container: undefined,
        });
      }
    }
  }
}
