import type { Message } from '../../model/message.ts';
import type { MapNode } from '../../model/node.ts';
import type { Container, Workload } from '../../model/workload.ts';
import { volumeName } from './check-volume-references.ts';
import { envItems, variableName } from './env-items.ts';
import { setMap } from './field.ts';
import { volumeItems, volumeParts } from './volume-items.ts';

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
  workload: Workload,
  field: 'fieldRef' | 'resourceFieldRef',
): readonly DownwardItem[] {
  return [...ofVariables(workload, field), ...ofVolumes(workload, field)];
}

function* ofVariables(workload: Workload, field: string): Iterable<DownwardItem> {
  const { dialect } = workload.manifest;
  for (const container of workload.containers) {
    for (const { node, path } of envItems(container, workload)) {
      const valueFrom = setMap(node, 'valueFrom', dialect);
      const reference = valueFrom && setMap(valueFrom, field, dialect);
      if (reference === undefined) continue;
      yield {
        node: reference,
        path: `${path}.valueFrom.${field}`,
        who: () => variableName(node, container, workload),
        inVolume: false,
        container,
      };
    }
  }
}

function* ofVolumes(workload: Workload, field: string): Iterable<DownwardItem> {
  for (const volume of volumeItems(workload)) {
    // The API server leaves the item out of its paths.
    for (const { kind, items, path } of volumeParts(volume, workload)) {
      if (kind !== 'downwardAPI') continue;
      for (const { node } of items) {
        const reference = setMap(node, field, workload.manifest.dialect);
        // With a fieldRef next to it, the API server does not look at resourceFieldRef.
        const ignored =
          field === 'resourceFieldRef' && setMap(node, 'fieldRef', workload.manifest.dialect);
        if (reference === undefined || ignored) continue;
        const who = (): Message => volumeName(volume, workload);
        yield {
          node: reference,
          path: `${path}.${field}`,
          who,
          inVolume: true,
          container: undefined,
        };
      }
    }
  }
}
