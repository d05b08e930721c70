import type { Dialect } from '../../../model/manifest.ts';
import { entryOf, type MapNode, type YamlNode } from '../../../model/node.ts';
import { resolveScalar } from '../../../model/scalars/resolve-scalar.ts';

/** A value of an expression. `node`: what a person wrote, where that is all of the value. */
export type CelValue = (
  | { readonly kind: 'null' }
  | { readonly kind: 'bool'; readonly value: boolean }
  | { readonly kind: 'int'; readonly value: bigint }
  | { readonly kind: 'double'; readonly value: number }
  | { readonly kind: 'string'; readonly value: string }
  | { readonly kind: 'list'; readonly items: readonly CelOutcome[] }
  | {
      readonly kind: 'map';
      readonly get: (key: string) => CelOutcome | undefined;
      readonly keys: readonly string[];
      readonly isOpen?: true;
    }
  | { readonly kind: 'optional'; readonly value: CelValue | undefined }
) & { readonly node?: YamlNode };

/** What becomes of an expression: a value; nothing yet, because a field is not there, so that kro waits; an error, at which kro gives up; or nothing that can be known here. */
export type CelOutcome =
  | CelValue
  | { readonly kind: 'waits'; readonly field: string }
  | { readonly kind: 'fails'; readonly message: string }
  /** What is not known, a noun phrase. */
  | { readonly kind: 'unknown'; readonly what: string };

export function isValue(outcome: CelOutcome): outcome is CelValue {
  return outcome.kind !== 'waits' && outcome.kind !== 'fails' && outcome.kind !== 'unknown';
}

/** A written value. A null is absent, as the API server leaves it out. */
export function celOf(node: YamlNode, dialect: Dialect): CelOutcome {
  if (node.kind === 'sequence') {
    let items: readonly CelOutcome[] | undefined;
    return {
      kind: 'list',
      get items() {
        items ??= node.items.map((item) => celOf(item, dialect));
        return items;
      },
      node,
    };
  }
  if (node.kind === 'map') return mapOf(node, dialect, false);
  if (node.value?.some(({ kind }) => kind === 'placeholder') === true)
    return { kind: 'unknown', what: 'a value that only the cluster knows' };
  const resolved = resolveScalar(node, dialect);
  switch (resolved.kind) {
    case 'string':
      return { kind: 'string', value: resolved.value, node };
    case 'bool':
      return { kind: 'bool', value: resolved.value, node };
    case 'int':
      return { kind: 'int', value: BigInt(resolved.json), node };
    case 'float':
      return { kind: 'double', value: resolved.value, node };
    case 'null':
      return { kind: 'null', node };
    default:
      return { kind: 'unknown', what: 'a value that cannot be read' };
  }
}

/** `isOpen`: the cluster adds fields to it, so that one which is not written may be there. */
export function mapOf(node: MapNode, dialect: Dialect, isOpen: boolean): CelValue {
  return {
    kind: 'map',
    node,
    get keys() {
      return node.entries.map(({ name }) => name);
    },
    ...(isOpen && { isOpen: true }),
    get: (key) => {
      const value = entryOf(node, key)?.value;
      if (value === undefined) return undefined;
      if (!isOpen) return celOf(value, dialect);
      return value.kind === 'map'
        ? mapOf(value, dialect, true)
        : withoutNode(celOf(value, dialect));
    },
  };
}

/** What another object has is not where a person changes it: that is the expression. */
function withoutNode(outcome: CelOutcome): CelOutcome {
  if (!isValue(outcome) || outcome.kind === 'list') return outcome;
  const { node: _, ...value } = outcome;
  return value;
}
