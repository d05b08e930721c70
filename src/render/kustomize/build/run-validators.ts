import { message } from '../../../model/message.ts';
import type { Target } from '../load/target.ts';
import type { Resource } from '../object/resource.ts';
import { runTransforms } from '../transform/run-transforms.ts';
import { refused, type BuildRefusal } from '../tree/build-refusal.ts';
import { goJson } from '../tree/go-json.ts';
import { pluginTransforms } from './plugin-transforms.ts';

/** Runs the built-in plugins among the `validators`, which may look but not touch. */
export function runValidators(
  target: Target,
  resources: readonly Resource[],
): BuildRefusal | undefined {
  const { validators } = target.kustomization;
  const transforms = pluginTransforms(target, validators, 'validators');
  if (transforms.kind === 'refused') return transforms;
  for (const { transform, kind } of transforms.value) {
    const outcome = runTransforms(target, resources, [{ transform, origin: undefined }]);
    if (outcome.kind === 'refused') return outcome;
    const after = outcome.value;
    const same =
      after.length === resources.length &&
      after.every((each, index) => isSame(each, resources[index], kind));
    if (!same) {
      const at = validators[0]?.at ?? target.kustomization.root;
      return refused(at, "validator shouldn't modify the resource map", {
        message: message`A validator changes objects, which is not allowed`,
      });
    }
  }
  return undefined;
}

/**
 * kustomize compares nodes with their places and styles, so that writing the text which is there already is a change, and merging a patch
 * always. Only a replacement writes into the node.
 */
function isSame(after: Resource, before: Resource | undefined, kind: string): boolean {
  if (before === undefined || kind === 'PatchStrategicMergeTransformer') return false;
  if (after.node === before.node) return true;
  return kind === 'ReplacementTransformer' && goJson(after.node) === goJson(before.node);
}
