import { Composer, isMap, isScalar, isSeq, Lexer, Parser, type CST, type Document } from 'yaml';
import type { SourceFile } from '../model/span.ts';
import type { Violation } from './violation.ts';

/** The document of a configuration file as YAML 1.2 reads it, and what is wrong with its YAML. */
interface ConfigDocument {
  /** Undefined if the file is empty. */
  readonly document: Document.Parsed | undefined;
  readonly violations: readonly Violation[];
}

/** No configuration nests deeper than five levels, and the package recurses: its stack ends at some thousand. */
const DEEPEST = 100;
/** The package compares each key with all others; `duplicatesIn` does not. */
const OPTIONS = { prettyErrors: false, merge: true, uniqueKeys: false };

/** Text → the one document in it, and every mistake of its YAML. Never throws. */
export function parseConfig(file: SourceFile): ConfigDocument {
  const tooDeep: number[] = [];
  const composer = new Composer(OPTIONS);
  const documents = [...composer.compose(tokensOf(file.text, tooDeep), true, file.text.length)];
  const [document, second] = documents.filter(saysSomething);
  const errors = documents.flatMap((each) => each.errors);
  const violations: readonly Violation[] = [
    ...tooDeep.map((at) => violation(file, at, at, `Nested more than ${DEEPEST} levels deep.`)),
    ...errors.map(({ pos: [start, end], message }) => violation(file, start, end, message)),
    ...duplicatesIn(file, document?.contents),
  ];
  if (violations.length > 0 || second === undefined) return { document, violations };
  const [start, end] = second.contents?.range ?? second.range;
  return { document, violations: [violation(file, start, end, 'Write one document only.')] };
}

/** The package's tokens, up to the depth that can be composed. */
function* tokensOf(text: string, tooDeep: number[]): Generator<CST.Token> {
  const parser = new Parser();
  let at = 0;
  for (const lexeme of new Lexer().lex(text)) {
    yield* parser.next(lexeme);
    at += lexeme.length;
    if (parser.stack.length > DEEPEST) {
      tooDeep.push(Math.min(at, text.length));
      return;
    }
  }
  yield* parser.end();
}

/** A document of comments only is empty. */
function saysSomething({ contents }: Document.Parsed): boolean {
  return contents !== null && !(isScalar(contents) && contents.source === '');
}

function duplicatesIn(file: SourceFile, node: unknown): readonly Violation[] {
  if (isSeq(node)) return node.items.flatMap((item) => duplicatesIn(file, item));
  if (!isMap(node)) return [];
  const seen = new Set<string>();
  return node.items.flatMap(({ key, value }) => {
    const below = duplicatesIn(file, value);
    if (!isScalar(key)) return below;
    const name = String(key.value);
    const [start = 0, end = start] = key.range ?? [];
    if (seen.has(name)) return [violation(file, start, end, `\`${name}\` is set twice.`), ...below];
    seen.add(name);
    return below;
  });
}

function violation(file: SourceFile, start: number, end: number, message: string): Violation {
  return { at: { file, start, end }, message };
}
