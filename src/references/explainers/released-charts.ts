import { sourcesOfApplication } from '../../model/elsewhere/argo-application.ts';
import type { Build, Manifest } from '../../model/manifest.ts';
import { message } from '../../model/message.ts';
import { folderOf } from '../../model/names/folder-of.ts';
import { manifestName } from '../../model/names/message-names.ts';
import { mapAt, scalarAt, valueAt, type YamlNode } from '../../model/node.ts';
import type { ParsedFile } from '../../model/parsed-file.ts';
import { mayBringSources } from '../../model/reason.ts';
import { stringOf } from '../../model/scalars/resolve-scalar.ts';
import { hostPlaceOf } from '../../model/span.ts';
import { manifestsOf } from '../objects/nested-manifests.ts';
import type { Explainer } from './kit/explainer.ts';
import { byNamePart, type NamedProducer } from './kit/name-prefixes.ts';
import { renderedWhole } from './kit/rendered-whole.ts';

/**
 * Looks for Helm charts that the repository releases but that are not rendered (HelmReleases, Applications, charts in its folders), and whose
 * release name or `fullnameOverride` begins the name: charts name their objects like this.
 */
export const releasedCharts: Explainer = {
  id: 'released-chart',
  strength: 'guess',
  isAskedOfBase: true,
  open: ({ builds, files, index }) =>
    byNamePart(() => [...unrenderedReleases(builds), ...unrenderedCharts(files, builds)], {
      builds,
      index,
    }),
};

function unrenderedReleases(builds: readonly Build[]): readonly NamedProducer[] {
  const folders = new Set(builds.map(({ id }) => id));
  const whole = wholeReleases(builds);
  return builds.flatMap((build) =>
    manifestsOf(build).flatMap(({ manifest }) => {
      const releases = releasesOf(manifest, folders);
      return releases.length === 0 || whole.has(hostPlaceOf(manifest.node))
        ? []
        : releases.map((release) => ({ ...release, build: build.id, own: false }));
    }),
  );
}

function unrenderedCharts(
  files: readonly ParsedFile[],
  builds: readonly Build[],
): readonly NamedProducer[] {
  const rendered = renderedWhole(builds);
  return files.flatMap((file) => chartIn(file, rendered));
}

/** Releases that are rendered as a whole: their charts make nothing else. */
function wholeReleases(builds: readonly Build[]): ReadonlySet<string> {
  const whole = new Set<string>();
  const others = new Set<string>();
  for (const { kind, deployedBy, partial, failures } of builds) {
    if (deployedBy === undefined) continue;
    const isWhole = !partial.some(mayBringSources) && failures.length === 0;
    const isRelease = kind === 'helm-release' || kind === 'argo-application';
    (isWhole && isRelease ? whole : others).add(hostPlaceOf(deployedBy.at));
  }
  return new Set([...whole].filter((key) => !others.has(key)));
}

type Release = Pick<NamedProducer, 'name' | 'namespace' | 'reason' | 'of'>;

function releasesOf(manifest: Manifest, folders: ReadonlySet<string>): Release[] {
  switch (`${manifest.group}/${manifest.kind}`) {
    case 'helm.toolkit.fluxcd.io/HelmRelease':
      return fluxRelease(manifest);
    case 'helm.cattle.io/HelmChart':
    case 'helm.cattle.io/HelmChartConfig':
      return k3sRelease(manifest);
    case 'argoproj.io/Application':
      return argoReleases(manifest, folders);
    default:
      return [];
  }
}

function fluxRelease(manifest: Manifest): Release[] {
  const { name, namespace } = manifest;
  const target = textAt(manifest, 'spec', 'targetNamespace');
  const byDefault = target === undefined ? name : `${target}-${name ?? ''}`;
  const names = [
    textAt(manifest, 'spec', 'releaseName') ?? byDefault,
    name,
    // Many charts, those of operators above all, name what they make after themselves.
    textAt(manifest, 'spec', 'chart', 'spec', 'chart'),
    textAt(manifest, 'spec', 'chartRef', 'name'),
    ...fullNames(manifest.unread ?? valueAt(manifest.node, 'spec', 'values'), manifest),
  ];
  return named(manifest, names, target ?? namespace);
}

function k3sRelease(manifest: Manifest): Release[] {
  const names = [manifest.name, textAt(manifest, 'spec', 'chart')];
  return named(manifest, names, textAt(manifest, 'spec', 'targetNamespace'));
}

/** An Application renders a chart unless its source is a folder of plain manifests in this repository. */
function argoReleases(manifest: Manifest, folders: ReadonlySet<string>): Release[] {
  const releases = sourcesOfApplication(manifest.node).flatMap((source) => {
    const path = stringOf(valueAt(source, 'path'), manifest.dialect)?.replace(/^\.?\/|\/$/g, '');
    const isChart = scalarAt(source, 'chart') !== undefined || mapAt(source, 'helm') !== undefined;
    if (!isChart && (path === undefined || folders.has(path))) return [];
    const values = manifest.unread ?? valueAt(source, 'helm', 'valuesObject');
    const release = stringOf(valueAt(source, 'helm', 'releaseName'), manifest.dialect);
    const chart = stringOf(valueAt(source, 'chart'), manifest.dialect);
    return [release ?? manifest.name, chart].concat(fullNames(values, manifest));
  });
  return named(manifest, releases, textAt(manifest, 'spec', 'destination', 'namespace'));
}

function named(
  manifest: Manifest,
  names: readonly (string | undefined)[],
  namespace: string | undefined,
): Release[] {
  const reason = message`the chart of ${manifestName(manifest)} may create it`;
  return names.flatMap((name) =>
    name === undefined || name === '' ? [] : [{ name, namespace, reason, of: manifest.node }],
  );
}

/** What charts call their objects, by values that nearly all of them have, and by lists of `{name, data}`: a ConfigMap or Secret each. */
function fullNames(values: YamlNode | undefined, manifest: Manifest): string[] {
  if (values === undefined || values.kind === 'scalar') return [];
  if (values.kind === 'sequence') return values.items.flatMap((item) => fullNames(item, manifest));
  const hasData = (mapAt(values, 'data') ?? mapAt(values, 'stringData')) !== undefined;
  const own = hasData ? scalarAt(values, 'name')?.text : undefined;
  if (own !== undefined) return [own];
  return values.entries.flatMap(({ name, value }) => {
    if (name !== 'fullnameOverride' && name !== 'nameOverride') return fullNames(value, manifest);
    return stringOf(value, manifest.dialect) ?? [];
  });
}

function textAt({ node, dialect }: Manifest, ...path: readonly string[]): string | undefined {
  return stringOf(valueAt(node, ...path), dialect) || undefined;
}

/** The file that makes a folder a chart. */
const CHART_FILE = /(?:^|\/)Chart\.ya?ml$/;

/**
 * A chart of the repository, released by a command that is written nowhere: usually under its own name. In a build that is rendered from
 * the chart, all that it makes is seen.
 */
function chartIn(
  { path, source }: ParsedFile,
  rendered: ReadonlyMap<string, ReadonlySet<string>>,
): NamedProducer[] {
  if (source === undefined || !CHART_FILE.test(path)) return [];
  const name = /^name:[ \t]*["']?([-a-z0-9.]+)/m.exec(source.text)?.[1];
  if (name === undefined) return [];
  const reason = message`the chart in ${path} may create it`;
  const shownBy = rendered.get(folderOf(path)) ?? new Set();
  return [{ name, namespace: undefined, build: undefined, reason, own: false, shownBy }];
}
