import {
  ROLLOUT_VERDICTS,
  type Change,
  type RolloutVerdict,
  type WorkloadChange,
} from '../../model/changes/change.ts';
import { count } from '../text/words.ts';

/** What a change amounts to, in numbers: for summaries, outputs and exit codes. */
export interface ChangeCounts {
  readonly workloads: number;
  readonly verdicts: ReadonlyMap<RolloutVerdict, number>;
  readonly needless: number;
  /** Variables that are added, removed or changed in workloads of both sides, counted once for all builds. */
  readonly variables: {
    readonly added: number;
    readonly removed: number;
    readonly changed: number;
  };
  readonly files: number;
  /** Containers that a new pod could not start, and could before or did not have. */
  readonly stopped: number;
}

export function countChanges({ workloads }: Change): ChangeCounts {
  const kept = workloads.filter(({ before, after }) => before !== undefined && after !== undefined);
  const containers = kept.flatMap((each) => each.containers);
  const variables = containers.flatMap((each) => each.variables);
  const of = (kind: string): number => variables.filter((each) => each.kind === kind).length;
  const added = of('added');
  const removed = of('removed');
  return {
    workloads: workloads.length,
    verdicts: new Map(
      ROLLOUT_VERDICTS.flatMap((verdict) => {
        const number = workloads.filter(({ rollout }) => rollout.verdict === verdict).length;
        return number === 0 ? [] : [[verdict, number] as const];
      }),
    ),
    needless: workloads.filter(({ rollout }) => rollout.needless).length,
    variables: { added, removed, changed: variables.length - added - removed - of('moved') },
    files: containers.reduce((sum, { files }) => sum + files.length, 0),
    stopped: workloads.flatMap((each) => each.containers).filter(({ stops }) => stops.length > 0)
      .length,
  };
}

/** `3 workloads: 1 stale, 2 rolls. 2 variables changed, 1 added.` */
export function summaryOf(change: Change, rollouts: boolean): string {
  const counts = countChanges(change);
  const { added, removed, changed } = counts.variables;
  const numbers = [
    [changed, 'changed'],
    [added, 'added'],
    [removed, 'removed'],
  ] as const;
  const shown = numbers.filter(([number]) => number > 0);
  const variables = shown
    .map(([number, word], at) => `${at === 0 ? count(number, 'variable') : number} ${word}`)
    .join(', ');
  const verdicts = [...counts.verdicts]
    .map(([verdict, number]) => `${number} ${verdict}`)
    .join(', ');
  if (counts.workloads === 0)
    return rollouts ? 'No workload is touched.' : 'No variable or mounted file differs.';
  return [
    rollouts
      ? `${count(counts.workloads, 'workload')}: ${verdicts}.`
      : `${count(counts.workloads, 'workload')} ${counts.workloads === 1 ? 'differs' : 'differ'}.`,
    ...(variables === '' ? [] : [`${variables}.`]),
    ...(counts.files === 0 ? [] : [`${count(counts.files, 'mounted file')} changed.`]),
    ...(counts.stopped === 0 ? [] : [`${count(counts.stopped, 'container')} would not start.`]),
  ].join(' ');
}

/** What to do about the worst verdict; undefined if there is nothing to do. */
export function adviceFor(change: Change): string | undefined {
  const { verdicts } = countChanges(change);
  if (verdicts.has('blocked')) {
    return 'What cannot be changed needs a new name (a configMapGenerator gives one), or must be deleted first.';
  }
  if (change.workloads.some(isHelpedByRestart)) {
    return 'Restart stale workloads (`kubectl rollout restart`), or let the content reach the pod template: a configMapGenerator, a checksum annotation, or Stakater Reloader.';
  }
  return undefined;
}

/** Its pods keep old values, and new pods would start. */
function isHelpedByRestart({ rollout, containers }: WorkloadChange): boolean {
  return (
    (rollout.verdict === 'stale' || rollout.verdict === 'never updates') &&
    containers.every(({ stops }) => stops.length === 0)
  );
}
