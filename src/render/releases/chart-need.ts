import type { ChartNeed, Manifest } from '../../model/manifest.ts';
import { message } from '../../model/message.ts';
import { withoutEndSlashes } from '../../model/names/folder-of.ts';
import { mapAt, valueAt, type YamlNode } from '../../model/node.ts';
import type { Reason } from '../../model/reason.ts';
import { stringOf } from '../../model/scalars/resolve-scalar.ts';
import { hostSpan } from '../../model/span.ts';
import type { LoadedChart } from '../helm/chart/chart.ts';
import type { RenderedObjects } from './render-release.ts';
import { satisfiesRequest } from './satisfies-request.ts';

/** A source object of Flux, or a HelmChart, that an object in the file `here` names. */
export type FindRepository = (
  kind: string,
  name: string,
  namespace: string | undefined,
  here: string,
) => Manifest | undefined;

/** What a HelmRelease says about its chart, directly or through the objects it names; undefined when it names none. */
export function fluxChartNeed(release: Manifest, find: FindRepository): ChartNeed | undefined {
  const spec = mapAt(release.node, 'spec', 'chart', 'spec');
  const isOci = textIn(release.node, release, 'spec', 'chart', 'kind') === 'OCIRepository';
  if (spec !== undefined && isOci) return needOfOci(spec, release, '');
  if (spec !== undefined) return needOfSpec(spec, release, find);
  const reference = mapAt(release.node, 'spec', 'chartRef');
  const named = textIn(reference, release, 'name');
  if (named === undefined) return undefined;
  const kind = textIn(reference, release, 'kind') ?? '';
  const namespace = textIn(reference, release, 'namespace') ?? release.namespace;
  const found = find(kind, named, namespace, pathOf(release));
  if (found === undefined) return { name: named, version: undefined, repository: undefined };
  if (kind === 'HelmChart') return needOfSpec(mapAt(found.node, 'spec'), found, find);
  return needOfOci(valueAt(found.node, 'spec'), found, named);
}

/** The `url` and `ref` of an OCIRepository, which a HelmRelease may also have itself (`chart.kind`, since helm-controller 1.7). */
function needOfOci(spec: YamlNode | undefined, owner: Manifest, named: string): ChartNeed {
  const url = textIn(spec, owner, 'url');
  const version = textIn(spec, owner, 'ref', 'tag') ?? textIn(spec, owner, 'ref', 'semver');
  return { name: url === undefined ? named : lastPart(url), version, repository: url };
}

/** `chart`, `version` and `sourceRef`, as a HelmRelease and a HelmChart have them. */
function needOfSpec(
  spec: YamlNode | undefined,
  owner: Manifest,
  find: FindRepository,
): ChartNeed | undefined {
  const chart = textIn(spec, owner, 'chart');
  if (chart === undefined) return undefined;
  const namespace = textIn(spec, owner, 'sourceRef', 'namespace') ?? owner.namespace;
  const source = find(
    textIn(spec, owner, 'sourceRef', 'kind') ?? '',
    textIn(spec, owner, 'sourceRef', 'name') ?? '',
    namespace,
    pathOf(owner),
  );
  const url = source === undefined ? undefined : textIn(source.node, source, 'spec', 'url');
  const version = textIn(spec, owner, 'version');
  const isFolder = source?.kind === 'GitRepository' || source?.kind === 'Bucket';
  if (isFolder) return { name: lastPart(chart), version, repository: url, isFolder };
  const isOci = url?.startsWith('oci://') === true;
  return {
    name: lastPart(chart),
    version,
    repository: isOci ? `${withoutEndSlashes(url)}/${chart}` : url,
  };
}

function pathOf({ node }: Manifest): string {
  return hostSpan(node).file.path;
}

/** Said where another version of the chart stands in for the one that is asked for. */
export function otherVersion(need: ChartNeed | undefined, loaded: LoadedChart): readonly Reason[] {
  if (need?.version === undefined || loaded.kind === 'refused') return [];
  const { text } = loaded.chart.metadata.version;
  if (satisfiesRequest(text, need.version)) return [];
  return [
    message`version ${text} of its chart stands in for ${need.version}, which is not available`,
  ];
}

/** A release rendered with another version of its chart, said so; the right one may read values that this one does not. */
export function withVersion(
  rendered: RenderedObjects,
  instead: readonly Reason[],
): RenderedObjects {
  if (instead.length === 0) return rendered;
  const values = { ...rendered.values, unused: [] };
  // The right version may take values that this one refuses.
  const objects = rendered.failures.length === 0 ? rendered.objects : [];
  const partial = [...rendered.partial, ...instead];
  return { ...rendered, objects, failures: [], partial, values };
}

/** The part of a path or URL behind its last slash. */
function lastPart(path: string): string {
  const trimmed = withoutEndSlashes(path);
  return trimmed.slice(trimmed.lastIndexOf('/') + 1);
}

function textIn(
  node: YamlNode | undefined,
  { dialect }: Manifest,
  ...path: readonly string[]
): string | undefined {
  return stringOf(valueAt(node, ...path), dialect) || undefined;
}
