import {
  openDependencyRecorder,
  type DependencyRecorder,
} from '../dependencies/dependency-recorder.ts';
import { isSameList } from '../dependencies/is-same-list.ts';
import { newMemoTable, type MemoTable } from '../dependencies/memo-table.ts';
import { newTrackedQuery } from '../dependencies/tracked-query.ts';
import type { FileTree } from '../model/file-tree.ts';
import type { Build, Manifest } from '../model/manifest.ts';
import type { Source } from '../model/source.ts';
import { placeOf } from '../model/span.ts';
import type { DeployerVersion } from '../model/versions/deployer-version.ts';
import type { ArgoQueries } from './argo/argo-context.ts';
import type { MadeEntries } from './entry-points/find-entries.ts';
import type { EntryQueries } from './entry-points/tracked-entries.ts';
import type { RenderedEntry } from './entry-points/walk-entries.ts';
import type { FluxQueries } from './flux/flux-context.ts';
import type { LoadedChart } from './helm/chart/chart.ts';
import type { TargetResult } from './kustomize/load/context.ts';
import { newFileQueries } from './kustomize/load/tracked-context.ts';
import type { ChartQueries } from './releases/chart-library.ts';

/**
 * What the renderings of one run leave for the next one in the same process, with the same settings: the results, and every question on
 * which they depend. A result whose questions have the same answers is used again.
 */
export interface RenderMemory {
  readonly dependencies: DependencyRecorder;
  readonly queries: FluxQueries & ArgoQueries;
  readonly chartQueries: ChartQueries;
  readonly entryQueries: EntryQueries;
  readonly charts: MemoTable<LoadedChart>;
  readonly targets: MemoTable<TargetResult>;
  readonly kustomizations: MemoTable<readonly Build[]>;
  readonly ownCharts: MemoTable<readonly Build[]>;
  readonly entries: MemoTable<RenderedEntry>;
  readonly makers: MemoTable<MadeEntries>;
  /** The ConfigMaps and Secrets that written objects are. */
  readonly sources: WeakMap<Manifest, readonly Source[]>;
}

/** A memory of nothing yet. */
export function openRenderMemory(): RenderMemory {
  const dependencies = openDependencyRecorder();
  const files = newFileQueries(dependencies);
  return {
    dependencies,
    queries: {
      ...files,
      mayOpen: newTrackedQuery(dependencies, 'may open'),
      hasArtifactFolder: newTrackedQuery(dependencies, 'folder of an artifact'),
      open: newTrackedQuery(dependencies, 'open'),
    },
    chartQueries: {
      read: files.read,
      list: newTrackedQuery(dependencies, 'files of a chart', isSameList),
      at: newTrackedQuery(dependencies, 'chart of a folder'),
      anywhere: newTrackedQuery(dependencies, 'chart anywhere'),
      named: newTrackedQuery(dependencies, 'chart by name'),
    },
    entryQueries: {
      home: newTrackedQuery(dependencies, 'home', isSameData),
      isStrict: newTrackedQuery(dependencies, 'strict'),
      version: newTrackedQuery(dependencies, 'version', isSameVersion),
      source: newTrackedQuery(dependencies, 'source', isSameRecord),
      repository: newTrackedQuery(dependencies, 'repository'),
    },
    charts: newMemoTable(dependencies),
    targets: newMemoTable(dependencies),
    kustomizations: newMemoTable(dependencies),
    ownCharts: newMemoTable(dependencies),
    entries: newMemoTable(dependencies),
    makers: newMemoTable(dependencies),
    sources: new WeakMap(),
  };
}

/** What a run is told about its files besides what it asks. */
export function factsOf({ repositories }: FileTree): string {
  return JSON.stringify(repositories?.map(({ name }) => name));
}

/** The same version, said at the same place. */
function isSameVersion(before: DeployerVersion, now: DeployerVersion): boolean {
  return before.version === now.version && sayingOf(before) === sayingOf(now);
}

function sayingOf({ known }: DeployerVersion): string {
  return known.by === 'repository' ? placeOf(known.at) : known.by;
}

function isSameData<Data>(before: Data, now: Data): boolean {
  return JSON.stringify(before) === JSON.stringify(now);
}

function isSameRecord<Fields extends object>(before: Fields, now: Fields): boolean {
  return isSameList<unknown>(Object.entries(before).flat(), Object.entries(now).flat());
}
