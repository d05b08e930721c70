import type { Entry, MapNode, SequenceNode, YamlNode } from '../../../model/node.ts';
import { ownProblem, printsAsIs, scalarPrintsAsIs, startsFlow } from './printed-form.ts';
import { firstStranded, isStranded, startsFlowValue } from './stranded-comment.ts';

type Collection = MapNode | SequenceNode;

/** What is known of collections that many builds share. */
const known = new WeakMap<Collection, boolean>();

/**
 * Whether an object is certainly printed as it stands: it is its own `printedForm`, and no comment is in the way (`strandedComment`). Only
 * what `noteSound` has not seen is looked at.
 */
export function isSound(node: Collection): boolean {
  return known.get(node) ?? check(node, isSound);
}

/** Finds out for a tree, and keeps it: for what is read or built once and then shared. */
export function noteSound(node: YamlNode): boolean {
  if (node.kind === 'scalar') return scalarPrintsAsIs(node);
  let sound = known.get(node);
  if (sound === undefined) {
    sound = check(node, noteSound);
    known.set(node, sound);
  }
  return sound;
}

function check(node: Collection, below: (part: Collection) => boolean): boolean {
  if (startsFlow(node)) return isSoundWithin(node, false);
  if (ownProblem(node) !== undefined) return false;
  return node.kind === 'map'
    ? node.entries.every((each) => isSoundEntry(node, each, below))
    : node.items.every((item) => isSoundPart(item, below));
}

function isSoundEntry(map: MapNode, entry: Entry, below: (part: Collection) => boolean): boolean {
  const { value } = entry;
  if (value.kind === 'scalar') return scalarPrintsAsIs(value);
  if (isStranded(map, entry, false)) return false;
  return startsFlowValue(map, entry) ? isSoundWithin(value, true) : below(value);
}

function isSoundPart(node: YamlNode, below: (part: Collection) => boolean): boolean {
  return node.kind === 'scalar' ? scalarPrintsAsIs(node) : below(node);
}

/** In braces or brackets each of the two looks for itself. */
function isSoundWithin(node: Collection, inFlow: boolean): boolean {
  return printsAsIs(node) && firstStranded(node, inFlow) === undefined;
}
