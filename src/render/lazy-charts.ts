import type { FileTree } from '../model/file-tree.ts';
import type { Limits } from '../model/limits.ts';
import { memoBy } from '../model/memo.ts';
import type { RenderEngines } from './engines.ts';
import type { FindChart } from './kustomize/load/inflate.ts';
import type { Charts } from './releases/chart-library.ts';
import type { RenderMemory } from './render-memory.ts';
import type { RenderSettings } from './render-settings.ts';

/** The charts of a tree, opened for each version of Helm when the first one is asked for. */
export function lazyCharts(
  { deployers }: RenderEngines,
  tree: FileTree,
  settings: RenderSettings,
  memory: RenderMemory | undefined,
): Charts {
  return memoBy((helm) =>
    deployers.openCharts(tree, {
      limits: settings.limits,
      helm,
      folders: settings.charts,
      anyVersion: settings.anyChartVersion === true,
      tracking: memory && { queries: memory.chartQueries, loaded: memory.charts },
    }),
  );
}

/** Charts are looked for when the first kustomization asks for one. */
export function lazyFinder(
  { deployers }: RenderEngines,
  tree: FileTree,
  limits: Limits,
  charts: Charts,
  kubernetesVersion: string,
): FindChart {
  let find: FindChart | undefined;
  return (wanted) => {
    find ??= deployers.chartFinder({ tree, limits, charts, kubernetesVersion });
    return find(wanted);
  };
}
