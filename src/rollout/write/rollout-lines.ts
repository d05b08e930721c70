import type { CopyPlan, Link } from './plan-copies.ts';

/** One line of what `envfrom rollout` did or would do. */
export interface RolloutLine {
  /** `deployment "bar"`. */
  readonly what: string;
  readonly state: LineState;
  /** The copy that a workload uses, the trigger of a digest. */
  readonly name?: string;
}

type LineState =
  | Exclude<CopyPlan['state'], 'current'>
  | 'removed'
  | 'uses'
  | 'digest'
  | 'no-digest';

/** What was done, and what would be. */
const WORDS: Readonly<Record<LineState, readonly [did: string, would: string]>> = {
  new: ['created', 'would be created'],
  revived: ['current again', 'would be current again'],
  mended: ['restored: it was edited', 'would be restored: it was edited'],
  removed: ['removed', 'would be removed'],
  uses: ['uses', 'would use'],
  digest: ['has a new digest of', 'would have a new digest of'],
  'no-digest': ['has no digest any more of', 'would have no digest any more of'],
};

/** `deployment "bar" uses foo-2f4b6g8h9t`, or what it would use if someone wrote it. */
export function lineText({ what, state, name }: RolloutLine, isWritten: boolean): string {
  const does = WORDS[state][isWritten ? 0 : 1];
  return [what, does, ...(name === undefined ? [] : [name])].join(' ');
}

export function copyLines(plan: CopyPlan): readonly RolloutLine[] {
  const { origin, originName, hash, state, removed } = plan;
  const resource = origin.kind.toLowerCase();
  const name = plan.existing?.name ?? `${originName}-${hash}`;
  return [
    ...(state === 'current' ? [] : [{ what: `${resource} "${name}"`, state }]),
    ...removed.map((copy) => ({ what: `${resource} "${copy.name}"`, state: 'removed' as const })),
  ];
}

export function workloadLine(
  { workload, kind }: Pick<Link, 'workload' | 'kind'>,
  copy: string,
): RolloutLine {
  return { what: `${kind.resource} "${workload.name ?? ''}"`, state: 'uses', name: copy };
}
