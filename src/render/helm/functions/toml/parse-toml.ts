import { remadeText, sliceText } from '../../text/edit-text.ts';
import type { Origin } from '../../text/origin.ts';
import { textOrigin } from '../../text/text-origin.ts';
import type { Text } from '../../text/text.ts';
import { LIST, MAP, sliceType } from '../../value/go-types.ts';
import type { GoValue, MapValue } from '../../value/go-value.ts';
import { boolValue, listValue, mapValue, stringValue } from '../../value/make-value.ts';
import { goQuote } from '../../../../go/go-quote.ts';
import { lexTop } from './lex-toml.ts';
import type { TomlItem, TomlItemKind } from './toml-item.ts';
import { keysText } from './toml-keys.ts';
import { newReader, type TomlReader, type TomlState } from './toml-reader.ts';
import { tomlFloat, tomlInteger, tomlTime } from './toml-scalars.ts';
import { joinLines, unescapeToml, withoutFirstBreak } from './toml-strings.ts';

/** What toml.Unmarshal makes of a text: a map or an error. */
export interface ParsedToml {
  readonly value: GoValue | undefined;
  readonly error: string | undefined;
}

const TABLES = sliceType(MAP);
/** Deeper ones are refused: each level takes some of the stack. */
const DEEPEST = 500;
/** Where a text that is UTF-16 shows itself. */
const LOOKED_AT = 6;

interface Parser {
  readonly source: Text;
  readonly reader: TomlReader;
  state: TomlState | undefined;
  /** The table that keys are in. */
  context: readonly string[];
  key: string;
  /** Line of the last key. */
  line: number;
  depth: number;
  readonly root: MapValue;
  /** Lists of tables, which grow. */
  readonly tables: Map<GoValue, MapValue[]>;
  /** Keys of lists of values. */
  readonly arrays: Set<string>;
  /** Keys of tables that nobody has defined yet, only their parts. */
  readonly implicit: Set<string>;
}

class TomlError extends Error {}

/** Reads a TOML text with the words of github.com/BurntSushi/toml 1.6 for what is wrong. Strings keep their pieces. */
export function parseToml(text: Text): ParsedToml {
  const source = text.text.startsWith('\ufeff') ? sliceText(text, 1) : text;
  const root = mapValue(new Map(), textOrigin(source));
  if (source.text.slice(0, LOOKED_AT).includes('\0')) {
    const message =
      'files cannot contain NULL bytes; probably using UTF-16; TOML files must be UTF-8';
    return { value: undefined, error: `toml: line 1: ${message}` };
  }
  try {
    readDocument(newParser(source, root));
    return { value: root, error: undefined };
  } catch (error) {
    if (error instanceof TomlError) return { value: undefined, error: error.message };
    throw error;
  }
}

function newParser(source: Text, root: MapValue): Parser {
  return {
    source,
    reader: newReader(source.text),
    state: lexTop,
    context: [],
    key: '',
    line: 0,
    depth: 0,
    root,
    tables: new Map(),
    arrays: new Set(),
    implicit: new Set(),
  };
}

function readDocument(parser: Parser): void {
  for (let item = nextItem(parser); item.kind !== 'end'; item = nextItem(parser)) {
    if (item.kind === 'comment') nextItem(parser);
    else if (item.kind === 'key') readPair(parser);
    else readHeader(parser, item.kind === 'array table');
  }
}

/** `[a.b]` or `[[a.b]]` */
function readHeader(parser: Parser, isArray: boolean): void {
  const key = readKey(parser, isArray ? 'array table end' : 'table end');
  enterTable(parser, key, isArray);
  // The list of tables itself is not a list of values any more.
  parser.arrays.delete(keysText(parser.context));
}

/** `a.b = value` */
function readPair(parser: Parser): { readonly path: readonly string[]; readonly value: GoValue } {
  const outer = parser.context;
  const path = readKey(parser, 'key end');
  parser.key = path.at(-1) ?? '';
  for (const part of path.slice(0, -1)) {
    const context = [...parser.context, part];
    parser.implicit.add(keysText(context));
    enterTable(parser, context, false);
  }
  const value = readValue(parser, nextItem(parser), false);
  setValue(parser, parser.key, value);
  const name = keysText([...parser.context, parser.key]);
  if (value.kind === 'list') parser.arrays.add(name);
  else parser.arrays.delete(name);
  parser.context = outer;
  parser.key = '';
  return { path, value };
}

function readKey(parser: Parser, end: TomlItemKind): string[] {
  const parts: string[] = [];
  let item = nextItem(parser);
  parser.line = item.line;
  for (; item.kind !== end; item = nextItem(parser)) {
    parts.push(item.kind === 'text' ? textOf(parser, item) : readString(parser, item).text);
  }
  return parts;
}

function readValue(parser: Parser, item: TomlItem, inArray: boolean): GoValue {
  const text = textOf(parser, item);
  switch (item.kind) {
    case 'integer':
      return scalar(parser, item, tomlInteger(text, originOf(parser, item)));
    case 'float':
      return scalar(parser, item, tomlFloat(text, originOf(parser, item)));
    case 'datetime':
      return scalar(parser, item, tomlTime(text, originOf(parser, item)));
    case 'bool':
      return boolValue(text === 'true', originOf(parser, item));
    case 'array':
      return nested(parser, item, () => readArray(parser));
    case 'inline table':
      return nested(parser, item, () => readInlineTable(parser, inArray));
    default:
      return stringValue(readString(parser, item));
  }
}

function nested(parser: Parser, item: TomlItem, read: () => GoValue): GoValue {
  if (parser.depth >= DEEPEST) {
    throw faultAt(parser, `nested more than ${DEEPEST} levels deep, the limit`, item.line);
  }
  parser.depth++;
  const value = read();
  parser.depth--;
  return value;
}

function scalar(parser: Parser, item: TomlItem, value: GoValue | string): GoValue {
  if (typeof value === 'string') throw faultAt(parser, value, item.line);
  return value;
}

function readString(parser: Parser, item: TomlItem): Text {
  const part = sliceText(parser.source, item.start, item.end);
  const { text } = part;
  switch (item.kind) {
    case 'escaped string':
      return unescaped(parser, item, part, text);
    case 'long string':
      return unescaped(parser, item, part, joinLines(withoutFirstBreak(text)));
    case 'long raw string':
      return sliceText(part, text.length - withoutFirstBreak(text).length);
    default:
      return part;
  }
}

function unescaped(parser: Parser, item: TomlItem, part: Text, escaped: string): Text {
  if (escaped === part.text && !escaped.includes('\\')) return part;
  const made = unescapeToml(escaped);
  if (typeof made !== 'string') throw faultAt(parser, made.message, item.line);
  return remadeText(part, made);
}

function readArray(parser: Parser): GoValue {
  parser.arrays.add(currentKey(parser));
  const items: GoValue[] = [];
  for (let item = nextItem(parser); item.kind !== 'array end'; item = nextItem(parser)) {
    if (item.kind === 'comment') nextItem(parser);
    else items.push(readValue(parser, item, true));
  }
  return listValue(items, textOrigin(parser.source), LIST);
}

function readInlineTable(parser: Parser, inArray: boolean): GoValue {
  const table = mapValue(new Map(), textOrigin(parser.source));
  const { context: outer, key } = parser;
  parser.context = [...outer, key];
  parser.key = '';
  parser.implicit.add(keysText(parser.context));
  enterTable(parser, parser.context, inArray);
  for (let item = nextItem(parser); item.kind !== 'inline table end'; item = nextItem(parser)) {
    if (item.kind === 'comment') nextItem(parser);
    else {
      const { path, value } = readPair(parser);
      setDeep(parser, table, path, value);
    }
  }
  parser.context = outer;
  parser.key = key;
  return table;
}

function setDeep(parser: Parser, table: MapValue, path: readonly string[], value: GoValue): void {
  let here = table;
  for (const part of path.slice(0, -1)) {
    const next = here.entries.get(part) ?? mapValue(new Map(), here.origin);
    here.entries.set(part, next);
    if (next.kind !== 'map') {
      throw faultAt(parser, `${goQuote(keysText(parser.context))} is not a table`, parser.line);
    }
    here = next;
  }
  here.entries.set(path.at(-1) ?? '', value);
}

/** Makes a table the one that keys are in; its parents are made where they are missing. */
function enterTable(parser: Parser, key: readonly string[], isArray: boolean): void {
  let here = parser.root;
  const parents: string[] = [];
  for (const part of key.slice(0, -1)) {
    parents.push(part);
    if (!here.entries.has(part)) {
      parser.implicit.add(keysText(parents));
      here.entries.set(part, mapValue(new Map(), here.origin));
    }
    const next = tableUnder(parser, here, part);
    if (next === undefined) {
      const message = `Key '${keysText(parents)}' was already created as a hash.`;
      throw faultAt(parser, message, parser.line);
    }
    here = next;
  }
  parser.context = parents;
  const last = key.at(-1) ?? '';
  if (isArray) addToTables(parser, here, key, last);
  else setValue(parser, last, mapValue(new Map(), here.origin));
  parser.context = [...parents, last];
}

function addToTables(parser: Parser, here: MapValue, key: readonly string[], last: string): void {
  let list = here.entries.get(last);
  if (list === undefined) {
    const items: MapValue[] = [];
    list = listValue(items, here.origin, TABLES);
    parser.tables.set(list, items);
    here.entries.set(last, list);
  }
  const items = parser.tables.get(list);
  if (items === undefined) {
    const message = `Key '${keysText(key)}' was already created and cannot be used as an array.`;
    throw faultAt(parser, message, parser.line);
  }
  items.push(mapValue(new Map(), here.origin));
}

/** The table under a key, of a list of tables the last one. */
function tableUnder(parser: Parser, map: MapValue, key: string): MapValue | undefined {
  const value = map.entries.get(key);
  if (value?.kind === 'map') return value;
  return value === undefined ? undefined : parser.tables.get(value)?.at(-1);
}

/** Sets a key of the table that keys are in; a table that was only implied may be defined once. */
function setValue(parser: Parser, key: string, value: GoValue): void {
  let here = parser.root;
  const path: string[] = [];
  for (const part of parser.context) {
    path.push(part);
    const next = tableUnder(parser, here, part);
    if (next === undefined) throw defined(parser, path);
    here = next;
  }
  path.push(key);
  const name = keysText(path);
  if (!here.entries.has(key)) here.entries.set(key, value);
  else if (!parser.implicit.delete(name)) throw defined(parser, path);
  else if (parser.arrays.has(name)) here.entries.set(key, value);
}

function defined(parser: Parser, path: readonly string[]): TomlError {
  return faultAt(parser, `Key '${keysText(path)}' has already been defined.`, parser.line);
}

function nextItem(parser: Parser): TomlItem {
  const { reader } = parser;
  for (let item = reader.found.shift(); ; item = reader.found.shift()) {
    if (item?.kind === 'fault') throw faultAt(parser, item.message, item.line);
    if (item !== undefined) return item;
    if (parser.state === undefined) throw new Error('read on behind the end');
    parser.state = parser.state(reader);
  }
}

function faultAt(parser: Parser, message: string, line: number): TomlError {
  const key = currentKey(parser);
  return new TomlError(
    `toml: line ${line}${key === '' ? '' : ` (last key ${goQuote(key)})`}: ${message}`,
  );
}

function currentKey({ context, key }: Parser): string {
  if (key === '') return keysText(context);
  return context.length === 0 ? key : `${keysText(context)}.${key}`;
}

function textOf({ source }: Parser, { start, end }: TomlItem): string {
  return source.text.slice(start, end);
}

function originOf({ source }: Parser, { start, end }: TomlItem): Origin | undefined {
  return source.pieces.length === 0 ? undefined : textOrigin(sliceText(source, start, end));
}
