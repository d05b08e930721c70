import type { YamlNode } from '../../../model/node.ts';
import type { Span } from '../../../model/span.ts';
import { parsedJson } from '../../../text/parsed-json.ts';
import { mapOf, scalarOf, sequenceOf, stringScalar } from '../../kustomize/tree/nodes.ts';

const DEEPEST = 50;

/** A text of JSON as nodes that all stand for one place; undefined if it is not JSON. */
export function nodeOfJson(text: string, at: Span): YamlNode | undefined {
  return nodeOf(parsedJson(text), at, 0);
}

function nodeOf(value: unknown, at: Span, depth: number): YamlNode | undefined {
  if (depth > DEEPEST) return undefined;
  if (typeof value === 'string') return stringScalar(value, at, undefined, 'double-quoted');
  if (value === null || typeof value === 'number' || typeof value === 'boolean')
    return scalarOf(JSON.stringify(value), at, undefined);
  if (Array.isArray(value)) {
    const items = value.map((item: unknown) => nodeOf(item, at, depth + 1));
    return sequenceOf(
      items.flatMap((item) => item ?? []),
      at,
      undefined,
    );
  }
  if (typeof value !== 'object') return undefined;
  const entries = Object.entries(value).flatMap(([name, inner]: [string, unknown]) => {
    const node = nodeOf(inner, at, depth + 1);
    return node === undefined ? [] : [[name, node] as const];
  });
  return mapOf(entries, at, undefined);
}
