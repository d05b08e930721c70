import type { TextEdit } from '../model/edit.ts';
import type { ScalarNode } from '../model/node.ts';
import { writeScalar } from './fragment.ts';

/** A scalar on one line with another text, quoted as it was; undefined for a block scalar, or one that a build made. */
export function editScalar(node: ScalarNode, text: string, inFlow: boolean): TextEdit | undefined {
  const { file, start, end } = node;
  if (file.host !== undefined) return undefined;
  const written = file.text.slice(start, end);
  if (written.includes('\n')) return undefined;
  switch (node.style) {
    case 'plain':
      if (written !== node.text) return undefined;
      return { at: { file, start, end }, text: writeScalar(text, inFlow) };
    case 'single-quoted':
      if (!written.startsWith("'")) return undefined;
      return { at: { file, start, end }, text: `'${text.replaceAll("'", "''")}'` };
    case 'double-quoted':
      if (!written.startsWith('"')) return undefined;
      return { at: { file, start, end }, text: JSON.stringify(text) };
    default:
      return undefined;
  }
}
