import { randomFrom, type Random } from '../../../scripts/random.ts';
import { scattered } from '../shares/scattered.ts';

export type Files = Record<string, string>;

/**
 * Folders that have to do with each other (`scattered`), among many that have not, with a few neighbours: one needs what the next one makes, a key
 * of it, or a name that nearly is one of its names.
 */
export function calmRepository(seed: number, calm: number): Files {
  const random = randomFrom(seed);
  const files: Files = { ...scattered(seed * 2) };
  for (let index = 0; index < calm; index += 1) {
    const folder = `calm/${index}`;
    const name = settingsOf(random.oneIn(15) ? 0 : index);
    files[`${folder}/config.yaml`] = `apiVersion: v1
kind: ConfigMap
metadata:
  name: ${name}
  namespace: shop
data:
  HOST: a
  app.properties: |
    a=1
    b=2
`;
    files[`${folder}/pod.yaml`] = pod(index, nameFor(index, calm, random), random);
    if (random.oneIn(10)) {
      files[`${folder}/kustomization.yaml`] = 'resources: [config.yaml, pod.yaml]\n';
    }
  }
  return files;
}

/** The name of the ConfigMap of a calm folder. */
export function settingsOf(index: number): string {
  return `settings-calm-${index}`;
}

function nameFor(index: number, calm: number, random: Random): string {
  if (random.oneIn(12)) return settingsOf((index + 1) % calm);
  if (random.oneIn(30)) return settingsOf(random.below(calm)).replace('settings', 'setings');
  return settingsOf(index);
}

function pod(index: number, name: string, random: Random): string {
  const from = random.oneIn(3)
    ? `env: [{name: HOST, valueFrom: {configMapKeyRef: {name: ${name}, key: ${random.pick(['HOST', 'HOTS'])}}}}]`
    : `envFrom: [{configMapRef: {name: ${name}}}]`;
  return `apiVersion: v1
kind: Pod
metadata:
  name: pod-${index}
  namespace: ${random.oneIn(10) ? 'data' : 'shop'}
spec:
  containers:
    - name: main
      image: x
      ${from}
`;
}
