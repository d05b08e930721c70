import { goQuote } from '../../../../go/go-quote.ts';
import { quoteRune } from './quote-rune.ts';
import { lexMultilineRaw, lexMultilineString, lexRawString, lexString } from './lex-toml-string.ts';
import { lexNumberOrDate, lexSigned } from './lex-toml-number.ts';
import {
  acceptChar,
  backUp,
  emit,
  END,
  fail,
  failBefore,
  isBlank,
  isBreak,
  nextChar,
  peekChar,
  popState,
  skipBlanks,
  skipRead,
  type TomlReader,
  type TomlState,
} from './toml-reader.ts';

const BARE = /^[A-Za-z0-9_-]$/;
const LETTER = /^\p{L}$/u;

/** Between statements: a table, a key, a comment, or the end. */
export const lexTop: TomlState = (reader) => {
  const char = nextChar(reader);
  if (isBlank(char) || isBreak(char)) return skipTo(reader, lexTop);
  if (char === '#') return lexComment(reader, lexTop);
  if (char === '[') return lexTableStart;
  if (char === END) return finish(reader);
  backUp(reader);
  reader.stack.push(lexTopEnd);
  return lexKeyStart;
};

const lexTopEnd: TomlState = (reader) => {
  const char = nextChar(reader);
  if (char === '#') return lexComment(reader, lexTop);
  if (isBlank(char)) return lexTopEnd;
  if (isBreak(char)) return skipTo(reader, lexTop);
  if (char === END) return finish(reader);
  const wanted = 'expected a top-level item to end with a newline, comment, or EOF';
  return fail(reader, `${wanted}, but got ${quoteRune(char)} instead`);
};

function finish(reader: TomlReader): undefined {
  emit(reader, 'end');
  return undefined;
}

function skipTo(reader: TomlReader, state: TomlState): TomlState {
  skipRead(reader);
  return state;
}

const lexTableStart: TomlState = (reader) => {
  if (peekChar(reader) === '[') {
    nextChar(reader);
    emit(reader, 'array table');
    reader.stack.push(lexArrayTableEnd);
  } else {
    emit(reader, 'table');
    reader.stack.push(lexTableEnd);
  }
  return lexTableNameStart;
};

const lexTableEnd: TomlState = (reader) => {
  emit(reader, 'table end');
  return lexTopEnd;
};

const lexArrayTableEnd: TomlState = (reader) => {
  const char = nextChar(reader);
  if (char !== ']') {
    const wanted = "expected end of table array name delimiter ']'";
    return fail(reader, `${wanted}, but got ${quoteRune(char)} instead`);
  }
  emit(reader, 'array table end');
  return lexTopEnd;
};

const lexTableNameStart: TomlState = (reader) => {
  skipBlanks(reader);
  const char = peekChar(reader);
  if (char === ']' || char === END) {
    return fail(reader, 'unexpected end of table name (table names cannot be empty)');
  }
  if (char === '.') {
    return fail(reader, 'unexpected table separator (table names cannot be empty)');
  }
  reader.stack.push(lexTableNameEnd);
  return nameState(reader, char);
};

const lexTableNameEnd: TomlState = (reader) => {
  skipBlanks(reader);
  const char = nextChar(reader);
  if (char === '.') return skipTo(reader, lexTableNameStart);
  if (char === ']') return popState(reader);
  return fail(reader, `expected '.' or ']' to end table name, but got ${quoteRune(char)} instead`);
};

function nameState(reader: TomlReader, char: string): TomlState {
  if (char !== '"' && char !== "'") return lexBareName;
  skipRead(reader);
  return lexQuotedName;
}

const lexBareName: TomlState = (reader) => {
  while (BARE.test(nextChar(reader)));
  backUp(reader);
  emit(reader, 'text');
  return popState(reader);
};

const lexQuotedName: TomlState = (reader) => {
  const isRaw = nextChar(reader) === "'";
  skipRead(reader);
  return isRaw ? lexRawString : lexString;
};

const lexKeyStart: TomlState = (reader) => {
  skipBlanks(reader);
  const char = peekChar(reader);
  if (char === '=' || char === END) {
    return fail(reader, "unexpected '=': key name appears blank");
  }
  if (char === '.') return fail(reader, "unexpected '.': keys cannot start with a '.'");
  if (char === '"' || char === "'") skipRead(reader);
  emit(reader, 'key');
  return lexKeyNameStart;
};

const lexKeyNameStart: TomlState = (reader) => {
  skipBlanks(reader);
  const char = peekChar(reader);
  if (char === '=' || char === END) return fail(reader, "unexpected '='");
  if (char === '.') return fail(reader, "unexpected '.'");
  reader.stack.push(lexKeyEnd);
  return nameState(reader, char);
};

const lexKeyEnd: TomlState = (reader) => {
  skipBlanks(reader);
  const char = nextChar(reader);
  if (char === END) return fail(reader, "unexpected EOF; expected key separator '='");
  if (char === '.') return skipTo(reader, lexKeyNameStart);
  if (char === '=') {
    emit(reader, 'key end');
    return skipTo(reader, lexValue);
  }
  const message = `expected '.' or '=', but got ${quoteRune(char)} instead`;
  return char === '\n' ? failBefore(reader, message) : fail(reader, message);
};

const lexValue: TomlState = (reader) => {
  const char = nextChar(reader);
  if (isBlank(char)) return skipTo(reader, lexValue);
  if (/^[0-9]$/.test(char)) {
    backUp(reader);
    return lexNumberOrDate;
  }
  switch (char) {
    case '[':
      skipRead(reader);
      emit(reader, 'array');
      return lexArrayValue;
    case '{':
      skipRead(reader);
      emit(reader, 'inline table');
      return lexInlineTableValue;
    case '"':
    case "'":
      return stringState(reader, char);
    case '.':
      return fail(reader, "floats must start with a digit, not '.'");
    case '-':
    case '+':
      return lexSigned;
    default:
      return lexWord(reader, char);
  }
};

function stringState(reader: TomlReader, quote: string): TomlState {
  if (acceptChar(reader, quote)) {
    if (acceptChar(reader, quote)) {
      skipRead(reader);
      return quote === '"' ? lexMultilineString : lexMultilineRaw;
    }
    backUp(reader);
  }
  skipRead(reader);
  return quote === '"' ? lexString : lexRawString;
}

/** `true`, `false`, `inf` or `nan`. */
function lexWord(reader: TomlReader, first: string): TomlState | undefined {
  let char = first;
  if (char === 'i' || char === 'n') {
    const isInf = acceptChar(reader, 'n') && acceptChar(reader, 'f');
    if (isInf || (acceptChar(reader, 'a') && acceptChar(reader, 'n'))) {
      emit(reader, 'float');
      return popState(reader);
    }
  }
  if (char === END) return fail(reader, 'unexpected EOF; expected value');
  if (!LETTER.test(char)) {
    const message = `expected value but found ${quoteRune(char)} instead`;
    return char === '\n' ? failBefore(reader, message) : fail(reader, message);
  }
  backUp(reader);
  const from = reader.at;
  do char = nextChar(reader);
  while (LETTER.test(char));
  backUp(reader);
  const word = reader.text.slice(from, reader.at);
  if (word !== 'true' && word !== 'false') {
    return fail(reader, `expected value but found ${goQuote(word)} instead`);
  }
  emit(reader, 'bool');
  return popState(reader);
}

const lexArrayValue: TomlState = (reader) => {
  const char = nextChar(reader);
  if (isBlank(char) || isBreak(char)) return skipTo(reader, lexArrayValue);
  if (char === '#') return lexComment(reader, lexArrayValue);
  if (char === ',') return fail(reader, 'unexpected comma');
  if (char === ']') return endOf(reader, 'array end');
  backUp(reader);
  reader.stack.push(lexArrayValueEnd);
  return lexValue;
};

const lexArrayValueEnd: TomlState = (reader) => {
  const char = nextChar(reader);
  if (isBlank(char) || isBreak(char)) return skipTo(reader, lexArrayValueEnd);
  if (char === '#') return lexComment(reader, lexArrayValueEnd);
  if (char === ',') return skipTo(reader, lexArrayValue);
  if (char === ']') return endOf(reader, 'array end');
  const wanted = "expected a comma (',') or array terminator (']')";
  return fail(reader, `${wanted}, but got ${charOrEnd(char)}`);
};

const lexInlineTableValue: TomlState = (reader) => {
  const char = nextChar(reader);
  if (isBlank(char) || isBreak(char)) return skipTo(reader, lexInlineTableValue);
  if (char === '#') return lexComment(reader, lexInlineTableValue);
  if (char === ',') return fail(reader, 'unexpected comma');
  if (char === '}') return endOf(reader, 'inline table end');
  backUp(reader);
  reader.stack.push(lexInlineTableValueEnd);
  return lexKeyStart;
};

const lexInlineTableValueEnd: TomlState = (reader) => {
  const char = nextChar(reader);
  if (isBlank(char) || isBreak(char)) return skipTo(reader, lexInlineTableValueEnd);
  if (char === '#') return lexComment(reader, lexInlineTableValueEnd);
  if (char === '}') return endOf(reader, 'inline table end');
  if (char !== ',') {
    const wanted = "expected a comma or an inline table terminator '}'";
    return fail(reader, `${wanted}, but got ${charOrEnd(char)} instead`);
  }
  skipRead(reader);
  skipBlanks(reader);
  return peekChar(reader) === '}' ? lexInlineTableValueEnd : lexInlineTableValue;
};

function endOf(reader: TomlReader, kind: 'array end' | 'inline table end'): TomlState {
  skipRead(reader);
  emit(reader, kind);
  return popState(reader);
}

function charOrEnd(char: string): string {
  return char === END ? 'end of file' : `'${char}'`;
}

/** A comment up to the end of its line; then goes on with a state. */
function lexComment(reader: TomlReader, after: TomlState): TomlState {
  reader.stack.push(after);
  skipRead(reader);
  emit(reader, 'comment');
  return lexCommentText;
}

const lexCommentText: TomlState = (reader) => {
  const char = nextChar(reader);
  if (!isBreak(char) && char !== END) return lexCommentText;
  backUp(reader);
  emit(reader, 'text');
  return popState(reader);
};
