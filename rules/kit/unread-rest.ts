import type { ParsedFile } from '../../src/model/parsed-file.ts';
import type { Span } from '../../src/model/span.ts';

/** `...` at the start of a line ends a YAML document. */
const END = /^\.\.\.[ \t]*(?:#.*)?$/m;
const CONTENT = /^[ \t]*[^\s#-].*$/m;

/**
 * What stands behind the `...` that ends a document, without a `---` between: the decoders of kubectl and kustomize take one document of
 * each text between separators, and never look at the rest.
 */
export function* unreadRests({ class: found, documents }: ParsedFile): Iterable<Span> {
  if (found.kind === 'skipped') return;
  for (const { root, span, skipped } of documents) {
    if (root === undefined || root.kind === 'scalar' || skipped !== undefined) continue;
    const { file } = span;
    const text = file.text.slice(root.end, span.end);
    if (!text.includes('...')) continue;
    const mark = END.exec(text);
    if (mark === null) continue;
    const from = mark.index + mark[0].length;
    const content = CONTENT.exec(text.slice(from));
    if (content === null) continue;
    const start = root.end + from + content.index;
    yield { file, start, end: start + content[0].length };
  }
}
