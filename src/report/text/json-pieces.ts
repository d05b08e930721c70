import { safeJson } from './escape-text.ts';

/** A thing as a format for programs writes it. */
export type Json = Readonly<Record<string, unknown>>;

/** A list of which each item is made when it is written: of a report with a hundred thousand problems, only one is held in the shape of its format. */
export class LaterList<Item> {
  readonly items: () => Iterable<Item>;
  /** Each item is written on a line. */
  readonly isOneLine: boolean;

  constructor(items: () => Iterable<Item>, isOneLine: boolean) {
    this.items = items;
    this.isOneLine = isOneLine;
  }
}

/** Items that are made when `jsonPieces` comes to them, and forgotten again. */
export function later<Thing, Item>(
  things: readonly Thing[],
  toJson: (thing: Thing, index: number) => Item,
  isOneLine = false,
): LaterList<Item> {
  const items = function* (): Generator<Item> {
    for (const [index, thing] of things.entries()) yield toJson(thing, index);
  };
  return new LaterList(items, isOneLine);
}

/** What `safeJson` writes for data, in pieces of one text. Lists in it may be `later`. `margin`: what the lines after the first begin with. */
export function* jsonPieces(value: unknown, margin = ''): Generator<string> {
  const inner = `${margin}  `;
  if (value instanceof LaterList) {
    const { items, isOneLine } = value;
    yield* listed(items(), margin, (item) => [textOf(item, inner, isOneLine)]);
  } else if (Array.isArray(value)) {
    yield* listed<unknown>(value, margin, (item) => jsonPieces(item, inner));
  } else if (isRecord(value)) {
    let open = '{';
    for (const [name, field] of Object.entries(value)) {
      if (field === undefined) continue;
      yield `${open}\n${inner}${safeJson(name)}: `;
      yield* jsonPieces(field, inner);
      open = ',';
    }
    yield open === '{' ? '{}' : `\n${margin}}`;
  } else yield safeJson(value);
}

function* listed<Item>(
  items: Iterable<Item>,
  margin: string,
  piecesOf: (item: Item) => Iterable<string>,
): Generator<string> {
  let open = '[';
  for (const item of items) {
    yield `${open}\n${margin}  `;
    yield* piecesOf(item);
    open = ',';
  }
  yield open === '[' ? '[]' : `\n${margin}]`;
}

function textOf(item: unknown, margin: string, isOneLine: boolean): string {
  return isOneLine ? safeJson(item, 0) : safeJson(item).replaceAll('\n', `\n${margin}`);
}

function isRecord(value: unknown): value is Json {
  return typeof value === 'object' && value !== null;
}
