import type { Text } from '../text/text.ts';
import type { GoValue, ListValue } from '../value/go-value.ts';
import { listValue, NIL } from '../value/make-value.ts';
import { valueOrigin } from '../value/value-origin.ts';
import { readSetValue } from './read-set-value.ts';
import { newScanner, scanUntil, type SetOutcome, type Setting } from './scan-set.ts';
import { originIn, type SetExpression } from './set-expression.ts';
import { isTable, newTable, setEntry, type Table } from './tables.ts';
import type { ValuesRefusal } from './values-refusal.ts';

const LARGEST_INDEX = 65_536;
const DEEPEST_NAME = 30;

/**
 * Writes the values of one expression into a table, which is changed together with the tables and lists in it. Imitates
 * pkg/strvals of Helm 3.22.
 */
export function applySet(
  expression: SetExpression,
  table: Table,
  { readFile, helm }: Pick<Setting, 'readFile' | 'helm'>,
): ValuesRefusal | undefined {
  const setting = { scanner: newScanner(expression), readFile, helm };
  for (;;) {
    const outcome = setKey(setting, table, 0);
    if (outcome === 'next') continue;
    if (outcome === 'end') return undefined;
    const at = { file: expression.file, start: 0, end: expression.file.text.length };
    return { kind: 'refused', ...outcome, at };
  }
}

function setKey(setting: Setting, table: Table, depth: number): SetOutcome {
  const { scanner } = setting;
  const { kind } = scanner.expression;
  const { text, last } = scanUntil(scanner, kind === 'set-literal' ? '=[.' : '=[,.');
  const key = text.text;
  if (last === undefined) {
    if (key === '') return 'end';
    return { message: `key ${JSON.stringify(key)} has no value`, lacksValue: true };
  }
  if (last === '[') return setInList(setting, table, text, depth);
  if (last === '.') return setInTable(setting, table, text, depth + 1);
  if (last === ',') {
    const message = `key ${JSON.stringify(key)} has no value (cannot end with ,)`;
    return { message, lacksValue: true };
  }
  const read = readSetValue(setting);
  if (read.value !== undefined) put(table, text, read.value);
  return read.outcome;
}

/** Behind `key.`: what follows is for the table of that name. */
function setInTable(setting: Setting, table: Table, key: Text, depth: number): SetOutcome {
  if (depth > DEEPEST_NAME) {
    const message = `value name nested level is greater than maximum supported nested level of ${DEEPEST_NAME}`;
    return { message };
  }
  const before = table.entries.get(key.text);
  if (before !== undefined && !isTable(before)) {
    return { message: wrongType(before, 'map[string]interface {}') };
  }
  const inner = before ?? newTable(wholeOrigin(setting));
  const outcome = setKey(setting, inner, depth);
  if (outcome === 'next' && inner.entries.size === 0) {
    return { message: `key map ${JSON.stringify(key.text)} has no value`, lacksValue: true };
  }
  if (inner.entries.size > 0) put(table, key, inner);
  return outcome;
}

/** Behind `key[`: the index, and what follows for the list of that name. */
function setInList(setting: Setting, table: Table, key: Text, depth: number): SetOutcome {
  const index = readIndex(setting);
  if (typeof index !== 'number') return index;
  const before = table.entries.get(key.text);
  if (before !== undefined && before.kind !== 'list') {
    return { message: wrongType(before, '[]interface {}') };
  }
  const items = [...(before?.items ?? [])];
  const outcome = setItem(setting, items, index, depth);
  put(table, key, listOf(setting, items, before));
  return outcome;
}

function readIndex({ scanner, helm }: Setting): number | Exclude<SetOutcome, 'next'> {
  const { text, last } = scanUntil(scanner, ']');
  if (last === undefined) return helm === 4 ? 'end' : { message: 'error parsing index: EOF' };
  if (!/^[-+]?\d+$/.test(text.text)) {
    const quoted = JSON.stringify(text.text);
    return { message: `error parsing index: strconv.Atoi: parsing ${quoted}: invalid syntax` };
  }
  return Number(text.text);
}

/** Behind `]`: writes into one place of a list, which is changed. */
function setItem(setting: Setting, items: GoValue[], index: number, depth: number): SetOutcome {
  if (index < 0) return { message: `negative ${index} index not allowed` };
  const { text, last } = scanUntil(setting.scanner, '[.=');
  if (text.text !== '') {
    const letters = Array.from(text.text, (letter) => `'${letter}'`).join(' ');
    return { message: `unexpected data at end of array index: [${letters}]` };
  }
  switch (last) {
    case undefined:
      return 'end';
    case '=': {
      const read = readSetValue(setting);
      if (read.value === undefined) return read.outcome;
      return place(items, index, read.value) ?? 'next';
    }
    case '[':
      return setNested(setting, items, index, depth);
    default:
      return setItemTable(setting, items, index, depth);
  }
}

/** Behind `][`: a list in the list. */
function setNested(setting: Setting, items: GoValue[], index: number, depth: number): SetOutcome {
  const inner = readIndex(setting);
  if (typeof inner !== 'number') return inner;
  const before = items[index] ?? NIL;
  if (before.kind !== 'nil' && before.kind !== 'list') {
    return { message: wrongType(before, '[]interface {}') };
  }
  const list = before.kind === 'list' ? before : undefined;
  const below = [...(list?.items ?? [])];
  const outcome = setItem(setting, below, inner, depth);
  if (outcome !== 'next') return outcome;
  return place(items, index, listOf(setting, below, list)) ?? outcome;
}

/** Behind `].`: a table in the list. */
function setItemTable(
  setting: Setting,
  items: GoValue[],
  index: number,
  depth: number,
): SetOutcome {
  const before = items[index];
  const inner = isTable(before) ? before : newTable(wholeOrigin(setting));
  if (index < items.length) items[index] = inner;
  const outcome = setKey(setting, inner, depth);
  if (outcome !== 'next') return outcome;
  return place(items, index, inner) ?? outcome;
}

/** Writes one item; the places before it are null. */
function place(
  items: GoValue[],
  index: number,
  value: GoValue,
): { readonly message: string } | undefined {
  if (index > LARGEST_INDEX) {
    const message = `index of ${index} is greater than maximum supported index of ${LARGEST_INDEX}`;
    return { message };
  }
  while (items.length <= index) items.push(NIL);
  items[index] = value;
  return undefined;
}

function listOf(
  setting: Setting,
  items: readonly GoValue[],
  before: ListValue | undefined,
): ListValue {
  return listValue(items, before?.origin ?? wholeOrigin(setting));
}

/** A key without a name is not set. */
function put(table: Table, key: Text, value: GoValue): void {
  if (key.text === '') return;
  setEntry(table, key.text, value, key.pieces[0]?.origin ?? valueOrigin(value));
}

function wholeOrigin({ scanner: { expression } }: Setting): ReturnType<typeof originIn> {
  return originIn(expression, 0, expression.file.text.length);
}

function wrongType(value: GoValue, wanted: string): string {
  const type = value.kind === 'nil' ? 'nil' : value.type.name;
  return `unable to parse key: interface conversion: interface {} is ${type}, not ${wanted}`;
}
