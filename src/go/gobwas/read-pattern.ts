import type { PatternNode } from './pattern-node.ts';

interface Reader {
  readonly chars: readonly string[];
  at: number;
  /** How many braces are open. */
  depth: number;
}

class Malformed extends Error {}

/** Undefined where the library refuses to compile the pattern. Braces that are not closed end with the pattern. */
export function readPattern(pattern: string): readonly PatternNode[] | undefined {
  try {
    return readNodes({ chars: Array.from(pattern), at: 0, depth: 0 });
  } catch (error) {
    if (error instanceof Malformed) return undefined;
    throw error;
  }
}

/** Up to the end of the pattern or, in braces, of the option. */
function readNodes(reader: Reader): readonly PatternNode[] {
  const nodes: PatternNode[] = [];
  for (;;) {
    const char = reader.chars[reader.at];
    if (char === undefined) return nodes;
    if (reader.depth > 0 && (char === ',' || char === '}')) return nodes;
    const node = readNode(reader, char);
    if (node.kind !== 'text' || node.text !== '') nodes.push(node);
  }
}

function readNode(reader: Reader, char: string): PatternNode {
  switch (char) {
    case '{':
      return readChoice(reader);
    case '[':
      return readClass(reader);
    case '?':
      reader.at++;
      return { kind: 'single' };
    case '*': {
      const isSuper = reader.chars[reader.at + 1] === '*';
      reader.at += isSuper ? 2 : 1;
      return { kind: isSuper ? 'super' : 'any' };
    }
    default:
      return { kind: 'text', text: readText(reader, reader.depth > 0 ? '?*[{},' : '?*[{') };
  }
}

/** Deeper braces are no configuration. */
const DEEPEST = 50;

function readChoice(reader: Reader): PatternNode {
  if (reader.depth >= DEEPEST) throw new Malformed();
  const children: PatternNode[] = [];
  reader.depth++;
  do {
    reader.at++;
    children.push({ kind: 'pattern', children: readNodes(reader) });
  } while (reader.chars[reader.at] === ',');
  reader.at++;
  reader.depth--;
  return { kind: 'any-of', children };
}

/** A range has two characters and nothing else; anything else is a list, in which `-` and `^` are characters. */
function readClass(reader: Reader): PatternNode {
  const { chars } = reader;
  reader.at++;
  const not = chars[reader.at] === '!';
  if (not) reader.at++;
  if (chars[reader.at + 1] === '-') {
    const [low, high] = [chars[reader.at] ?? '', chars[reader.at + 2]];
    if (high === undefined || chars[reader.at + 3] !== ']' || codeOf(high) < codeOf(low)) {
      throw new Malformed();
    }
    reader.at += 4;
    return { kind: 'range', low, high, not };
  }
  const list = readText(reader, ']');
  if (list === '' || chars[reader.at] !== ']') throw new Malformed();
  reader.at++;
  return { kind: 'list', chars: list, not };
}

function codeOf(char: string): number {
  return char.codePointAt(0) ?? 0;
}

function readText(reader: Reader, stops: string): string {
  let text = '';
  for (; reader.at < reader.chars.length; reader.at++) {
    let char = reader.chars[reader.at] ?? '';
    if (char === '\\') {
      reader.at++;
      char = reader.chars[reader.at] ?? '';
      if (char === '') break;
    } else if (stops.includes(char)) break;
    text += char;
  }
  return text;
}
