import type { Build, ChartNeed, Manifest } from '../manifest.ts';
import { qualifiedName } from '../names/qualified-name.ts';
import { hostSpan, type Span } from '../span.ts';
import { plainUrl, type AskedItem, type ItemNeed } from './asked-item.ts';

/** An item, and the entry object or build that needs it. */
export interface NeededItem extends ItemNeed {
  readonly by: string;
}

/** An entry object that could not be followed, and what would have to be at hand for it. */
interface Unfollowed {
  readonly manifest: Manifest;
  readonly need?: ChartNeed;
  readonly needs?: readonly ItemNeed[];
}

/** All that builds, and entry objects that could not be followed, need from elsewhere: each use of an item. */
export function neededItems(
  builds: readonly Build[],
  uncheckedEntries: readonly Unfollowed[],
): readonly NeededItem[] {
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
    const by = `${kind} ${qualifiedName(namespace, name)}`;
    const chart = need === undefined ? [] : ofChart({ ...need, at: manifest.node }, by, undefined);
    return [...needs.map((each) => ({ ...each, by })), ...chart];
  });
  return [...ofBuilds, ...unseen];
}

/** A chart that a release or a kustomization asks a repository of charts for; nothing if none is named. */
function chartItem({ name, version, repository, isFolder }: ChartNeed): AskedItem | undefined {
  if (repository === undefined || isFolder === true) return undefined;
  if (!/^(?:https?|oci):\/\//.test(repository)) return undefined;
  return { type: 'chart', url: plainUrl(repository), name, version };
}

function ofChart(
  need: ChartNeed & { readonly at: Span },
  by: string,
  found: string | undefined,
): readonly NeededItem[] {
  const item = chartItem(need);
  return item === undefined ? [] : [{ ...item, at: hostSpan(need.at), by, found }];
}
