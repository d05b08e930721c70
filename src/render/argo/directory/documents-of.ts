import type { YamlNode } from '../../../model/node.ts';
import type { ParsedDocument, ParsedFile, ParseFault } from '../../../model/parsed-file.ts';
import type { SourceFile, Span } from '../../../model/span.ts';
import { parseDocument, parseText } from '../../../parse/parse-text.ts';
import type { KustomizeContext } from '../../kustomize/load/context.ts';

interface Document {
  readonly span: Span;
  readonly root: YamlNode | undefined;
  /** Why kubectl's reader stops here. */
  readonly fault: ParseFault | undefined;
}

/** The documents of a file as kubectl's reader separates them; from the run's own parse where that read them. */
export function documentsOf(context: KustomizeContext, file: SourceFile): Iterable<Document> {
  const parsed = context.parsed(file.path);
  return parsed.source === file && parsed.class.kind === 'manifests'
    ? parsedDocuments(context, parsed)
    : parseText(file, context.limits).documents;
}

function* parsedDocuments(context: KustomizeContext, file: ParsedFile): Generator<Document> {
  for (const document of file.documents) {
    const { span, root, skipped } = document;
    if (skipped !== undefined) yield parseDocument(span, context.limits);
    else yield { span, root, fault: root === undefined ? faultIn(file, document) : undefined };
  }
}

function faultIn({ faults }: ParsedFile, { span }: ParsedDocument): ParseFault | undefined {
  return faults.find(({ at }) => span.start <= at.start && at.end <= span.end);
}
