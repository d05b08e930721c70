import type { Limits } from '../../model/limits.ts';
import type { YamlNode } from '../../model/node.ts';
import { notePlainTree } from '../../model/plain-tree.ts';
import { DocumentError } from '../document-error.ts';
import type { DocumentText } from '../document-text.ts';
import { BlockReader } from './block-reader.ts';
import { NotPlain } from './not-plain.ts';

/** What go-yaml refuses or takes for a line break, and byte order marks. A tab is left to the readers of what it is in. */
const NOT_PLAIN = /[^\t\n\u0020-\u007e\u00a0-\u2027\u202a-\ufefe\uff00-\ufffd]/;

/**
 * The tree of a document in plain block style, exactly as `readGoYaml` makes it: maps and sequences in block style, scalars of all styles and
 * their aliases, flow collections of words. Undefined if something else is in it, or may be: then only go-yaml's grammar can tell what it is, or why
 * it is refused.
 */
export function readPlainYaml(
  document: DocumentText,
  limits: Limits,
): { readonly root: YamlNode | undefined } | undefined {
  const { text, file, range } = document;
  if (range === undefined || NOT_PLAIN.test(text)) return undefined;
  try {
    const root = new BlockReader(text, file, range, limits).readDocument();
    if (root !== undefined) notePlainTree(root);
    return { root };
  } catch (error) {
    if (error instanceof NotPlain || error instanceof DocumentError) return undefined;
    throw error;
  }
}
