import type { Entry, MapNode, ScalarNode, YamlNode } from '../../model/node.ts';
import { ISSUER_ANNOTATION } from '../../model/release-values.ts';
import type { Span } from '../../model/span.ts';
import type { GoValue } from '../helm/value/go-value.ts';
import { valueOrigin } from '../helm/value/value-origin.ts';
import { isTable, type Table } from '../helm/values/tables.ts';
import { placePart } from '../kustomize/tree/nodes.ts';

/** Values of people name far fewer; one file may be that of thousands of releases. */
const MAX_NODES = 2000;
/** Longer texts name nothing. */
const MAX_NAME = 253;
/** The fields that say what is named, and what of it is read. */
const TELLING =
  /secret|config[mM]ap|credential|^(?:apiVersion|kind|type|group|name|namespace|key|optional|(?:full)?nameOverride)$/i;
/** Ways in which people misspell a field of mounts, which no chart and no Kubernetes reads. */
const MISSPELLED = /^(?:subpath|SubPath|sub_path|subPaht|subPah|subPth)$/;
/** Beside a `name`: charts make a ConfigMap or Secret of it. Only that it is there is kept. */
const DATA: ReadonlySet<string> = new Set(['data', 'stringData']);
/** Fields of whole objects, which charts take over as they are (`extraObjects`). */
const OBJECT = ['apiVersion', 'kind', 'metadata'];

/**
 * Composed values that a chart gets which is not here, as nodes with the places where they were written: what may name a ConfigMap or
 * Secret, misspelled fields of mounts, and whole objects. Without what comes out of a Secret or is not known. Undefined if nothing is left, or far too much.
 */
export function unreadValues(values: Table, at: Span): MapNode | undefined {
  const kept = { nodes: 0 };
  const node = nodeOf(values, { at, isTelling: false, isWhole: false, kept });
  return node?.kind === 'map' && kept.nodes <= MAX_NODES ? node : undefined;
}

interface Around {
  /** The nearest place that is known. */
  readonly at: Span;
  /** The field around it tells what is named. */
  readonly isTelling: boolean;
  /** It is in a whole object. */
  readonly isWhole: boolean;
  /** Counts what is kept. */
  readonly kept: { nodes: number };
}

function nodeOf(value: GoValue, around: Around): YamlNode | undefined {
  if (around.kept.nodes > MAX_NODES) return undefined;
  const origin = valueOrigin(value);
  if (origin?.secret === true || origin?.unknowable !== undefined) return undefined;
  const at = origin?.span ?? around.at;
  if (isTable(value)) return mapOf(value, { ...around, at });
  if (value.kind === 'list') {
    const items = value.items.flatMap((item) => nodeOf(item, { ...around, at }) ?? []);
    return items.length === 0 ? undefined : { kind: 'sequence', ...placePart(at), items };
  }
  return scalarOf(value, at, around);
}

function mapOf(table: Table, around: Around): MapNode | undefined {
  const isWhole = around.isWhole || OBJECT.every((field) => table.entries.has(field));
  const entries: Entry[] = [];
  for (const [name, value] of table.entries) {
    const origin = table.keyOrigins?.get(name);
    const at = origin?.span ?? around.at;
    const isTelling = [TELLING, MISSPELLED, ISSUER_ANNOTATION].some((each) => each.test(name));
    const inner = nodeOf(value, { ...around, at, isTelling, isWhole });
    const found = inner ?? (DATA.has(name) && table.entries.has('name') ? noneOf(at) : undefined);
    if (found !== undefined) entries.push({ key: keyOf(name, at), name, value: found });
  }
  return entries.length === 0 ? undefined : { kind: 'map', ...placePart(around.at), entries };
}

function noneOf(at: Span): MapNode {
  return { kind: 'map', ...placePart(at), entries: [] };
}

function keyOf(text: string, at: Span): ScalarNode {
  return { kind: 'scalar', ...placePart(at), text, style: 'plain' };
}

function scalarOf(
  value: GoValue,
  at: Span,
  { isTelling, isWhole, kept }: Around,
): ScalarNode | undefined {
  const text = textOf(value);
  if (text === undefined || !(isWhole || (isTelling && text.length <= MAX_NAME))) return undefined;
  kept.nodes += 1;
  const style = value.kind === 'string' ? 'double-quoted' : 'plain';
  return { kind: 'scalar', ...placePart(at), text, style };
}

function textOf(value: GoValue): string | undefined {
  switch (value.kind) {
    case 'string':
      return value.text.text;
    case 'bool':
    case 'int':
    case 'float':
      return String(value.value);
    default:
      return undefined;
  }
}
