import type { Manifest } from '../manifest.ts';
import { scalarAt, type ScalarNode } from '../node.ts';
import type { Source } from '../source.ts';
import type { Span } from '../span.ts';
import { trailOf } from '../trail.ts';
import { holdsSecret, type Value } from '../value.ts';

const NAME = /^(["']?)([\w.${}()-]+)\1$/;

/**
 * A name as a person wrote it, before rendering added a prefix or a hash: messages name what is in the file, and the same problem in
 * several builds reads the same.
 */
export function writtenName(at: Span & { readonly value?: Value }, rendered: string): string {
  // What was copied out of a Secret was written as its value.
  if (trailOf(at) === undefined || holdsSecret(at.value)) return rendered;
  const text = at.file.text.slice(at.start, at.end);
  return NAME.exec(text)?.[2] ?? rendered;
}

/** The name of an object as written; undefined if it has none. */
export function writtenNameOf({ node, name }: Manifest): string | undefined {
  const at: ScalarNode | undefined = scalarAt(node, 'metadata', 'name');
  return at === undefined || name === undefined ? name : writtenName(at, name);
}

/** The namespace of an object as written in its own file; undefined if it has none or a build sets it. */
export function writtenNamespaceOf({ node, namespace }: Manifest): string | undefined {
  const at = scalarAt(node, 'metadata', 'namespace');
  return at === undefined || trailOf(at) !== undefined ? undefined : namespace;
}

/** The suffix that kustomize adds: a dash and ten characters (kustomize: api/hasher). */
const HASH = /-[0-9a-z]{10}$/;

/** The name of a source without the hash of its content, if the renderer added one. */
export function logicalName({ name, at }: Pick<Source, 'name' | 'at'>): string {
  return isHashed(at) ? name.replace(HASH, '') : name;
}

function isHashed(at: Span): boolean {
  for (let here = trailOf(at); here !== undefined; here = here.before) {
    if (here.step.kind === 'hash') return true;
  }
  return false;
}
