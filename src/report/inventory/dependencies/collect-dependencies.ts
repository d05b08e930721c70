import {
  itemKey,
  plainUrl,
  type AskedItem,
  type ItemNeed,
} from '../../../model/elsewhere/asked-item.ts';
import { groupBy } from '../../../model/group-by.ts';
import type { ChartNeed } from '../../../model/manifest.ts';
import type { Report } from '../../../model/report.ts';
import { hostSpan, positionOf, type Span } from '../../../model/span.ts';
import { refusalOf } from './refusal-of.ts';

/** Who needs an item: an entry object or build, and the line that brings it in. */
export interface Needing {
  readonly by: string;
  readonly at: Span;
}

/** Something that the repository deploys and that lies outside it. */
export interface Dependency extends Omit<AskedItem, 'path'> {
  /** Of a git repository: the folders and files of it that are needed, sorted; an empty one is all of it. */
  readonly paths: readonly string[];
  /** In the order of their places. */
  readonly neededBy: readonly Needing[];
  /** Where it was found; undefined: nowhere, or not all of what is needed of it. */
  readonly found: string | undefined;
  /** Why the script does not fetch it, as a clause; undefined: it does. */
  readonly refusal: string | undefined;
}

interface Needed extends ItemNeed {
  readonly by: string;
}

/** Everything that a run needs from elsewhere, each item once, sorted. */
export function dependenciesOf(report: Report): readonly Dependency[] {
  const groups = groupBy(neededBy(report), itemKey);
  return [...groups.keys()].sort().flatMap((key) => {
    const [first, ...rest] = groups.get(key) ?? [];
    return first === undefined ? [] : [dependencyOf([first, ...rest], first)];
  });
}

function dependencyOf(needs: readonly Needed[], first: Needed): Dependency {
  const { type, url, name, version } = first;
  const paths = [...new Set(needs.map(({ path = '' }) => path))].sort();
  const places = new Map<string, Needing>();
  for (const { by, at } of needs) {
    const { path, line } = positionOf(at);
    const key = JSON.stringify([path, String(line).padStart(9, '0'), by]);
    if (!places.has(key)) places.set(key, { by, at });
  }
  const asked = { type, url, ...(name !== undefined && { name }), version };
  return {
    ...asked,
    paths: type === 'git' ? paths : [],
    neededBy: [...places].sort(([one], [other]) => (one < other ? -1 : 1)).map(([, need]) => need),
    found: needs.every(({ found }) => found !== undefined) ? first.found : undefined,
    refusal: refusalOf({ ...asked, paths }),
  };
}

function neededBy({ builds, uncheckedEntries }: Report): readonly Needed[] {
  const ofBuilds = builds.flatMap(({ id, deployedBy, needs = [], chart, inflates = [] }) => {
    const by = deployedBy?.name ?? id;
    const at = deployedBy?.at;
    const charts = chart === undefined || at === undefined ? [] : [{ ...chart, at }];
    return [
      ...needs.map((need) => ({ ...need, by })),
      ...[...charts, ...inflates].flatMap((each) => ofChart(each, by, each.found)),
    ];
  });
  const unseen = uncheckedEntries.flatMap(({ manifest, need, needs = [] }) => {
    const { kind, namespace, name = '' } = manifest;
    const by = `${kind} ${namespace === undefined ? '' : `${namespace}/`}${name}`;
    const chart = need === undefined ? [] : ofChart({ ...need, at: manifest.node }, by, undefined);
    return [...needs.map((each) => ({ ...each, by })), ...chart];
  });
  return [...ofBuilds, ...unseen];
}

/** A chart that a release or a kustomization asks a repository of charts for; nothing if none is named. */
export function chartItem({
  name,
  version,
  repository,
  isFolder,
}: ChartNeed): AskedItem | undefined {
  if (repository === undefined || isFolder === true) return undefined;
  if (!/^(?:https?|oci):\/\//.test(repository)) return undefined;
  return { type: 'chart', url: plainUrl(repository), name, version };
}

function ofChart(
  need: ChartNeed & { readonly at: Span },
  by: string,
  found: string | undefined,
): readonly Needed[] {
  const item = chartItem(need);
  return item === undefined ? [] : [{ ...item, at: hostSpan(need.at), by, found }];
}
