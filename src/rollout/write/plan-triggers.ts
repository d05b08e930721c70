import { removeEntry, setValue, type Planned } from '../../edits/map-edits.ts';
import type { Manifest } from '../../model/manifest.ts';
import { mapAt, scalarAt } from '../../model/node.ts';
import { triggerAnnotation, type LinkedKind } from './linked-kinds.ts';
import { splitWords, triggerText, type Trigger } from './trigger.ts';

/** Edits that add triggers to a workload's annotation, or take them (without any: all) away; no edits if nothing changes. */
export function planTriggers(
  { node }: Manifest,
  kind: LinkedKind,
  triggers: readonly Trigger[],
  remove: boolean,
): Planned {
  const key = triggerAnnotation(kind);
  const path = ['metadata', 'annotations', key];
  const before = splitWords(scalarAt(node, ...path)?.text ?? '');
  const named = triggers.map(triggerText);
  const after = remove
    ? before.filter((word) => named.length > 0 && !named.includes(word))
    : [...new Set([...before, ...named])];
  if (after.length === before.length) return [];
  if (after.length > 0) return setValue(node, node, path, after.join(','));
  const metadata = mapAt(node, 'metadata');
  const annotations = mapAt(metadata, 'annotations');
  if (metadata === undefined || annotations === undefined) return [];
  return removeEntry([metadata, annotations], key);
}
