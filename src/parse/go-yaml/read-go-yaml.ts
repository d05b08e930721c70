import type { Limits } from '../../model/limits.ts';
import type { YamlNode } from '../../model/node.ts';
import { DocumentError } from '../document-error.ts';
import type { DocumentText } from '../document-text.ts';
import { FORBIDDEN } from './characters.ts';
import { GoYamlReader } from './go-yaml-reader.ts';

/**
 * One document's text → its tree, by the rules of go-yaml v2's scanner and parser, with their quirks: what kubectl reads
 * is read, what it refuses is refused with its words (DocumentError). Undefined for an empty document.
 * Imitates https://github.com/yaml/go-yaml/tree/v2.4.3 (scannerc.go, parserc.go, decode.go).
 */
export function readGoYaml(
  document: DocumentText,
  limits: Limits,
  decodes = true,
): YamlNode | undefined {
  const { text } = document;
  const forbidden = text.search(FORBIDDEN);
  if (forbidden === -1) return new GoYamlReader(document, limits, decodes).readDocument();
  const reader = new GoYamlReader({ ...document, text: text.slice(0, forbidden) }, limits, decodes);
  const root = attempt(() => reader.readDocument());
  if (reader.closedAt !== undefined && !isLoaded(text, forbidden, reader.closedAt)) return root;
  const message = 'This control character is not allowed in YAML';
  throw new DocumentError(forbidden, forbidden + 1, message, {
    kubectl: 'yaml: control characters are not allowed',
    help: 'Remove it, or write it as an escape in a double-quoted value.',
  });
}

/**
 * Nothing behind `...` is looked at, but go-yaml checks characters as it loads them, by 512 bytes: whether it has loaded
 * the character at `at` when it has read to `to`.
 */
function isLoaded(text: string, at: number, to: number): boolean {
  const bytes = (end: number): number => new TextEncoder().encode(text.slice(0, end)).length;
  return Math.floor(bytes(at) / 512) * 512 <= bytes(to);
}

function attempt<T>(read: () => T): T | undefined {
  try {
    return read();
  } catch (error) {
    if (error instanceof DocumentError) return undefined;
    throw error;
  }
}
