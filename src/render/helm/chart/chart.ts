import type { MapNode } from '../../../model/node.ts';
import type { Span } from '../../../model/span.ts';
import type { ChartFile } from './chart-file.ts';
import type { Metadata } from './metadata.ts';

/** A chart as loaded; shared by all releases of it, so nothing may change it. */
export interface Chart {
  /** Its folder or archive, relative to the root of the run. */
  readonly path: string;
  readonly metadata: Metadata;
  /** The documents of values.yaml, of which Helm 3 uses only the first. Empty if there are no values. */
  readonly values: readonly MapNode[];
  readonly schema: ChartFile | undefined;
  /** The versions of dependencies in Chart.lock, by name. */
  readonly locked: ReadonlyMap<string, string>;
  /** All files below `templates/`. */
  readonly templates: readonly ChartFile[];
  /** The files in `.Files`. */
  readonly files: readonly ChartFile[];
  /** The charts in `charts/`, declared or not. */
  readonly dependencies: readonly Chart[];
  /** Messages that Helm logs while it loads the chart. */
  readonly warnings: readonly string[];
}

export type LoadedChart = { readonly kind: 'chart'; readonly chart: Chart } | ChartRefusal;

/** Helm does not take the chart. */
export interface ChartRefusal {
  readonly kind: 'refused';
  /** In Helm's words. */
  readonly message: string;
  /** The line to look at, or the chart's folder or archive as a whole. */
  readonly at: Span;
}
