import { peekToken, skipToken } from './fetch-tokens.ts';
import { failParse, type Scanner, type Token } from './scanner.ts';

interface DocumentStart {
  /** The document was opened by `---`. */
  readonly explicit: boolean;
  /** Handles that `%TAG` directives define. */
  readonly tagPrefixes: ReadonlyMap<string, string>;
}

/** Steps over the directives of a document and its `---`. */
export function readDocumentStart(scanner: Scanner): DocumentStart {
  const tagPrefixes = new Map<string, string>();
  let version = false;
  let next = peekToken(scanner);
  let explicit = next.type === 'document-start';
  while (next.type === 'version-directive' || next.type === 'tag-directive') {
    if (next.type === 'version-directive') {
      checkVersion(scanner, next, version);
      version = true;
    } else {
      addTagPrefix(scanner, next, tagPrefixes);
    }
    explicit = true;
    skipToken(scanner);
    next = peekToken(scanner);
  }
  if (explicit && next.type !== 'document-start') {
    failParse(scanner, 'did not find expected <document start>', next);
  }
  if (explicit) skipToken(scanner);
  return { explicit, tagPrefixes };
}

function checkVersion(scanner: Scanner, directive: Token, seen: boolean): void {
  if (seen) failParse(scanner, 'found duplicate %YAML directive', directive);
  if (directive.text !== '1.1') failParse(scanner, 'found incompatible YAML document', directive);
}

function addTagPrefix(scanner: Scanner, directive: Token, known: Map<string, string>): void {
  if (known.has(directive.text)) failParse(scanner, 'found duplicate %TAG directive', directive);
  known.set(directive.text, directive.suffix);
}
