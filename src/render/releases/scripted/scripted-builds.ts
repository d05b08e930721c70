import { OWN_CHART_NAMESPACE, type Build } from '../../../model/manifest.ts';
import { message } from '../../../model/message.ts';
import { folderPrefix } from '../../../model/names/folder-of.ts';
import { qualifiedName } from '../../../model/names/qualified-name.ts';
import type { MapNode } from '../../../model/node.ts';
import { releaseByValues } from '../../../model/release-values.ts';
import { placeOf, type Span } from '../../../model/span.ts';
import type { HelmMajor } from '../../../model/versions/deployer-version.ts';
import { notRendered } from '../../kustomize/load/inflate.ts';
import { newAllowance } from '../../work/allowance.ts';
import { containCrash, crashedBuild } from '../../work/contain-crash.ts';
import { byAnyHelm, chartBuildOf, type ChartContext } from '../chart-build.ts';
import { WITH } from '../environment-of.ts';
import { layeredValues, setFileReader, valuesFileAt, type ValuesLayer } from '../release-values.ts';
import { unreadValues } from '../unread-values.ts';
import type { ScriptedRelease } from './scripted-release.ts';

/**
 * Releases of scripts and lists, each as a build. What the chart refuses is not a failure: a script may have changed its values before. A chart
 * from elsewhere that is not at hand leaves the build without objects.
 */
export function scriptedBuilds(
  releases: readonly ScriptedRelease[],
  context: ChartContext,
): readonly Build[] {
  const allowance = newAllowance(context.tree, context.limits);
  return releases.flatMap((release) => {
    if (allowance.isSpent()) return [];
    const start = startOf(release);
    const build = containCrash(
      () => byAnyHelm((helm) => rendered(start, release, helm, context)),
      (text) => crashedBuild(start, release.at, text),
    );
    allowance.take(build);
    return [build];
  });
}

type Start = Pick<Build, 'id' | 'kind' | 'files' | 'folder' | 'namespace'>;

/** A release of a chart of the repository is named as one that the configuration declares, with what distinguishes it. */
function startOf({ name, namespace, chart, values, at }: ScriptedRelease): Start {
  const known = namespace === undefined ? {} : { namespace };
  const own = { kind: 'helm-release', files: [], ...known } as const;
  if (typeof chart !== 'string') return { id: `${name} (${at.file.path})`, ...own };
  const prefix = folderPrefix(chart);
  const names = values.flatMap((each) => {
    if (each.kind !== 'file') return [];
    return each.path.startsWith(prefix) ? each.path.slice(prefix.length) : each.path;
  });
  const given = names.length === 0 ? chart : `${chart}${WITH}${names.join(', ')}`;
  const release = qualifiedName(namespace, name);
  return { id: `${given} (release ${release})`, folder: chart, ...own };
}

function rendered(
  start: Start,
  release: ScriptedRelease,
  helm: HelmMajor,
  context: ChartContext,
): Build {
  const { name, namespace = OWN_CHART_NAMESPACE, chart, values, at } = release;
  const charts = context.charts(helm);
  const loaded =
    typeof chart === 'string'
      ? charts.at(chart)
      : charts.named(chart.name, chart.version, chart.repository);
  const found = loaded?.kind === 'chart' ? loaded.chart.path : undefined;
  const unknown = values.some((each) => each.kind === 'set' && each.unknown);
  const layers = values.flatMap((each): readonly ValuesLayer[] => {
    if (each.kind === 'set') return [{ kind: 'set', set: each.set }];
    if (each.kind === 'node') return [{ kind: 'node', node: each.node, secret: false }];
    const file = valuesFileAt(each.path, context.tree);
    return file === undefined ? [] : [{ kind: 'file', file }];
  });
  if (typeof chart !== 'string' && loaded === undefined) {
    const unread = unknown ? undefined : unreadIn(layers, at, helm, context);
    const own = unread && { release: releaseByValues({ name, namespace }, unread, at) };
    const inflates = [{ ...chart, found, at, ...own }];
    return { ...start, inflates, objects: [], failures: [], partial: [notRendered(chart.name)] };
  }
  const inflates = typeof chart === 'string' ? {} : { inflates: [{ ...chart, found, at }] };
  const given = { layers, namespace, release: name, at };
  const build = chartBuildOf({ ...start, ...inflates }, loaded, given, helm, context);
  return {
    ...build,
    failures: build.failures.filter(({ cause }) => cause === 'syntax'),
    partial: [
      ...build.partial,
      ...(unknown ? [message`\`${placeOf(at)}\` sets values that only its run knows`] : []),
    ],
  };
}

/** What the values of a release may name; undefined if they cannot be read. */
function unreadIn(
  layers: readonly ValuesLayer[],
  at: Span,
  helm: HelmMajor,
  { tree, limits }: ChartContext,
): MapNode | undefined {
  const composed = layeredValues(layers, setFileReader(tree), { limits, helm });
  return composed.kind === 'refused' ? undefined : unreadValues(composed.values, at);
}
