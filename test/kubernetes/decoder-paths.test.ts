import { expect, test } from 'vitest';
import { goPathOf, type Step } from '../../src/kubernetes/shape/step.ts';

/** A place by its structs and fields, `Pod.spec PodSpec.volumes`. */
function stepOf(fields: string): Step | undefined {
  let step: Step | undefined;
  for (const field of fields.split(' ')) {
    const [struct = '', name = ''] = field.split('.');
    step = { above: step, name, isField: true, struct, entry: undefined };
  }
  return step;
}

/** sigs.k8s.io/json puts the name of every embedded struct on the way into the path. */
test.each([
  ['Pod.spec PodSpec.volumes Volume.configMap', 'spec.volumes.VolumeSource.configMap'],
  ['Pod.spec PodSpec.volumes Volume.name', 'spec.volumes.name'],
  [
    'PodSpec.volumes Volume.configMap ConfigMapVolumeSource.name',
    'volumes.VolumeSource.configMap.LocalObjectReference.name',
  ],
  ['EnvFromSource.configMapRef ConfigMapEnvSource.optional', 'configMapRef.optional'],
])('%s', (fields, path) => {
  const step = stepOf(fields);
  expect(step && goPathOf(step)).toBe(path);
});
