import type { MapNode } from '../../../model/node.ts';
import type { Span } from '../../../model/span.ts';
import type { ChartFile } from './chart-file.ts';
import type { Metadata } from './metadata.ts';

/** A chart as loaded; shared by all releases of it, so nothing may change it. */
export interface Chart {
  /** Its folder or archive, relative to the root of the run. */
  readonly path: string;
  readonly metadata: Metadata;
  /** The documents of values.yaml: Helm 3 knows only the first. Empty where there are no values. */
  readonly values: readonly MapNode[];
  readonly schema: ChartFile | undefined;
  /** The versions of dependencies that Chart.lock says, by their names. */
  readonly locked: ReadonlyMap<string, string>;
  /** All files below `templates/`. */
  readonly templates: readonly ChartFile[];
  /** What `.Files` holds. */
  readonly files: readonly ChartFile[];
  /** The charts in `charts/`, declared or not. */
  readonly dependencies: readonly Chart[];
  /** What Helm logs while it loads it. */
  readonly warnings: readonly string[];
}

export type LoadedChart = { readonly kind: 'chart'; readonly chart: Chart } | ChartRefusal;

/** Helm does not take the chart. */
export interface ChartRefusal {
  readonly kind: 'refused';
  /** In Helm's words. */
  readonly message: string;
  /** Where a person must look; the chart's folder or archive where it is not a line of a file. */
  readonly at: Span;
}
