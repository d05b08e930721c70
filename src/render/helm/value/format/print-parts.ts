import { toBytes } from '../../text/bytes.ts';
import { appendRun } from '../../text/text-builder.ts';
import { textOrigin } from '../../text/text-origin.ts';
import { textOf } from '../../text/text.ts';
import type { BytesValue, GoValue, ListValue, MapValue, StructValue } from '../go-value.ts';
import { stringValue, uintValue } from '../make-value.ts';
import { sortedKeys } from '../sorted-keys.ts';
import { NO_FLAGS, type Flags } from './flags.ts';
import type { Printer } from './printer.ts';
import { printString } from './string-verbs.ts';

/** One verb of a format on its way through a value. */
interface Printing {
  readonly printer: Printer;
  readonly verb: string;
  readonly flags: Flags;
  /** Prints a part of the value, at the depth of the part. */
  readonly print: (part: GoValue, depth: number) => void;
}

/** []byte: numbers, unless the verb is for strings. */
export function printBytes(printing: Printing, value: BytesValue, depth: number): void {
  const { printer, verb, flags } = printing;
  if (verb !== 'v' && verb !== 'd' && printString(printer.builder, value.text, verb, flags)) return;
  if (flags === NO_FLAGS) {
    // A file may have millions of bytes, and a context that is printed holds all files.
    appendRun(printer.builder, `[${toBytes(value.text.text).join(' ')}]`, textOrigin(value.text));
    return;
  }
  const name = depth === 0 && !value.type.named ? '[]byte' : value.type.name;
  const bytes = Array.from(toBytes(value.text.text), (byte) => uintValue(byte));
  printItems(printing, bytes, depth, name);
}

/** `[a b]` */
export function printList(printing: Printing, value: ListValue, depth: number): void {
  const { printer, flags } = printing;
  if (flags.sharpV && value.isNil) appendRun(printer.builder, `${value.type.name}(nil)`);
  else printItems(printing, value.items, depth, value.type.name);
}

/** `map[a:1 b:2]`, by the order of the keys. */
export function printMap(printing: Printing, value: MapValue, depth: number): void {
  const { printer, flags, print } = printing;
  const { builder } = printer;
  if (flags.sharpV && value.isNil) {
    appendRun(builder, `${value.type.name}(nil)`);
    return;
  }
  appendRun(builder, flags.sharpV ? `${value.type.name}{` : 'map[');
  for (const [index, key] of sortedKeys(value).entries()) {
    if (index > 0) appendRun(builder, flags.sharpV ? ', ' : ' ');
    print(stringValue(textOf(key, value.keyOrigins?.get(key))), depth + 1);
    appendRun(builder, ':');
    const entry = value.entries.get(key);
    if (entry !== undefined) print(entry, depth + 1);
    if (printer.failure !== undefined) return;
  }
  appendRun(builder, flags.sharpV ? '}' : ']');
}

/** `{a 1}`, with the names of the fields if the verb prints them. */
export function printStruct(printing: Printing, value: StructValue, depth: number): void {
  const { printer, flags, print } = printing;
  const { builder } = printer;
  if (flags.sharpV) appendRun(builder, value.type.elem?.name ?? value.type.name);
  appendRun(builder, '{');
  for (const [index, [name, field]] of [...value.fields].entries()) {
    if (index > 0) appendRun(builder, flags.sharpV ? ', ' : ' ');
    if (flags.plusV || flags.sharpV) appendRun(builder, `${name}:`);
    print(field, depth + 1);
    if (printer.failure !== undefined) return;
  }
  appendRun(builder, '}');
}

function printItems(
  { printer, flags, print }: Printing,
  items: readonly GoValue[],
  depth: number,
  name: string,
): void {
  const { builder } = printer;
  appendRun(builder, flags.sharpV ? `${name}{` : '[');
  for (const [index, item] of items.entries()) {
    if (index > 0) appendRun(builder, flags.sharpV ? ', ' : ' ');
    print(item, depth + 1);
    if (printer.failure !== undefined) return;
  }
  appendRun(builder, flags.sharpV ? '}' : ']');
}
