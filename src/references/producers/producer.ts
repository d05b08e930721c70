import type { SourceKind } from '../../model/source.ts';

/** What objects of some kinds make: one row of the producer tables. Templates as in `namesFrom`. */
export interface ProducerRow {
  /** API group without version. */
  readonly group: string;
  readonly kinds: readonly string[];
  readonly makes: readonly Product[];
  /** The controllers of the group make nothing but what the table says. */
  readonly complete?: boolean;
}

/** One source that an object makes. */
export interface Product {
  readonly kind: SourceKind;
  /** Template of the name. */
  readonly name: string;
  /** Template of the namespace; left out, the object's own; `any`, wherever it is needed. */
  readonly namespace?: string;
  /** Its keys, all of them; left out when only the controller knows. */
  readonly keys?: readonly string[];
  /** Paths whose strings are its keys too; given, the keys are known. */
  readonly keysAt?: readonly string[];
  /** When one of these paths holds anything, the keys cannot be told. */
  readonly openIf?: readonly string[];
  readonly type?: string;
  /** Made only if one of these paths holds anything. */
  readonly when?: readonly string[];
}

/** Shorthands of the tables. */
export function secret(name: string, more: Omit<Product, 'kind' | 'name'> = {}): Product {
  return { kind: 'Secret', name, ...more };
}

export function configMap(name: string, more: Omit<Product, 'kind' | 'name'> = {}): Product {
  return { kind: 'ConfigMap', name, ...more };
}
