import type { Limits } from '../../../model/limits.ts';
import type { SourceFile } from '../../../model/span.ts';
import type { TextDocument } from '../../../parse/parse-text.ts';
import { readText } from './read-text.ts';

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
