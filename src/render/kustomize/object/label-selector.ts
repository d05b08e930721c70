/** A Kubernetes label selector (`app=web,tier in (a, b),!legacy`) as apimachinery's parser reads it. */
type LabelTest = (labels: ReadonlyMap<string, string>) => boolean;

interface Token {
  readonly kind: TokenKind;
  readonly text: string;
}

const SYMBOLS = ['(', ')', ',', '!', '=', '==', '!=', '<', '>', 'in', 'notin'] as const;
type TokenKind = 'end' | 'id' | (typeof SYMBOLS)[number];

class SelectorError extends Error {}

const NAME = /^([A-Za-z0-9][-A-Za-z0-9_.]*)?[A-Za-z0-9]$/;
const VALUE = /^(([A-Za-z0-9][-A-Za-z0-9_.]*)?[A-Za-z0-9])?$/;
const SUBDOMAIN = /^[a-z0-9]([-a-z0-9]*[a-z0-9])?(\.[a-z0-9]([-a-z0-9]*[a-z0-9])?)*$/;
const INTEGER = /^[-+]?[0-9]{1,18}$/;

/** The test a selector makes, or what the parser says against it. */
export function parseLabelSelector(selector: string): LabelTest | { readonly error: string } {
  try {
    const tests = new Parser(selector).requirements();
    return (labels) => tests.every((test) => test(labels));
  } catch (error) {
    if (error instanceof SelectorError) return { error: error.message };
    throw error;
  }
}

class Parser {
  readonly #tokens: readonly Token[];
  #at = 0;

  constructor(selector: string) {
    this.#tokens = tokensOf(selector);
  }

  requirements(): readonly LabelTest[] {
    const tests: LabelTest[] = [];
    if (this.#peek().kind === 'end') return tests;
    for (;;) {
      const { kind, text } = this.#peek();
      if (kind !== 'id' && kind !== '!') {
        fail(
          `found '${text}', expected: ${tests.length === 0 ? "!, identifier, or 'end of string'" : "identifier after ','"}`,
        );
      }
      tests.push(this.#requirement());
      const end = this.#next();
      if (end.kind === 'end') return tests;
      if (end.kind !== ',') fail(`found '${end.text}', expected: ',' or 'end of string'`);
    }
  }

  #requirement(): LabelTest {
    const negated = this.#take('!');
    const { kind, text: key } = this.#next();
    if (kind !== 'id') failRequirement(`found '${key}', expected: identifier`);
    checkKey(key);
    const after = this.#peek().kind;
    if (negated || after === 'end' || after === ',') {
      return (labels) => labels.has(key) !== negated;
    }
    return this.#comparison(key);
  }

  #comparison(key: string): LabelTest {
    const operator = this.#next(false);
    switch (operator.kind) {
      case 'in':
      case 'notin': {
        const values = this.#values();
        for (const value of values) checkValue(key, value);
        return operator.kind === 'in'
          ? (labels) => values.has(labels.get(key) ?? '') && labels.has(key)
          : (labels) => !labels.has(key) || !values.has(labels.get(key) ?? '');
      }
      case '=':
      case '==': {
        const value = this.#value(key);
        return (labels) => labels.get(key) === value;
      }
      case '!=': {
        const value = this.#value(key);
        return (labels) => labels.get(key) !== value;
      }
      case '<':
      case '>':
        return compareTo(key, operator.kind, this.#value(key));
      default:
        return failRequirement(`found '${operator.text}', expected: '=', '!=', '==', 'in', notin'`);
    }
  }

  #value(key: string): string {
    const { kind } = this.#peek();
    if (kind === 'end' || kind === ',') return '';
    const { kind: found, text } = this.#next();
    if (found !== 'id') failRequirement(`found '${text}', expected: identifier`);
    checkValue(key, text);
    return text;
  }

  #values(): ReadonlySet<string> {
    const open = this.#next();
    if (open.kind !== '(') failRequirement(`found '${open.text}' expected: '('`);
    const values = new Set<string>();
    let last: TokenKind = '(';
    for (;;) {
      const { kind, text } = this.#next();
      if (kind === 'id' && last !== 'id') values.add(text);
      else if (kind !== ',' && kind !== ')')
        failRequirement(`found '${text}', expected: ',' or ')'`);
      else if (last !== 'id') values.add('');
      if (kind === ')') return values;
      last = kind;
    }
  }

  /** `in` and `notin` are words like any other but where an operator must stand. */
  #peek(asWord = true): Token {
    const token = this.#tokens[this.#at] ?? { kind: 'end', text: '' };
    return asWord && (token.kind === 'in' || token.kind === 'notin')
      ? { kind: 'id', text: token.text }
      : token;
  }

  #next(asWord = true): Token {
    const token = this.#peek(asWord);
    this.#at++;
    return token;
  }

  #take(kind: TokenKind): boolean {
    if (this.#peek().kind !== kind) return false;
    this.#at++;
    return true;
  }
}

function tokensOf(selector: string): readonly Token[] {
  const found = selector.matchAll(/==|!=|[=!(),<>]|[^=!(),<>\s]+/g);
  return Array.from(found, ([text]) => ({
    kind: SYMBOLS.find((symbol) => symbol === text) ?? 'id',
    text,
  }));
}

function compareTo(key: string, operator: '<' | '>', limit: string): LabelTest {
  if (!INTEGER.test(limit))
    failRequirement("for 'Gt', 'Lt' operators, the value must be an integer");
  return (labels) => {
    const value = labels.get(key);
    if (value === undefined || !INTEGER.test(value)) return false;
    return operator === '<' ? BigInt(value) < BigInt(limit) : BigInt(value) > BigInt(limit);
  };
}

function checkKey(key: string): void {
  const parts = key.split('/');
  const name = parts.at(-1) ?? '';
  const prefix = parts.length === 2 ? (parts[0] ?? '') : undefined;
  const validPrefix = prefix === undefined || (SUBDOMAIN.test(prefix) && prefix.length <= 253);
  if (parts.length <= 2 && validPrefix && name.length <= 63 && NAME.test(name)) return;
  failRequirement(
    `invalid label key "${key}": name part must consist of alphanumeric characters, '-', '_' or '.', and must start and end with an alphanumeric character`,
  );
}

function checkValue(key: string, value: string): void {
  if (value.length <= 63 && VALUE.test(value)) return;
  failRequirement(
    `invalid label value: "${value}": at key: "${key}": a valid label must be an empty string or consist of alphanumeric characters, '-', '_' or '.', and must start and end with an alphanumeric character`,
  );
}

function failRequirement(message: string): never {
  return fail(`unable to parse requirement: ${message}`);
}

function fail(message: string): never {
  throw new SelectorError(message);
}
