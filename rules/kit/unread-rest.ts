import type { Manifest } from '../../src/model/manifest.ts';
import type { ParsedFile } from '../../src/model/parsed-file.ts';
import { makingOf, type Span } from '../../src/model/span.ts';

/** `...` at the start of a line ends a YAML document. */
const END = /^\.\.\.[ \t]*(?:#.*)?$/m;
const CONTENT = /^[ \t]*(?!\.\.\.[ \t\r]*(?:#.*)?$)[^\s#-].*$/m;

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

/** Comments and separators before the first object of a text. */
const BEFORE = /(?:[ \t]*(?:(?:#|---).*)?\r?\n)*[ \t]*/y;

/**
 * The object that follows one of a chart without a `---` between, as after `}` in JSON: Helm takes the text for one document, of which kubectl's
 * decoder reads the first object.
 */
export function droppedBehind({ node }: Manifest): Span | undefined {
  const { file, start, end } = node;
  if (makingOf(node) === undefined) return undefined;
  BEFORE.lastIndex = 0;
  // The items of a list have others before them.
  if (BEFORE.exec(file.text)?.[0].length !== start) return undefined;
  const content = CONTENT.exec(file.text.slice(end));
  if (content === null) return undefined;
  const from = end + content.index;
  return { file, start: from, end: from + content[0].length };
}
