import type { PatternNode } from './pattern-node.ts';

/** What the pattern says, without the library's quirks: work grows with the length of pattern and text, no more. */
export function matchLinear(
  nodes: readonly PatternNode[],
  text: string,
  separators: string,
): boolean {
  const chars = Array.from(text);
  return advance(nodes, new Set([0]), { chars, separators }).has(chars.length);
}

interface Given {
  readonly chars: readonly string[];
  readonly separators: string;
}

/** Where the text may go on behind the nodes, from each of some places. */
function advance(
  nodes: readonly PatternNode[],
  from: ReadonlySet<number>,
  given: Given,
): ReadonlySet<number> {
  let places = from;
  for (const node of nodes) {
    if (places.size === 0) return places;
    places = step(node, places, given);
  }
  return places;
}

function step(node: PatternNode, from: ReadonlySet<number>, given: Given): ReadonlySet<number> {
  switch (node.kind) {
    case 'pattern':
      return advance(node.children, from, given);
    case 'any-of': {
      const places = new Set<number>();
      for (const option of node.children) {
        for (const at of step(option, from, given)) places.add(at);
      }
      return places;
    }
    case 'any':
    case 'super':
      return afterAny(from, given, node.kind === 'super');
    case 'text':
      return afterText(Array.from(node.text), from, given);
    case 'nothing':
      return from;
    default: {
      const places = new Set<number>();
      for (const at of from) {
        const char = given.chars[at];
        if (char !== undefined && passes(node, char, given.separators)) places.add(at + 1);
      }
      return places;
    }
  }
}

function afterText(
  wanted: readonly string[],
  from: ReadonlySet<number>,
  { chars }: Given,
): ReadonlySet<number> {
  const places = new Set<number>();
  for (const at of from) {
    if (wanted.every((char, index) => chars[at + index] === char)) places.add(at + wanted.length);
  }
  return places;
}

function afterAny(
  from: ReadonlySet<number>,
  { chars, separators }: Given,
  crosses: boolean,
): ReadonlySet<number> {
  const places = new Set<number>();
  for (const start of from) {
    let at = start;
    while (!places.has(at)) {
      places.add(at);
      const char = chars[at];
      if (char === undefined || (!crosses && separators.includes(char))) break;
      at++;
    }
  }
  return places;
}

function passes(node: PatternNode, char: string, separators: string): boolean {
  switch (node.kind) {
    case 'single':
      return !separators.includes(char);
    case 'list':
      return node.chars.includes(char) !== node.not;
    case 'range':
      return (codeOf(node.low) <= codeOf(char) && codeOf(char) <= codeOf(node.high)) !== node.not;
    default:
      return false;
  }
}

function codeOf(char: string): number {
  return char.codePointAt(0) ?? 0;
}
