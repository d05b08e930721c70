import type { Manifest } from './manifest.ts';
import { type ScalarNode, scalarAt } from './node.ts';
import type { Span } from './span.ts';
import { trailOf } from './trail.ts';

const NAME = /^(["']?)([\w.${}()-]+)\1$/;

/**
 * A name as a person wrote it, where rendering added a prefix or a hash: messages name what stands in the file, and the same problem
 * in several builds reads the same.
 */
export function writtenName(at: Span, rendered: string): string {
  if (trailOf(at) === undefined) return rendered;
  const text = at.file.text.slice(at.start, at.end);
  return NAME.exec(text)?.[2] ?? rendered;
}

/** The name of an object as written; undefined when it has none. */
export function writtenNameOf({ node, name }: Manifest): string | undefined {
  const at: ScalarNode | undefined = scalarAt(node, 'metadata', 'name');
  return at === undefined || name === undefined ? name : writtenName(at, name);
}

/** The namespace of an object where it stands in its own file; undefined when it has none or a build sets it. */
export function writtenNamespaceOf({ node, namespace }: Manifest): string | undefined {
  const at = scalarAt(node, 'metadata', 'namespace');
  return at === undefined || trailOf(at) !== undefined ? undefined : namespace;
}
