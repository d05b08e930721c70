export const BUILD_FORMATS = ['text', 'json', 'mermaid'] as const;
export const CHART_FORMATS = ['table', 'json', 'sh'] as const;
export const LIST_FORMATS = ['table', 'json'] as const;

/** How a list of builds, references or sources is written. */
export interface ListOptions {
  readonly version: string;
  readonly color: boolean;
  /** Columns of a terminal; undefined if lines have no end, as in a pipe. */
  readonly width?: number | undefined;
}
