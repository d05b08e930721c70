import { runeAt, type ByteText } from '../../../go/byte-text.ts';
import { readText, startsCall, type Scanner } from './scanner.ts';
import type { TemplateCall, TemplateFault, TemplatePart, TemplateText } from './template.ts';

type ParsedTemplate =
  | { readonly kind: 'parsed'; readonly parts: readonly TemplatePart[] }
  | { readonly kind: 'faulty'; readonly fault: TemplateFault };

const BAD = 'bad substitution';
const BAD_ARGUMENT = 'unable to parse substitution within function';
/** Calls within calls. envsubst has no limit; a text that needs this many is not a configuration. */
const DEEPEST = 200;

class Faulty extends Error {
  readonly fault: TemplateFault;

  constructor(message: string, at: number) {
    super(message);
    this.fault = { message, at };
  }
}

/**
 * A text as Flux's envsubst 1.8.0 reads it. That is not bash: `$NAME` is text, `$$` is a dollar, a `}` ends a default wherever it is, and
 * nothing behind a NUL is read.
 */
export function parseTemplate(text: ByteText): ParsedTemplate {
  const scanner: Scanner = { text, at: 0 };
  const parts: TemplatePart[] = [];
  try {
    while (!isEnd(scanner)) {
      if (startsCall(scanner)) parts.push(parseCall(scanner, 0));
      else parts.push(readText(scanner, { stops: '', escapes: '$' }));
    }
  } catch (error) {
    if (!(error instanceof Faulty)) throw error;
    return { kind: 'faulty', fault: error.fault };
  }
  return { kind: 'parsed', parts };
}

function isEnd({ text, at }: Scanner): boolean {
  return at >= text.length || text[at] === '\0';
}

function parseCall(scanner: Scanner, depth: number): TemplateCall {
  const start = scanner.at;
  if (depth > DEEPEST) throw new Faulty(BAD, start);
  scanner.at += 2;
  const call = { ...parseInside(scanner, start, depth), kind: 'call', start } as const;
  return { ...call, end: scanner.at };
}

type Inside = Pick<TemplateCall, 'param' | 'operator' | 'args'>;

/** All that is between the braces, the closing one included. */
function parseInside(scanner: Scanner, start: number, depth: number): Inside {
  if (peek(scanner) === '#') return parseLength(scanner, start);
  const param = readName(scanner);
  if (param === '') throw new Faulty('unable to parse variable name', start);
  const place = { scanner, start, depth, param };
  switch (peek(scanner)) {
    case ':':
      return '=-?+'.includes(peek(scanner, 1) || '\0') ? parseDefault(place) : parseCut(place);
    case '=':
      return parseDefault(place);
    case ',':
    case '^':
      return parseCase(place);
    case '/':
      return parseReplace(place);
    case '#':
    case '%':
      return parseTrim(place);
    default:
      close(scanner, start, 'missing closing brace');
      return { param, operator: '', args: [] };
  }
}

interface Place {
  readonly scanner: Scanner;
  /** Where the call starts. */
  readonly start: number;
  readonly depth: number;
  readonly param: string;
}

function parseLength(scanner: Scanner, start: number): Inside {
  scanner.at++;
  const param = readName(scanner);
  if (param === '') throw new Faulty(BAD, start);
  close(scanner, start, BAD);
  return { param, operator: '#', args: [] };
}

/** `:=`, `:-`, `:?`, `:+` and `=`: all that follows up to the next `}`, calls in it included. */
function parseDefault(place: Place): Inside {
  const { scanner, start, param } = place;
  const operator = take(scanner, peek(scanner) === '=' ? 1 : 2);
  const args: TemplatePart[] = [];
  while (peek(scanner) !== '}') args.push(parseArgument(place, { stops: '}', escapes: '' }));
  close(scanner, start, BAD);
  return { param, operator, args };
}

/** `:offset` and `:offset:length`. */
function parseCut(place: Place): Inside {
  const { scanner, start, param } = place;
  // envsubst looks one character ahead and steps back by that one's width.
  if (runeAt(scanner.text, scanner.at + 1).width !== 1) throw new Faulty(BAD, start);
  const operator = take(scanner, 1);
  const offset = parseArgument(place, { stops: ':}', escapes: '' });
  if (peek(scanner) === '}') {
    scanner.at++;
    return { param, operator, args: [offset] };
  }
  if (!skipAll(scanner, ':')) throw new Faulty(BAD, start);
  const length = parseArgument(place, { stops: '}', escapes: '' });
  close(scanner, start, BAD);
  return { param, operator, args: [offset, length] };
}

function parseCase({ scanner, start, param }: Place): Inside {
  const isLong = ',^'.includes(peek(scanner, 1) || '\0');
  const operator = take(scanner, isLong ? 2 : 1);
  close(scanner, start, BAD);
  return { param, operator, args: [] };
}

function parseTrim(place: Place): Inside {
  const { scanner, start, param } = place;
  const operator = take(scanner, peek(scanner, 1) === peek(scanner) ? 2 : 1);
  const pattern = parseArgument(place, { stops: '}', escapes: '' });
  close(scanner, start, BAD);
  return { param, operator, args: [pattern] };
}

function parseReplace(place: Place): Inside {
  const { scanner, start, param } = place;
  const operator = take(scanner, '/#%'.includes(peek(scanner, 1) || '\0') ? 2 : 1);
  const pattern = parseArgument(place, { stops: '/', escapes: '$\\' });
  if (!skipAll(scanner, '/')) throw new Faulty(BAD, start);
  const args = [pattern];
  if (peek(scanner) !== '}') args.push(parseArgument(place, { stops: '}', escapes: '$\\' }));
  close(scanner, start, BAD);
  return { param, operator, args };
}

/** One argument: a call, or text up to a stop; it cannot be empty. */
function parseArgument(
  { scanner, start, depth }: Place,
  until: Parameters<typeof readText>[1],
): TemplatePart {
  if (isEnd(scanner)) throw new Faulty(BAD_ARGUMENT, start);
  if (startsCall(scanner)) return parseCall(scanner, depth + 1);
  const text: TemplateText = readText(scanner, until);
  if (text.runs.length === 0) throw new Faulty(BAD_ARGUMENT, start);
  return text;
}

const NAME = /[\p{L}\p{Nd}_]/u;

function readName(scanner: Scanner): string {
  let name = '';
  for (;;) {
    const { code, width } = runeAt(scanner.text, scanner.at);
    const char = String.fromCodePoint(code);
    if (width === 0 || !NAME.test(char)) return name;
    name += char;
    scanner.at += width;
  }
}

function close(scanner: Scanner, start: number, problem: string): void {
  if (peek(scanner) !== '}') throw new Faulty(problem, start);
  scanner.at++;
}

function peek({ text, at }: Scanner, ahead = 0): string {
  return text.charAt(at + ahead);
}

function take(scanner: Scanner, length: number): string {
  scanner.at += length;
  return scanner.text.slice(scanner.at - length, scanner.at);
}

/** Skips a run of one character; whether there was any. */
function skipAll(scanner: Scanner, char: string): boolean {
  const from = scanner.at;
  while (peek(scanner) === char) scanner.at++;
  return scanner.at > from;
}
