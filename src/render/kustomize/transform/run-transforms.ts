import { done, foldResults } from '../../../model/result.ts';
import { annotateTransformed, type Origin } from '../generate/origin-annotations.ts';
import { tolerate } from '../load/recorder.ts';
import type { Target } from '../load/target.ts';
import { spend, workOf, workOfSmall } from '../load/work-budget.ts';
import type { Resource } from '../object/resource.ts';
import { applyAll, type Transform } from '../object/transform.ts';
import type { BuildResult } from '../tree/build-refusal.ts';

/** A step, and what `buildMetadata` says of it. */
export interface NamedTransform {
  readonly transform: Transform;
  /** Undefined when nobody asked for origins. */
  readonly origin: Origin | undefined;
  /** All that it does to an object is a few small texts: what it makes of it is not counted. */
  readonly isSmall?: boolean;
  /** It looks into all of an object for the little that it changes, so what it makes counts for more. */
  readonly isCostly?: boolean;
}

const COSTLY = 40;

/** Steps one after the other. One that needs what cannot be known offline is left out. */
export function runTransforms(
  target: Target,
  resources: readonly Resource[],
  transforms: readonly NamedTransform[],
): BuildResult<readonly Resource[]> {
  const { root } = target.kustomization;
  return foldResults(
    transforms,
    resources,
    (current, { transform, origin, isSmall, isCostly }) => {
      const applied = applyAll(current, [transform]);
      if (applied.kind === 'refused') return applied;
      const made =
        isSmall === true
          ? workOfSmall(applied.value)
          : workOf(target.run.work, applied.value, current);
      const work = isCostly === true ? COSTLY * made : made;
      const spent = spend(target.run.work, work, root);
      if (spent !== undefined) return spent;
      if (origin === undefined) return applied;
      return done(applied.value.map((each) => annotateTransformed(each, origin, root)));
    },
    (refusal) => tolerate(target.recorder, refusal),
  );
}
