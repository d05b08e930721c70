import type { MapNode, SequenceNode, YamlNode } from '../model/node.ts';
import type { Span } from '../model/span.ts';

/** What ends a line of YAML 1.1 (go-yaml: is_break in yamlprivateh.go): `\r\n`, `\n`, `\r`, and three more of Unicode. */
const BREAK = /\r\n|[\n\r\u0085\u2028\u2029]/;

/** The line break that a file uses. */
export function lineBreakOf(text: string): string {
  return ['\r\n', '\n', '\r'].find((each) => text.includes(each)) ?? '\n';
}

/** The column of an offset, 0-based: how far the line is indented there. */
export function columnOf(text: string, offset: number): number {
  return offset - startOfLine(text, offset);
}

export function startOfLine(text: string, offset: number): number {
  let at = offset;
  while (at > 0 && !'\n\r\u0085\u2028\u2029'.includes(text.charAt(at - 1))) at -= 1;
  return at;
}

/** Where the line of an offset ends, before its line break. */
function endOfLine(text: string, offset: number): number {
  const found = BREAK.exec(text.slice(offset));
  return found === null ? text.length : offset + found.index;
}

/** Where the line after that of an offset starts; the end of the text behind the last. */
export function startOfNextLine(text: string, offset: number): number {
  const found = BREAK.exec(text.slice(offset));
  return found === null ? text.length : offset + found.index + found[0].length;
}

/** Whether only blanks are between the start of its line and an offset. */
export function isFirstOnLine(text: string, offset: number): boolean {
  return /^[ \t]*$/.test(text.slice(startOfLine(text, offset), offset));
}

/** Whether a map or list is written with brackets: flow style, JSON too. */
export function isFlow({ file, start }: MapNode | SequenceNode): boolean {
  return file.text[start] === '{' || file.text[start] === '[';
}

/** Whether a node was written inside another one, and not brought there by an alias or a merge. */
export function isWrittenIn(outer: Span, inner: YamlNode): boolean {
  return inner.file === outer.file && inner.start >= outer.start && inner.end <= outer.end;
}

/**
 * The offset behind the last line of a node, at which an entry of its parent may be inserted. Blank lines that belong to a block scalar
 * (`|+`) are part of it.
 */
export function behind(node: YamlNode): number {
  const { text } = node.file;
  const last = lastOf(node);
  let end = endOfLine(text, node.end);
  if (last.kind !== 'scalar' || !/^[|>][0-9]*\+/.test(text.slice(last.start, last.start + 4))) {
    return end;
  }
  for (;;) {
    const next = startOfNextLine(text, end);
    if (next === text.length || text.slice(next, endOfLine(text, next)).trim() !== '') return end;
    end = endOfLine(text, next);
  }
}

function lastOf(node: YamlNode): YamlNode {
  if (node.kind === 'scalar' || isFlow(node)) return node;
  const last = node.kind === 'map' ? node.entries.at(-1)?.value : node.items.at(-1);
  return last === undefined || !isWrittenIn(node, last) ? node : lastOf(last);
}

/** Whether a text starts as JSON does. */
export function isJsonText(text: string): boolean {
  return /^\ufeff?\s*[{[]\s*["{}\]]/.test(text);
}

/** Whether a value directly follows its key, on the same line: no anchor, tag or alias between them. */
export function isDirectValue(key: Span, { file, start }: Span): boolean {
  return (
    file === key.file &&
    file.host === undefined &&
    start > key.end &&
    /^["']?[ \t]*:[ \t]*$/.test(file.text.slice(key.end, start))
  );
}
