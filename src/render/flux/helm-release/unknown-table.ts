import type { Origin } from '../../helm/text/origin.ts';
import type { GoValue } from '../../helm/value/go-value.ts';
import type { Table } from '../../helm/values/tables.ts';

/** The same values, of which none is certain any more: what `label` names may set each of them again. */
export function unknownTable(table: Table, label: string): Table {
  const entries = new Map<string, GoValue>();
  for (const [key, value] of table.entries) entries.set(key, unknownValue(value, label));
  return { ...table, entries };
}

function unknownValue(value: GoValue, label: string): GoValue {
  if (value.kind === 'map') return unknownTable(value, label);
  if (value.kind === 'list') {
    return { ...value, items: value.items.map((item) => unknownValue(item, label)) };
  }
  if (value.kind !== 'string') {
    return 'origin' in value ? { ...value, origin: unknownOrigin(value.origin, label) } : value;
  }
  const { text } = value;
  const pieces = text.pieces.map((piece) => ({
    ...piece,
    origin: unknownOrigin(piece.origin, label),
  }));
  return { ...value, text: { ...text, pieces } };
}

function unknownOrigin(origin: Origin | undefined, unknowable: string): Origin | undefined {
  return origin && { ...origin, unknowable: origin.unknowable ?? unknowable };
}
