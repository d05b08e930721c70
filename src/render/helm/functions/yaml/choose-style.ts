import { isTextWhenPlain } from '../../../kustomize/tree/scalar-style.ts';
import type { YamlDialect } from './yaml-dialect.ts';

export type ScalarStyle = 'plain' | 'single-quoted' | 'double-quoted' | 'literal';

/** Texts that are plain beyond doubt, by their first letter (not one of `yYnNtTfFoO`): most are. */
const SIMPLE = /^[A-EG-MP-SU-XZa-eg-mp-su-xz/_](?:[\w./ -]*[\w./-])?$/;
const BREAK = '\\r\\n\\u0085\\u2028\\u2029';
const NO_PLAIN_START = /^(?:[#,[\]{}&*!|>'"%@`]|[?:-](?:[ \t]|$)|---|\.\.\.)/;
const NO_PLAIN_INSIDE = new RegExp(`:(?:[ \\t]|$)|[ \\t\\0${BREAK}]#`);
const EDGE = new RegExp(`^[ ${BREAK}]|[ ${BREAK}]$`);
const BREAK_SPACE = new RegExp(`[${BREAK}] `);
const SPACE_BREAK = new RegExp(` [${BREAK}]`);
const ANY_BREAK = new RegExp(`[${BREAK}]`);
/** Not printable to go-yaml: controls but the line feed, characters beyond 16 bits, the byte order mark, U+FFFE, U+FFFF. */
const SPECIAL = /[^\n\x20-\x7E\u00A0-\uD7FF\uE000-\uFEFE\uFF00-\uFFFD]/;
const SPECIAL_BUT_TAB = /[^\t\n\x20-\x7E\u00A0-\uD7FF\uE000-\uFEFE\uFF00-\uFFFD]/;
/** go-yaml v3 also takes a sign behind the prefix of an octal number. */
const SIGNED_OCTAL = /^0_*o_*[-+][0-7_]+$/;

/** How go-yaml writes a string in block context; as a key on the same line as its value it is never a block. */
export function chooseStyle(text: string, dialect: YamlDialect): ScalarStyle {
  if (SIMPLE.test(text)) return 'plain';
  if (text.includes('\n')) return isBlockAllowed(text, dialect) ? 'literal' : 'double-quoted';
  if (!isText(text, dialect)) return 'double-quoted';
  if (SPECIAL.test(text) || SPACE_BREAK.test(text) || BREAK_SPACE.test(text))
    return 'double-quoted';
  return isPlainAllowed(text) ? 'plain' : 'single-quoted';
}

function isText(text: string, { readsSignedOctals }: YamlDialect): boolean {
  return isTextWhenPlain(text) && !(readsSignedOctals && SIGNED_OCTAL.test(text));
}

function isBlockAllowed(text: string, { hasTabsInBlocks }: YamlDialect): boolean {
  const special = hasTabsInBlocks ? SPECIAL_BUT_TAB : SPECIAL;
  return !text.endsWith(' ') && !SPACE_BREAK.test(text) && !special.test(text);
}

function isPlainAllowed(text: string): boolean {
  if (EDGE.test(text) || ANY_BREAK.test(text)) return false;
  return !NO_PLAIN_START.test(text) && !NO_PLAIN_INSIDE.test(text);
}
