import { annotateTransformed, type Origin } from '../generate/origin-annotations.ts';
import { done, type Outcome } from '../tree/outcome.ts';
import { tolerate } from '../load/recorder.ts';
import type { Resource } from '../object/resource.ts';
import type { Target } from '../load/target.ts';
import { applyAll, type Transform } from '../object/transform.ts';

/** A step, and what `buildMetadata` says of it. */
export interface NamedTransform {
  readonly transform: Transform;
  /** Undefined when nobody asked for origins. */
  readonly origin: Origin | undefined;
}

/** Steps one after the other. One that needs what cannot be known offline is left out. */
export function runTransforms(
  target: Target,
  resources: readonly Resource[],
  transforms: readonly NamedTransform[],
): Outcome<readonly Resource[]> {
  const { root } = target.kustomization;
  let current = resources;
  for (const { transform, origin } of transforms) {
    const outcome = applyAll(current, [transform]);
    if (outcome.kind === 'refused') {
      if (tolerate(target.recorder, outcome)) continue;
      return outcome;
    }
    current = outcome.value;
    if (origin !== undefined) {
      current = current.map((each) => annotateTransformed(each, origin, root));
    }
  }
  return done(current);
}
