import type { YamlNode } from '../../model/node.ts';

/** Two words or more, so that `{NAME}`, meant as a variable, is none. */
const WORDS = /^\{[ \t]*[A-Za-z][\w.]*(?:[ \t-]+[\w.]+)+[ \t]*\}$/;

/** Whether YAML reads a map where a document asks its reader to write a value: `{your-domain}`, `{name of the service}`. */
export function isBracedPlaceholder(node: YamlNode): boolean {
  if (node.kind !== 'map' || node.entries.length !== 1) return false;
  return WORDS.test(node.file.text.slice(node.start, node.end));
}
