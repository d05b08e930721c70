import type { Dialect } from '../../model/manifest.ts';
import { holdsPlaceholder } from '../../model/names/placeholders.ts';
import { entryOf, type MapNode, type ScalarNode, type YamlNode } from '../../model/node.ts';
import { isNull, isText, resolveScalar } from '../../model/scalars/resolve-scalar.ts';
import type { Span } from '../../model/span.ts';

/**
 * A string field as the API server gets it. Absent, null and `""` are the same there. `unknown`: a template, or no
 * string at all (which is a problem of its own).
 */
export type TextField =
  | { readonly kind: 'empty'; readonly at: Span }
  | { readonly kind: 'text'; readonly text: string; readonly at: ScalarNode }
  | { readonly kind: 'unknown' };

/** `isUnknown`: whether something else still fills in a text. */
export function textField(
  parent: MapNode,
  name: string,
  dialect: Dialect,
  isUnknown: (text: string) => boolean = holdsPlaceholder,
): TextField {
  const node = entryOf(parent, name)?.value;
  if (node === undefined) return new EmptyField(parent, name);
  if (node.kind !== 'scalar') return UNKNOWN;
  const text = isText(node) ? node.text : stringIn(node, dialect);
  if (text === undefined) return UNKNOWN;
  if (text === '') return new EmptyField(parent, name);
  if (isUnknown(text)) return UNKNOWN;
  return { kind: 'text', text, at: node };
}

/** The string that a scalar is: null is as good as the empty one. Undefined for anything else. */
function stringIn(node: ScalarNode, dialect: Dialect): string | undefined {
  const resolved = resolveScalar(node, dialect);
  if (resolved.kind === 'null') return '';
  return resolved.kind === 'string' ? resolved.value : undefined;
}

const UNKNOWN: TextField = { kind: 'unknown' };

/** Most fields may be missing: the place of one is looked for only where somebody reports it. */
class EmptyField {
  readonly kind = 'empty';
  readonly #parent: MapNode;
  readonly #name: string;

  constructor(parent: MapNode, name: string) {
    this.#parent = parent;
    this.#name = name;
  }

  get at(): Span {
    const entry = entryOf(this.#parent, this.#name);
    if (entry === undefined) return headOf(this.#parent);
    // A value that has a place; else its key, which has one where the value is nothing.
    return entry.value.end > entry.value.start ? entry.value : entry.key;
  }
}

/** Whether a field is set: present and not null. */
export function isSet(parent: MapNode, name: string, dialect: Dialect): boolean {
  return setField(parent, name, dialect) !== undefined;
}

/** The value of a field that is present and not null. */
function setField(parent: MapNode, name: string, dialect: Dialect): YamlNode | undefined {
  const node = entryOf(parent, name)?.value;
  if (node === undefined) return undefined;
  return isNull(node, dialect) ? undefined : node;
}

/** The map under a field that is set; undefined when it is not a map. */
export function setMap(parent: MapNode, name: string, dialect: Dialect): MapNode | undefined {
  const node = setField(parent, name, dialect);
  return node?.kind === 'map' ? node : undefined;
}

/** A short place for what a map lacks: its first key, or the map itself if that is elsewhere or there is no key. */
export function headOf(node: YamlNode): Span {
  if (node.kind !== 'map') return node;
  const first = node.entries.find(
    ({ key }) => key.file === node.file && key.start >= node.start && key.end <= node.end,
  );
  return first?.key ?? node;
}
