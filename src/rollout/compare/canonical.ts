import { parseQuantity } from '../../go/quantity.ts';
import type { Dialect } from '../../model/manifest.ts';
import { scalarAt, type YamlNode } from '../../model/node.ts';
import { resolveScalar } from '../../model/scalars/resolve-scalar.ts';
import {
  aliasesAt,
  defaultsAt,
  isDroppedEmptyText,
  isDroppedWhenEmpty,
  isQuantityMap,
} from './pod-defaults.ts';

/** A node as the API server compares it: key order, quoting and defaults written out make no difference. */
export type Canonical = CanonicalMap | CanonicalList | CanonicalScalar;

interface CanonicalMap {
  readonly kind: 'map';
  readonly entries: ReadonlyMap<string, Canonical>;
  readonly at: YamlNode;
}

interface CanonicalList {
  readonly kind: 'list';
  readonly items: readonly Canonical[];
  readonly at: YamlNode;
}

interface CanonicalScalar {
  readonly kind: 'scalar';
  /** Type and value: `s:8080`, `n:8080`. */
  readonly text: string;
  readonly at: YamlNode;
}

/**
 * A field of a pod template (or a selector, a claim template) in a form in which equal fields have equal texts. `path` is its path from the
 * template: `spec.containers[]`. Undefined if the field counts as absent: null, or empty in a place where Kubernetes drops empty values.
 */
export function canonicalOf(
  node: YamlNode | undefined,
  dialect: Dialect,
  path = '',
): Canonical | undefined {
  if (node === undefined) return undefined;
  if (node.kind === 'scalar') return canonicalScalar(node, dialect, path);
  if (node.kind === 'sequence') {
    const items = node.items.flatMap((item) => {
      const canonical = canonicalOf(item, dialect, `${path}[]`);
      return canonical === undefined ? [] : [canonical];
    });
    return items.length === 0 ? undefined : { kind: 'list', items, at: node };
  }
  const entries = new Map<string, Canonical>();
  for (const { name, value } of node.entries) {
    const canonical = canonicalOf(value, dialect, path === '' ? name : `${path}.${name}`);
    if (canonical !== undefined) entries.set(name, canonical);
  }
  for (const [name, alias] of aliasesAt(path)) {
    const written = entries.get(alias);
    if (written !== undefined && !entries.has(name)) entries.set(name, written);
    entries.delete(alias);
  }
  for (const [name, text] of defaultsAt(path, scalarAt(node, 'image')?.text ?? '')) {
    if (printed(entries.get(name)) === text) entries.delete(name);
  }
  if (entries.size === 0 && isDroppedWhenEmpty(path)) return undefined;
  return { kind: 'map', entries, at: node };
}

function canonicalScalar(
  node: YamlNode & { readonly kind: 'scalar' },
  dialect: Dialect,
  path: string,
): Canonical | undefined {
  const resolved = resolveScalar(node, dialect);
  switch (resolved.kind) {
    case 'null':
      return undefined;
    case 'string':
      if (resolved.value === '' && isDroppedEmptyText(path)) return undefined;
      return {
        kind: 'scalar',
        text: quantityOf(resolved.value, path) ?? `s:${resolved.value}`,
        at: node,
      };
    case 'bool':
      return { kind: 'scalar', text: `b:${resolved.value}`, at: node };
    case 'invalid':
      return { kind: 'scalar', text: `s:${node.text}`, at: node };
    default:
      return {
        kind: 'scalar',
        text: quantityOf(resolved.json, path) ?? `n:${resolved.json}`,
        at: node,
      };
  }
}

/** Quantities are compared by amount: `1`, `"1"` and `1000m` are equal. */
function quantityOf(text: string, path: string): string | undefined {
  if (!isQuantityMap(path)) return undefined;
  const parsed = parseQuantity(text);
  if (parsed.kind === 'invalid') return undefined;
  const { amount } = parsed.quantity;
  let scale = amount.kind === 'int64' ? amount.scale : -amount.scale;
  let { value } = amount;
  if (value === 0n) return 'q:0';
  while (value % 10n === 0n) {
    value /= 10n;
    scale += 1;
  }
  return `q:${value}e${scale}`;
}

/** The text of a canonical node; equal texts are equal nodes. Keys in order. */
export function printed(node: Canonical | undefined): string {
  if (node === undefined) return '';
  if (node.kind === 'scalar') return JSON.stringify(node.text);
  if (node.kind === 'list') return `[${node.items.map(printed).join(',')}]`;
  const names = [...node.entries.keys()].sort();
  return `{${names.map((name) => `${JSON.stringify(name)}:${printed(node.entries.get(name))}`).join(',')}}`;
}

/** Whether two fields of the same path are equal to the API server. */
export function isSameField(
  one: YamlNode | undefined,
  oneDialect: Dialect,
  other: YamlNode | undefined,
  otherDialect: Dialect,
  path = '',
): boolean {
  if (one === other && oneDialect === otherDialect) return true;
  return (
    printed(canonicalOf(one, oneDialect, path)) === printed(canonicalOf(other, otherDialect, path))
  );
}
