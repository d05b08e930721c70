import type { Span } from '../../../model/span.ts';
import { tolerate, type Recorder } from '../load/recorder.ts';
import type { Resource } from '../object/resource.ts';
import { selectResources } from '../object/select-resources.ts';
import type { Selector } from '../object/selector.ts';
import type { BuildRefusal } from '../tree/build-refusal.ts';

/** Whether the build goes on without a patch that cannot be had; what it may have changed is remembered. */
export function leaveOutPatch(
  recorder: Recorder,
  refusal: BuildRefusal,
  target: Selector | undefined,
): boolean {
  if (!tolerate(recorder, refusal)) return false;
  if (refusal.words?.offline !== undefined) recorder.leftOutPatches.add(target);
  return true;
}

/** Whether a patch that was left out may have changed an object, so that a later one fits it. */
export function lacksPatch({ leftOutPatches }: Recorder, resource: Resource, at: Span): boolean {
  return [...leftOutPatches].some((target) => {
    if (target === undefined) return true;
    const selected = selectResources([resource], target, at);
    return selected.kind === 'done' && selected.value.length > 0;
  });
}
