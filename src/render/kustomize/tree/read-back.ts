import type { ScalarNode } from '../../../model/node.ts';
import { parseEmbedded } from './embedded-text.ts';
import { writeFolded } from './write-folded.ts';

/** Not printable to go-yaml v3, which writes texts with it between quotes; NEL too. */
const SPECIAL = /[^\t\n\x20-\x7E\u00A0-\uD7FF\uE000-\uFEFE\uFF00-\uFFFD]/;
/** A space before a break, or at the end, which no block can have. */
const SPACE_AT_END = / (?:[\n\u2028\u2029]|$)/;
/** NELs with the spaces around them, in a text between quotes. */
const NEXT_LINES = /(?<! ) *\u0085(?: *\u0085)* */g;

/** Why a text is not read back, in plain words. */
export const UNREADABLE =
  'kustomize writes this text as a block that begins with a tab, and cannot read it again';

type ReadBack =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'unreadable'; readonly message: string };

/**
 * The text of a scalar after kustomize wrote its object as YAML, with go-yaml v3, and read it again: before it prints or hashes the object, and
 * before a JSON patch. Nearly all texts come back as they were. These do not: folded ones with indented lines, for which the writer doubles
 * breaks; blocks that begin with a tab, which cannot be read.
 */
export function readBack(node: ScalarNode, inFlow: boolean): ReadBack {
  const { text, style } = node;
  if (!inFlow && isBlock(node)) {
    if (text.startsWith('\t')) {
      const message = 'yaml: found a tab character where an indentation space is expected';
      return { kind: 'unreadable', message };
    }
    if (style === 'folded') return { kind: 'text', text: refolded(text) };
  }
  return { kind: 'text', text };
}

/**
 * A text as it is printed: go-yaml v2 reads it out of JSON, where NEL is a line break between quotes. One is a space, each further one a line
 * feed.
 */
export function printedText(text: string): string {
  if (!text.includes('\u0085')) return text;
  return text.replaceAll(NEXT_LINES, (run) => '\n'.repeat(run.split('\u0085').length - 2) || ' ');
}

/** Whether go-yaml v3 writes a scalar as a block: by its style, or for its line feeds. */
function isBlock({ text, style }: ScalarNode): boolean {
  if (style === 'single-quoted' || style === 'double-quoted' || text === '') return false;
  if (style === 'plain' && !text.includes('\n')) return false;
  return !SPECIAL.test(text) && !SPACE_AT_END.test(text);
}

function refolded(text: string): string {
  if (!text.includes('\n')) return text;
  const root = parseEmbedded(`a: ${writeFolded(text, '  ')}\n`);
  const value = root?.kind === 'map' ? root.entries[0]?.value : undefined;
  return value?.kind === 'scalar' ? value.text : text;
}
