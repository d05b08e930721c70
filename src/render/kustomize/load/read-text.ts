import type { Limits } from '../../../model/limits.ts';
import { memo } from '../../../model/memo.ts';
import type { SourceFile } from '../../../model/span.ts';
import { parseText, type ParsedText } from '../../../parse/parse-text.ts';
import { fillEmbedded } from '../tree/fill-embedded.ts';

/** All documents of a text, read once for all builds: many use one patch, and ask first whether it holds objects. */
export function readText(source: SourceFile, limits: Limits): ParsedText {
  return readWithin(limits)(source);
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
