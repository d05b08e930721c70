import type { Limits } from '../model/limits.ts';
import type { YamlNode } from '../model/node.ts';
import type { ParseFault } from '../model/parsed-file.ts';
import type { SourceFile, Span } from '../model/span.ts';
import { DocumentError } from './document-error.ts';
import { documentText, type DocumentText } from './document-text.ts';
import { readGoYaml } from './go-yaml/read-go-yaml.ts';
import { readYaml, UNUSUAL } from './read-yaml.ts';
import { splitDocuments, type DocumentRange } from './split-documents.ts';

export interface TextDocument {
  readonly span: Span;
  /** Undefined for an empty document and for one that kubectl cannot read. */
  readonly root: YamlNode | undefined;
  readonly fault: ParseFault | undefined;
}

export interface ParsedText {
  readonly documents: readonly TextDocument[];
  /** Of the documents and of the stream, in order of the text. */
  readonly faults: readonly ParseFault[];
}

/** YAML or JSON text → documents as kubectl tells them apart and reads them. Never throws. */
export function parseText(file: SourceFile, limits: Limits): ParsedText {
  const { documents, badSeparator } = splitDocuments(file.text);
  const parsed = documents.slice(0, limits.documents).map((range) => parseOne(file, range, limits));
  const faults = parsed.flatMap(({ fault }) => fault ?? []);
  if (documents.length > limits.documents) {
    const { start } = documents[limits.documents] ?? { start: 0 };
    faults.push({
      at: { file, start, end: start },
      message: `More than ${limits.documents} documents in one file, the limit`,
      help: 'Raise `limits.documents` in the configuration if this is meant.',
    });
  }
  if (badSeparator !== undefined) {
    const { start, end, rest } = badSeparator;
    faults.push({
      at: { file, start, end },
      message: 'Only a comment may follow `---` on its line; kubectl reads nothing from here on',
      kubectl: `invalid Yaml document separator: ${rest}`,
    });
  }
  return { documents: parsed, faults };
}

function parseOne(file: SourceFile, { start, end }: DocumentRange, limits: Limits): TextDocument {
  const span = { file, start, end };
  const document = documentText(file, start, end);
  try {
    const root = readYaml(document, limits);
    return {
      span,
      root: root === UNUSUAL ? readGoYaml(document, limits) : root,
      fault: undefined,
    };
  } catch (error) {
    if (!(error instanceof DocumentError)) throw error;
    return { span, root: undefined, fault: faultOf(document, error) };
  }
}

function faultOf({ file, offsetOf }: DocumentText, error: DocumentError): ParseFault {
  const place = error.inFile ? (at: number): number => at : offsetOf;
  const at = { file, start: place(error.start), end: place(error.end) };
  return { at, message: error.message, ...error.words };
}
