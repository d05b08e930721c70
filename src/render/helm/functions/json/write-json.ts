import type { Budget } from '../../../../model/budget.ts';
import { mapText } from '../../text/edit-text.ts';
import {
  type TextBuilder,
  appendRun,
  appendText,
  finishText,
  newBuilder,
} from '../../text/text-builder.ts';
import { textOrigin } from '../../text/text-origin.ts';
import type { Text } from '../../text/text.ts';
import { charge } from '../../value/charge.ts';
import { failed } from '../../value/go-function.ts';
import type { GoFailure, GoValue } from '../../value/go-value.ts';
import { isFailure } from '../../value/is-failure.ts';
import { jsonShape, type JsonEntry } from './json-shape.ts';

/** How JSON is written. */
export interface JsonStyle {
  /** `<`, `>` and `&` are escaped. */
  readonly escapesHtml: boolean;
  /** The indentation of each level; empty to write everything on one line. */
  readonly indent: string;
}

/** encoding/json finds a map within itself at this depth. */
const DEEPEST = 1000;
/** Writing a value takes as long as that many steps of a template. */
const STEPS = 6;

interface Writer extends JsonStyle {
  readonly builder: TextBuilder;
  readonly budget: Budget;
}

/** json.Marshal: each text keeps its pieces. The failure is its error. */
export function writeJson(value: GoValue, style: JsonStyle, budget: Budget): Text | GoFailure {
  const builder = newBuilder();
  const failure = writeValue({ ...style, builder, budget }, value, 0);
  return failure ?? finishText(builder);
}

function writeValue(writer: Writer, value: GoValue, depth: number): GoFailure | undefined {
  if (depth > DEEPEST) return cycleIn(value);
  const spent = charge(writer.budget, STEPS, (depth + 1) * writer.indent.length + 2);
  if (spent !== undefined) return spent;
  const shape = jsonShape(value);
  if (isFailure(shape)) return shape;
  switch (shape.kind) {
    case 'plain':
      appendText(writer.builder, shape.text);
      return undefined;
    case 'string': {
      const long = charge(writer.budget, 0, shape.text.text.length);
      if (long !== undefined) return long;
      appendText(writer.builder, escapeJson(shape.text, writer.escapesHtml));
      return undefined;
    }
    case 'list':
      return writeList(writer, shape.items, depth);
    default:
      return writeObject(writer, shape.entries, depth);
  }
}

function cycleIn(value: GoValue): GoFailure {
  const type = value.kind === 'nil' ? 'interface {}' : value.type.name;
  return failed(`json: unsupported value: encountered a cycle via ${type}`);
}

function writeList(
  writer: Writer,
  items: readonly GoValue[],
  depth: number,
): GoFailure | undefined {
  if (items.length === 0) {
    appendRun(writer.builder, '[]');
    return undefined;
  }
  for (const [index, item] of items.entries()) {
    appendRun(writer.builder, (index === 0 ? '[' : ',') + lineAt(writer, depth + 1));
    const failure = writeValue(writer, item, depth + 1);
    if (failure !== undefined) return failure;
  }
  appendRun(writer.builder, `${lineAt(writer, depth)}]`);
  return undefined;
}

function writeObject(
  writer: Writer,
  entries: readonly JsonEntry[],
  depth: number,
): GoFailure | undefined {
  if (entries.length === 0) {
    appendRun(writer.builder, '{}');
    return undefined;
  }
  for (const [index, { key, value }] of entries.entries()) {
    appendRun(writer.builder, (index === 0 ? '{' : ',') + lineAt(writer, depth + 1));
    appendText(writer.builder, escapeJson(key, writer.escapesHtml));
    appendRun(writer.builder, writer.indent === '' ? ':' : ': ');
    const failure = writeValue(writer, value, depth + 1);
    if (failure !== undefined) return failure;
  }
  appendRun(writer.builder, `${lineAt(writer, depth)}}`);
  return undefined;
}

function lineAt({ indent }: Writer, depth: number): string {
  return indent === '' ? '' : `\n${indent.repeat(depth)}`;
}

const SHORT: ReadonlyMap<string, string> = new Map([
  ['"', '\\"'],
  ['\\', '\\\\'],
  ['\b', '\\b'],
  ['\f', '\\f'],
  ['\n', '\\n'],
  ['\r', '\\r'],
  ['\t', '\\t'],
]);
const ESCAPED = /["\\\u0000-\u001f\u2028\u2029]|(?<![\ud800-\udbff])[\udc80-\udcff]/g;
const ESCAPED_HTML = /["\\<>&\u0000-\u001f\u2028\u2029]|(?<![\ud800-\udbff])[\udc80-\udcff]/g;

/** A text as a JSON string of encoding/json, its pieces kept. */
function escapeJson(text: Text, escapesHtml: boolean): Text {
  const pattern = escapesHtml ? ESCAPED_HTML : ESCAPED;
  const { pieces } = text;
  if (pieces.length === 0)
    return { text: `"${text.text.replaceAll(pattern, escapeChar)}"`, pieces };
  const origin = textOrigin(text);
  const builder = newBuilder();
  appendRun(builder, '"', origin);
  appendText(
    builder,
    mapText(text, (run) => run.replaceAll(pattern, escapeChar)),
  );
  appendRun(builder, '"', origin);
  return finishText(builder);
}

function escapeChar(char: string): string {
  const code = char.charCodeAt(0);
  const isOddByte = code >= 0xdc80 && code <= 0xdcff;
  return SHORT.get(char) ?? `\\u${(isOddByte ? 0xfffd : code).toString(16).padStart(4, '0')}`;
}
