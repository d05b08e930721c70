import type { TextEdit } from '../model/edit.ts';
import type { MapNode, SequenceNode, YamlNode } from '../model/node.ts';
import { pad } from './fragment.ts';
import { columnOf, isFirstOnLine, isFlow, isJsonText, lineBreakOf, startOfLine } from './place.ts';

/** Whether what is in brackets is JSON: its keys are quoted. */
export function isFlowJson(node: YamlNode): boolean {
  if (node.kind === 'scalar' || !isFlow(node)) return false;
  if (node.kind === 'sequence') {
    const [first] = node.items;
    return first === undefined ? isJsonFile(node) : isFlowJson(first) || isJsonFile(node);
  }
  const [first] = node.entries;
  return first === undefined ? isJsonFile(node) : node.file.text[first.key.start] === '"';
}

function isJsonFile({ file }: YamlNode): boolean {
  return isJsonText(file.text);
}

/** Puts an element behind the last one in brackets: on a line of its own if the others are, else behind a comma. */
export function insertInFlow(node: MapNode | SequenceNode, element: string): TextEdit {
  const { file } = node;
  const last = lastOf(node);
  if (last === undefined) {
    const at = { file, start: node.start + 1, end: node.end - 1 };
    return { at, text: element };
  }
  const at = { file, start: last.end, end: last.end };
  if (!isFirstOnLine(file.text, last.start) || startsLine(node, last.start)) {
    return { at, text: `, ${element}` };
  }
  const indent = pad(columnOf(file.text, last.start));
  return { at, text: `,${lineBreakOf(file.text)}${indent}${element}` };
}

/** Whether an element is on the line on which its brackets open. */
function startsLine({ file, start }: MapNode | SequenceNode, element: number): boolean {
  return startOfLine(file.text, element) <= start;
}

/** Takes an element out of brackets, with the comma behind it or, of the last one, before it. */
export function removeFromFlow(
  { file }: MapNode | SequenceNode,
  start: number,
  end: number,
): TextEdit {
  const after = /^\s*,\s*/.exec(file.text.slice(end))?.[0].length;
  if (after !== undefined) return { at: { file, start, end: end + after }, text: '' };
  const before = file.text.slice(0, start).trimEnd();
  const from = before.endsWith(',') ? before.length - 1 : before.length;
  return { at: { file, start: from, end }, text: '' };
}

function lastOf(node: MapNode | SequenceNode): { start: number; end: number } | undefined {
  if (node.kind === 'sequence') return node.items.at(-1);
  const last = node.entries.at(-1);
  return last === undefined ? undefined : { start: last.key.start, end: last.value.end };
}
