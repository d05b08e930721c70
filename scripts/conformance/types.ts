/** A file of vectors: what real programs answered. */
export interface Vectors {
  readonly path: string;
  readonly json: JsonObject;
}

export interface JsonObject {
  readonly [key: string]: unknown;
}

/** Runs every case of a file that it knows through the real engine; one result per group of the file. */
export type GroupRunner = (vectors: Vectors) => readonly GroupResult[];

export interface GroupResult {
  readonly group: string;
  readonly passed: number;
  /** Cases that were run: passed and failed ones, without those out of scope. */
  readonly total: number;
  readonly failures: readonly CaseFailure[];
  /** Cases left out, each with the reason; printed, never dropped silently. */
  readonly outOfScope: readonly OutOfScope[];
  /** Cases in which we decided to answer differently (`not-imitated.json`), each with the reason. */
  readonly notImitated: readonly OutOfScope[];
}

export interface CaseFailure {
  readonly name: string;
  /** What was expected and what came, ready to print; may have several lines. */
  readonly detail: string;
}

export interface OutOfScope {
  readonly name: string;
  readonly reason: string;
}

/** How one case went. */
export type Outcome =
  | { readonly kind: 'passed' }
  | { readonly kind: 'failed'; readonly detail: string }
  | { readonly kind: 'out-of-scope'; readonly reason: string };
