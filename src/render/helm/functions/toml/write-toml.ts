import { mapText } from '../../text/edit-text.ts';
import { appendRun, appendText, finishText, newBuilder } from '../../text/text-builder.ts';
import type { TextBuilder } from '../../text/text-builder.ts';
import { textOrigin } from '../../text/text-origin.ts';
import type { Text } from '../../text/text.ts';
import type { Budget } from '../../value/budget.ts';
import { charge } from '../../value/charge.ts';
import { failed } from '../../value/go-function.ts';
import type { GoFailure, GoValue } from '../../value/go-value.ts';
import { isFailure } from '../../value/is-failure.ts';
import { itemsOf } from '../lists/items-of.ts';
import { escapeToml, keysText, keyText } from './toml-keys.ts';
import { entriesOf, scalarText, tomlTypeOf, type TomlEntry } from './toml-types.ts';

const DEEPEST = 500;

interface Writer {
  readonly builder: TextBuilder;
  readonly budget: Budget;
}

/** Thrown with what stops the writing, and caught where it began. */
class Stopped extends Error {
  readonly failure: GoFailure;

  constructor(failure: GoFailure) {
    super(failure.message);
    this.failure = failure;
  }
}

/** toml.Encoder.Encode of github.com/BurntSushi/toml 1.6; the failure is its error. */
export function writeToml(value: GoValue, budget: Budget): Text | GoFailure {
  const writer: Writer = { builder: newBuilder(), budget };
  try {
    write(writer, [], value);
    return finishText(writer.builder);
  } catch (error) {
    if (error instanceof Stopped) return error.failure;
    throw error;
  }
}

function write(writer: Writer, key: readonly string[], value: GoValue): void {
  if (isNil(value)) return;
  switch (typeOf(value)) {
    case 'table':
      writeTable(writer, key, value);
      break;
    case 'tables':
      writeTables(writer, key, value);
      break;
    default:
      writePair(writer, key, value);
  }
}

function writePair(writer: Writer, key: readonly string[], value: GoValue): void {
  const last = key.at(-1);
  if (last === undefined) {
    writeElement(writer, value, 0);
    return;
  }
  add(writer, `${indentOf(key)}${keyText(last)} = `);
  writeElement(writer, value, key.length);
  newLine(writer);
}

function writeTable(writer: Writer, key: readonly string[], value: GoValue): void {
  if (key.length > DEEPEST) throw new Stopped(failed('the value is nested too deeply'));
  if (key.length === 1) newLine(writer);
  if (key.length > 0) {
    add(writer, `${indentOf(key)}[${keysText(key)}]`);
    newLine(writer);
  }
  writeEntries(writer, key, value);
}

function writeTables(writer: Writer, key: readonly string[], value: GoValue): void {
  if (key.length === 0) {
    throw new Stopped(failed('toml: top-level values must be Go maps or structs'));
  }
  for (const item of itemsOf(value) ?? []) {
    if (isNil(item)) continue;
    newLine(writer);
    add(writer, `${indentOf(key)}[[${keysText(key)}]]`);
    newLine(writer);
    writeEntries(writer, key, item);
  }
}

/** Values before tables, which would swallow them. */
function writeEntries(writer: Writer, key: readonly string[], value: GoValue): void {
  for (const { name, value: entry } of sorted(value).flat()) write(writer, [...key, name], entry);
}

function sorted(value: GoValue): readonly [direct: TomlEntry[], tables: TomlEntry[]] {
  const entries = entriesOf(value);
  return [entries.filter((entry) => !isTable(entry)), entries.filter(isTable)];
}

function isTable({ value }: TomlEntry): boolean {
  const type = isNil(value) ? 'value' : typeOf(value);
  return type === 'table' || type === 'tables';
}

/** What can be an item of a list: also a table, on the same line. */
function writeElement(writer: Writer, value: GoValue, depth: number): void {
  if (depth > DEEPEST) throw new Stopped(failed('the value is nested too deeply'));
  const spent = charge(writer.budget, 1, 4);
  if (spent !== undefined) throw new Stopped(spent);
  const text = scalarText(value, writer.budget);
  if (text !== undefined) {
    if (isFailure(text)) throw new Stopped(text);
    if (text.quoted) appendQuoted(writer, text.text);
    else appendText(writer.builder, text.text);
    return;
  }
  const items = itemsOf(value);
  if (items === undefined) writeInlineTable(writer, value, depth);
  else {
    items.forEach((item, index) => {
      appendRun(writer.builder, index === 0 ? '[' : ', ');
      writeElement(writer, item, depth + 1);
    });
    appendRun(writer.builder, items.length === 0 ? '[]' : ']');
  }
}

function writeInlineTable(writer: Writer, value: GoValue, depth: number): void {
  const [direct, tables] = sorted(value);
  appendRun(writer.builder, '{');
  for (const [entries, follows] of [
    [direct, tables.length > 0],
    [tables, false],
  ] as const) {
    entries.forEach(({ name, value: entry }, index) => {
      if (isNil(entry)) return;
      add(writer, `${keyText(name)} = `);
      writeElement(writer, entry, depth + 1);
      if (follows || index < entries.length - 1) appendRun(writer.builder, ', ');
    });
  }
  appendRun(writer.builder, '}');
}

function appendQuoted({ builder }: Writer, text: Text): void {
  const origin = textOrigin(text);
  appendRun(builder, '"', origin);
  appendText(builder, mapText(text, escapeToml));
  appendRun(builder, '"', origin);
}

function typeOf(value: GoValue): ReturnType<typeof tomlTypeOf> & string {
  const type = tomlTypeOf(value);
  if (typeof type !== 'string') throw new Stopped(type);
  return type;
}

function isNil(value: GoValue): boolean {
  if (value.kind === 'nil') return true;
  return (value.kind === 'map' || value.kind === 'list') && value.isNil;
}

/** Adds text of the writer's own, or of keys. */
function add({ builder, budget }: Writer, run: string): void {
  const spent = charge(budget, 1, run.length);
  if (spent !== undefined) throw new Stopped(spent);
  appendRun(builder, run);
}

/** A line break, but not before anything was written. */
function newLine({ builder }: Writer): void {
  if (builder.text !== '') appendRun(builder, '\n');
}

function indentOf(key: readonly string[]): string {
  return '  '.repeat(key.length - 1);
}
