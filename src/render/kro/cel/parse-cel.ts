import type { BinaryOperator, CelNode } from './cel-syntax.ts';
import { readTokens, type CelToken } from './read-tokens.ts';

/** Deeper expressions are not read: kro's own limit is 250, and nobody writes more than a few. */
const DEEPEST = 60;
/** Longer ones are not read either. */
const LONGEST = 10_000;

/** Words that CEL keeps for itself; none can be a name (https://github.com/google/cel-spec/blob/master/doc/langdef.md#syntax). */
const RESERVED: ReadonlySet<string> = new Set(
  'as break const continue else for function if import in let loop package namespace return var void while'.split(
    ' ',
  ),
);

/** The operators, those that bind least first. */
const LEVELS: readonly (readonly BinaryOperator[])[] = [
  ['||'],
  ['&&'],
  ['==', '!=', '<', '<=', '>', '>=', 'in'],
  ['+', '-'],
  ['*', '/', '%'],
];

/** The tree of an expression; undefined if it is wrong, or uses what is not read here. */
export function parseCel(text: string): CelNode | undefined {
  if (text.length > LONGEST) return undefined;
  const tokens = readTokens(text);
  if (tokens === undefined) return undefined;
  const reader: Reader = { tokens, at: 0, depth: 0 };
  const node = choice(reader);
  return peek(reader).kind === 'end' ? node : undefined;
}

interface Reader {
  readonly tokens: readonly CelToken[];
  at: number;
  depth: number;
}

const END: CelToken = { kind: 'end', text: '' };

function peek({ tokens, at }: Reader): CelToken {
  return tokens[at] ?? END;
}

function takeSign(reader: Reader, text: string): boolean {
  const token = peek(reader);
  if (token.kind !== 'sign' || token.text !== text) return false;
  reader.at += 1;
  return true;
}

function takeName(reader: Reader): string | undefined {
  const token = peek(reader);
  if (token.kind !== 'name') return undefined;
  reader.at += 1;
  return token.text;
}

function choice(reader: Reader): CelNode | undefined {
  reader.depth += 1;
  if (reader.depth > DEEPEST) return undefined;
  const node = choiceWithin(reader);
  reader.depth -= 1;
  return node;
}

function choiceWithin(reader: Reader): CelNode | undefined {
  const condition = binary(reader, 0);
  if (condition === undefined || !takeSign(reader, '?')) return condition;
  const whenTrue = binary(reader, 0);
  if (whenTrue === undefined || !takeSign(reader, ':')) return undefined;
  const otherwise = choice(reader);
  return otherwise && { kind: 'choice', condition, whenTrue, otherwise };
}

function binary(reader: Reader, level: number): CelNode | undefined {
  const operators = LEVELS[level];
  if (operators === undefined) return unary(reader);
  let left = binary(reader, level + 1);
  while (left !== undefined) {
    const { kind, text } = peek(reader);
    const operator = operators.find((each) => each === text);
    if (operator === undefined || (kind !== 'sign' && operator !== 'in') || kind === 'string')
      return left;
    reader.at += 1;
    const right = binary(reader, level + 1);
    left = right && { kind: 'binary', operator, left, right };
  }
  return undefined;
}

function unary(reader: Reader): CelNode | undefined {
  const operator = takeSign(reader, '!') ? '!' : takeSign(reader, '-') ? '-' : undefined;
  if (operator === undefined) return member(reader);
  reader.depth += 1;
  const of = reader.depth > DEEPEST ? undefined : unary(reader);
  reader.depth -= 1;
  return of && { kind: 'unary', operator, of };
}

function member(reader: Reader): CelNode | undefined {
  let node = primary(reader);
  while (node !== undefined) {
    if (takeSign(reader, '.')) node = afterPoint(reader, node);
    else if (takeSign(reader, '[')) node = afterBracket(reader, node);
    else return node;
  }
  return undefined;
}

function afterPoint(reader: Reader, of: CelNode): CelNode | undefined {
  const optional = takeSign(reader, '?');
  const field = takeName(reader);
  if (field === undefined) return undefined;
  if (!takeSign(reader, '(')) return { kind: 'select', of, field, optional };
  const args = optional ? undefined : list(reader, ')', choice);
  return args && { kind: 'call', name: field, of, args };
}

function afterBracket(reader: Reader, of: CelNode): CelNode | undefined {
  const optional = takeSign(reader, '?');
  const index = choice(reader);
  return index === undefined || !takeSign(reader, ']')
    ? undefined
    : { kind: 'index', of, index, optional };
}

function primary(reader: Reader): CelNode | undefined {
  const { kind, text } = peek(reader);
  switch (kind) {
    case 'string':
      reader.at += 1;
      return { kind: 'string', value: text };
    case 'int':
      reader.at += 1;
      return { kind: 'int', value: BigInt(text) };
    case 'double':
      reader.at += 1;
      return { kind: 'double', value: Number(text) };
    case 'name':
      reader.at += 1;
      return named(reader, text);
    case 'sign':
      return bracketed(reader);
    default:
      return undefined;
  }
}

function named(reader: Reader, name: string): CelNode | undefined {
  if (name === 'true' || name === 'false') return { kind: 'bool', value: name === 'true' };
  if (name === 'null') return { kind: 'null' };
  if (RESERVED.has(name)) return undefined;
  // `Type{…}` makes a message, which kro has no types for.
  if (peek(reader).text === '{' && peek(reader).kind === 'sign') return undefined;
  if (!takeSign(reader, '(')) return { kind: 'name', name };
  const args = list(reader, ')', choice);
  return args && { kind: 'call', name, of: undefined, args };
}

function bracketed(reader: Reader): CelNode | undefined {
  if (takeSign(reader, '(')) {
    const inner = choice(reader);
    return takeSign(reader, ')') ? inner : undefined;
  }
  if (takeSign(reader, '[')) {
    const items = list(reader, ']', choice);
    return items && { kind: 'list', items };
  }
  if (!takeSign(reader, '{')) return undefined;
  const entries = list(reader, '}', entryOfMap);
  return entries && { kind: 'map', entries };
}

function entryOfMap(reader: Reader): readonly [CelNode, CelNode] | undefined {
  const key = choice(reader);
  if (key === undefined || !takeSign(reader, ':')) return undefined;
  const value = choice(reader);
  return value && [key, value];
}

function list<Item>(
  reader: Reader,
  end: string,
  item: (reader: Reader) => Item | undefined,
): readonly Item[] | undefined {
  const items: Item[] = [];
  while (!takeSign(reader, end)) {
    if (items.length > 0 && !takeSign(reader, ',')) return undefined;
    if (end !== ')' && items.length > 0 && takeSign(reader, end)) return items;
    const next = item(reader);
    if (next === undefined) return undefined;
    items.push(next);
  }
  return items;
}
