/** Functions within functions that are followed, and lines that are written out at most. */
const MOST_DEPTH = 3;
const MOST_LINES = 5000;

/** `name() {` up to a line that begins with `}`. */
const FUNCTION = /^(?:function[ \t]+)?([A-Za-z_]\w*)[ \t]*\(\)[ \t]*\{?[ \t]*$/;
const ASSIGNMENT =
  /^[ \t]*(?:(?:local|export|readonly)[ \t]+)?([A-Za-z_]\w*)=("[^"`]*"|'[^']*'|[^\s"'`()]*)[ \t]*$/;
const CALL = /^[ \t]*([A-Za-z_]\w*)(?:[ \t]+(.*))?$/;
const WORD = /"([^"]*)"|'([^']*)'|(\S+)/g;
const VARIABLE = /\$(?:\{(\w+)\}|(\w+))/g;

/** A variable without a value has several, or one that is not known. */
type Variables = Map<string, string | undefined>;

/** The lines of a script of a shell, with the values of its variables as far as they are written, and its functions where they are called. */
export function writtenOut(script: string): string {
  const functions = new Map<string, readonly string[]>();
  const written: string[] = [];
  const run = (lines: readonly string[], variables: Variables, depth: number): void => {
    for (let at = 0; at < lines.length && written.length < MOST_LINES; at += 1) {
      const line = lines[at] ?? '';
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
      if (body === undefined || depth === MOST_DEPTH) written.push(replaced(line, variables));
      else run(body, withArguments(variables, words), depth + 1);
    }
  };
  run(script.split('\n'), new Map(), 0);
  return written.join('\n');
}

/** A variable that gets another value later has none: which of them counts may depend on a condition. */
function assign(variables: Variables, name: string, written: string): void {
  const isQuoted = /^["']/.test(written);
  const text = isQuoted ? written.slice(1, -1) : written;
  const value = written.startsWith("'") ? text : replaced(text, variables);
  const isOther = variables.has(name) && variables.get(name) !== value;
  variables.set(name, isOther ? undefined : value);
}

function withArguments(variables: Variables, words: string): Variables {
  const own: Variables = new Map(variables);
  [...words.matchAll(WORD)].forEach(([, double, single, bare], index) => {
    own.set(String(index + 1), replaced(double ?? single ?? bare ?? '', variables));
  });
  return own;
}

function replaced(text: string, variables: Variables): string {
  return text.replaceAll(VARIABLE, (all, braced?: string, plain?: string) => {
    return variables.get(braced ?? plain ?? '') ?? all;
  });
}
