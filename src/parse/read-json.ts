import type { Limits } from '../model/limits.ts';
import type { YamlNode } from '../model/node.ts';
import type { SourceFile } from '../model/span.ts';
import { Composition, type ReadPair } from './compose.ts';
import { DocumentError } from './document-error.ts';

export interface JsonValue {
  readonly root: YamlNode;
  readonly start: number;
  /** Behind the value: the next one may follow at once. */
  readonly end: number;
}

const SPACES = /[ \t\n\r]*/y;
const NUMBER = /-?(?:0|[1-9][0-9]*)(?:\.[0-9]+)?(?:[eE][-+]?[0-9]+)?/y;
/** A string's raw text; what encoding/json refuses in one ends the match early. */
const STRING = /"(?:[^"\\\u0000-\u001f]|\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4}))*"/y;
const LITERALS = ['true', 'false', 'null'] as const;

/**
 * The next value of a JSON stream as Go's encoding/json reads it, from `from` on; undefined when only blanks are left.
 * Throws DocumentError at the character that makes it no JSON.
 */
export function readJson(file: SourceFile, from: number, limits: Limits): JsonValue | undefined {
  const reader = new JsonReader(file, from, limits);
  return reader.readValue();
}

class JsonReader {
  readonly #text: string;
  readonly #composition: Composition;
  #at: number;

  constructor(file: SourceFile, from: number, limits: Limits) {
    this.#text = file.text;
    this.#composition = new Composition({ file, offsetOf: (at) => at }, limits);
    this.#at = from;
  }

  readValue(): JsonValue | undefined {
    this.#skipSpaces();
    if (this.#at === this.#text.length) return undefined;
    const start = this.#at;
    const root = this.#composition.finish(this.#value(0));
    return { root, start, end: this.#at };
  }

  #value(depth: number): YamlNode {
    const start = this.#at;
    this.#composition.checkDepth(depth, start, start);
    switch (this.#text.charAt(start)) {
      case '{':
        return this.#object(depth + 1);
      case '[':
        return this.#array(depth + 1);
      case '"':
        return this.#string();
      default:
        return this.#numberOrLiteral();
    }
  }

  #object(depth: number): YamlNode {
    const start = this.#at++;
    const pairs: ReadPair[] = [];
    while (!this.#isClosed('}', pairs.length > 0, 'after object key:value pair')) {
      if (this.#text.charAt(this.#at) !== '"')
        this.#fail('looking for beginning of object key string');
      const key = this.#string();
      this.#skipSpaces();
      if (this.#text.charAt(this.#at) !== ':') this.#fail('after object key');
      this.#at++;
      this.#skipSpaces();
      pairs.push({ key, value: this.#value(depth), aliased: false });
    }
    return this.#composition.map(start, this.#at, pairs);
  }

  #array(depth: number): YamlNode {
    const start = this.#at++;
    const items: YamlNode[] = [];
    while (!this.#isClosed(']', items.length > 0, 'after array element')) {
      items.push(this.#value(depth));
    }
    return this.#composition.sequence(start, this.#at, items);
  }

  /** Steps over the comma between entries, or over the closing bracket. */
  #isClosed(bracket: string, comma: boolean, where: string): boolean {
    this.#skipSpaces();
    if (this.#text.charAt(this.#at) === bracket) {
      this.#at++;
      return true;
    }
    if (!comma) return false;
    if (this.#text.charAt(this.#at) !== ',') this.#fail(where);
    this.#at++;
    this.#skipSpaces();
    return false;
  }

  #string(): YamlNode {
    const start = this.#at;
    STRING.lastIndex = start;
    const raw = STRING.exec(this.#text)?.[0];
    if (raw === undefined) return this.#failInString();
    this.#at += raw.length;
    const text = raw.includes('\\') ? unescape(raw) : raw.slice(1, -1);
    return this.#composition.scalar(start, this.#at, text, 'double-quoted');
  }

  #numberOrLiteral(): YamlNode {
    const start = this.#at;
    NUMBER.lastIndex = start;
    const text =
      NUMBER.exec(this.#text)?.[0] ?? LITERALS.find((word) => this.#text.startsWith(word, start));
    if (text === undefined) return this.#failInValue();
    this.#at += text.length;
    this.#checkNumberEnd();
    return this.#composition.scalar(start, this.#at, text, 'plain');
  }

  /** A number that goes on is an incomplete one, not one with something behind it. */
  #checkNumberEnd(): void {
    const next = this.#text.charAt(this.#at);
    if (next === '.') {
      this.#at++;
      this.#fail('after decimal point in numeric literal');
    }
    if (next === 'e' || next === 'E') {
      this.#at += /[-+]/.test(this.#text.charAt(this.#at + 1)) ? 2 : 1;
      this.#fail('in exponent of numeric literal');
    }
  }

  #skipSpaces(): void {
    SPACES.lastIndex = this.#at;
    SPACES.test(this.#text);
    this.#at = SPACES.lastIndex;
  }

  #failInString(): never {
    const inside = /(?:[^"\\\u0000-\u001f]|\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4}))*/y;
    inside.lastIndex = this.#at + 1;
    inside.test(this.#text);
    this.#at = inside.lastIndex;
    if (this.#text.charAt(this.#at) !== '\\') this.#fail('in string literal');
    this.#at++;
    this.#fail('in string escape code');
  }

  #failInValue(): never {
    const letter = this.#text.charAt(this.#at);
    const word = LITERALS.find((literal) => literal.startsWith(letter) && letter !== '');
    if (letter === '-') {
      this.#at++;
      this.#fail('in numeric literal');
    }
    if (word === undefined) this.#fail('looking for beginning of value');
    let good = 1;
    while (this.#text.charAt(this.#at + good) === word.charAt(good)) good++;
    this.#at += good;
    this.#fail(`in literal ${word} (expecting '${word.charAt(good)}')`);
  }

  #fail(where: string): never {
    const at = this.#at;
    if (at >= this.#text.length) {
      throw new DocumentError(at, at, 'The JSON ends before it is complete', {
        kubectl: 'unexpected EOF',
      });
    }
    const shown = quoteChar(this.#text.charAt(at));
    throw new DocumentError(at, at + 1, `This is not valid JSON: unexpected character ${where}`, {
      kubectl: `invalid character ${shown} ${where}`,
    });
  }
}

/** Escapes resolved; half a surrogate pair becomes the replacement character, as in Go. */
function unescape(raw: string): string {
  const text: unknown = JSON.parse(raw);
  return typeof text === 'string' ? text.replaceAll(/[\ud800-\udfff]/gu, '\ufffd') : '';
}

/** A character as Go's JSON errors show it. */
function quoteChar(char: string): string {
  if (char === "'") return String.raw`'\''`;
  return char === '"' ? `'"'` : `'${JSON.stringify(char).slice(1, -1)}'`;
}
