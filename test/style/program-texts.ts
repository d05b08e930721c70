/** A text that the program may print, and where it is written. */
export interface ProgramText {
  readonly line: number;
  /** Expressions in it are `…`. */
  readonly text: string;
}

/** After one of these, a slash begins a regular expression. */
const BEFORE_REGEXP = /(?:^|[-(,=:[!&|?{};+*%~^<>]|\breturn|\btypeof|\bcase)\s*$/;

/** The string and template literals of a module; not its comments, imports and regular expressions. */
export function programTexts(source: string): readonly ProgramText[] {
  const found: ProgramText[] = [];
  readCode(source, 0, found, false);
  return found;
}

/** Reads code up to the end, or to the brace that ends an expression in a template; gives where it stopped. */
function readCode(source: string, start: number, found: ProgramText[], isNested: boolean): number {
  let depth = 0;
  for (let at = start; at < source.length; at += 1) {
    const char = source.charAt(at);
    if (source.startsWith('//', at)) at = endOf(source, '\n', at);
    else if (source.startsWith('/*', at)) at = endOf(source, '*/', at) + 1;
    else if (char === "'" || char === '"') at = readString(source, at, found);
    else if (char === '`') at = readTemplate(source, at, found);
    else if (char === '/' && BEFORE_REGEXP.test(source.slice(Math.max(0, at - 20), at)))
      at = endOfRegexp(source, at);
    else if (char === '{') depth += 1;
    else if (char === '}') {
      if (depth === 0 && isNested) return at;
      depth -= 1;
    }
  }
  return source.length;
}

function endOf(source: string, mark: string, from: number): number {
  const at = source.indexOf(mark, from);
  return at === -1 ? source.length : at;
}

function readString(source: string, start: number, found: ProgramText[]): number {
  const quote = source.charAt(start);
  let at = start + 1;
  while (at < source.length && source.charAt(at) !== quote)
    at += source.charAt(at) === '\\' ? 2 : 1;
  found.push({ line: lineOf(source, start), text: unescaped(source.slice(start + 1, at)) });
  return at;
}

function readTemplate(source: string, start: number, found: ProgramText[]): number {
  let text = '';
  let at = start + 1;
  while (at < source.length && source.charAt(at) !== '`') {
    if (source.startsWith('${', at)) {
      at = readCode(source, at + 2, found, true) + 1;
      text += '…';
    } else {
      const length = source.charAt(at) === '\\' ? 2 : 1;
      text += source.slice(at, at + length);
      at += length;
    }
  }
  found.push({ line: lineOf(source, start), text: unescaped(text) });
  return at;
}

function endOfRegexp(source: string, start: number): number {
  let isClass = false;
  for (let at = start + 1; at < source.length; at += 1) {
    const char = source.charAt(at);
    if (char === '\\') at += 1;
    else if (char === '[') isClass = true;
    else if (char === ']') isClass = false;
    else if ((char === '/' && !isClass) || char === '\n') return at;
  }
  return source.length;
}

function unescaped(text: string): string {
  return text.replaceAll(/\\([`'"$\\])/g, '$1');
}

function lineOf(source: string, at: number): number {
  return source.slice(0, at).split('\n').length;
}
