import { randomFrom } from '../../../scripts/random.ts';
import { scattered } from '../shares/scattered.ts';

export type Files = Record<string, string>;

/** Folders that have to do with each other (`scattered`), among many that have not: two files in each. */
export function calmRepository(seed: number, calm: number): Files {
  const random = randomFrom(seed);
  const files: Files = { ...scattered(seed * 2) };
  for (let index = 0; index < calm; index += 1) {
    const name = random.oneIn(15) ? 'api-config' : `calm-${index}`;
    files[`calm/${index}/config.yaml`] = `apiVersion: v1
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
    files[`calm/${index}/pod.yaml`] = `apiVersion: v1
kind: Pod
metadata:
  name: pod-${index}
  namespace: shop
spec:
  containers:
    - name: main
      image: x
      envFrom:
        - configMapRef:
            name: ${name}
`;
  }
  return files;
}
