import type { Entry, MapNode, YamlNode } from '../../../model/node.ts';
import type { Span } from '../../../model/span.ts';
import type { Trail } from '../../../model/trail.ts';
import { withEntries, withItems } from '../../kustomize/tree/nodes.ts';
import { makeScalar, type MadeAt } from './make-scalar.ts';
import { entryAt, itemAt, type Pair } from './printed-object.ts';
import {
  printedOffset,
  segmentAt,
  segmentsFrom,
  type Segment,
  type SubstitutedText,
} from './substituted-text.ts';
import type { Variable } from './variable.ts';

/** What the nodes of a substituted object are made from. */
interface Rebuilding {
  readonly result: SubstitutedText;
  /** The build that the steps name. */
  readonly build: string;
}

/**
 * The tree read from the result, with the nodes of the object itself wherever nothing was substituted, and with the places of what was
 * substituted elsewhere. `pair` is the counterpart in the object, if there is one; `around` the nearest place that is known.
 */
export function rebuild(
  node: YamlNode,
  pair: Pair | undefined,
  around: MadeAt,
  rebuilding: Rebuilding,
): YamlNode {
  if (pair !== undefined && isUntouched(node, pair, rebuilding.result)) return pair.node;
  const made = pair === undefined ? around : madeAt(pair, rebuilding);
  if (node.kind === 'scalar') return makeScalar(node, made, pair?.node, rebuilding.result);
  if (node.kind === 'sequence') {
    const items = node.items.map((item, index) =>
      rebuild(item, pair && itemAt(pair, index), made, rebuilding),
    );
    if (pair?.node.kind === 'sequence') return withItems(pair.node, items);
    return { kind: 'sequence', items, ...placed(made) };
  }
  return rebuildMap(node, pair, made, rebuilding);
}

function rebuildMap(
  node: MapNode,
  pair: Pair | undefined,
  made: MadeAt,
  rebuilding: Rebuilding,
): MapNode {
  const entries = node.entries.map((entry) => rebuildEntry(entry, pair, made, rebuilding));
  if (pair?.node.kind !== 'map') return { kind: 'map', entries, ...placed(made) };
  const { duplicates: _none, mergeOverrides: _neither, ...map } = pair.node;
  return withEntries(map, entries);
}

function rebuildEntry(
  entry: Entry,
  pair: Pair | undefined,
  made: MadeAt,
  rebuilding: Rebuilding,
): Entry {
  const paired = pair && entryAt(pair, printedOffset(rebuilding.result, entry.key.start));
  if (paired === undefined) {
    const key = makeScalar(entry.key, made, undefined, rebuilding.result);
    return { key, name: key.text, value: rebuild(entry.value, undefined, made, rebuilding) };
  }
  const { printed, entry: old } = paired;
  const values = { printed: printed.value, node: old.value };
  const value = rebuild(entry.value, values, made, rebuilding);
  const keys = { printed: printed.key, node: old.key };
  if (isUntouched(entry.key, keys, rebuilding.result)) {
    return value === old.value ? old : { key: old.key, name: old.name, value };
  }
  const text = { ...entry.key, text: entry.name, tag: '!!str' };
  const key = makeScalar(text, madeAt(keys, rebuilding), old.key, rebuilding.result);
  return { key, name: key.text, value };
}

/** Whether a stretch of the result is a whole node of the object, just as it was printed. */
function isUntouched({ kind, start, end }: YamlNode, { printed }: Pair, result: SubstitutedText) {
  const segment = segmentAt(result, start);
  if (segment === undefined || segment.piece.kind !== 'written' || end > segment.end) return false;
  const shift = segment.from.start - segment.start;
  return kind === printed.kind && start + shift === printed.start && end + shift === printed.end;
}

function madeAt({ printed, node }: Pair, { result, build }: Rebuilding): MadeAt {
  if (node.kind !== 'scalar') return { at: node, trail: node.trail };
  const first = segmentsFrom(result, printed).find((segment) => variablesOf(segment).length > 0);
  const [variable] = first === undefined ? [] : variablesOf(first);
  if (first === undefined || variable === undefined) return { at: node, trail: node.trail };
  const isWhole = first.from.start === printed.start && first.from.end === printed.end;
  const step = (at: Span): Trail => ({
    step: { kind: 'substitution', at, in: build },
    before: node.trail,
  });
  return isWhole && first.piece.kind === 'made' && first.piece.verbatim
    ? { at: variable.at, trail: step(node) }
    : { at: node, trail: step(variable.at) };
}

function variablesOf({ piece }: Segment): readonly Variable[] {
  return piece.kind === 'made' ? piece.from : [];
}

function placed({ at, trail }: MadeAt): Span & { readonly trail?: Trail } {
  const { file, start, end } = at;
  return { file, start, end, ...(trail !== undefined && { trail }) };
}
