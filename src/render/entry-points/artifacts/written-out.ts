import { shellWords } from '../../deployed/scripted/shell-words.ts';

/** Functions within functions that are followed. */
const MAX_DEPTH = 3;
/** Lines of a script that is written out; characters that are gone through for it, and how many of them a line counts for besides its own. */
const MAX_LINES = 5000;
const MAX_WORK = 2_000_000;
const LINE = 100;
/** Variables and arguments that are followed, and characters that they add to a text. */
const MAX_VARIABLES = 200;
const MAX_ARGUMENTS = 20;
const MAX_ADDED = 4096;

/** `name() {` up to a line that begins with `}`. */
const FUNCTION = /^(?:function[ \t]+)?([A-Za-z_]\w*)[ \t]*\(\)[ \t]*\{?[ \t]*$/;
const ASSIGNMENT =
  /^[ \t]*(?:(?:local|export|readonly)[ \t]+)?([A-Za-z_]\w*)=("[^"`]*"|'[^']*'|[^\s"'`()]*)[ \t]*$/;
const CALL = /^[ \t]*([A-Za-z_]\w*)(?:[ \t]+(.*))?$/;
const VARIABLE = /\$(?:\{(\w+)\}|(\w+))/g;

/** A variable without a value has several, or one that is not known. */
type Variables = Map<string, string | undefined>;

/**
 * The lines of a script of a shell, with the values of its variables as far as they are written, and its functions where they are called. A script
 * that is too long, or would become so, is left as it is.
 */
export function writtenOut(script: string): string {
  const all = script.split('\n');
  if (all.length > MAX_LINES) return script;
  let left = MAX_WORK;
  const functions = new Map<string, readonly string[]>();
  const written: string[] = [];
  const run = (lines: readonly string[], variables: Variables, depth: number): void => {
    for (let at = 0; at < lines.length && left > 0; at += 1) {
      const line = lines[at] ?? '';
      left -= LINE + line.length;
      const [, defined] = FUNCTION.exec(line) ?? [];
      if (defined !== undefined) {
        const end = lines.findIndex((each, index) => index > at && each.startsWith('}'));
        const last = end === -1 ? lines.length : end;
        functions.set(defined, lines.slice(at + 1, last));
        at = last;
        continue;
      }
      const [, name, value] = ASSIGNMENT.exec(line) ?? [];
      if (name !== undefined && value !== undefined) assign(variables, name, value);
      const [, called = '', words = ''] = CALL.exec(line) ?? [];
      const body = functions.get(called);
      if (body === undefined || depth === MAX_DEPTH) written.push(replaced(line, variables));
      else run(body, withArguments(variables, words), depth + 1);
    }
  };
  run(all, new Map(), 0);
  return left > 0 ? written.join('\n') : script;
}

/** A variable that gets another value later has none: which of them counts may depend on a condition. */
function assign(variables: Variables, name: string, written: string): void {
  if (variables.size === MAX_VARIABLES && !variables.has(name)) return;
  const isQuoted = /^["']/.test(written);
  const text = isQuoted ? written.slice(1, -1) : written;
  const value = written.startsWith("'") ? text : replaced(text, variables);
  const isOther = variables.has(name) && variables.get(name) !== value;
  variables.set(name, isOther ? undefined : value);
}

function withArguments(variables: Variables, words: string): Variables {
  const own: Variables = new Map(variables);
  for (const [index, { text }] of shellWords(words, 0).slice(0, MAX_ARGUMENTS).entries())
    own.set(String(index + 1), replaced(text, variables));
  return own;
}

function replaced(text: string, variables: Variables): string {
  let room = MAX_ADDED;
  return text.replaceAll(VARIABLE, (all, braced?: string, plain?: string) => {
    const value = variables.get(braced ?? plain ?? '');
    if (value === undefined || value.length > room) return all;
    room -= value.length;
    return value;
  });
}
