import type { YamlNode } from '../../model/node.ts';
import type { ParsedFile } from '../../model/parsed-file.ts';
import type { Span } from '../../model/span.ts';

/** Some of the text is in no tree. A document that is skipped (a CustomResourceDefinition) describes fields, and holds no value of a Secret. */
export function isUnread(documents: ParsedFile['documents'], text: string): boolean {
  if (documents.length === 0) return true;
  let last = 0;
  for (const { root, span, skipped } of documents) {
    if (hasContent(text.slice(last, span.start))) return true;
    const end = skipped === undefined ? endOfTree(root, span) : span.end;
    if (hasContent(text.slice(end, span.end))) return true;
    last = span.end;
  }
  return hasContent(text.slice(last));
}

/** Where the text ends that is in a tree. */
function endOfTree(root: YamlNode | undefined, { start }: Span): number {
  return root === undefined || root.kind === 'scalar' ? start : root.end;
}

/** More than comments, blank lines and document marks. */
function hasContent(text: string): boolean {
  return /^(?![^\S\r\n]*(?:#|(?:---|\.\.\.)[^\S\r\n]*(?:#.*)?$|$)).+/m.test(text);
}
