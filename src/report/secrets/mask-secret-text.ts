/** UTF-16 offsets in a file, `end` exclusive. */
export interface Range {
  readonly start: number;
  readonly end: number;
}

/** A text that is no tree to us, but may be a Secret: a broken document, a patch, a manifest inside a value. */
export function looksLikeSecret(text: string): boolean {
  if (!/ecret|Opaque|stringData/i.test(text)) return false;
  return /\bkind\W{0,8}secrets?\b|\bstringData\b|\btype\W{0,8}(Opaque|kubernetes\.io\/)/i.test(
    text,
  );
}

/** The written part of every line, without blanks around it. */
export function maskLines(text: string, start: number, end: number): readonly Range[] {
  const ranges: Range[] = [];
  for (const line of linesOf(text, start, end)) pushTrimmed(text, line.start, line.end, ranges);
  return ranges;
}

/** What stands behind the first `=`, or everything when there is none. */
export function maskAfterEquals(text: string, start: number, end: number): readonly Range[] {
  const equals = text.slice(start, end).indexOf('=');
  return maskLines(text, equals === -1 ? start : start + equals + 1, end);
}

/** `KEY=value` lines, each by itself as kustomize reads them. */
export function maskEnvLines(text: string): readonly Range[] {
  return [...linesOf(text, 0, text.length)].flatMap(({ start, end }) =>
    maskAfterEquals(text, start, end),
  );
}

/** Keys that Secret manifests and patches have outside of their data; their values are no secrets. */
const OPEN_KEYS = new Set([
  'apiVersion',
  'kind',
  'metadata',
  'name',
  'namespace',
  'type',
  'immutable',
  'op',
  'path',
]);
const KEY = /^(\s*(?:- )*)("[^"]*"|'[^']*'|[\w./-]+)\s*:(?=\s|$)/;
/** Document marks, brackets, blank lines. */
const NO_VALUE = /^(?:\s*---.*|\s*\.\.\.|[[\]{},\s]*)$/;
const BLOCK_SCALAR = /^\s*(?:[&!]\S+\s+)*[|>][-+\d]*\s*(?:#.*)?$/;

/** Lines of a text that looks like a Secret: what follows a key is masked, what has no key altogether. */
export function maskSecretText(text: string, start: number, end: number): readonly Range[] {
  const ranges: Range[] = [];
  /** Indentation of the key whose block scalar we are in. */
  let block: number | undefined;
  for (const line of linesOf(text, start, end)) {
    const written = text.slice(line.start, line.end);
    const indent = written.length - written.trimStart().length;
    if (block !== undefined && (indent > block || written.trim() === '')) {
      pushTrimmed(text, line.start, line.end, ranges);
      continue;
    }
    block = undefined;
    const [before = '', , key = ''] = KEY.exec(written) ?? [];
    if (NO_VALUE.test(written)) continue;
    if (BLOCK_SCALAR.test(written.slice(before.length))) {
      if (before !== '') block = indent;
      continue;
    }
    if (OPEN_KEYS.has(key.replaceAll(/["']/g, '')) && isPlain(written.slice(before.length)))
      continue;
    pushTrimmed(text, line.start + before.length, line.end, ranges);
  }
  return ranges;
}

/** One word, as the values of the open keys are. */
function isPlain(value: string): boolean {
  return /^["']?[\w./-]*["']?,?$/.test(value.trim());
}

const BRACKETS = /^[[\]{},]*$/;

/** What stands behind `---` on its line: content of the next document, or a value that ended up there. */
export function maskSeparators(text: string): readonly Range[] {
  return [...text.matchAll(/^---[ \t]+([^\s#].*)$/gm)].map(({ index, 0: line, 1: rest = '' }) => ({
    start: index + line.length - rest.length,
    end: index + line.length,
  }));
}

function pushTrimmed(text: string, start: number, end: number, ranges: Range[]): void {
  const written = text.slice(start, end);
  const trimmed = written.trim();
  if (BRACKETS.test(trimmed)) return;
  const from = start + written.indexOf(trimmed);
  ranges.push({ start: from, end: from + trimmed.length });
}

function* linesOf(text: string, start: number, end: number): Iterable<Range> {
  let from = start;
  while (from < end) {
    const newline = text.indexOf('\n', from);
    const to = newline === -1 || newline >= end ? end : newline;
    yield { start: from, end: to };
    from = to + 1;
  }
}
