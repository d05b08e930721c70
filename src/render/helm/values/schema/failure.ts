import { goEscape } from '../../../../go/go-quote.ts';
import { escapePart } from './json-pointer.ts';

/** Why a value does not fit a schema. */
export interface Failure {
  /** Where the value is, from the root. */
  readonly path: readonly string[];
  readonly words: FailureWords;
  readonly causes: readonly Failure[];
  /** A group only holds its causes together; a reference with one cause is not shown. */
  readonly kind: 'fault' | 'group' | 'reference';
  /** A key of the value that it is about. */
  readonly key?: string;
}

/** In the words of Helm's validator. */
export interface FailureWords {
  readonly text: string;
  /** The same without text of the user; absent if it has none. */
  readonly discreet?: string;
}

/** The failures as Helm prints them, one per line, causes indented. */
export function failureText(failures: readonly Failure[], isDiscreet: boolean): string {
  return failures.flatMap((failure) => linesOf(failure, 0, isDiscreet)).join('\n');
}

function linesOf(failure: Failure, depth: number, isDiscreet: boolean): readonly string[] {
  const { path, words, causes, kind } = failure;
  if (kind === 'reference' && causes.length === 1) {
    return causes.flatMap((cause) => linesOf(cause, depth, isDiscreet));
  }
  const at = quoted(path.map((part) => `/${escapePart(part)}`).join(''));
  const text = isDiscreet ? (words.discreet ?? words.text) : words.text;
  const below = causes.flatMap((cause) => linesOf(cause, depth + 1, isDiscreet));
  return [`${'  '.repeat(depth)}- at ${at}: ${text}`, ...below];
}

/** Go's `%q`, in single quotes. */
export function quoted(text: string): string {
  const inner = goEscape(text).replaceAll(String.raw`\"`, '"');
  return `'${inner.replaceAll("'", String.raw`\'`)}'`;
}

/** A number as Helm's validator prints it: `65,536`. */
export function grouped(value: number): string {
  const [whole = '', ...fraction] = String(value).split('.');
  return [whole.replaceAll(/\B(?=(?:\d{3})+$)/g, ','), ...fraction].join('.');
}

export function quotedList(names: readonly string[]): string {
  return names.map(quoted).join(', ');
}
