import { ROLLOUT_VERDICTS, type RolloutVerdict } from '../../model/changes/change.ts';
import type { Change, WorkloadChange } from '../../model/changes/change.ts';
import { isNameless } from '../../model/fleet/cluster-name.ts';
import { appendTo } from '../../model/group-by.ts';
import type { Build } from '../../model/manifest.ts';
import { count, numberText, shortListOf } from '../text/words.ts';
import { phraseOf } from './change-summary.ts';

/** Rows of a page that are shown at first. */
export const MAX_OPEN = 20;
/** Sentences for the rows that are not. */
const MAX_FOLDS = 12;
const MAX_PLACES = 3;

/** Workloads that a page names in one sentence: `89 workloads of cluster staging are new`. */
interface FoldedWorkloads {
  readonly title: string;
  readonly workloads: readonly WorkloadChange[];
}

/** The workloads of a change, as a page shows them. */
export interface ShownWorkloads {
  readonly open: readonly WorkloadChange[];
  readonly folded: readonly FoldedWorkloads[];
}

/** One that comes or goes with many others says no more than they do together. */
const COUNTED: ReadonlySet<RolloutVerdict> = new Set(['removed', 'created', 'unaffected']);

/** The worst workloads one by one, the others by what happens to them and where. */
export function shownWorkloads({ workloads, builds }: Change, all: boolean): ShownWorkloads {
  if (all || workloads.length <= MAX_OPEN) return { open: workloads, folded: [] };
  const placeOf = placesOf(builds);
  const groups = new Map<string, WorkloadChange[]>();
  for (const each of workloads) appendTo(groups, keyOf(each, placeOf), each);
  let room = MAX_OPEN;
  const open = new Set<WorkloadChange>();
  const rest: (readonly WorkloadChange[])[] = [];
  for (const group of [...groups.values()].toSorted((a, b) => rankOf(a) - rankOf(b))) {
    const fits = group.length <= room || !COUNTED.has(verdictOf(group)) ? room : 0;
    for (const each of group.slice(0, fits)) open.add(each);
    room -= Math.min(fits, group.length);
    if (group.length > fits) rest.push(group.slice(fits));
  }
  const folds = rest.length <= MAX_FOLDS ? rest : byVerdict(rest.flat());
  return {
    open: workloads.filter((each) => open.has(each)),
    folded: folds.map((group) => ({ title: titleOf(group, open, placeOf), workloads: group })),
  };
}

function keyOf(change: WorkloadChange, placeOf: PlaceOf): string {
  const { verdict, held } = change.rollout;
  return JSON.stringify([verdict, held, placeOf(change)]);
}

function byVerdict(workloads: readonly WorkloadChange[]): readonly (readonly WorkloadChange[])[] {
  const groups = new Map<string, WorkloadChange[]>();
  for (const each of workloads) {
    appendTo(groups, `${each.rollout.verdict} ${String(each.rollout.held)}`, each);
  }
  return [...groups.values()];
}

function verdictOf([first]: readonly WorkloadChange[]): RolloutVerdict {
  return first?.rollout.verdict ?? 'unaffected';
}

function rankOf(group: readonly WorkloadChange[]): number {
  return ROLLOUT_VERDICTS.indexOf(verdictOf(group));
}

/** `89 workloads of cluster staging are new`; if some of them are shown: `69 more workloads …`. */
function titleOf(
  group: readonly WorkloadChange[],
  open: ReadonlySet<WorkloadChange>,
  placeOf: PlaceOf,
): string {
  const number = group.reduce((sum, { amount }) => sum + amount, 0);
  const [first] = group;
  if (first === undefined) return '';
  const places = [...new Set(group.flatMap((each) => [...placeOf(each)]))];
  const isRest = [...open].some((each) => keyOf(each, placeOf) === keyOf(first, placeOf));
  const what = isRest
    ? `${numberText(number)} more ${number === 1 ? 'workload' : 'workloads'}`
    : count(number, 'workload');
  const where = places.length === 0 ? '' : ` of ${shortListOf(places, MAX_PLACES)}`;
  return `${what}${where} ${phraseOf(first.rollout, number)}`;
}

type PlaceOf = (change: WorkloadChange) => readonly string[];

/** `cluster staging`, if the cluster has a name and several builds; else the builds themselves. */
function placesOf(changes: Change['builds']): PlaceOf {
  const builds = changes.flatMap(({ before, after }): readonly (readonly [string, string])[] => {
    const build = after ?? before;
    return build === undefined ? [] : [[build.id, placeOfBuild(build)]];
  });
  const places = new Map(builds);
  return (change) => [...new Set(change.builds.map((id) => places.get(id) ?? id))];
}

function placeOfBuild({ id, cluster }: Build): string {
  return cluster === undefined || isNameless(cluster)
    ? id
    : `cluster ${cluster.replace(/^clusters\//, '')}`;
}
