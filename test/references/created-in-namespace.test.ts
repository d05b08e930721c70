import { expect, test } from 'vitest';
import { sourcesCreatedIn } from '../../src/references/explainers/kit/sources-in-text.ts';
import { readTree, tellVerdicts } from '../read-tree.ts';
import { treeOf } from '../tree.ts';

test.each<readonly [string, string, string | undefined]>([
  ['x.sh', 'kubectl create secret generic db -n shop --from-literal=a=b', 'shop'],
  ['x.sh', 'kubectl -n shop create secret generic db', 'shop'],
  ['x.sh', 'kubectl create secret generic db \\\n  --namespace="shop"', 'shop'],
  ['README.md', '`kubectl -n other get pods`, `kubectl create secret generic db`', undefined],
  [
    'x.sh',
    'kubectl -n other get ns; kubectl create secret generic db | kubectl -n x apply -f -',
    undefined,
  ],
  ['x.sh', 'kubectl create secret generic db -n $NS', undefined],
  ['x.sh', 'kubectl -n one create secret generic db -n two', undefined],
  ['SETUP.md', 'kind: Secret\nmetadata:\n  name: db\n  labels: {}\n  namespace: shop\n', 'shop'],
  ['SETUP.md', 'kind: Secret\nmetadata:\n  name: db\n---\n  namespace: shop\n', undefined],
])('%s: %j', (path, text, namespace) => {
  expect([...sourcesCreatedIn(path, text)]).toEqual([
    { kind: 'Secret', name: 'db', ...(namespace !== undefined && { namespace }) },
  ]);
});

const pod = (namespace: string): string => `apiVersion: v1
kind: Pod
metadata: {name: p, namespace: ${namespace}}
spec: {containers: [{name: c, image: i, envFrom: [{secretRef: {name: db-users}}]}]}
`;
const SEALED = `apiVersion: bitnami.com/v1alpha1
kind: SealedSecret
metadata: {name: db-users, namespace: api}
spec: {encryptedData: {A: AgBy}}
`;
const setup = (namespace: string): string =>
  `The Secret db-users:\n\n    kubectl create secret generic db-users -n ${namespace}\n`;

function shop(files: Readonly<Record<string, string>>): readonly string[] {
  const lines = tellVerdicts(readTree(treeOf({ 'shop/pod.yaml': pod('shop'), ...files })));
  return lines.filter((line) => line.startsWith('shop/pod.yaml')).map((line) => line.slice(16));
}

test('a text that creates a Secret in another namespace, where it is read, explains none in this one', () => {
  const api = { 'api/pod.yaml': pod('api'), 'api/secret.yaml': SEALED };
  const other = { ...api, 'web/pod.yaml': pod('web') };
  expect(shop({ ...other, 'web/SETUP.md': setup('web') })).toEqual([
    'Secret shop/db-users broken (other-namespace): no source, in api',
  ]);
  expect(shop({ ...other, 'web/SETUP.md': setup('shop') })).toEqual([
    'Secret shop/db-users unknown: web/SETUP.md shows how to create it',
  ]);
});

test('a namespace that nothing reads it in, or of another environment, is an example', () => {
  const explained = 'Secret shop/db-users unknown: SETUP.md shows how to create it';
  expect(shop({ 'SETUP.md': setup('my-namespace') })).toEqual([explained]);
  expect(shop({ 'SETUP.md': setup('shop-dev'), 'dev/pod.yaml': pod('shop-dev') })).toEqual([
    explained,
  ]);
});

const pods = (folder: string, namespace: string): Readonly<Record<string, string>> => ({
  [`${folder}/pod.yaml`]: pod(namespace),
});

function edge(files: Readonly<Record<string, string>>): readonly string[] {
  const lines = tellVerdicts(readTree(treeOf({ ...pods('edge/k8s/base', 'edge'), ...files })));
  return lines
    .filter((line) => line.startsWith('edge/k8s/base/'))
    .map((line) => line.slice(line.indexOf('Secret')));
}

test('what another tree of folders makes for its own use is no proof; with one folder in common, or unused, it is', () => {
  const made = { 'deploy/k8s/secret.yaml': SEALED };
  expect(edge({ ...made, ...pods('deploy/k8s', 'api') })).toEqual([
    'Secret edge/db-users undeclared: no source, in api',
  ]);
  expect(edge(made)).toEqual(['Secret edge/db-users broken (other-namespace): no source, in api']);
  expect(edge({ 'edge/api/secret.yaml': SEALED, ...pods('edge/api', 'api') })).toEqual([
    'Secret edge/db-users broken (other-namespace): no source, in api',
  ]);
});
