import type { SourceKind } from './source.ts';

/**
 * The sources that objects of some kinds make: one row of the registry of producers, or of `producers` in the configuration. Names,
 * namespaces and keys are templates: `{metadata.name}` is the text at that path of the object (`src/references/producers/path.ts`).
 */
export interface ProducerRow {
  /** API group without version; '' for the core group, `*` for any, `*.azure.com` for all that end so. */
  readonly group: string;
  /** `*` for any. */
  readonly kinds: readonly string[];
  /** Left out: any. */
  readonly versions?: readonly string[];
  /** Who makes, adds or copies; for messages and the table. */
  readonly controller?: string;
  readonly makes?: readonly Product[];
  /** The additions of a controller to the ConfigMaps and Secrets of the row. */
  readonly adds?: readonly Addition[];
  /** Set when a controller copies what the object is or becomes to other namespaces. */
  readonly copies?: readonly Copy[];
  /** The controllers of the group make nothing but the sources of the table. */
  readonly complete?: boolean;
  /** The folder whose objects the row is about; absent: all. */
  readonly within?: string;
}

/** One source that an object makes. */
export interface Product {
  readonly kind: SourceKind;
  /** One source for each node at this path; templates that begin with a dot start there. */
  readonly each?: string;
  /** Template of the name. A `*` in it is any text: such a product only may be made. */
  readonly name: string;
  /** Template of the namespace; left out, the object's own; `*`, wherever it is needed. */
  readonly namespace?: string;
  /** Templates of all its keys; left out when only the controller knows them. */
  readonly keys?: readonly string[];
  /** Templates of keys that it usually has, if versions or settings of the controller add others. */
  readonly usualKeys?: readonly string[];
  /** When one of these conditions holds, the keys cannot be known. */
  readonly unknownIf?: readonly string[];
  /** Template of the type of a Secret. */
  readonly type?: string;
  /** Made only if one of these conditions holds: `path` (anything is there) or `path=text`. */
  readonly when?: readonly string[];
  /** Not made if one of these conditions holds. */
  readonly unless?: readonly string[];
}

/** Keys that a ConfigMap or Secret gets besides its own; without `keys` only the controller knows them. */
export interface Addition {
  readonly keys?: readonly string[];
  readonly when: readonly string[];
}

/** When a source is copied to other namespaces. */
export interface Copy {
  readonly when: readonly string[];
  /** Paths of texts that list the only namespaces it is copied to: names or regular expressions, with commas between. */
  readonly namespaces?: readonly string[];
  /** Copied to any namespace if one of these conditions holds, whatever `namespaces` says. */
  readonly anywhereIf?: readonly string[];
}
