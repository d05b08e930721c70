import { byteLength } from '../go/byte-text.ts';
import type { KubernetesMinor } from '../model/versions/kubernetes-version.ts';

/** The value that the kubelet finds under a key of an env file; `error` is its log line (its event has no details). */
type EnvFileResult =
  | { readonly kind: 'value'; readonly value: string }
  | { readonly kind: 'error'; readonly message: string };

/** The alpha grammar, with `NAME=value` and continued lines, ended there. */
const QUOTED_SINCE: KubernetesMinor = 35;
/** bufio.Scanner's longest line in bytes. */
const MAX_LINE = 64 * 1024;
const NOT_FOUND: EnvFileResult = { kind: 'value', value: '' };

/**
 * Looks up a key as the kubelet's ParseEnv does (KEP-3721): the first occurrence ends the reading, so later mistakes go
 * unnoticed; a key that is not there, or holds nothing, is the empty text.
 */
export function readEnvFile(text: string, key: string, version: KubernetesMinor): EnvFileResult {
  const lines = linesOf(text);
  return version >= QUOTED_SINCE ? readQuoted(lines, key) : readContinued(lines, key);
}

/** Since 1.35: `NAME='value'`, quotes over several lines, comments after them. */
function readQuoted(lines: readonly string[], key: string): EnvFileResult {
  let at = 0;
  while (at < lines.length) {
    const line = trimStart(lines[at] ?? '');
    const number = ++at;
    if (isTooLong(lines[at - 1])) return tooLong();
    if (line === '' || line.startsWith('#')) continue;
    const name = readName(line, number);
    if (name.kind === 'error') return name;
    const rest = line.slice(name.value.length + 1);
    if (rest !== trimStart(rest)) {
      // Blanks after `=` assign nothing, and the rest of the line does not matter.
      if (name.value === key) return NOT_FOUND;
      continue;
    }
    if (!rest.startsWith("'")) {
      return refusal(`at line ${number}: value must be enclosed in single quotes`);
    }
    const quoted = readQuote(lines, at, rest.slice(1));
    if (quoted.kind === 'error') return quoted;
    if (name.value === key) return quoted;
    at = quoted.next;
  }
  return NOT_FOUND;
}

function readName(line: string, number: number): EnvFileResult {
  const equals = line.indexOf('=');
  if (equals === -1) return refusal(`at line ${number}: missing '='`);
  const written = line.slice(0, equals);
  const name = trimEnd(written);
  if (name === '') return refusal(`at line ${number}: empty variable name`);
  if (name !== written) return refusal(`at line ${number}: whitespace before '=' is not allowed`);
  return { kind: 'value', value: name };
}

type Quoted =
  | { readonly kind: 'value'; readonly value: string; readonly next: number }
  | { readonly kind: 'error'; readonly message: string };

/** `at` is the index of the line after the one that `rest` ends. */
function readQuote(lines: readonly string[], at: number, first: string): Quoted {
  const parts: string[] = [];
  let rest = first;
  for (let next = at; ; next++) {
    const close = rest.indexOf("'");
    if (close !== -1) {
      parts.push(rest.slice(0, close));
      const after = trimStart(rest.slice(close + 1));
      if (after !== '' && !after.startsWith('#')) {
        return refusal(`at line ${next}: unexpected content after closing quote`);
      }
      return { kind: 'value', value: parts.join('\n'), next };
    }
    parts.push(rest);
    const line = lines[next];
    if (line === undefined || isTooLong(line)) {
      return refusal(`starting at line ${at}: unclosed single quote`);
    }
    rest = line;
  }
}

/** 1.34 (alpha): `NAME = value`; a backslash at the end joins the next line with one blank. */
function readContinued(lines: readonly string[], key: string): EnvFileResult {
  const joined: string[] = [];
  for (const [index, written] of lines.entries()) {
    if (isTooLong(written)) return tooLong();
    const line = trimStart(written);
    const continues = joined.length > 0;
    if (line === '' || line.startsWith('#')) {
      const what = line === '' ? 'blank line' : 'comment';
      if (continues) return refusal(`at line ${index + 1}: ${what} in continuation`);
      continue;
    }
    const trimmed = trimEnd(line);
    if (trimmed.endsWith('\\')) {
      joined.push(trimEnd(trimmed.slice(0, -1)));
      continue;
    }
    joined.push(continues ? trimmed : line);
    const whole = joined.join(' ');
    joined.length = 0;
    const equals = whole.indexOf('=');
    const name = whole.slice(0, Math.max(equals, 0)).trim();
    if (equals === -1 || name === '') return refusal(`at line ${index + 1}`);
    if (name === key) return { kind: 'value', value: whole.slice(equals + 1).trim() };
  }
  if (joined.length === 0) return NOT_FOUND;
  return { kind: 'error', message: 'unexpected end of file: unfinished line continuation' };
}

/** The lines as bufio.ScanLines gives them: without a last empty one, without a carriage return at their end. */
function linesOf(text: string): readonly string[] {
  const lines = text.split('\n').map((line) => (line.endsWith('\r') ? line.slice(0, -1) : line));
  if (lines.at(-1) === '' && text.at(-1) !== '\r') lines.pop();
  return lines;
}

function isTooLong(line: string | undefined): boolean {
  return line !== undefined && line.length * 3 >= MAX_LINE && byteLength(line) >= MAX_LINE;
}

function tooLong(): EnvFileResult {
  return { kind: 'error', message: 'error reading environment variable file: token too long' };
}

function refusal(where: string): { readonly kind: 'error'; readonly message: string } {
  return { kind: 'error', message: `invalid environment variable format ${where}` };
}

function trimStart(text: string): string {
  return text.replace(/^[ \t]+/, '');
}

function trimEnd(text: string): string {
  let end = text.length;
  while (end > 0 && (text[end - 1] === ' ' || text[end - 1] === '\t')) end--;
  return text.slice(0, end);
}
