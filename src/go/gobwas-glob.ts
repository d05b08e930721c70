/**
 * A glob of github.com/gobwas/glob, which Argo CD and Helm use: `*`, `**`, `?`, `[abc]`, `[a-z]`, `[!a]`, `{a,b}` (nested too) and `\` to
 * escape.
 */
export interface GobwasGlob {
  readonly matches: (text: string) => boolean;
}

type Part =
  | { readonly kind: 'text'; readonly text: readonly string[] }
  /** `?`, a class: one character that passes. */
  | { readonly kind: 'one'; readonly passes: (char: string) => boolean }
  /** `*` stops at separators, `**` does not. */
  | { readonly kind: 'any'; readonly passes: (char: string) => boolean }
  | { readonly kind: 'choice'; readonly options: readonly (readonly Part[])[] };

interface Reader {
  readonly chars: readonly string[];
  at: number;
  /** How many braces are open. */
  depth: number;
  readonly separators: string;
}

class Malformed extends Error {}

/**
 * Undefined where the library refuses to compile the pattern. Braces that are not closed end with the pattern. With `separators`, `*` and
 * `?` do not match these.
 */
export function gobwasGlob(pattern: string, separators: string): GobwasGlob | undefined {
  const reader: Reader = { chars: Array.from(pattern), at: 0, depth: 0, separators };
  try {
    const parts = readParts(reader);
    return { matches: (text) => matchesAll(parts, Array.from(text)) };
  } catch (error) {
    if (error instanceof Malformed) return undefined;
    throw error;
  }
}

/** Up to the end of the pattern or, in braces, of the option. */
function readParts(reader: Reader): readonly Part[] {
  const parts: Part[] = [];
  for (;;) {
    const char = reader.chars[reader.at];
    if (char === undefined) return parts;
    if (reader.depth > 0 && (char === ',' || char === '}')) return parts;
    parts.push(readPart(reader, char));
  }
}

function readPart(reader: Reader, char: string): Part {
  const inside = (each: string) => !reader.separators.includes(each);
  switch (char) {
    case '{':
      return readChoice(reader);
    case '[':
      return readClass(reader);
    case '?':
      reader.at++;
      return { kind: 'one', passes: inside };
    case '*': {
      const isSuper = reader.chars[reader.at + 1] === '*';
      reader.at += isSuper ? 2 : 1;
      return { kind: 'any', passes: isSuper ? everything : inside };
    }
    default:
      return { kind: 'text', text: readText(reader, reader.depth > 0 ? '?*[{},' : '?*[{') };
  }
}

function everything(): boolean {
  return true;
}

/** Deeper braces are no configuration. */
const DEEPEST = 50;

function readChoice(reader: Reader): Part {
  if (reader.depth >= DEEPEST) throw new Malformed();
  const options: (readonly Part[])[] = [];
  reader.depth++;
  do {
    reader.at++;
    options.push(readParts(reader));
  } while (reader.chars[reader.at] === ',');
  reader.at++;
  reader.depth--;
  return { kind: 'choice', options };
}

/** A range has two characters and nothing else; anything else is a list, in which `-` and `^` are characters. */
function readClass(reader: Reader): Part {
  const { chars } = reader;
  reader.at++;
  const negated = chars[reader.at] === '!';
  if (negated) reader.at++;
  if (chars[reader.at + 1] === '-') {
    const [low, high] = [chars[reader.at] ?? '', chars[reader.at + 2]];
    if (high === undefined || chars[reader.at + 3] !== ']' || codeOf(high) < codeOf(low)) {
      throw new Malformed();
    }
    reader.at += 4;
    const within = (char: string) => codeOf(low) <= codeOf(char) && codeOf(char) <= codeOf(high);
    return { kind: 'one', passes: (char) => within(char) !== negated };
  }
  const list = readText(reader, ']');
  if (list.length === 0 || chars[reader.at] !== ']') throw new Malformed();
  reader.at++;
  return { kind: 'one', passes: (char) => list.includes(char) !== negated };
}

function codeOf(char: string): number {
  return char.codePointAt(0) ?? 0;
}

function readText(reader: Reader, stops: string): readonly string[] {
  const text: string[] = [];
  for (; reader.at < reader.chars.length; reader.at++) {
    let char = reader.chars[reader.at] ?? '';
    if (char === '\\') {
      reader.at++;
      char = reader.chars[reader.at] ?? '';
      if (char === '') break;
    } else if (stops.includes(char)) break;
    text.push(char);
  }
  return text;
}

function matchesAll(parts: readonly Part[], text: readonly string[]): boolean {
  return advance(parts, new Set([0]), text).has(text.length);
}

/** Where the text may go on behind the parts, from each of some places: work grows with the length of both, no more. */
function advance(
  parts: readonly Part[],
  from: ReadonlySet<number>,
  text: readonly string[],
): ReadonlySet<number> {
  let places = from;
  for (const part of parts) {
    if (places.size === 0) return places;
    places = step(part, places, text);
  }
  return places;
}

function step(part: Part, from: ReadonlySet<number>, text: readonly string[]): ReadonlySet<number> {
  const places = new Set<number>();
  switch (part.kind) {
    case 'text':
      for (const at of from) {
        if (part.text.every((char, index) => text[at + index] === char)) {
          places.add(at + part.text.length);
        }
      }
      return places;
    case 'one':
      for (const at of from) {
        const char = text[at];
        if (char !== undefined && part.passes(char)) places.add(at + 1);
      }
      return places;
    case 'any':
      for (const start of from) {
        let at = start;
        while (!places.has(at)) {
          places.add(at);
          const char = text[at];
          if (char === undefined || !part.passes(char)) break;
          at++;
        }
      }
      return places;
    default:
      for (const option of part.options) {
        for (const at of advance(option, from, text)) places.add(at);
      }
      return places;
  }
}
