import { timestampJson } from '../../../go/timestamp.ts';
import type { ScalarNode } from '../../../model/node.ts';
import { resolveScalar } from '../../../model/scalars/resolve-scalar.ts';
import type { Span } from '../../../model/span.ts';

/**
 * A scalar with another text that keeps its quotes and its type, as where kyaml writes to a node's `Value` only: a string
 * stays a string, and a number that becomes a word no longer is a value at all (`!!int abc`).
 */
export function withTextKept(node: ScalarNode, text: string, at: Span): ScalarNode {
  const type = typeTag(node);
  const { file, start, end } = at;
  const { tag: _tag, ...rest } = node;
  const plain: ScalarNode = { ...rest, text, file, start, end };
  if (node.untyped === true && node.tag === undefined) return plain;
  if (node.style !== 'plain') return node.tag === undefined ? plain : { ...plain, tag: node.tag };
  return typeTag(plain) === type ? plain : { ...plain, tag: type };
}

/** The tag go-yaml v3 gives a scalar when it reads it. */
export function typeTag(node: ScalarNode): string {
  if (node.tag !== undefined) return node.tag;
  if (node.style !== 'plain') return '!!str';
  const resolved = resolveScalar(node, 'kustomize');
  switch (resolved.kind) {
    case 'string':
      return isTimestamp(node.text) ? '!!timestamp' : '!!str';
    case 'invalid':
      return '!!float';
    default:
      return `!!${resolved.kind}`;
  }
}

/** What kyaml takes for a string: one by its tag, or a scalar that a build made, which has none. */
export function isText(node: ScalarNode): boolean {
  return (node.untyped === true && node.tag === undefined) || typeTag(node) === '!!str';
}

function isTimestamp(text: string): boolean {
  return /^[0-9]{4}-/.test(text) && timestampJson(text) !== undefined;
}
