import type { FileTree } from '../../model/file-tree.ts';
import type { Limits } from '../../model/limits.ts';
import type { Build } from '../../model/manifest.ts';
import { words } from '../../model/message.ts';
import type { Span } from '../../model/span.ts';
import { NEWEST_HELM, type HelmMajor } from '../../model/versions/deployer-version.ts';
import type { LoadedChart } from '../helm/chart/chart.ts';
import type { Charts } from './chart-library.ts';
import { layeredValues, setFileReader, type ValuesLayer } from './release-values.ts';
import { NOT_READ, notLoaded, renderRelease, valuesNotRead } from './render-release.ts';
import { thirdPartyFiles } from './third-party-files.ts';

export interface ChartContext {
  readonly tree: FileTree;
  readonly limits: Limits;
  readonly charts: Charts;
  readonly kubernetesVersion: string;
}

/** What a chart is given, whoever installs it. */
interface GivenToRelease {
  readonly layers: readonly ValuesLayer[];
  readonly namespace: string;
  /** Absent: as most people call it, and as short as a helper for names expects. */
  readonly release?: string | undefined;
  /** Where what has no better place is reported. */
  readonly at: Span;
}

const LONGEST_NAME = 53;

/** A chart with what it is given, as one build. */
export function chartBuildOf(
  start: Omit<Build, 'objects' | 'partial' | 'failures'>,
  loaded: LoadedChart | undefined,
  { layers, namespace, release, at }: GivenToRelease,
  helm: HelmMajor,
  { tree, limits, charts, kubernetesVersion }: ChartContext,
): Build {
  if (loaded?.kind !== 'chart') {
    const partial = [words('it cannot be loaded')];
    const failures = loaded === undefined ? [] : [notLoaded(loaded, loaded.at)];
    return { ...start, objects: [], failures, partial };
  }
  const { chart } = loaded;
  const values = layeredValues(layers, setFileReader(tree), { limits, helm });
  if (values.kind === 'refused') {
    return { ...start, objects: [], failures: [valuesNotRead(values, at)], partial: [NOT_READ] };
  }
  const name = release ?? chart.metadata.name.text.slice(0, LONGEST_NAME);
  const rendered = renderRelease(
    {
      chart,
      values: values.values,
      release: { name, namespace },
      helm: { major: helm, noteDifference: () => undefined },
      kubernetesVersion,
      apiVersions: [],
      skipSchemaValidation: false,
      at,
      thirdParty: thirdPartyFiles(chart, at, charts(helm).isPulled),
    },
    limits,
  );
  const { objects, partial, failures, values: given, previewed, needs } = rendered;
  return {
    ...start,
    objects,
    partial,
    failures,
    values: given,
    ...(previewed && { previewed }),
    ...(needs && { needs }),
  };
}

/** What the newest Helm makes of a chart; where that fails and an older one does not, nobody says which installs it. */
export function byAnyHelm(render: (helm: HelmMajor) => Build): Build {
  const newest = render(NEWEST_HELM);
  if (newest.failures.length === 0) return newest;
  const older = render(3);
  return older.failures.length === 0 ? older : newest;
}
