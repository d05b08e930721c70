import { memo } from './memo.ts';
import type { ScalarNode } from './node.ts';
import type { Span } from './span.ts';

/** A text in a message that is not the program's own words. */
export interface Argument {
  /** Its kind: the name of an object, key, variable or volume, a path of a file, a field, or any other text that a person wrote. */
  readonly kind: 'name' | 'path' | 'field' | 'text';
  readonly text: string;
  /** The node or place that the text comes from, which shows whether it is a value of a Secret. Absent: not known. */
  readonly origin?: Span;
  /** Only the build knows it, such as the namespace that its kustomization sets: the same problem in another build may have another text here. */
  readonly isOfBuild?: true;
}

/** A part of a message: the program's own words, or an argument. */
type Part = string | Argument;

/** A sentence, or a clause of one, with its arguments apart from its words: only arguments can hold a value of a Secret. */
export interface Message {
  readonly parts: readonly Part[];
}

/** A message; or a text whose parts have an unknown origin, such as a refusal in the words of another program. */
export type Text = string | Message;

/**
 * A message from a template: the words in it are the program's own. A node in it is an argument with its origin, a plain string one
 * without; words that code chooses go through `words`.
 */
export function message(
  literals: TemplateStringsArray,
  ...args: readonly (Text | number | Argument | Written)[]
): Message {
  if (args.length === 0) return constant(literals);
  const parts: Part[] = [];
  for (let index = 0; index < literals.length; index += 1) {
    const literal = literals[index] ?? '';
    if (literal !== '') parts.push(literal);
    const arg = args[index];
    if (arg !== undefined) addParts(arg, parts);
  }
  // Exact room: an array that grew by pushing keeps some for more.
  return { parts: parts.slice() };
}

/** A message without arguments, one for each place in the code: thousands of findings may give the same help. */
const constant = memo((literals: TemplateStringsArray): Message => words(literals.join('')));

/** A text and the node that holds it. */
type Written = ScalarNode | { readonly text: string; readonly at: Span };

function addParts(arg: Text | number | Argument | Written, parts: Part[]): void {
  if (typeof arg === 'number') parts.push(String(arg));
  else if (typeof arg === 'string') {
    if (arg !== '') parts.push({ kind: 'text', text: arg });
  } else if ('parts' in arg) for (const part of arg.parts) parts.push(part);
  else if ('at' in arg) parts.push(userText(arg.text, arg.at));
  else parts.push(arg.kind === 'scalar' ? userText(arg.text, arg) : arg);
}

/** The program's own words, chosen by code: no part of them comes from a file. */
export function words(text: string): Message {
  return { parts: text === '' ? [] : [text] };
}

/** The name of an object, key, variable or volume, and the node that holds it. */
export function name(text: string, origin?: Span): Argument {
  return origin === undefined ? { kind: 'name', text } : { kind: 'name', text, origin };
}

/** Messages with a separator between them. */
export function joined(texts: readonly (Message | Argument)[], separator: string): Message {
  const parts: Part[] = [];
  for (const [index, each] of texts.entries()) {
    if (index > 0) parts.push(separator);
    addParts(each, parts);
  }
  return { parts };
}

/** Two sentences; the second alone if there is no first one. */
export function sentences(first: Message | undefined, second: Message): Message {
  return first === undefined ? second : joined([first, second], ' ');
}

/** The text of a message as it is, values of Secrets included: to compare and to sort, never to print. */
export function messageText(text: Text): string {
  if (typeof text === 'string') return text;
  return text.parts.map((part) => (typeof part === 'string' ? part : part.text)).join('');
}

/** The same without what only the build knows: equal for one problem of several builds. */
export function textOfAllBuilds({ parts }: Message): string {
  return parts
    .map((part) => (typeof part === 'string' ? part : part.isOfBuild === true ? '' : part.text))
    .join('');
}

/** A text, and its wording if its arguments are known. */
export function worded(text: Text): { readonly message: string; readonly wording?: Message } {
  return typeof text === 'string'
    ? { message: text }
    : { message: messageText(text), wording: text };
}

/** The same message at the start of a sentence. */
export function capitalized(text: Message): Message {
  return withFirst(text, (first) => first.toUpperCase());
}

/** The same message within a sentence. */
export function uncapitalized(text: Message): Message {
  return withFirst(text, (first) => first.toLowerCase());
}

function withFirst(
  { parts: [first, ...rest] }: Message,
  change: (text: string) => string,
): Message {
  if (first === undefined) return { parts: [] };
  const text = typeof first === 'string' ? first : first.text;
  const changed = change(text.charAt(0)) + text.slice(1);
  return { parts: [typeof first === 'string' ? changed : { ...first, text: changed }, ...rest] };
}

/** Any other text that a person wrote, and the node that holds it. */
export function userText(text: string, origin?: Span): Argument {
  return origin === undefined ? { kind: 'text', text } : { kind: 'text', text, origin };
}

/** The path of a field, and the object or map that it is in. */
export function field(text: string, origin?: Span): Argument {
  return origin === undefined ? { kind: 'field', text } : { kind: 'field', text, origin };
}
