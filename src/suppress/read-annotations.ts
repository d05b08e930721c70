import { entriesAt } from '../model/node.ts';
import type { MapNode } from '../model/node.ts';
import type { Suppression } from './suppression.ts';

const PREFIX = 'ignore.envfrom.dev/';

/** The suppressions that a `metadata` map carries: `ignore.envfrom.dev/<rule>: reason`, one per annotation. */
export function readAnnotations(metadata: MapNode): readonly Suppression[] {
  const suppressions: Suppression[] = [];
  for (const { name, key, value } of entriesAt(metadata, 'annotations')) {
    if (!name.startsWith(PREFIX)) continue;
    const reason = value.kind === 'scalar' ? value.text.trim() : '';
    suppressions.push({
      rule: name.slice(PREFIX.length),
      reason: reason === '' ? undefined : reason,
      at: key,
      scope: { kind: 'object' },
    });
  }
  return suppressions;
}
