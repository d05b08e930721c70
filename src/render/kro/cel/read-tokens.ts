/** A word, a number, a text or a sign of an expression. */
export interface CelToken {
  readonly kind: 'name' | 'int' | 'double' | 'string' | 'sign' | 'end';
  /** The decoded text of a string, else what is written. */
  readonly text: string;
}

const SPACE = /[ \t\r\n\f]+|\/\/[^\n]*/y;
const NAME = /[A-Za-z_][A-Za-z0-9_]*/y;
const DOUBLE = /[0-9]*\.[0-9]+(?:[eE][-+]?[0-9]+)?|[0-9]+[eE][-+]?[0-9]+/y;
const INT = /0x[0-9a-fA-F]+|[0-9]+/y;
const SIGN = /&&|\|\||==|!=|<=|>=|[-+*/%!<>?:.,()[\]{}]/y;
const STRING = /([rR]?)("(?:[^"\\\n\r]|\\.)*"|'(?:[^'\\\n\r]|\\.)*')/y;
const RAW_STRING = /[rR](?:"([^"\n\r]*)"|'([^'\n\r]*)')/y;
const ESCAPE =
  /\\(?:([abfnrtv\\?"'`])|x([0-9a-fA-F]{2})|X([0-9a-fA-F]{2})|u([0-9a-fA-F]{4})|U([0-9a-fA-F]{8})|([0-3][0-7]{2}))/y;

const NAMED_ESCAPES: Readonly<Record<string, string>> = {
  a: '\u0007',
  b: '\b',
  f: '\f',
  n: '\n',
  r: '\r',
  t: '\t',
  v: '\v',
};

/** The tokens of an expression; undefined if something in it is not read here (bytes, unsigned numbers, triple quotes). */
export function readTokens(text: string): readonly CelToken[] | undefined {
  const tokens: CelToken[] = [];
  let at = 0;
  const take = (pattern: RegExp): RegExpExecArray | undefined => {
    pattern.lastIndex = at;
    const found = pattern.exec(text) ?? undefined;
    if (found !== undefined) at = pattern.lastIndex;
    return found;
  };
  while (at < text.length) {
    if (take(SPACE) !== undefined) continue;
    if (/^(?:[rR]?(?:"""|'''))/.test(text.slice(at, at + 4))) return undefined;
    const raw = take(RAW_STRING);
    const quoted = raw === undefined ? take(STRING) : undefined;
    const string = raw === undefined ? quoted && unescape(quoted[2] ?? '') : (raw[1] ?? raw[2]);
    const isString = raw !== undefined || quoted !== undefined;
    if (isString && string === undefined) return undefined;
    const token: CelToken | undefined = isString
      ? { kind: 'string', text: string ?? '' }
      : wordAt(take);
    if (token === undefined) return undefined;
    if ((token.kind === 'int' || token.kind === 'double') && /^[A-Za-z_]/.test(text.slice(at)))
      return undefined;
    tokens.push(token);
  }
  tokens.push({ kind: 'end', text: '' });
  return tokens;
}

function wordAt(take: (pattern: RegExp) => RegExpExecArray | undefined): CelToken | undefined {
  const name = take(NAME);
  if (name !== undefined) return { kind: 'name', text: name[0] };
  const double = take(DOUBLE);
  if (double !== undefined) return { kind: 'double', text: double[0] };
  const int = take(INT);
  if (int !== undefined) return { kind: 'int', text: int[0] };
  const sign = take(SIGN);
  return sign && { kind: 'sign', text: sign[0] };
}

/** A quoted text without its quotes and escapes; undefined for an escape that CEL does not have. */
function unescape(quoted: string): string | undefined {
  let text = '';
  for (let at = 1; at < quoted.length - 1;) {
    if (quoted[at] !== '\\') {
      text += quoted.charAt(at);
      at += 1;
      continue;
    }
    ESCAPE.lastIndex = at;
    const found = ESCAPE.exec(quoted);
    if (found === null) return undefined;
    const [whole, named, x, X, u, U, octal] = found;
    const hex = x ?? X ?? u ?? U;
    const code = hex === undefined ? parseInt(octal ?? '', 8) : parseInt(hex, 16);
    if (named === undefined && !isCodePoint(code)) return undefined;
    text += named === undefined ? String.fromCodePoint(code) : (NAMED_ESCAPES[named] ?? named);
    at += whole.length;
  }
  return text;
}

function isCodePoint(code: number): boolean {
  return code <= 0x10ffff && (code < 0xd800 || code > 0xdfff);
}
