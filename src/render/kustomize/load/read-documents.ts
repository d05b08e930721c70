import type { Limits } from '../../../model/limits.ts';
import { memo } from '../../../model/memo.ts';
import { message as say } from '../../../model/message.ts';
import type { YamlNode } from '../../../model/node.ts';
import type { ParsedFile, ParseFault } from '../../../model/parsed-file.ts';
import { isNull } from '../../../model/scalars/resolve-scalar.ts';
import type { SourceFile } from '../../../model/span.ts';
import { looksToBeFilledIn } from '../../../parse/looks-templated.ts';
import { parseDocument, parseText } from '../../../parse/parse-text.ts';
import { asKustomizeReads } from '../tree/as-kustomize-reads.ts';
import { refused, type BuildRefusal } from '../tree/build-refusal.ts';
import { noteSound } from '../tree/is-sound.ts';
import type { KustomizeContext, ReadDocuments } from './context.ts';
import { readText } from './read-text.ts';

/** The YAML documents of a file or of an embedded text, read as kustomize's reader reads them; once per text. */
export function readDocuments(context: KustomizeContext, source: SourceFile): ReadDocuments {
  return readWithin(context.limits)(source, context);
}

/** The contexts of Flux, Argo CD and of folders by themselves share what was read. */
const readWithin = memo((_limits: Limits) =>
  memo((source: SourceFile, context: KustomizeContext) => parse(context, source)),
);

function parse(context: KustomizeContext, source: SourceFile): ReadDocuments {
  const { roots, faults } = rootsOf(context, source);
  const present = roots.flatMap((root) =>
    root === undefined || isNull(root, 'kustomize') ? [] : asKustomizeReads(root),
  );
  const [fault] = faults;
  for (const root of present) noteSound(root);
  return {
    roots: present,
    count: source.encoding === undefined ? countDocuments(source.text) : 1,
    failure: fault === undefined ? undefined : malformed(fault),
  };
}

interface Roots {
  readonly roots: readonly (YamlNode | undefined)[];
  readonly faults: readonly ParseFault[];
}

/**
 * The run's own parse of a file serves here too, but for what it left out and what kubectl alone refuses. kustomize does not find the
 * separators of UTF-16, and decodes the first document of what it takes for one.
 */
function rootsOf(context: KustomizeContext, source: SourceFile): Roots {
  const { roots, faults } = allRootsOf(context, source);
  if (source.encoding === undefined || roots.length < 2) return { roots, faults };
  const end = readText(source, context.limits).documents[0]?.span.end ?? 0;
  return { roots: roots.slice(0, 1), faults: faults.filter(({ at }) => at.start < end) };
}

function allRootsOf(context: KustomizeContext, source: SourceFile): Roots {
  const file = source.host === undefined ? context.parsed(source.path) : undefined;
  // kubectl's reader ends a last line that has no line break; kustomize's does not.
  const isEnded = source.text.endsWith('\n');
  if (file?.source !== source || file.class.kind === 'skipped' || !isEnded) {
    return readAll(source, context.limits);
  }
  const faults = file.faults.filter((fault) => isFaultOfText(fault, file));
  const roots = file.documents.map((document) => {
    if (document.skipped === undefined) return document.root;
    const parsed = parseDocument(document.span, context.limits);
    if (parsed.fault !== undefined) faults.push(parsed.fault);
    return parsed.root;
  });
  return faults.length === 0 ? { roots, faults } : readAll(source, context.limits);
}

/** All documents of a text. A value that does not fit its tag is no fault: a later step may write it over, else it cannot be printed. */
function readAll(source: SourceFile, limits: Limits): Roots {
  const read = readText(source, limits);
  const isFinal = read.faults.length === 0 || source.host !== undefined;
  const { documents, faults } = isFinal
    ? read
    : parseText(source, limits, { endLastLine: false, decodes: false });
  return { roots: documents.map(({ root }) => root), faults };
}

/** Not what is wrong with an object that could be read. */
function isFaultOfText({ at, kubectl }: ParseFault, { documents }: ParsedFile): boolean {
  if (kubectl?.startsWith('invalid Yaml document separator') === true) return true;
  const document = documents.find(({ span }) => span.start <= at.start && at.end <= span.end);
  return document === undefined || (document.root === undefined && document.skipped === undefined);
}

/** kustomize splits at `\n---…\n`: dashes in the first line start the first document. */
function countDocuments(text: string): number {
  return text.split(/\n---.*\n/).length;
}

function malformed({ at, message, kubectl, help }: ParseFault): BuildRefusal {
  return refused(at, `MalformedYAMLError: ${kubectl ?? message}`, {
    message: say`kustomize cannot read this YAML: ${message}`,
    ...(help !== undefined && { help }),
    ...(looksToBeFilledIn(at) && {
      offline: say`\`${at.file.path}\` waits to be filled in`,
    }),
  });
}
