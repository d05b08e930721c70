import { deploymentBy } from '../../../model/deployment.ts';
import type { Build } from '../../../model/manifest.ts';
import { folderOf, folderPrefix } from '../../../model/names/folder-of.ts';
import type { ParsedFile } from '../../../model/parsed-file.ts';
import type { DeclaredEntryPoint } from '../../../model/settings.ts';
import type { KustomizationGraph } from '../../kustomize/kustomization-graph.ts';
import { plainBuild } from '../../plain/plain-builds.ts';
import type { PlanTools } from '../walk-entries.ts';

type DeclaredTools = Pick<
  PlanTools,
  'entryPoints' | 'renderKustomizations' | 'ownCharts' | 'clusters'
>;

/** The builds that the configuration declares: the walk starts at them too. */
export function declaredBuilds(
  files: readonly ParsedFile[],
  graph: KustomizationGraph,
  tools: DeclaredTools,
): readonly Build[] {
  return tools.entryPoints.flatMap((entry) => {
    const { namespace, cluster = tools.clusters.declaredFor(entry.path) } = entry;
    return buildsOf(entry, files, graph, tools).map((build): Build => ({
      ...build,
      ...(namespace !== undefined && { namespace }),
      ...(cluster !== undefined && { cluster }),
      deployment: deploymentBy({ kind: 'declared' }),
    }));
  });
}

function buildsOf(
  entry: DeclaredEntryPoint,
  files: readonly ParsedFile[],
  graph: KustomizationGraph,
  { renderKustomizations, ownCharts }: DeclaredTools,
): readonly Build[] {
  const { kind, path } = entry;
  if (kind === 'folder' && graph.folders.has(path)) return renderKustomizations([path]);
  const build =
    kind === 'chart' ? ownCharts.release(entry) : plainBuild(path, filesBelow(path, files, graph));
  return build === undefined ? [] : [build];
}

/** The files that `kubectl apply -R -f` applies, without folders of which kustomize or Helm makes something else. */
function filesBelow(
  folder: string,
  files: readonly ParsedFile[],
  graph: KustomizationGraph,
): readonly ParsedFile[] {
  const prefix = folderPrefix(folder);
  const charts = new Set(
    files.flatMap(({ path }) => (/(?:^|\/)Chart\.yaml$/.test(path) ? [folderOf(path)] : [])),
  );
  const isApart = (path: string): boolean => {
    for (let at = folderOf(path); at !== folder; at = folderOf(at)) {
      if (graph.folders.has(at) || charts.has(at)) return true;
    }
    return false;
  };
  return files.filter(
    ({ path }) => path.startsWith(prefix) && !graph.listed.has(path) && !isApart(path),
  );
}

/** Of declared entry points, those whose files are in the run: a part of a repository, or the base of a comparison, may have none. */
export function entryPointsHere(
  declared: readonly DeclaredEntryPoint[] = [],
  exists: (path: string) => boolean,
): readonly DeclaredEntryPoint[] {
  return declared.filter(({ kind, path, values }) =>
    kind === 'chart'
      ? [`${folderPrefix(path)}Chart.yaml`, ...values].every(exists)
      : path === '.' || exists(path),
  );
}
