import { byteLength } from '../../../go/byte-text.ts';
import { message } from '../../../model/message.ts';
import { withoutEndSlashes, fileNameOf } from '../../../model/names/folder-of.ts';
import { done } from '../../../model/result.ts';
import { noteSecretUse } from '../../../model/secret-use.ts';
import type { SourceValue } from '../../../model/source.ts';
import type { SourceFile, Span } from '../../../model/span.ts';
import type { KustomizeContext } from '../load/context.ts';
import type { Text } from '../load/decode.ts';
import type { GeneratorArgs } from '../load/kustomization.ts';
import { loadBytes, loadText, type PathUse } from '../load/load-file.ts';
import type { Recorder } from '../load/recorder.ts';
import { KEY, spend, type WorkBudget } from '../load/work-budget.ts';
import {
  joinRefusals,
  refused,
  type BuildRefusal,
  type BuildResult,
} from '../tree/build-refusal.ts';

/** One key of a generated object: its value, and the literal, line or file that wrote it. */
export interface KeyValue {
  readonly key: string;
  readonly value: SourceValue;
  readonly at: Span;
  /** Where the key itself is written. */
  readonly keyAt: Span;
}

export interface Reading {
  readonly context: KustomizeContext;
  readonly folder: string;
  readonly recorder: Recorder;
  /** Keys are counted before they are made. */
  readonly run: { readonly work: WorkBudget };
  /** For a Secret. */
  readonly isSecret?: boolean;
}

/** All keys of a generator, in kustomize's order: env files, literals, files. Says of every source why it cannot be used. */
export function readKeyValues(
  reading: Reading,
  args: GeneratorArgs,
): BuildResult<readonly KeyValue[]> {
  const all: KeyValue[] = [];
  const failures: BuildRefusal[] = [];
  for (const [sources, read] of [
    [args.envs, readEnvFile],
    [args.literals, readLiteral],
    [args.files, readFile],
  ] as const) {
    for (const source of sources) {
      const found = read(reading, source, args.at);
      if (found.kind === 'refused') failures.push(found);
      else for (const each of found.value) all.push(each);
    }
  }
  const here = failures.filter(({ words }) => words?.offline === undefined);
  const failure = joinRefusals(here.length > 0 ? here : failures);
  return failure ?? uniqueKeys(all, args.name.text);
}

function uniqueKeys(all: readonly KeyValue[], name: string): BuildResult<readonly KeyValue[]> {
  const first = new Map<string, KeyValue>();
  for (const each of all) {
    const other = first.get(each.key);
    if (other !== undefined) {
      return refused(each.at, `configmap ${name} illegally repeats the key \`${each.key}\``, {
        message: message`\`${name}\` gets the key \`${each.key}\` twice`,
        related: [{ at: other.at, message: message`the first one` }],
      });
    }
    first.set(each.key, each);
  }
  return done(all);
}

function readLiteral(
  _reading: Reading,
  literal: Text,
  around: Span,
): BuildResult<readonly KeyValue[]> {
  const at = literal.at ?? around;
  const equals = literal.text.indexOf('=');
  if (equals < 1) {
    return refused(at, `invalid literal source, expected key=value`, {
      message: message`A literal must be \`key=value\``,
    });
  }
  const key = literal.text.slice(0, equals);
  const text = removeQuotes(literal.text.slice(equals + 1));
  return done([{ key, value: { kind: 'text', text }, at, keyAt: at }]);
}

function removeQuotes(text: string): string {
  const [quote] = text;
  if (text.length < 2 || (quote !== '"' && quote !== "'") || !text.endsWith(quote)) return text;
  return text.slice(1, -1);
}

function readFile(reading: Reading, source: Text, around: Span): BuildResult<readonly KeyValue[]> {
  const at = source.at ?? around;
  const parts = source.text.split('=');
  const [first = '', second] = parts;
  if (parts.length > 2) {
    return refused(at, `source "${source.text}" key name or file path contains '='`, {
      message: message`\`${source.text}\` has more than one \`=\`: it must be \`key=path\` or a path`,
    });
  }
  if (second !== undefined && (first === '' || second === '')) {
    const what = first === '' ? 'missing key name' : 'missing file path';
    return refused(at, `${what} in source "${source.text}"`, {
      message: message`\`${source.text}\` must be \`key=path\`: the ${first === '' ? 'key' : 'path'} is missing`,
    });
  }
  const use: PathUse = { folder: reading.folder, path: second ?? first, at };
  const loaded = loadBytes(reading.context, use, reading.recorder);
  if (loaded.kind === 'refused') return loaded;
  const key = second === undefined ? fileNameOf(withoutEndSlashes(first)) : first;
  return contentOf(reading, use, key, loaded.value.bytes);
}

function contentOf(
  reading: Reading,
  use: PathUse,
  key: string,
  bytes: Uint8Array,
): BuildResult<readonly KeyValue[]> {
  if (!isUtf8(bytes)) {
    return done([{ key, value: { kind: 'bytes', bytes }, at: use.at, keyAt: use.at }]);
  }
  const source = loadText(reading.context, use, reading.recorder);
  if (source.kind === 'refused') return source;
  if (reading.isSecret === true) noteSecretUse(source.value, 'file');
  const at = { file: source.value, start: 0, end: source.value.text.length };
  const value = { kind: 'text', text: source.value.text } as const;
  return done([{ key, value, at, keyAt: use.at }]);
}

function isUtf8(bytes: Uint8Array): boolean {
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return true;
  } catch {
    return false;
  }
}

function readEnvFile(
  reading: Reading,
  source: Text,
  around: Span,
): BuildResult<readonly KeyValue[]> {
  const at = source.at ?? around;
  const use: PathUse = { folder: reading.folder, path: source.text, at };
  const loaded = loadBytes(reading.context, use, reading.recorder);
  if (loaded.kind === 'refused') return loaded;
  if (!isUtf8(loaded.value.bytes)) {
    return refused(at, `env source files: line has invalid utf8 bytes`, {
      message: message`\`${source.text}\` is not UTF-8, so it cannot be read as lines of \`key=value\``,
    });
  }
  const file = loadText(reading.context, use, reading.recorder);
  if (file.kind === 'refused') return file;
  if (reading.isSecret === true) noteSecretUse(file.value, 'env');
  const tooMuch = spend(reading.run.work, KEY * linesIn(file.value.text), at);
  return tooMuch ?? done(envLines(file.value));
}

function linesIn(text: string): number {
  let lines = 1;
  for (let at = text.indexOf('\n'); at !== -1; at = text.indexOf('\n', at + 1)) lines += 1;
  return lines;
}

/** Go's line scanner gives up, without an error, at a line that does not fit its buffer. */
const LONGEST_LINE = 64 * 1024 - 1;
/** What Go's unicode.IsSpace takes for space; not the byte order mark, which JavaScript's `\s` has. */
const LEADING_SPACE =
  /^[\t\n\v\f\r \u0085\u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000]+/;

function envLines(file: SourceFile): readonly KeyValue[] {
  const found: KeyValue[] = [];
  let start = 0;
  for (const line of file.text.split('\n')) {
    if (line.length * 3 > LONGEST_LINE && byteLength(line) > LONGEST_LINE) break;
    const pair = envLine(file, line.replace(/\r$/, ''), start);
    if (pair !== undefined) found.push(pair);
    start += line.length + 1;
  }
  return found;
}

function envLine(file: SourceFile, line: string, start: number): KeyValue | undefined {
  const withoutMark = start === 0 ? line.replace(/^\u{feff}/u, '') : line;
  const trimmed = withoutMark.replace(LEADING_SPACE, '');
  if (trimmed === '' || trimmed.startsWith('#')) return undefined;
  const equals = trimmed.indexOf('=');
  const key = equals === -1 ? trimmed : trimmed.slice(0, equals);
  if (key === '') return undefined;
  const text = equals === -1 ? '' : trimmed.slice(equals + 1);
  const end = start + line.length;
  const at = { file, start: end - trimmed.length, end };
  const keyAt = { file, start: at.start, end: at.start + key.length };
  return { key, value: { kind: 'text', text }, at, keyAt };
}
