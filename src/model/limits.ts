/** Bounds on hostile or accidental input; each is hit with a clear problem, never with a hang. */
export interface Limits {
  /** Bytes of one file. */
  readonly fileSize: number;
  /** Nodes that aliases of one document may add, in all. */
  readonly aliasNodes: number;
  /** Depth of nested collections; more than `DEEPEST` counts as that, to keep the stack safe. */
  readonly depth: number;
  /** Documents in one file. */
  readonly documents: number;
  /**
   * Units of work that builds may need, even if their files are small, about a tenth of a microsecond each; more has to come with larger
   * files.
   */
  readonly work?: number;
}

/** Collections in collections that any tree may have, however it is made: deeper ones could exhaust the stack. */
export const DEEPEST = 1000;

export const DEFAULT_LIMITS: Limits = {
  fileSize: 10 * 1024 * 1024,
  aliasNodes: 1_000_000,
  depth: 200,
  documents: 10_000,
};
