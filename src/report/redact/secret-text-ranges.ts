import { lineEnd, type TextRange } from '../../model/span.ts';
import { isPlausibleKey, looksRandom } from '../../text/plausible-key.ts';
import { typoOf } from '../../text/typo.ts';
import { isSecretGenerator, isStringData } from './secret-words.ts';

/** A text that is not a tree to us, but may be a Secret: a broken document, a patch, a manifest inside a value. */
export function looksLikeSecret(text: string): boolean {
  if (!/ecret|Opaque|stringData|PRIVATE KEY/i.test(text)) return false;
  return /\bkind\W{0,8}secret(?:s|list|generator)?\b|\bsecretGenerators?\b|\bstringData\b|\btype\W{0,8}(?:Opaque|kubernetes\.io\/)|-----BEGIN/i.test(
    text,
  );
}

/** Fields of workloads that name a Secret, and hold nothing of it. */
const REFERENCES =
  /^(?:secret(?:s|KeyRef|Ref|Name|Namespace)?|imagePullSecrets?|existingSecret\w*|secretProviderClass\w*)$/i;

/** A field at the start of a line, and the first word of its value. */
const FIELD = /^[ \t-]*["']?([a-z]{4,24})["']?[ \t]*:[ \t]*["']?(\w{0,24})/gim;

/** A broken text any part of which may be a Secret, or make one: it has a field of that name, or of a misspelt one. */
export function mayBeSecret(text: string): boolean {
  if (looksLikeSecret(text) || hasUnknownGenerator(text) || hasUnknownData(text)) return true;
  for (const { index } of text.matchAll(/secret/gi)) {
    const [before = ''] = /(?<!\w)\w*$/.exec(text.slice(Math.max(0, index - 40), index)) ?? [];
    const [, after = '', colon] = /^(\w*)(["']?[ \t]*:)?/.exec(text.slice(index, index + 60)) ?? [];
    if (colon !== undefined && !REFERENCES.test(before + after)) return true;
  }
  return [...text.matchAll(FIELD)].some(
    ([, key = '', value = '']) =>
      isSecretGenerator(key) ||
      isStringData(key) ||
      // An ExternalSecret and a SealedSecret hold a template of one.
      (/^kind$/i.test(key) && (/secret$/i.test(value) || typoOf(value, 'Secret') !== undefined)),
  );
}

/** Not what syncs of Argo CD are told: `CreateNamespace=true`. */
const LITERALS =
  /^[ \t-]*(?:["']?literals["']?[ \t]*:|- +["']?(?!PrunePropagationPolicy=)\w[\w.-]*=(?!(?:true|false)["']?[ \t]*$))/m;

/** Literals of a generator whose name nobody can read: it may be one of Secrets. */
function hasUnknownGenerator(text: string): boolean {
  return LITERALS.test(text) && !/configMapGenerator/.test(text);
}

const KIND = /^[ \t-]*["']?kind["']?[ \t]*:[ \t]*["']?(\w+)/gm;

/** The data of an object whose kind nobody can read, alone or in a List. */
function hasUnknownData(text: string): boolean {
  if (!/^[ \t-]*["']?data["']?[ \t]*:/m.test(text)) return false;
  return [...text.matchAll(KIND)].every(([, kind]) => kind === 'List');
}

/** The lines of private keys, wherever they stand. */
export function privateKeyRanges(text: string): readonly TextRange[] {
  if (!text.includes('PRIVATE KEY')) return [];
  const block = /-----BEGIN [^\n]{0,80}PRIVATE KEY[\s\S]*?(?:-----END[^\n]*|$(?![\s\S]))/g;
  return [...text.matchAll(block)].flatMap(({ index, 0: found }) =>
    lineRanges(text, index, index + found.length),
  );
}

/** Comments of a file that concerns Secrets: a value that was may stand there. */
export function commentRanges(text: string): readonly TextRange[] {
  return [...text.matchAll(/(^|[ \t])#([^\n]*\S)/gm)].map(({ index, 0: all, 1: before = '' }) => ({
    start: index + before.length,
    end: index + all.length,
  }));
}

/** The written part of every line, without blanks around it. */
export function lineRanges(text: string, start: number, end: number): readonly TextRange[] {
  const ranges: TextRange[] = [];
  for (const line of linesOf(text, start, end)) pushTrimmed(text, line.start, line.end, ranges);
  return ranges;
}

/** What follows the first `=` after what may be a key, or everything. */
export function afterEqualsRanges(text: string, start: number, end: number): readonly TextRange[] {
  const [before] = /^[\s"'-]*([^=\n]*)=/.exec(text.slice(start, Math.min(end, start + 300))) ?? [];
  const key = before?.replace(/^[\s"'-]*(?:export\s)?/, '').slice(0, -1) ?? '';
  return lineRanges(text, isPlausibleKey(key.trim()) ? start + (before?.length ?? 0) : start, end);
}

/** `KEY=value` lines, each by itself as kustomize reads them. */
export function envValueRanges(text: string): readonly TextRange[] {
  return linesOf(text, 0, text.length).flatMap(({ start, end }) =>
    afterEqualsRanges(text, start, end),
  );
}

/** Keys that Secret manifests and patches have outside of their data; their values are not secrets. */
const OPEN_KEYS = new Set([
  'apiVersion',
  'kind',
  'metadata',
  'name',
  'namespace',
  'type',
  'op',
  'path',
]);
const KEY = /^(\s*(?:- )*)("[-\w./]*"|'[-\w./]*'|[-\w./]+)\s*:(?=\s|$)/;
/** Document marks, brackets, blank lines. */
const NO_VALUE = /^(?:\s*---.*|\s*\.\.\.|[[\]{},\s]*)$/;
const BLOCK_SCALAR = /^\s*(?:[&!]\S+\s+)*[|>][-+\d]*\s*(?:#.*)?$/;

/** Lines of a text that looks like a Secret: what follows a key is masked, what has no key altogether. */
export function secretTextRanges(text: string, start: number, end: number): readonly TextRange[] {
  const ranges: TextRange[] = [];
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
    const [before, key] = keyOf(written);
    if (NO_VALUE.test(written)) continue;
    if (BLOCK_SCALAR.test(written.slice(before.length))) {
      if (before !== '') block = indent;
      continue;
    }
    if (isOpen(key, written.slice(before.length))) continue;
    const flow = flowMapRanges(written, before.length, key);
    if (flow !== undefined) {
      for (const range of flow)
        ranges.push({ start: line.start + range.start, end: line.start + range.end });
      continue;
    }
    pushTrimmed(text, line.start + before.length, line.end, ranges);
  }
  return ranges;
}

const FLOW_PAIR =
  /\s*("[-\w./]*"|'[-\w./]*'|[-\w./]+):\s+("[^"\\]*"|'[^']*'|[^\s"',{}[\]][^"',{}[\]]*|)\s*(?:,|$)/y;

/**
 * The values of a map of texts in braces, which is all of a line from `from` on: its keys are open, and so is what `metadata` says. Undefined
 * for anything less plain.
 */
function flowMapRanges(line: string, from: number, key: string): readonly TextRange[] | undefined {
  const end = line.trimEnd().length - 1;
  const start = line.indexOf('{', from) + 1;
  if (start === 0 || line.slice(from, start - 1).trim() !== '' || line[end] !== '}')
    return undefined;
  const inside = line.slice(0, end);
  const ranges: TextRange[] = [];
  for (FLOW_PAIR.lastIndex = start; FLOW_PAIR.lastIndex < end;) {
    const at = FLOW_PAIR.lastIndex;
    const [pair, name = '', value = ''] = FLOW_PAIR.exec(inside) ?? [];
    if (pair === undefined || !isPlausibleKey(name.replaceAll(/["']/g, ''))) return undefined;
    const before = pair.lastIndexOf(value);
    const isShown = key === 'metadata' && isOpen(name, value);
    if (!isShown && value !== '')
      ranges.push({ start: at + before, end: at + before + value.length });
  }
  return ranges;
}

/** The text up to the colon, and the key in it; nothing where a line has no plausible key. */
function keyOf(line: string): readonly [before: string, key: string] {
  const [before = '', , written = ''] = KEY.exec(line) ?? [];
  const key = written.replaceAll(/["']/g, '');
  return isPlausibleKey(key) ? [before, key] : ['', ''];
}

function isOpen(key: string, value: string): boolean {
  if (key === 'immutable') return /^\s*(?:true|false)\b/.test(value);
  return OPEN_KEYS.has(key) && isPlain(value);
}

/** One word, as the values of the open keys are. */
function isPlain(value: string): boolean {
  return /^["']?[\w./-]*["']?,?$/.test(value.trim()) && !looksRandom(value);
}

const BRACKETS = /^[[\]{},]*$/;

/** What follows `---` on its line: content of the next document, or a value that ended up there. */
export function separatorRanges(text: string): readonly TextRange[] {
  return [...text.matchAll(/^---[ \t]+([^\s#].*)$/gm)].map(({ index, 0: line, 1: rest = '' }) => ({
    start: index + line.length - rest.length,
    end: index + line.length,
  }));
}

function pushTrimmed(text: string, start: number, end: number, ranges: TextRange[]): void {
  const written = text.slice(start, end);
  const trimmed = written.trim();
  if (BRACKETS.test(trimmed)) return;
  const from = start + written.indexOf(trimmed);
  ranges.push({ start: from, end: from + trimmed.length });
}

function linesOf(text: string, start: number, end: number): readonly TextRange[] {
  const lines: TextRange[] = [];
  let from = start;
  while (from < end) {
    const to = Math.min(lineEnd(text, from), end);
    lines.push({ start: from, end: to });
    from = to + 1;
  }
  return lines;
}
