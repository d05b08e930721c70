import type { TextEdit } from '../model/edit.ts';
import type { ScalarNode } from '../model/node.ts';
import { isDirectValue } from './place.ts';

/** Double quotes around a plain scalar that follows its key; undefined for any other, and if quotes would change the text. */
export function quoteScalar(key: ScalarNode, node: ScalarNode): readonly TextEdit[] | undefined {
  const { file, start, end, text } = node;
  const written = file.text.slice(start, end);
  if (node.style !== 'plain' || written !== text || /["\\\s]/.test(text)) return undefined;
  if (!isDirectValue(key, node)) return undefined;
  return [start, end].map((at) => ({ at: { file, start: at, end: at }, text: '"' }));
}
