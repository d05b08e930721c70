import type { CST } from 'yaml';

/** A part in which YAML 1.2 and kubectl's decoder may differ: the document is read by go-yaml's rules instead. */
export class Unusual extends Error {
  override readonly name = 'Unusual';
}

/** One for all: it is no failure, and nobody reads where it came from. */
const UNUSUAL = new Unusual('kubectl may read this differently');

export function unusual(): never {
  throw UNUSUAL;
}

/** Blanks, comments and line breaks mean the same to everyone; a tab does not, and nothing else belongs between nodes. */
export function checkTrivia(token: CST.Token): void {
  if (token.type === 'newline' || token.type === 'comment') return;
  if (token.type !== 'space' || token.source.includes('\t')) unusual();
}
