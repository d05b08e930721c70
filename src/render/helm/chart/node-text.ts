import type { ScalarNode } from '../../../model/node.ts';
import { endOfLine } from '../functions/yaml/read-yaml-value.ts';
import { originOf, type Origin, type Writer } from '../text/origin.ts';
import { appendRun, finishText, newBuilder } from '../text/text-builder.ts';
import { textOf, type Text } from '../text/text.ts';

/**
 * The value of a YAML scalar (after escapes and folding) as a text with its origin in the file: character for character
 * if it is written like that, line by line in a `|` block, else made from the whole scalar.
 */
export function nodeText(node: ScalarNode, value: string, origin: Origin): Text {
  const { file, start, end, style } = node;
  if (style === 'literal') return blockText(node, value, origin);
  const from = style === 'plain' ? start : start + 1;
  const isVerbatim = file.text.startsWith(value, from) && from + value.length <= end;
  return isVerbatim ? textOf(value, origin, from) : textOf(value, origin);
}

/** The origin of a node: who wrote it, and where. */
export function nodeOrigin(
  node: { readonly file: ScalarNode['file']; readonly start: number; readonly end: number },
  by: Writer,
): Origin {
  const { file, start, end } = node;
  return originOf(by, { file, start, end });
}

/** Each line of the value is the end of a line of the file; its line break is taken along. */
function blockText({ file: { text }, start }: ScalarNode, value: string, origin: Origin): Text {
  const builder = newBuilder();
  let line = text.indexOf('\n', start) + 1;
  for (let from = 0; from < value.length;) {
    const next = endOfLine(value, from, value.length);
    const run = value.slice(from, next);
    // The line break behind the last line is part of the value, though not of the scalar's span.
    const lineEnd = endOfLine(text, line, text.length);
    const at = lineEnd - run.length;
    const isThere = line > 0 && at >= line && text.startsWith(run, at);
    if (isThere) appendRun(builder, run, origin, at);
    else appendRun(builder, run, origin);
    from = next;
    line = lineEnd;
  }
  return finishText(builder);
}
