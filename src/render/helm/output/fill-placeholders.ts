import type { Entry, ScalarNode, YamlNode } from '../../../model/node.ts';
import type { Value, ValuePart } from '../../../model/value.ts';
import { textOffsets } from '../../kustomize/tree/embed-text.ts';
import type { Origin } from '../text/origin.ts';
import { pieceIndex } from '../text/piece-at.ts';
import type { Text } from '../text/text.ts';

/**
 * A rendered document whose scalars know which of their text came out of a Secret, and which only the cluster or chance knows, as those do
 * into which a substitution or a replacement put it.
 */
export function fillPlaceholders(root: YamlNode | undefined, text: Text): YamlNode | undefined {
  const isPlain = text.pieces.every(({ origin }) => !isFilled(origin));
  return isPlain || root === undefined ? root : filled(root, text);
}

function isFilled(origin: Origin | undefined): boolean {
  return origin !== undefined && (origin.secret || origin.unknowable !== undefined);
}

function filled(node: YamlNode, text: Text): YamlNode {
  if (node.kind === 'scalar') return filledScalar(node, text);
  if (node.kind === 'sequence') {
    return { ...node, items: node.items.map((item) => filled(item, text)) };
  }
  const entries = node.entries.map(({ key, name, value }): Entry => ({
    key: filledScalar(key, text),
    name,
    value: filled(value, text),
  }));
  return { ...node, entries };
}

function filledScalar(node: ScalarNode, text: Text): ScalarNode {
  const origins = originsIn(text, node.start, node.end);
  if (!origins.some(isFilled)) return node;
  return { ...node, value: partsOf(node, text) ?? [wholePart(node, origins)] };
}

function originsIn(text: Text, start: number, end: number): readonly (Origin | undefined)[] {
  const origins: (Origin | undefined)[] = [];
  for (let at = pieceIndex(text.pieces, start); at < text.pieces.length; at += 1) {
    if ((text.pieces[at - 1]?.end ?? 0) >= end) break;
    origins.push(text.pieces[at]?.origin);
  }
  return origins;
}

/** The whole text as one part, if its parts cannot be told apart. */
function wholePart(node: ScalarNode, origins: readonly (Origin | undefined)[]): ValuePart {
  if (origins.some((origin) => origin?.secret === true)) {
    return { kind: 'secret', text: node.text, label: 'secret' };
  }
  const unknowable = origins.find((origin) => origin?.unknowable !== undefined)?.unknowable;
  return placeholder(unknowable ?? '');
}

/** The text divided by its writers; undefined if it has escapes or folds, so that no secret is cut short. */
function partsOf(node: ScalarNode, text: Text): Value | undefined {
  const written = text.text.slice(node.start, node.end);
  if (hasFolds(node, written)) return undefined;
  const offsets = textOffsets(node);
  const parts: { readonly origin: Origin | undefined; text: string }[] = [];
  for (let index = 0; index < node.text.length;) {
    const at = pieceIndex(text.pieces, offsets[index] ?? node.start);
    const piece = text.pieces[at];
    const end = piece?.end ?? node.end;
    let next = index + 1;
    while (next < node.text.length && (offsets[next] ?? node.end) < end) next += 1;
    parts.push({ origin: piece?.origin, text: node.text.slice(index, next) });
    index = next;
  }
  return parts.map(({ origin, text: run }) => partOf(origin, run));
}

function hasFolds({ style }: ScalarNode, written: string): boolean {
  if (style === 'literal') return false;
  return style === 'folded' || /\n|\\/.test(written);
}

function partOf(origin: Origin | undefined, text: string): ValuePart {
  if (origin?.unknowable !== undefined) return placeholder(origin.unknowable);
  return origin?.secret === true
    ? { kind: 'secret', text, label: 'secret' }
    : { kind: 'text', text };
}

/** `unknowable` is the name of a function, or a phrase for the unknown thing. */
function placeholder(unknowable: string): ValuePart {
  const isFunction = /^\w+$/.test(unknowable);
  return { kind: 'placeholder', label: isFunction ? `result of ${unknowable}` : unknowable };
}
