import { isApplicationSet } from '../../../model/kinds/deployer-kinds.ts';
import type { Build, Manifest } from '../../../model/manifest.ts';
import { IN_CHART } from '../../../model/reason.ts';
import type { UncheckedEntry } from '../../../model/report.ts';
import { withoutNamed } from '../../deployed/deployed-parts.ts';
import { entryObjectOf, templateOf, type EntryObject } from '../entry-object.ts';
import type { Plan } from '../plan-builds.ts';

/**
 * A plan that knows of the entry objects in charts which nothing deploys, and that were not followed, since only who installs the chart knows its
 * values. That is said, and what they name is not called undeployed.
 */
export function withChartEntries(plan: Plan, charts: readonly Build[]): Plan {
  const { followedCharts } = plan;
  const rest = charts.filter(({ folder = '' }) => !followedCharts.has(folder));
  const open = [...followedCharts.values()].map(({ unknown }) => ({ objects: unknown }));
  const entries = [...entriesByIdentity([...rest, ...open]).values()];
  if (entries.length === 0) return plan;
  const named = entries.flatMap(({ sources }) => sources.flatMap(({ folder }) => folder ?? []));
  const unseen = entries.map(({ manifest }): UncheckedEntry => ({ manifest, reason: IN_CHART }));
  return {
    ...plan,
    uncheckedEntries: [...plan.uncheckedEntries, ...unseen],
    ...withoutNamed(plan, named),
  };
}

/** One for all values that a chart is rendered with. */
function entriesByIdentity(
  charts: readonly Pick<Build, 'objects'>[],
): ReadonlyMap<string, EntryObject> {
  const found = new Map<string, EntryObject>();
  for (const { objects } of charts) {
    for (const manifest of objects) {
      const entry = isApplicationSet(manifest) ? templateOf(manifest) : entryObjectOf(manifest);
      const key = identityOf(manifest);
      if (entry !== undefined && !found.has(key)) found.set(key, entry);
    }
  }
  return found;
}

function identityOf({ group, kind, namespace = '', name = '' }: Manifest): string {
  return JSON.stringify([group, kind, namespace, name]);
}
