import type { Dialect } from '../../model/manifest.ts';
import type { ScalarStyle } from '../../model/node.ts';
import type { StepKind } from '../../model/trail.ts';

/**
 * Rendered builds as plain data, for another thread that has the same files. What is in a file is named, not
 * copied: a node by its number in the file's tree, a text by its place. Numbers are indices into the tables; `NONE` is nothing.
 */
export interface PackedBuilds {
  readonly files: readonly PackedFile[];
  readonly trails: readonly PackedTrail[];
  readonly nodes: readonly PackedNode[];
  readonly entries: readonly PackedEntry[];
  readonly builds: readonly PackedBuild[];
}

export const NONE = -1;

/** A file of the tree by its path, or the text of a scalar as a file of its own. */
export type PackedFile = string | readonly [scalar: number, trimmed: boolean];

/** A place: of a node, or without one. */
type PackedPlace = readonly [file: number, start: number, end: number];

export type PackedTrail = readonly [
  kind: StepKind,
  /** A node, a place, or `NONE`. */
  at: number | PackedPlace,
  folder: string,
  before: number,
];

type Written = readonly [...PackedPlace, trail: number, tag: string | typeof NONE];

export type PackedNode =
  /** A node of a file's own tree. */
  | readonly ['file', file: number, ordinal: number]
  | readonly ['map', Written, entries: readonly number[], dropped: Pairs, overridden: Pairs]
  | readonly ['sequence', Written, items: readonly number[]]
  | readonly ['scalar', Written, text: PackedText, style: ScalarStyle, untyped: boolean];

/** Pairs of a dropped entry and the one that was kept. */
export type Pairs = readonly (readonly [dropped: number, kept: number])[] | typeof NONE;

/** The text itself; else where it is: `AS_WRITTEN`, or the number of a scalar of the same file. */
export type PackedText = string | number;

/** The node's place says it (`writtenText`). */
export const AS_WRITTEN = -1;

/** The name only where it is not the text of the key. */
export type PackedEntry = readonly [key: number, value: number, name?: string];

export interface PackedBuild {
  readonly id: string;
  readonly objects: readonly PackedManifest[];
  readonly partial: readonly string[];
  readonly files: readonly string[];
}

export type PackedManifest = readonly [
  node: number,
  dialect: Dialect,
  apiVersion: string,
  group: string,
  kind: string,
  name: string | typeof NONE,
  namespace: string | typeof NONE,
];
