import type { Limits } from '../model/limits.ts';
import type { YamlNode } from '../model/node.ts';
import type { ParseFault } from '../model/parsed-file.ts';
import type { SourceFile, Span, TextRange } from '../model/span.ts';
import { DocumentError } from './document-error.ts';
import { documentText, type DocumentText } from './document-text.ts';
import { readGoYaml } from './go-yaml/read-go-yaml.ts';
import { readPlainYaml } from './plain-yaml/read-plain-yaml.ts';
import { readJsonStream } from './read-json-stream.ts';
import { splitDocuments, type DocumentRange } from './split-documents.ts';

export interface TextDocument {
  readonly span: Span;
  /** Undefined for an empty document, a skipped one, and one that cannot be read. */
  readonly root: YamlNode | undefined;
  /** Why kubectl stops at this document. What could be read of it is there all the same. */
  readonly fault: ParseFault | undefined;
  /** Why it was not parsed. */
  readonly skipped?: string;
}

export interface ParsedText {
  readonly documents: readonly TextDocument[];
  /** Of the documents and of the text as a whole, in order. */
  readonly faults: readonly ParseFault[];
}

interface ParseOptions {
  /** Says why a document need not be parsed, from its raw text. */
  readonly skip?: (text: string) => string | undefined;
  /**
   * Whether a last line without line break gets one, as from kubectl (the default) but not from kustomize: a block scalar
   * there ends with it.
   */
  readonly endLastLine?: boolean;
  /** Whether a value that does not fit its tag, or JSON, is a fault (the default): not to kustomize, which decodes what it prints. */
  readonly decodes?: boolean;
}

/**
 * YAML or JSON text → documents, separated and read as kubectl does, except that the documents behind a broken one are
 * read too. Never throws.
 */
export function parseText(
  file: SourceFile,
  limits: Limits,
  options: ParseOptions = {},
): ParsedText {
  const documents: TextDocument[] = [];
  for (const document of readDocuments(file, limits, options)) {
    if (documents.length === limits.documents) {
      const fault = tooMany(document.span, limits);
      return { documents, faults: [...faultsOf(documents), fault] };
    }
    documents.push(document);
  }
  return { documents, faults: faultsOf(documents) };
}

/** The text of a span as one document, even if it holds `---`: for a document that was skipped before. */
export function parseDocument(
  { file, start, end }: Span,
  limits: Limits,
  options: ParseOptions = {},
): TextDocument {
  return parseRange(file, { start, end, badSeparator: undefined }, limits, options);
}

function faultsOf(documents: readonly TextDocument[]): readonly ParseFault[] {
  return documents.flatMap(({ fault }) => fault ?? []);
}

function tooMany({ file, start }: Span, limits: Limits): ParseFault {
  return {
    at: { file, start, end: start },
    message: `More than ${limits.documents} documents in one file, the limit`,
    help: 'Raise `limits.documents` in the configuration if this is intended.',
  };
}

function* readDocuments(
  file: SourceFile,
  limits: Limits,
  options: ParseOptions,
): Generator<TextDocument> {
  const { values, ending } = readJsonStream(file, limits);
  for (const { root, start, end } of values) {
    yield { span: { file, start, end }, root, fault: undefined };
  }
  if (ending.kind === 'complete') return;
  if (ending.kind === 'broken') {
    const { error } = ending;
    const span = { file, start: error.start, end: file.text.length };
    yield { span, root: undefined, fault: jsonFault(file, error, error.words.kubectl) };
    return;
  }
  let jsonError = ending.error;
  for (const range of splitDocuments(file.text, ending.from)) {
    const document = parseRange(file, range, limits, options);
    if (jsonError === undefined || document.fault === undefined) yield document;
    else yield { ...document, fault: eitherFault(document.fault, jsonError, values.length > 0) };
    jsonError = undefined;
  }
}

function parseRange(
  file: SourceFile,
  { start, end, badSeparator }: DocumentRange,
  limits: Limits,
  { skip, endLastLine, decodes }: ParseOptions,
): TextDocument {
  const span = { file, start, end };
  const fault = badSeparator && separatorFault(file, badSeparator);
  const document = documentText(file, start, end, endLastLine);
  const skipped = skip?.(document.text);
  if (skipped !== undefined) return { span, root: undefined, fault, skipped };
  try {
    return { span, root: readYaml(document, limits, decodes), fault };
  } catch (error) {
    if (!(error instanceof DocumentError)) throw error;
    return { span, root: undefined, fault: fault ?? faultOf(document, error) };
  }
}

function faultOf({ file, offsetOf }: DocumentText, error: DocumentError): ParseFault {
  const place = error.inFile ? (at: number): number => at : offsetOf;
  const at = { file, start: place(error.start), end: place(error.end) };
  return { at, message: error.message, ...error.words };
}

function separatorFault(file: SourceFile, { start, end }: TextRange): ParseFault {
  return {
    at: { file, start, end },
    message: 'Only a comment may follow `---` on its line: kubectl stops reading the file here',
    kubectl: 'invalid Yaml document separator',
    help: 'Move what follows the dashes to a line of its own.',
  };
}

/** Neither JSON nor YAML: kubectl reports what the JSON decoder said, wherever the mistake is easier to see. */
function eitherFault(fault: ParseFault, error: DocumentError, afterJson: boolean): ParseFault {
  const kubectl = jsonErrorText(fault.at.file, error);
  return afterJson ? { ...fault, kubectl } : jsonFault(fault.at.file, error, kubectl);
}

function jsonFault(
  file: SourceFile,
  { start, end, message }: DocumentError,
  kubectl: string | undefined,
): ParseFault {
  return { at: { file, start, end }, message, ...(kubectl !== undefined && { kubectl }) };
}

/** Offsets of encoding/json count bytes, and point behind the offending one. */
function jsonErrorText(file: SourceFile, { start, end, words }: DocumentError): string {
  const text = words.kubectl ?? 'invalid JSON';
  if (start === end) return text;
  const offset = new TextEncoder().encode(file.text.slice(0, end)).length;
  return `json: offset ${offset}: ${text}`;
}

/**
 * One document's text → its tree, as kubectl reads it; undefined for an empty document; DocumentError for one that kubectl refuses. Nearly
 * all manifests are plain block YAML, for which there is a faster reader; everything else, faults included, is go-yaml's grammar.
 */
function readYaml(document: DocumentText, limits: Limits, decodes?: boolean): YamlNode | undefined {
  const plain = readPlainYaml(document, limits);
  return plain === undefined ? readGoYaml(document, limits, decodes) : plain.root;
}
