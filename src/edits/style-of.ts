import { memo } from '../model/memo.ts';
import type { MapNode, YamlNode } from '../model/node.ts';
import type { Style } from './fragment.ts';
import { columnOf, isFlow, lineBreakOf } from './place.ts';

/** How the blocks of an object are indented: by its first nested map, and its first list. */
export const styleOf = memo((root: MapNode): Omit<Style, 'indent'> => {
  const found: { step?: number; deepLists?: boolean } = {};
  look(root, found);
  return {
    step: found.step ?? 2,
    deepLists: found.deepLists ?? false,
    lineBreak: lineBreakOf(root.file.text),
  };
});

function look(node: YamlNode, found: { step?: number; deepLists?: boolean }): void {
  if (node.kind === 'scalar' || isFlow(node)) return;
  if (node.kind === 'sequence') {
    for (const item of node.items) look(item, found);
    return;
  }
  for (const { key, value } of node.entries) {
    const deeper = columnOf(value.file.text, value.start) - columnOf(key.file.text, key.start);
    if (value.kind === 'map' && !isFlow(value) && deeper > 0) found.step ??= deeper;
    if (value.kind === 'sequence' && !isFlow(value)) found.deepLists ??= deeper > 0;
    look(value, found);
  }
}
