import { timestampJson } from '../../../go/timestamp.ts';
import type { ScalarNode, ScalarStyle } from '../../../model/node.ts';
import { resolveScalar } from '../../../model/scalars/resolve-scalar.ts';
import { GO_YAML_2, type YamlDialect } from './yaml-dialect.ts';

const BASE_60 = /^[-+]?[0-9][0-9_]*(?::[0-5]?[0-9])+(?:\.[0-9_]*)?$/;
/** Texts that are plain beyond doubt, by their first letter (not one of `yYnNtTfFoO`): most are. */
const SIMPLE = /^[A-EG-MP-SU-XZa-eg-mp-su-xz/_](?:[\w./ -]*[\w./-])?$/;
/** Not printable to go-yaml: controls but the line feed, surrogate pairs, the byte order mark, U+FFFE and U+FFFF. */
const SPECIAL = /[^\n\x20-\x7E\u00A0-\uD7FF\uE000-\uFEFE\uFF00-\uFFFD]/;
const SPECIAL_BUT_TAB = /[^\t\n\x20-\x7E\u00A0-\uD7FF\uE000-\uFEFE\uFF00-\uFFFD]/;
/** Line breaks to go-yaml besides the line feed, which it writes as they are. */
const ODD_BREAK = /[\u2028\u2029]/;
/** A space before a break, or an odd break before a space: quotes with escapes alone hold them. */
const SPACE_BEFORE_BREAK = / [\n\u2028\u2029]/;
const BREAK_BEFORE_SPACE = /[\n\u2028\u2029] /;
const NO_PLAIN_START = /^(?:[#,[\]{}&*!|>'"%@`]|[?:-](?:[ \t\n]|$)|---|\.\.\.)/;
const NO_PLAIN_INSIDE = /:(?:[ \t\n]|$)|[ \t\n]#/;
/** go-yaml v3 also takes a sign behind the prefix of an octal number. */
const SIGNED_OCTAL = /^0_*o_*[-+][0-7_]+$/;

/** How go-yaml writes a string in block context; as a key on the same line as its value it is never a block. */
export function styleOfText(
  text: string,
  dialect: YamlDialect = GO_YAML_2,
): Exclude<ScalarStyle, 'folded'> {
  if (SIMPLE.test(text)) return 'plain';
  if (text.includes('\n')) return isBlockAllowed(text, dialect) ? 'literal' : 'double-quoted';
  const isNumber = dialect.readsSignedOctals && SIGNED_OCTAL.test(text);
  if (isNumber || !isTextWhenPlain(text) || SPECIAL.test(text)) return 'double-quoted';
  if (SPACE_BEFORE_BREAK.test(text) || BREAK_BEFORE_SPACE.test(text)) return 'double-quoted';
  return isPlainAllowed(text) && !ODD_BREAK.test(text) ? 'plain' : 'single-quoted';
}

function isBlockAllowed(text: string, { hasTabsInBlocks }: YamlDialect): boolean {
  const special = hasTabsInBlocks ? SPECIAL_BUT_TAB : SPECIAL;
  return !text.endsWith(' ') && !SPACE_BEFORE_BREAK.test(text) && !special.test(text);
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
