/** The parts that Helm 4 extracts from one error of Go's template engine. */
interface Trace {
  readonly location: string;
  readonly executing: string;
  readonly message: string;
}

const PREFIX = 'template: ';

/**
 * The lines in which Helm 4 prints an error: for each call the place, the executed action and the error. `levels` is the
 * error as each call reports it, the outermost first. Undefined if Helm 4.3 prints the outermost error unchanged,
 * because a call other than `include` reports an error of its own. Imitates reformatExecErrorMsg, also in how it splits
 * texts.
 */
export function helm4Layout(levels: readonly string[]): string | undefined {
  const traces: Trace[] = [];
  for (const level of withLast(levels)) {
    const trace = traceOf(level);
    if (trace === undefined) return undefined;
    const before = traces.at(-1);
    if (before === undefined || !isSame(before, trace)) traces.push(trace);
  }
  return traces.map(linesOf).join('').trim();
}

/** The innermost error may itself wrap one: that of a function. */
function withLast(levels: readonly string[]): readonly string[] {
  const inner = /^template: .*?: executing ".*?" at <.*?>: error calling \S+: ([^]*)$/s.exec(
    levels.at(-1) ?? '',
  )?.[1];
  return inner === undefined ? levels : [...levels, inner];
}

function isSame(one: Trace, other: Trace): boolean {
  return (
    one.location === other.location &&
    one.executing === other.executing &&
    one.message === other.message
  );
}

function linesOf({ location, executing, message }: Trace): string {
  return [
    location === '' ? '' : `${location}\n  `,
    executing === '' ? '' : `${executing}\n    `,
    message === '' ? '' : `${message}\n`,
  ].join('');
}

function traceOf(text: string): Trace | undefined {
  if (!text.startsWith(PREFIX)) return undefined;
  const rest = text.slice(PREFIX.length);
  if (rest.startsWith('no template ')) return { location: '', executing: '', message: text };
  return executingTrace(rest) ?? simpleTrace(rest);
}

/** `c/templates/x.yaml:1:2: executing "c/templates/x.yaml" at <.Values.a>: what is wrong` */
function executingTrace(rest: string): Trace | undefined {
  const [location, after] = cut(rest, ': executing ');
  if (after === undefined || !after.startsWith('"')) return undefined;
  const quote = after.indexOf('"', 1);
  if (quote === -1) return undefined;
  const behind = after.slice(quote + 1);
  if (!behind.startsWith(' at <')) return undefined;
  const [about, message] = cut(behind.slice(' at <'.length), '>: ');
  if (message === undefined) return undefined;
  const executing = `executing "${after.slice(1, quote)}" at <${about}>:`;
  return { location, executing, message: withoutNext(message) };
}

/** `c/templates/x.yaml: what is wrong` */
function simpleTrace(rest: string): Trace | undefined {
  const colon = rest.lastIndexOf(': ');
  if (colon === -1) return undefined;
  const message = withoutNext(rest.slice(colon + 2));
  return { location: rest.slice(0, colon), executing: '', message };
}

function withoutNext(message: string): string {
  return cut(message, ' template:')[0];
}

/** strings.Cut; the second part is undefined if the separator does not occur. */
function cut(text: string, at: string): readonly [string, string | undefined] {
  const index = text.indexOf(at);
  return index === -1 ? [text, undefined] : [text.slice(0, index), text.slice(index + at.length)];
}
