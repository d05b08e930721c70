import { removeComment } from '../edits/remove-comment.ts';
import { hostSpan, lineStarts, positionOf, type SourceFile, type Span } from '../model/span.ts';
import { ruleNamed, type Suppression } from './suppression.ts';

const COMMENT = /^#+\s*envfrom-ignore(-file)?(?=\s|$)(.*)$/s;
const COMMENT_OR_BLANK = /^\s*(#|$)/;

/**
 * The suppressions that the comments of one file write, in their order, one per rule named; ordinary comments give none. `# envfrom-ignore
 * <rule>[, <rule>] [-- reason]` is about its own line or, alone on a line, about the next line that is not a comment; if that line starts a
 * list item, about the whole item. `# envfrom-ignore-file` is about the file.
 */
export function readComments(comments: readonly Span[]): readonly Suppression[] {
  const targets = new Map<number, Lines>();
  const read: Suppression[][] = [];
  for (const comment of comments.map(hostSpan).reverse()) {
    const { file, start, end } = comment;
    const match = COMMENT.exec(file.text.slice(start, end).trimEnd());
    if (match === null) continue;
    const { path } = file;
    const scope =
      match[1] === undefined
        ? { kind: 'lines' as const, path, ...linesCovered(comment, targets) }
        : { kind: 'file' as const, path };
    const { rules, reason } = readBody(match[2] ?? '');
    const removal = rules.length === 1 ? { removal: [removeComment(comment)] } : {};
    read.push(
      rules.map((rule) => ({ ...ruleNamed(rule), reason, at: comment, scope, ...removal })),
    );
  }
  return read.reverse().flat();
}

/** More than there are rules: the rest of such a list is not read. */
const MAX_RULES = 1000;

/** ` rule-a, rule-b -- why` in its parts; one empty rule when none is named. */
function readBody(body: string): { rules: readonly string[]; reason: string | undefined } {
  const cut = /(?:^|\s)--(?:\s|$)/.exec(body);
  const named = (cut === null ? body : body.slice(0, cut.index)).split(/[\s,]+/, MAX_RULES);
  const reason = cut === null ? '' : body.slice(cut.index + cut[0].length).trim();
  const rules = named.filter((rule) => rule !== '');
  return { rules: rules.length === 0 ? [''] : rules, reason: reason === '' ? undefined : reason };
}

interface Lines {
  readonly first: number;
  readonly last: number;
}

/** The lines a comment is about. `targets` keeps what later comments of the file are about: a block of comments stays linear. */
function linesCovered(comment: Span, targets: Map<number, Lines>): Lines {
  const { file } = comment;
  const line = positionOf(comment).line;
  let target = line;
  if (COMMENT_OR_BLANK.test(textOfLine(file, line))) {
    do target += 1;
    while (
      !targets.has(target) &&
      target < lineStarts(file).length &&
      COMMENT_OR_BLANK.test(textOfLine(file, target))
    );
  }
  const lines = targets.get(target) ?? { first: target, last: lastLineOfItem(file, target) };
  targets.set(target, lines);
  targets.set(line, lines);
  return lines;
}

/** The last line of the list item that starts on a line; the line itself when none does. */
function lastLineOfItem(file: SourceFile, line: number): number {
  const dash = /^( *)-\s/.exec(textOfLine(file, line));
  if (dash === null) return line;
  const indent = (dash[1] ?? '').length;
  let last = line;
  for (let next = line + 1; next <= lineStarts(file).length; next += 1) {
    const column = textOfLine(file, next).search(/\S/);
    if (column === -1) continue;
    if (column <= indent) break;
    last = next;
  }
  return last;
}

/** Text of a 1-based line, with its end. */
function textOfLine(file: SourceFile, line: number): string {
  const starts = lineStarts(file);
  const start = starts[line - 1] ?? file.text.length;
  return file.text.slice(start, starts[line] ?? file.text.length);
}
