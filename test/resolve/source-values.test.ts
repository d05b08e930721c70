import { expect, test } from 'vitest';
import { envfrom } from '../envfrom.ts';
import { scratch } from '../scratch.ts';

const FILES = {
  'app.yaml': `apiVersion: v1
kind: ConfigMap
metadata: {name: cfg}
data: {TIMEOUT: 30, "ON": yes, EMPTY: , TEXT: "30"}
---
apiVersion: v1
kind: Secret
metadata: {name: login}
stringData: {PIN: 481516}
---
apiVersion: v1
kind: Pod
metadata: {name: p}
spec:
  containers:
    - name: c
      image: x
      envFrom: [{configMapRef: {name: cfg}}, {secretRef: {name: login}}]
`,
};

test('a value that is not a string is shown as what Kubernetes refuses; that of a Secret is not', async () => {
  const { stdout } = await envfrom(scratch(FILES), 'env --no-config -f json --show-values');
  const { environments }: { readonly environments: readonly Environment[] } = JSON.parse(stdout);
  const values = environments[0]?.variables.map(({ name, value }) => `${name}=${value}`);
  expect(values).toEqual([
    'TIMEOUT=<30 is not a string: kubectl refuses it>',
    'ON=<yes is not a string: kubectl refuses it>',
    'EMPTY=',
    'TEXT=30',
    'PIN=<a value is not a string: kubectl refuses it>',
  ]);
});

interface Environment {
  readonly variables: readonly { readonly name: string; readonly value: string }[];
}
