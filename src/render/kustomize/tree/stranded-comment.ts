import { firstOf } from '../../../model/group-by.ts';
import { message } from '../../../model/message.ts';
import {
  PlainEntry,
  type Entry,
  type MapNode,
  type SequenceNode,
  type YamlNode,
} from '../../../model/node.ts';
import { refused, type BuildRefusal } from './build-refusal.ts';
import { startsFlow } from './printed-form.ts';

/** A colon and a comment after a key, as where the value begins on a later line. */
const COMMENT_AFTER = /^[ \t]*:[ \t]+#/;
/** A list or map in brackets or braces, not empty: what a patch puts in its stead is written so, too. */
const FLOW_AFTER = /^[ \t]*:\s*[[{]\s*[^\]}\s]/;
const LONGEST_GAP = 200;

/**
 * Why kustomize cannot print an object. It keeps a comment that follows a key (`rules: # note`) and writes the value below it:
 * an empty list or map, or anything at all between the braces of a map around it, it cannot read again.
 */
export function strandedComment(object: MapNode): BuildRefusal | undefined {
  const found = firstStranded(object, false);
  if (found === undefined) return undefined;
  const { key, name, value } = found;
  const what = value.kind === 'map' ? 'map' : 'list';
  return refused(key, "yaml: could not find expected ':'", {
    message: isEmpty(value)
      ? message`\`${name}\` ends up empty, and kustomize cannot write an empty ${what} after a comment`
      : message`\`${name}\` ends up in a map in braces, where kustomize cannot write a ${what} after a comment`,
    help: message`Move the comment above \`${name}\`.`,
  });
}

/** The first entry of a tree with such a comment. */
export function firstStranded(node: YamlNode, inFlow: boolean): Entry | undefined {
  if (node.kind === 'scalar') return undefined;
  const flow = inFlow || startsFlow(node);
  if (node.kind === 'sequence') {
    return firstOf(node.items, (item) =>
      isPair(item, node)
        ? firstOf(item.entries, (each) => firstStranded(each.value, flow))
        : firstStranded(item, flow),
    );
  }
  return firstOf(node.entries, (entry) => {
    if (entry.value.kind === 'scalar') return undefined;
    return isStranded(node, entry, flow)
      ? entry
      : firstStranded(entry.value, flow || startsFlowValue(node, entry));
  });
}

/** Whether an entry was written with a list or map in brackets or braces. */
export function startsFlowValue(map: MapNode, entry: Entry): boolean {
  // Behind a key that was read with its value there is what the value begins with.
  if (entry instanceof PlainEntry && !startsFlow(entry.value)) return false;
  return isOwnKey(map, entry) && opensAfter(entry) && FLOW_AFTER.test(after(entry));
}

/** `[a: b]`: a map without braces, as it was written in the brackets. */
function isPair(item: YamlNode, list: SequenceNode): item is MapNode {
  return item.kind === 'map' && startsFlow(list) && isWithin(item, list) && !startsFlow(item);
}

/** Whether kustomize writes the value of an entry where it cannot read it again, for the comment after its key. */
export function isStranded(map: MapNode, entry: Entry, inFlow: boolean): boolean {
  const { value } = entry;
  if (value.kind === 'scalar' || (!inFlow && !isEmpty(value))) return false;
  const { key } = entry;
  if (!isOwnKey(map, entry) || !COMMENT_AFTER.test(after(entry))) return false;
  if (inFlow) return !startsFlow(map);
  // An alias stands for what was written elsewhere.
  if (value.trail === undefined && value.file === key.file && value.start < key.start) return false;
  const isOwnValue = value.file === key.file && value.start > key.end;
  return !(isOwnValue && '[{'.includes(value.file.text[value.start] ?? ' '));
}

/** Whether the first character behind the colon opens a list or a map: nearly every value of several lines begins otherwise. */
function opensAfter({ key: { file, end } }: Entry): boolean {
  let at = end;
  const limit = Math.min(end + LONGEST_GAP, file.text.length);
  while (at < limit && ' \t\r\n:'.includes(file.text.charAt(at))) at += 1;
  // Any other blank is left to the pattern.
  return at === limit || !/[\w"'#&*!|>-]/.test(file.text.charAt(at));
}

/** Whether a key was written in this map; one that a patch brings into another map comes without its comment. */
function isOwnKey(map: MapNode, { key }: Entry): boolean {
  return isWithin(key, map);
}

function isWithin(inner: YamlNode, outer: YamlNode): boolean {
  return inner.file === outer.file && inner.start >= outer.start && inner.end <= outer.end;
}

function after({ key }: Entry): string {
  return key.file.text.slice(key.end, key.end + LONGEST_GAP);
}

function isEmpty(node: YamlNode): boolean {
  return (
    (node.kind === 'map' && node.entries.length === 0) ||
    (node.kind === 'sequence' && node.items.length === 0)
  );
}
