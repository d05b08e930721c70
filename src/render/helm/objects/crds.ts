import { posix } from 'node:path';
import type { ChartFile } from '../chart/chart-file.ts';
import { fullPathOf, type ReleaseChart } from '../values/release-chart.ts';

/** A file of `crds/`; it is not a template. */
export interface CrdFile {
  /** As in `# Source:`. */
  readonly name: string;
  readonly file: ChartFile;
}

const MANIFEST = /\.(?:ya?ml|json)$/i;

/** The files of `crds/` of a chart and of the subcharts in the release, parents first. */
export function crdFiles(chart: ReleaseChart): readonly CrdFile[] {
  const own = chart.chart.files
    .filter(({ name }) => name.startsWith('crds/') && MANIFEST.test(name))
    .map((file) => ({ name: posix.join(fullPathOf(chart), file.name), file }));
  return [...own, ...chart.dependencies.flatMap(crdFiles)];
}
