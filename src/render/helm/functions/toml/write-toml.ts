import type { Budget } from '../../../../model/budget.ts';
import { isNil } from '../../template/builtins/compare.ts';
import { mapText } from '../../text/edit-text.ts';
import { appendRun, appendText, finishText, newBuilder } from '../../text/text-builder.ts';
import type { TextBuilder } from '../../text/text-builder.ts';
import { textOrigin } from '../../text/text-origin.ts';
import { EMPTY_TEXT, type Text } from '../../text/text.ts';
import { verbatimOffset } from '../../text/verbatim-offset.ts';
import { charge } from '../../value/charge.ts';
import { floatText } from '../../value/format/float-text.ts';
import { failed } from '../../value/go-function.ts';
import type { GoFailure, GoValue, StructValue, TimeValue } from '../../value/go-value.ts';
import { sortedKeys } from '../../value/sorted-keys.ts';
import { valueOrigin } from '../../value/value-origin.ts';
import { itemsOf } from '../lists/items-of.ts';

const DEEPEST = 500;
const TOO_DEEP = failed('the value is nested too deeply');

interface Writer {
  readonly builder: TextBuilder;
  readonly budget: Budget;
  /** The first thing that cannot be written: nothing that follows counts. */
  failure: GoFailure | undefined;
}

type Entry = readonly [name: string, value: GoValue];

/** toml.Encoder.Encode of github.com/BurntSushi/toml 1.6; the failure is its error. The text keeps the origins of values. */
export function writeToml(value: GoValue, budget: Budget): Text | GoFailure {
  const writer: Writer = { builder: newBuilder(), budget, failure: undefined };
  if (isNil(value)) return EMPTY_TEXT;
  if (isTableList(value)) return failed('toml: top-level values must be Go maps or structs');
  if (isTable(value)) writeEntries(writer, [], value);
  else writeElement(writer, value, 0);
  return writer.failure ?? finishText(writer.builder);
}

/** Values come before tables: a value after the header of a table would belong to it. */
function writeEntries(writer: Writer, key: readonly string[], table: GoValue): void {
  if (key.length > DEEPEST) writer.failure ??= TOO_DEEP;
  for (const [name, value] of entriesOf(table)) {
    if (writer.failure !== undefined) return;
    const path = [...key, name];
    if (isTable(value)) writeTable(writer, path, value);
    else if (isTableList(value)) writeTables(writer, path, value);
    else writePair(writer, path, name, value);
  }
}

function writePair(writer: Writer, key: readonly string[], name: string, value: GoValue): void {
  add(writer, `${indentOf(key)}${keyText(name)} = `);
  writeElement(writer, value, key.length);
  add(writer, '\n');
}

function writeTable(writer: Writer, key: readonly string[], table: GoValue): void {
  if (key.length === 1) addBlankLine(writer);
  add(writer, `${indentOf(key)}[${key.map(keyText).join('.')}]\n`);
  writeEntries(writer, key, table);
}

function writeTables(writer: Writer, key: readonly string[], list: GoValue): void {
  for (const table of itemsOf(list) ?? []) {
    addBlankLine(writer);
    add(writer, `${indentOf(key)}[[${key.map(keyText).join('.')}]]\n`);
    writeEntries(writer, key, table);
  }
}

/** A value on the line of its key. */
function writeElement(writer: Writer, value: GoValue, depth: number): void {
  if (depth > DEEPEST) writer.failure ??= TOO_DEEP;
  writer.failure ??= charge(writer.budget, 1, 4);
  if (writer.failure !== undefined) return;
  const items = itemsOf(value);
  if (items !== undefined) {
    const list = items.map((item) => () => {
      if (isNil(item)) writer.failure ??= failed('toml: cannot encode array with nil element');
      else writeElement(writer, item, depth + 1);
    });
    writeJoined(writer, ['[', ']'], list);
  } else if (isTable(value)) {
    const entries = entriesOf(value).map(([name, entry]) => () => {
      add(writer, `${keyText(name)} = `);
      writeElement(writer, entry, depth + 1);
    });
    writeJoined(writer, ['{', '}'], entries);
  } else {
    writeScalar(writer, value);
  }
}

function writeJoined(
  { builder }: Writer,
  [open, close]: readonly [string, string],
  writeParts: readonly (() => void)[],
): void {
  appendRun(builder, open);
  writeParts.forEach((writePart, index) => {
    if (index > 0) appendRun(builder, ', ');
    writePart();
  });
  appendRun(builder, close);
}

function writeScalar(writer: Writer, value: GoValue): void {
  const { builder } = writer;
  const quoted = quotedText(value);
  if (quoted !== undefined) {
    const origin = textOrigin(quoted);
    appendRun(builder, '"', origin);
    appendText(builder, mapText(quoted, escapeToml));
    appendRun(builder, '"', origin);
    return;
  }
  const text = plainText(value);
  const origin = valueOrigin(value);
  if (text === undefined) writer.failure ??= failed(`unsupported type: ${value.kind}`);
  else appendRun(builder, text, origin, verbatimOffset(text, origin));
}

/** Texts, and versions and durations, which have a method String. */
function quotedText(value: GoValue): Text | undefined {
  if (value.kind === 'string') return value.text;
  if (value.kind !== 'struct' && value.kind !== 'int') return undefined;
  return value.type.stringer?.(value);
}

function plainText(value: GoValue): string | undefined {
  switch (value.kind) {
    case 'bool':
    case 'int':
    case 'uint':
      return String(value.value);
    case 'float':
      return floatToml(value.value);
    case 'time':
      return timeToml(value);
    default:
      return undefined;
  }
}

/** Every float has a decimal point or an exponent. */
function floatToml(value: number): string {
  if (Number.isNaN(value)) return 'nan';
  if (!Number.isFinite(value)) return value < 0 ? '-inf' : 'inf';
  const text = floatText(value, 'g', -1);
  return /[.e]/.test(text) ? text : `${text}.0`;
}

function timeToml({ rfc3339, zone }: TimeValue): string {
  const [date = '', clock = ''] = rfc3339.replace(/Z$/, '').split('T');
  switch (zone) {
    case 'date-local':
      return date;
    case 'time-local':
      return clock;
    case 'datetime-local':
      return `${date}T${clock}`;
    default:
      return rfc3339;
  }
}

/** The entries of a table that are not nil: those that are written as tables of their own last, each by name. */
function entriesOf(table: GoValue): readonly Entry[] {
  const entries = table.kind === 'struct' ? fieldsOf(table) : mapEntries(table);
  const isLater = ([, value]: Entry): boolean => isTable(value) || isTableList(value);
  const known = entries.filter(([, value]) => !isNil(value));
  return [...known.filter((entry) => !isLater(entry)), ...known.filter(isLater)];
}

function mapEntries(table: GoValue): readonly Entry[] {
  if (table.kind !== 'map') return [];
  return sortedKeys(table).flatMap((name): readonly Entry[] => {
    const entry = table.entries.get(name);
    return entry === undefined ? [] : [[name, entry]];
  });
}

/** The visible fields of a struct, those of an embedded one among them. */
function fieldsOf(struct: StructValue): readonly Entry[] {
  return [...struct.fields].flatMap(([name, value]): readonly Entry[] => {
    if (!/^\p{Lu}/u.test(name)) return [];
    const isEmbedded = struct.type.tags.get(name)?.embedded === true;
    return isEmbedded && value.kind === 'struct' ? fieldsOf(value) : [[name, value]];
  });
}

function isTable(value: GoValue): boolean {
  return value.kind === 'map' || (value.kind === 'struct' && value.type.stringer === undefined);
}

function isTableList(value: GoValue): boolean {
  return value.kind === 'list' && value.items.length > 0 && value.items.every(isTable);
}

/** A part of a key: quoted unless it is made of letters, digits, `-` and `_`. */
function keyText(part: string): string {
  return /^[A-Za-z0-9_-]+$/.test(part) ? part : `"${escapeToml(part)}"`;
}

function escapeToml(text: string): string {
  return text.replaceAll(/["\\\u0000-\u001f\u007f]/g, (char) =>
    char === '\u007f' ? '\\u007f' : JSON.stringify(char).slice(1, -1),
  );
}

/** Adds text of the writer's own, or of keys. */
function add(writer: Writer, run: string): void {
  writer.failure ??= charge(writer.budget, 1, run.length);
  if (writer.failure === undefined) appendRun(writer.builder, run);
}

/** An empty line, except at the start. */
function addBlankLine(writer: Writer): void {
  if (writer.builder.text !== '') add(writer, '\n');
}

function indentOf(key: readonly string[]): string {
  return '  '.repeat(key.length - 1);
}
