import { memo } from '../../../model/memo.ts';
import { someScalar } from '../../../model/node.ts';
import type { MapNode, ScalarNode, SequenceNode, YamlNode } from '../../../model/node.ts';
import { done } from '../../../model/result.ts';
import { isPlainString } from '../../../model/scalars/resolve-scalar.ts';
import { stepsOf } from '../../../model/trail.ts';
import { refused, type BuildResult } from './build-refusal.ts';
import { invalidKeyOf, invalidScalar, type Unwritable } from './find-unwritable.ts';
import { withChildren } from './nodes.ts';
import { printedText, readBack, UNREADABLE } from './read-back.ts';

/**
 * An object as kustomize prints it, or why it cannot: a key twice, a key that is not a string, a value that JSON does not have. It
 * writes the object as YAML and reads it again: between braces or brackets, a value that is nothing at all (`{a: }`) comes back
 * as the empty string.
 */
export function printedForm(object: MapNode): BuildResult<MapNode> {
  if (printsAsIs(object)) return done(object);
  const found: { problem?: Unwritable } = {};
  // Of keys that are not strings, only those below the top hurt.
  const problem = duplicateKey(object);
  if (problem !== undefined) found.problem = problem;
  const flow = startsFlow(object);
  const printed = withChildren(object, (child) => printedNode(child, flow, found));
  if (found.problem === undefined) return done(printed);
  const { at, message, words } = found.problem;
  return refused(at, message, { message: words });
}

function printedNode(node: YamlNode, inFlow: boolean, found: { problem?: Unwritable }): YamlNode {
  if (found.problem !== undefined) return node;
  if (node.kind === 'scalar') return printedScalar(node, inFlow, found);
  if (!inFlow && printsAsIs(node)) return node;
  const problem = ownProblem(node);
  if (problem !== undefined) found.problem = problem;
  const flow = inFlow || startsFlow(node);
  return withChildren(node, (child) => printedNode(child, flow, found));
}

/** Whether everything in a collection prints as it stands; found out once per collection, which builds share. */
export const printsAsIs = memo((node: MapNode | SequenceNode): boolean => {
  const areSound =
    node.kind === 'map'
      ? node.entries.every(({ value }) => partPrintsAsIs(value))
      : node.items.every(partPrintsAsIs);
  return (
    areSound && ownProblem(node) === undefined && !(startsFlow(node) && someScalar(node, isNothing))
  );
});

function partPrintsAsIs(part: YamlNode): boolean {
  return part.kind === 'scalar' ? scalarPrintsAsIs(part) : printsAsIs(part);
}

/** Whether a scalar outside of braces and brackets prints as it stands. */
export function scalarPrintsAsIs(node: ScalarNode): boolean {
  if (isSimpleText(node)) return true;
  if (invalidScalar(node) !== undefined) return false;
  const read = readBack(node, false);
  return read.kind === 'text' && printedText(read.text) === node.text;
}

/** One line of ASCII that is a string and no block: nearly every scalar. */
function isSimpleText({ text, style, tag }: ScalarNode): boolean {
  if (tag !== undefined || style === 'literal' || style === 'folded') return false;
  return (style !== 'plain' || isPlainString(text)) && !NOT_ASCII.test(text);
}

const NOT_ASCII = /[^\x20-\x7e]/;

function printedScalar(
  node: ScalarNode,
  inFlow: boolean,
  found: { problem?: Unwritable },
): ScalarNode {
  const problem = invalidScalar(node);
  if (problem !== undefined) found.problem = problem;
  if (inFlow && isNothing(node)) return { ...node, tag: '!!str' };
  const read = readBack(node, inFlow);
  if (read.kind === 'unreadable') {
    found.problem = { at: node, message: read.message, words: UNREADABLE };
    return node;
  }
  const text = printedText(read.text);
  return text === node.text ? node : { ...node, text };
}

/** What keeps a map from being printed, whatever its values are. */
export function ownProblem(node: YamlNode): Unwritable | undefined {
  if (node.kind !== 'map') return undefined;
  const duplicate = duplicateKey(node);
  if (duplicate !== undefined) return duplicate;
  for (const each of node.entries) {
    const problem = invalidKeyOf(each);
    if (problem !== undefined) return problem;
  }
  return undefined;
}

/** A key that a map holds twice: kubectl takes the last one, kustomize refuses to print it. */
function duplicateKey({ duplicates }: MapNode): Unwritable | undefined {
  const key = duplicates?.[0]?.dropped.key;
  return (
    key && {
      at: key,
      message: `mapping key "${key.text}" already defined`,
      words: 'This map has a key twice, which kustomize refuses',
    }
  );
}

/** Braces or brackets with something in them. What patches and other steps put into empty ones is written as it comes. */
const FILLED = /[[{]\s*[^\]}\s]/y;

/** Whether a collection is written in braces or brackets, and so is what is added to it. */
export function startsFlow(node: YamlNode): boolean {
  const { file, start } = node;
  const char = file.text.charCodeAt(start);
  if (char !== 0x5b && char !== 0x7b) return false;
  FILLED.lastIndex = start;
  return FILLED.test(file.text) || isFilledByReplacement(node);
}

/** Whether a replacement made what comes first in a collection: a replacement fills empty braces and brackets and keeps them. */
function isFilledByReplacement(node: YamlNode): boolean {
  if (node.kind === 'scalar') return false;
  const first = node.kind === 'map' ? node.entries[0]?.key : node.items[0];
  return first !== undefined && [...stepsOf(first)].at(-1)?.kind === 'replacement';
}

function isNothing({ text, style, tag }: ScalarNode): boolean {
  return text === '' && style === 'plain' && tag === undefined;
}
