import type { Limits } from '../../../model/limits.ts';
import { memo } from '../../../model/memo.ts';
import type { SourceFile } from '../../../model/span.ts';
import { parseText, type ParsedText, type TextDocument } from '../../../parse/parse-text.ts';
import { fillEmbedded } from '../tree/fill-embedded.ts';

/** All documents of a text, read once for all builds: many use one patch, and ask first whether it holds objects. */
export function readText(source: SourceFile, limits: Limits): ParsedText {
  return readWithin(limits)(source);
}

/**
 * The first document of a text as Go's `yaml.Unmarshal` reads it: comments and blank lines before the first `---` are part of the document
 * behind it, while kubectl takes them for a document of its own.
 */
export function firstDocument(source: SourceFile, limits: Limits): TextDocument | undefined {
  const [first, second] = readText(source, limits).documents;
  const holdsNothing = first?.root === undefined && first?.fault === undefined;
  const isOpened = source.text.startsWith('---', first?.span.start);
  return holdsNothing && !isOpened && second !== undefined ? second : first;
}

const readWithin = memo((limits: Limits) =>
  memo((source: SourceFile) => filledText(source, limits)),
);

function filledText(source: SourceFile, limits: Limits): ParsedText {
  const text = parseText(source, limits, { endLastLine: false });
  const documents = text.documents.map((document) => {
    const root = fillEmbedded(document.root, source);
    return root === document.root ? document : { ...document, root };
  });
  return { ...text, documents };
}
