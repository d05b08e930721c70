import type { Entry, YamlNode } from '../model/node.ts';

/** A word in braces in the place of a whole value. */
const BRACED = /:[ \t]+\{[A-Za-z_]\w*\}[ \t]*(?:#.*)?$/m;

/** Fields that hold a word in every object that has them. */
const WORDS: ReadonlySet<string> = new Set(['name', 'namespace', 'image']);

/**
 * Whether a text is a template of Python's `str.format` and its like, which is YAML before it is filled in too: `name: {app}` is a map with
 * one key and no value, which is never meant. A template that is the text of a value is for the program that reads the value.
 */
export function isFormatted(text: string, roots: readonly (YamlNode | undefined)[]): boolean {
  return (
    text.includes('{') &&
    BRACED.test(text) &&
    roots.some((root) => root !== undefined && fieldsIn(root).some(isBraced))
  );
}

function fieldsIn(node: YamlNode): readonly Entry[] {
  if (node.kind === 'scalar') return [];
  if (node.kind === 'sequence') return node.items.flatMap(fieldsIn);
  return node.entries.flatMap((entry) => [entry, ...fieldsIn(entry.value)]);
}

function isBraced({ name, value }: Entry): boolean {
  if (!WORDS.has(name) || value.kind !== 'map') return false;
  const written = value.file.text.slice(value.start, value.end);
  return /^\{[A-Za-z_]\w*\}$/.test(written);
}
