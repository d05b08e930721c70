/** Not one of go-yaml's problems: its words for it depend on the end of the text. */
export const OPEN_BRACKET = 'open bracket';

/** go-yaml's problem → what is wrong in plain words. Never quotes the text around it: that may be a Secret. */
export function wordProblem(problem: string, text: string, at: number): string {
  if (problem === 'found character that cannot start any token') return wordStart(text.charAt(at));
  if (OF_INDENTATION.has(problem) && followsNoBreakSpaces(text, at)) return NO_BREAK_SPACES;
  return WORDS.get(problem) ?? `This is not valid YAML: ${problem}`;
}

const NO_BREAK_SPACES = 'No-break spaces (U+00A0) indent the line above; only spaces can';
const OF_INDENTATION: ReadonlySet<string> = new Set([
  'did not find expected key',
  "did not find expected '-' indicator",
  'mapping values are not allowed in this context',
]);
/** Characters before a problem in which the line above is looked for. */
const MAX_ABOVE = 1000;

/** Whether the line above is indented with what an editor or a web page puts in place of blanks: to YAML that is text, and nobody sees it. */
function followsNoBreakSpaces(text: string, at: number): boolean {
  const lines = text
    .slice(Math.max(0, at - MAX_ABOVE), at)
    .trimEnd()
    .split('\n');
  const above = at > 0 && text.slice(text.lastIndexOf('\n', at - 1) + 1, at).trim() === '';
  return above && /^[ \t]*\u00A0/.test(lines.at(-1) ?? '');
}

function wordStart(char: string): string {
  if (char === '\t') return 'A tab cannot indent YAML; only spaces can';
  return `A value cannot start with \`${char}\` unless it is quoted`;
}

const WORDS: ReadonlyMap<string, string> = new Map([
  [OPEN_BRACKET, 'The bracket that opens here is never closed'],
  [
    "could not find expected ':'",
    'A line that is neither `key: value` nor the continuation of the one before',
  ],
  [
    'mapping values are not allowed in this context',
    'A `key: value` pair is not allowed here; check the indentation, or quote a value that contains `: `',
  ],
  [
    'block sequence entries are not allowed in this context',
    'A list item (`- `) is not allowed here; check the indentation',
  ],
  [
    'mapping keys are not allowed in this context',
    'A key is not allowed here; check the indentation',
  ],
  ['did not find expected key', 'This does not fit the indentation of the map around it'],
  [
    "did not find expected '-' indicator",
    'This does not fit the indentation of the list around it',
  ],
  ["did not find expected ',' or ']'", 'A list in `[ ]` is not closed, or a comma is missing'],
  ["did not find expected ',' or '}'", 'A map in `{ }` is not closed, or a comma is missing'],
  [
    'did not find expected node content',
    'A value is missing, or starts with a character that needs quotes',
  ],
  ['found unexpected end of stream', 'The quote that opens here is never closed'],
  [
    'found unexpected document indicator',
    'The quote that opens here is not closed before the document ends',
  ],
  [
    'found unknown escape character',
    'A double-quoted value holds a backslash escape that YAML does not know',
  ],
  [
    'did not find expected hexdecimal number',
    'A double-quoted value holds an incomplete `\\x`, `\\u` or `\\U` escape',
  ],
  [
    'found invalid Unicode character escape code',
    'A double-quoted value holds an escape that is not a Unicode character (half of a surrogate pair)',
  ],
  [
    'found a tab character where an indentation space is expected',
    'A tab indents a line of this block; only spaces can',
  ],
  [
    'found a tab character that violates indentation',
    'A tab indents the continuation of this value; only spaces can',
  ],
  [
    'did not find expected comment or line break',
    'Something follows the block indicator or directive on its line',
  ],
  ['found an indentation indicator equal to 0', 'The indentation of a block cannot be 0'],
  [
    'did not find expected <document start>',
    'A directive must be followed by `---`, and kubectl has already split the file there',
  ],
  ['found incompatible YAML document', 'kubectl reads YAML 1.1 only: remove the `%YAML` directive'],
  ['found undefined tag handle', 'The handle of this tag is not defined'],
  [
    'did not find expected alphabetic or numeric character',
    'The name of an anchor or alias holds letters, digits, `-` and `_` only; quote the value if `*` or `&` is part of it',
  ],
]);
