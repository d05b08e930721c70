import type { ScalarNode, ScalarStyle } from '../../../model/node.ts';
import { resolveScalar } from '../../../model/scalars/resolve-scalar.ts';
import { timestampJson } from '../../../go/timestamp.ts';

const BASE_60 = /^[-+]?[0-9][0-9_]*(?::[0-5]?[0-9])+(?:\.[0-9_]*)?$/;
/** Not printable to go-yaml: controls but the line feed, surrogate pairs, the byte order mark, U+FFFE and U+FFFF. */
const SPECIAL = /[^\n\x20-\x7E\u00A0-\uD7FF\uE000-\uFEFE\uFF00-\uFFFD]/;
/** Line breaks to go-yaml besides the line feed, which it writes as they are. */
const ODD_BREAK = /[\u2028\u2029]/;
/** A space before a break, or an odd break before a space: quotes with escapes alone hold them. */
const SPACE_BEFORE_BREAK = / [\n\u2028\u2029]/;
const BREAK_BEFORE_SPACE = /[\n\u2028\u2029] /;
const NO_PLAIN_START = /^(?:[#,[\]{}&*!|>'"%@`]|[?:-](?:[ \t\n]|$)|---|\.\.\.)/;
const NO_PLAIN_INSIDE = /:(?:[ \t\n]|$)|[ \t\n]#/;

/** How go-yaml v2 (`sigs.k8s.io/yaml`) writes a string in block context. */
export function styleOfText(text: string): Exclude<ScalarStyle, 'folded'> {
  if (SPECIAL.test(text) || SPACE_BEFORE_BREAK.test(text)) return 'double-quoted';
  if (text.includes('\n')) return text.endsWith(' ') ? 'double-quoted' : 'literal';
  if (ODD_BREAK.test(text))
    return BREAK_BEFORE_SPACE.test(text) ? 'double-quoted' : 'single-quoted';
  if (!isTextWhenPlain(text)) return 'double-quoted';
  return isPlainAllowed(text) ? 'plain' : 'single-quoted';
}

/** Whether a plain scalar of this text is a string to YAML 1.1, which kubectl reads. */
export function isTextWhenPlain(text: string): boolean {
  if (text === '' || BASE_60.test(text)) return false;
  if (!/^[-+.0-9yYnNtTfFoO~]/.test(text)) return true;
  if (timestampJson(text) !== undefined) return false;
  return resolveScalar(plainScalar(text), 'kubectl').kind === 'string';
}

/** Whether the text can stand without quotes as far as YAML's syntax goes. */
export function isPlainAllowed(text: string): boolean {
  if (text.startsWith(' ') || text.endsWith(' ')) return false;
  return !NO_PLAIN_START.test(text) && !NO_PLAIN_INSIDE.test(text);
}

function plainScalar(text: string): ScalarNode {
  const file = { path: '', text: '' };
  return { kind: 'scalar', text, style: 'plain', file, start: 0, end: 0 };
}
