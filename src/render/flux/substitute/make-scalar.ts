import type { ScalarNode, YamlNode } from '../../../model/node.ts';
import { isPlainString, resolveScalar } from '../../../model/scalars/resolve-scalar.ts';
import type { Span } from '../../../model/span.ts';
import type { Trail } from '../../../model/trail.ts';
import type { Value, ValuePart } from '../../../model/value.ts';
import { textOffsets } from '../../kustomize/tree/embed-text.ts';
import {
  MARKED,
  segmentAt,
  segmentsIn,
  type Segment,
  type SubstitutedText,
} from './substituted-text.ts';

/** Where a node made by substitution was written. */
export interface MadeAt {
  readonly at: Span;
  readonly trail: Trail | undefined;
}

/**
 * A scalar of the result as it reaches the API server, at the place of what it is made of: its type is what kubectl's reader makes of the
 * text (`"${PORT}"` became a number), written so that every reader agrees. Its `value` says what of it is secret or unknown.
 */
export function makeScalar(
  node: ScalarNode,
  { at, trail }: MadeAt,
  original: YamlNode | undefined,
  result: SubstitutedText,
): ScalarNode {
  const plain = plainOf(node);
  const text = named(plain.text, original, result);
  const parts = secretBefore(original, text) ?? partsOf(node, plain.text, result);
  const { file, start, end } = at;
  return {
    kind: 'scalar',
    ...plain,
    text,
    file,
    start,
    end,
    ...(trail !== undefined && { trail }),
    ...(parts !== undefined && { value: parts }),
  };
}

function plainOf(node: ScalarNode): Pick<ScalarNode, 'text' | 'style'> {
  const resolved = resolveScalar(node, 'kubectl');
  switch (resolved.kind) {
    case 'string': {
      const { value } = resolved;
      const isSafe = node.style !== 'plain' || isPlainString(value);
      return { text: value, style: isSafe ? node.style : 'double-quoted' };
    }
    case 'int':
    case 'float':
      return { text: resolved.json, style: 'plain' };
    case 'bool':
      return { text: String(resolved.value), style: 'plain' };
    default:
      return { text: 'null', style: 'plain' };
  }
}

/** The text is secret as a whole if another substitution put a secret there before. */
function secretBefore(original: YamlNode | undefined, text: string): Value | undefined {
  const parts = original?.kind === 'scalar' ? original.value : undefined;
  const secret = parts?.find(({ kind }) => kind === 'secret');
  return secret?.kind === 'secret' ? [{ ...secret, text }] : undefined;
}

/** The text with each `${…}` of unknown value as it was written. */
function named(text: string, original: YamlNode | undefined, { segments }: SubstitutedText) {
  return text.replaceAll(MARKED, (mark, index: string) => {
    if (mark === text && original?.kind === 'scalar') return original.text;
    return segments[Number(index)]?.written ?? '';
  });
}

/**
 * What of a scalar is secret or unknown; undefined when nothing is. Where it cannot be known which part, all of it is.
 */
function partsOf(node: ScalarNode, text: string, result: SubstitutedText): Value | undefined {
  const segments = segmentsIn(result, node.start, node.end);
  const [unknown] = segments.flatMap(({ piece }) => (piece.kind === 'unknown' ? piece : []));
  const [secret] = segments.flatMap((segment) => secretOf(segment) ?? []);
  if (secret === undefined && unknown === undefined) return undefined;
  const parts = splitParts(node, text, result);
  if (parts !== undefined) return parts;
  return unknown === undefined
    ? [{ kind: 'secret', text, label: secret ?? 'secret' }]
    : [{ kind: 'placeholder', label: unknown.label }];
}

/** The text taken apart by what wrote it; undefined where that cannot be known exactly, so that no secret is cut short. */
function splitParts(node: ScalarNode, text: string, result: SubstitutedText): Value | undefined {
  if (text !== node.text) return undefined;
  const places = textOffsets(node);
  const runs: { readonly segment: Segment | undefined; text: string }[] = [];
  for (let index = 0; index < text.length; index++) {
    const segment = segmentAt(result, places[index] ?? node.start);
    const last = runs.at(-1);
    if (last !== undefined && last.segment === segment) last.text += text[index];
    else runs.push({ segment, text: text.charAt(index) });
  }
  for (const segment of segmentsIn(result, node.start, node.end)) {
    const run = runs.filter((each) => each.segment === segment).map((each) => each.text);
    const whole = result.text.slice(segment.start, segment.end);
    if (segment.piece.kind !== 'written' && run.join('') !== whole) return undefined;
  }
  return runs.map(({ segment, text: run }) => partOf(segment, run));
}

function partOf(segment: Segment | undefined, text: string): ValuePart {
  if (segment?.piece.kind === 'unknown') return { kind: 'placeholder', label: segment.piece.label };
  const label = segment && secretOf(segment);
  return label === undefined ? { kind: 'text', text } : { kind: 'secret', text, label };
}

function secretOf({ piece }: Segment): string | undefined {
  return piece.kind === 'made'
    ? piece.from.find(({ secret }) => secret !== undefined)?.secret
    : undefined;
}
