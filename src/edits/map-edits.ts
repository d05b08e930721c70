import type { TextEdit } from '../model/edit.ts';
import { memo } from '../model/memo.ts';
import {
  type Entry,
  type MapNode,
  type SequenceNode,
  type YamlNode,
  entryOf,
} from '../model/node.ts';
import { editScalar } from './edit-scalar.ts';
import { isFlowJson, insertInFlow, removeFromFlow } from './flow-edits.ts';
import {
  pad,
  writeEntry,
  writeFlow,
  writeItem,
  writeScalar,
  type Fragment,
  type Style,
} from './fragment.ts';
import {
  behind,
  columnOf,
  isFirstOnLine,
  isFlow,
  isWrittenIn,
  startOfLine,
  startOfNextLine,
  lineBreakOf,
} from './place.ts';

/** An edit, or the alias or merge that the text comes from, which no edit of this place can change. */
export type Planned = readonly TextEdit[] | 'elsewhere';

/**
 * Sets the value at a path of keys of an object, as text edits: an existing value is replaced, what is missing on the way is written at
 * the end of the map it belongs to, in the style of the object. `root` is the object, for its style; the path starts at `map` in it.
 */
export function setValue(
  root: MapNode,
  map: MapNode,
  path: readonly string[],
  value: Fragment,
): Planned {
  let here = map;
  for (const [at, name] of path.entries()) {
    const entry = entryOf(here, name);
    const rest = path.slice(at + 1);
    const missing = nested(rest, value);
    if (entry === undefined) return [addEntry(root, here, name, missing)];
    if (!isWrittenIn(here, entry.value) || !isWrittenIn(here, entry.key)) return 'elsewhere';
    if (rest.length === 0 || entry.value.kind !== 'map' || entry.value.entries.length === 0)
      return [replaceValue(root, entry, missing)];
    here = entry.value;
  }
  return [];
}

/** Puts an item at the end of the list at a path of keys from `map` on, making what is missing. */
export function addItem(
  root: MapNode,
  map: MapNode,
  path: readonly string[],
  item: Fragment,
): Planned {
  let here: YamlNode | undefined = map;
  let outer: YamlNode = map;
  for (const name of path) {
    outer = here;
    here = entryOf(here, name)?.value;
    if (here === undefined || !isWrittenIn(outer, here)) break;
  }
  if (here !== undefined && !isWrittenIn(outer, here)) return 'elsewhere';
  if (here?.kind !== 'sequence' || here.items.length === 0)
    return setValue(root, map, path, [item]);
  return [appendItem(root, here, item)];
}

/** Puts an item behind the last of a list that has some. */
export function appendItem(root: MapNode, list: SequenceNode, item: Fragment): TextEdit {
  const { file } = list;
  if (isFlow(list)) return insertInFlow(list, writeFlow(item, isFlowJson(list)));
  const at = behind(list);
  const indent = columnOf(file.text, list.start);
  const style = { ...styleOf(root), indent };
  const text = `${style.lineBreak}${pad(indent)}${writeItem(item, style)}`;
  return { at: { file, start: at, end: at }, text };
}

/** Takes an entry out of a map, and the entry that holds the map if it was the only one. `holders` lead from the object to the map. */
export function removeEntry(holders: readonly MapNode[], name: string): Planned {
  const map = holders.at(-1);
  const entry = entryOf(map, name);
  if (map === undefined || entry === undefined) return [];
  if (!isWrittenIn(map, entry.key) || !isWrittenIn(map, entry.value)) return 'elsewhere';
  const holder = holders.at(-2);
  if (map.entries.length === 1 && holder !== undefined) {
    const outer = holder.entries.find(({ value }) => value === map);
    if (outer !== undefined) return removeEntry(holders.slice(0, -1), outer.name);
  }
  if (isFlow(map)) return [removeFromFlow(map, entry.key.start, entry.value.end)];
  return [removeBlock(map, entry.key.start, entry.value)];
}

/** Takes an item out of a list that has others. */
export function removeItem(list: SequenceNode, item: YamlNode): TextEdit {
  if (isFlow(list)) return removeFromFlow(list, item.start, item.end);
  const { text } = list.file;
  const dash = text.lastIndexOf('-', item.start - 1);
  return removeBlock(list, dash, item);
}

/** Whole lines, or, if the first key of an item follows its dash, up to the next key. */
function removeBlock({ file }: MapNode | SequenceNode, start: number, last: YamlNode): TextEdit {
  const { text } = file;
  const end = startOfNextLine(text, behind(last));
  if (isFirstOnLine(text, start)) {
    return { at: { file, start: startOfLine(text, start), end }, text: '' };
  }
  const next = end + (/^[ \t]*/.exec(text.slice(end))?.[0].length ?? 0);
  return { at: { file, start, end: next }, text: '' };
}

function addEntry(root: MapNode, map: MapNode, name: string, value: Fragment): TextEdit {
  const { file } = map;
  if (isFlow(map)) {
    const json = isFlowJson(map);
    const key = json ? JSON.stringify(name) : writeScalar(name, true);
    return insertInFlow(map, `${key}: ${writeFlow(value, json)}`);
  }
  const at = behind(map);
  const indent = columnOf(file.text, map.start);
  const style = { ...styleOf(root), indent };
  const text = `${style.lineBreak}${pad(indent)}${writeEntry(name, value, style)}`;
  return { at: { file, start: at, end: at }, text };
}

/** The value of an entry rewritten; a comment behind it stays. */
function replaceValue(root: MapNode, { key, value: old }: Entry, value: Fragment): TextEdit {
  const { file } = old;
  const { text } = file;
  const inFlow = isFlow(root) || insideBrackets(root, old);
  const at = { file, start: old.start, end: old.end };
  if (old.kind === 'scalar' && typeof value === 'string') {
    const edit = old.start < old.end ? editScalar(old, value, inFlow) : undefined;
    if (edit !== undefined) return edit;
  }
  if (inFlow) return { at, text: writeFlow(value, isFlowJson(root)) };
  if (typeof value !== 'object') return { at, text: spaced(text, key.end, old, scalar(value)) };
  const style = { ...styleOf(root), indent: columnOf(text, key.start) };
  const written = writeEntry(key.text, value, style).slice(writeScalar(key.text, false).length + 1);
  const colon = text.indexOf(':', key.end) + 1;
  return { at: { file, start: colon, end: Math.max(colon, old.end) }, text: written };
}

/** A value behind a colon; it needs a space if there was none. */
function spaced(text: string, keyEnd: number, old: YamlNode, written: string): string {
  return old.start === old.end && text[Math.max(keyEnd, old.start) - 1] === ':'
    ? ` ${written}`
    : written;
}

function scalar(value: string | number | boolean): string {
  return typeof value === 'string' ? writeScalar(value, false) : String(value);
}

/** Whether some map or list with brackets holds a node. */
function insideBrackets(outer: YamlNode, node: YamlNode): boolean {
  if (outer.kind === 'scalar' || outer === node) return false;
  if (isFlow(outer)) return true;
  const inner = outer.kind === 'map' ? outer.entries.map(({ value }) => value) : outer.items;
  const next = inner.find((each) => isWrittenIn(each, node));
  return next !== undefined && insideBrackets(next, node);
}

function nested(path: readonly string[], value: Fragment): Fragment {
  return path.reduceRight<Fragment>((inner, name) => ({ [name]: inner }), value);
}

/** How the blocks of an object are indented: by its first nested map, and its first list. */
const styleOf = memo((root: MapNode): Omit<Style, 'indent'> => {
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
