import type { CopyPlan, Link } from './plan-copies.ts';

/** One line of what `envfrom rollout` did or would do. */
export interface RolloutLine {
  /** `deployment "bar"`. */
  readonly what: string;
  /** `points at foo-abc`, `removed`. */
  readonly does: string;
}

const STATES: Readonly<Record<CopyPlan['state'], string>> = {
  current: '',
  new: 'created',
  revived: 'current again',
  mended: 'restored: it was edited',
};

/** The line for the copies of an original. */
export function copyLines(plan: CopyPlan): readonly RolloutLine[] {
  const { origin, originName, hash, state, removed } = plan;
  const resource = origin.kind.toLowerCase();
  const name = plan.existing?.name ?? `${originName}-${hash}`;
  return [
    ...(state === 'current' ? [] : [{ what: `${resource} "${name}"`, does: STATES[state] }]),
    ...removed.map((copy) => ({ what: `${resource} "${copy.name}"`, does: 'removed' })),
  ];
}

/** The line for a workload. */
export function workloadLine(
  { workload, kind }: Pick<Link, 'workload' | 'kind'>,
  copy: string,
): RolloutLine {
  return { what: `${kind.resource} "${workload.name ?? ''}"`, does: `uses ${copy}` };
}
