import type { Entry, YamlNode } from '../../model/node.ts';
import type { ParsedFile } from '../../model/parsed-file.ts';

/** All nodes of a file's trees, in an order that the text alone decides: the same file read elsewhere gives the same numbers. */
export function nodesOf({ documents }: ParsedFile): readonly YamlNode[] {
  const nodes = new Set<YamlNode>();
  const visitEntry = ({ key, value }: Entry): void => {
    visit(key);
    visit(value);
  };
  const visit = (node: YamlNode): void => {
    if (nodes.has(node)) return;
    nodes.add(node);
    if (node.kind === 'sequence') node.items.forEach(visit);
    if (node.kind !== 'map') return;
    node.entries.forEach(visitEntry);
    for (const { dropped, kept } of [...(node.duplicates ?? []), ...(node.mergeOverrides ?? [])]) {
      visitEntry(dropped);
      visitEntry(kept);
    }
  };
  for (const { root } of documents) if (root !== undefined) visit(root);
  return [...nodes];
}
