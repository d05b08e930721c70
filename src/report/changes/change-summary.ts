import {
  ROLLOUT_VERDICTS,
  type Change,
  type Rollout,
  type RolloutVerdict,
  type WorkloadChange,
} from '../../model/changes/change.ts';
import { count, numberText } from '../text/words.ts';

/** What a change amounts to, in numbers: for summaries, outputs and exit codes. */
interface ChangeCounts {
  /** Touched ones: each of each build. */
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
    workloads: amountOf(workloads),
    verdicts: new Map(
      ROLLOUT_VERDICTS.flatMap((verdict) => {
        const number = amountOf(workloads.filter(({ rollout }) => rollout.verdict === verdict));
        return number === 0 ? [] : [[verdict, number] as const];
      }),
    ),
    needless: amountOf(workloads.filter(({ rollout }) => rollout.needless)),
    variables: { added, removed, changed: variables.length - added - removed - of('moved') },
    files: containers.reduce((sum, { files }) => sum + files.length, 0),
    stopped: workloads.flatMap((each) => each.containers).filter(({ stops }) => stops.length > 0)
      .length,
  };
}

function amountOf(workloads: readonly WorkloadChange[]): number {
  return workloads.reduce((sum, { amount }) => sum + amount, 0);
}

/** What one workload, and what several do. */
const PHRASES: Readonly<Record<RolloutVerdict, readonly [one: string, several: string]>> = {
  'not-applied': ['cannot be applied', 'cannot be applied'],
  'would-not-start': ['would not start', 'would not start'],
  stale: ['keeps old values', 'keep old values'],
  'never-updates': ['never updates', 'never update'],
  'on-delete': ['waits until its pods are deleted', 'wait until their pods are deleted'],
  unknown: ['is unclear', 'are unclear'],
  removed: ['is removed', 'are removed'],
  rolls: ['rolls out', 'roll out'],
  reloaded: ['is reloaded', 'are reloaded'],
  triggered: ['is triggered', 'are triggered'],
  'next-run': ['changes at its next run', 'change at their next run'],
  'updates-live': ['updates live', 'update live'],
  created: ['is new', 'are new'],
  unaffected: ['is unaffected', 'are unaffected'],
};

/** `is new`, `are new`: what happens to so many workloads. */
export function phraseOf({ verdict, held }: Rollout, number: number): string {
  if (held === true)
    return number === 1 ? 'waits until it is resumed' : 'wait until they are resumed';
  return PHRASES[verdict][number === 1 ? 0 : 1];
}

/** `1 keeps old values, 2 roll out`, the worst first; what is held comes last. */
function verdictWords(workloads: readonly WorkloadChange[]): string {
  const held = workloads.filter(({ rollout }) => rollout.held === true);
  const groups = [
    ...ROLLOUT_VERDICTS.map((verdict) =>
      workloads.filter(({ rollout }) => rollout.verdict === verdict && rollout.held !== true),
    ),
    held,
  ];
  return groups
    .flatMap((group) => {
      const [first] = group;
      const number = amountOf(group);
      return first === undefined
        ? []
        : [`${numberText(number)} ${phraseOf(first.rollout, number)}`];
    })
    .join(', ');
}

/** `3 workloads: 1 keeps old values, 2 roll out. 2 variables changed, 1 added.` */
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
  if (counts.workloads === 0)
    return rollouts ? 'No workload is touched.' : 'No variable or mounted file differs.';
  return [
    rollouts
      ? `${count(counts.workloads, 'workload')}: ${verdictWords(change.workloads)}.`
      : `${count(counts.workloads, 'workload')} ${counts.workloads === 1 ? 'differs' : 'differ'}.`,
    ...(variables === '' ? [] : [`${variables}.`]),
    ...(counts.files === 0 ? [] : [`${count(counts.files, 'mounted file')} changed.`]),
  ].join(' ');
}

/** What to do about the worst verdict; undefined if there is nothing to do. */
export function adviceFor(change: Change): string | undefined {
  const { verdicts } = countChanges(change);
  if (verdicts.has('not-applied')) {
    return 'Give what cannot be changed a new name (a configMapGenerator does), or delete it first.';
  }
  if (change.workloads.some(({ rollout }) => rollout.forgotten === true)) {
    return 'Run `envfrom rollout --write` and commit what it writes, so that the workloads get a copy of the new content.';
  }
  if (change.workloads.some(isHelpedByRestart)) {
    return 'Restart stale workloads (`kubectl rollout restart`) after the merge, or make it automatic: a configMapGenerator, a checksum annotation, or Stakater Reloader.';
  }
  return undefined;
}

/** Its pods keep old values, and new pods would start. */
function isHelpedByRestart({ rollout, containers }: WorkloadChange): boolean {
  return (
    (rollout.verdict === 'stale' || rollout.verdict === 'never-updates') &&
    containers.every(({ stops }) => stops.length === 0)
  );
}
