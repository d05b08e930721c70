import { describe, expect, test } from 'vitest';
import { targetPathRefusal } from '../../src/resolve/target-path.ts';
import { tree, treeOf } from '../tree.ts';
import { failureRows, only, resolveTree, shown } from './tree.ts';

const SOURCES = `
apiVersion: v1
kind: ConfigMap
metadata: {name: app, namespace: shop}
data: {a: "1"}
binaryData: {bin: AAE=}
---
apiVersion: v1
kind: Secret
metadata: {name: db, namespace: shop}
stringData: {password: hunter2}
---
`;

/** The failures of a container that mounts volume v (or has the given mounts). */
function failuresWith(volume: object | undefined, mounts?: readonly object[]): readonly string[] {
  const pod = {
    apiVersion: 'v1',
    kind: 'Pod',
    metadata: { name: 'p', namespace: 'shop' },
    spec: {
      volumes: volume === undefined ? [] : [{ name: 'v', ...volume }],
      containers: [
        {
          name: 'c',
          image: 'x',
          env: [
            { name: 'DIR', value: 'd' },
            { name: 'EMPTY', value: '' },
          ],
          volumeMounts: mounts ?? [{ name: 'v', mountPath: '/v' }],
        },
      ],
    },
  };
  const environment = only(resolveTree(treeOf({ 'a.yaml': SOURCES + JSON.stringify(pod) })));
  return failureRows(environment).map((row) => row.replace(/ \(a\.yaml:\d+\)$/, ''));
}

const SETUP = 'FailedMount: MountVolume.SetUp failed for volume "v" :';
const CONFIG = 'CreateContainerConfigError:';

describe('volumes that cannot be set up', () => {
  test.each([
    [{ configMap: { name: 'app' } }, []],
    [{ configMap: { name: 'app', items: [{ key: 'bin', path: 'p' }] } }, []],
    [{ configMap: { name: 'no' } }, [`${SETUP} configmap "no" not found`]],
    [{ configMap: { name: 'no', optional: true } }, []],
    [
      { configMap: { name: 'app', items: [{ key: 'no', path: 'p' }] } },
      [`${SETUP} configmap references non-existent config key: no`],
    ],
    [{ configMap: { name: 'app', items: [{ key: 'no', path: 'p' }], optional: true } }, []],
    [
      { secret: { secretName: 'db', items: [{ key: 'no', path: 'p' }] } },
      [`${SETUP} references non-existent secret key: no`],
    ],
    [
      { configMap: { name: 'app', items: [{ key: 'a', path: '../p' }] } },
      [`${SETUP} invalid path: must not contain '..': ../p`],
    ],
    [
      { projected: { sources: [{ secret: { name: 'x' } }, { configMap: { name: 'y' } }] } },
      [`${SETUP} [secret "x" not found, configmap "y" not found]`],
    ],
    [
      { downwardAPI: { items: [{ path: 'p', fieldRef: { fieldPath: 'spec.nodeName' } }] } },
      [`${SETUP} unsupported fieldPath: spec.nodeName`],
    ],
    [{ emptyDir: {} }, []],
    [undefined, [`${CONFIG} cannot find volume "v" to mount into container "c"`]],
  ])('%j', (volume, expected) => expect(failuresWith(volume)).toEqual(expected));

  test('a volume that nobody mounts does no harm', () => {
    expect(failuresWith({ configMap: { name: 'no' } }, [])).toEqual([]);
  });
});

describe('subPath', () => {
  test.each([
    [{ subPathExpr: 'x/$(DIR)' }, []],
    [{ subPathExpr: '$(NO)/$(EMPTY)/$(DIR)/$(A)' }, ['missing value for A, EMPTY, NO']],
    [{ subPathExpr: '$$(NO)' }, []],
    [{ subPathExpr: '/$(DIR)' }, ['error SubPath `/d` must not be an absolute path']],
    [
      { subPathExpr: 'a/../$(DIR)' },
      ["unable to provision SubPath `a/../d`: must not contain '..'"],
    ],
    [{ subPath: '..' }, ["unable to provision SubPath `..`: must not contain '..'"]],
    [{ subPath: '$(NO)' }, []],
  ])('%j', (how, expected) => {
    expect(failuresWith({ emptyDir: {} }, mountedAs(how))).toEqual(
      expected.map((text) => `${CONFIG} ${text}`),
    );
  });
});

function mountedAs(how: object): readonly object[] {
  return [{ name: 'v', mountPath: '/v', ...how }];
}

test('what only the cluster knows is a name like any other', () => {
  const environment = only(
    resolveTree(tree`
      === a.yaml
      apiVersion: v1
      kind: ConfigMap
      metadata: {name: app}
      data: {DIR: /plain}
      ---
      apiVersion: v1
      kind: Pod
      metadata: {name: p}
      spec:
        volumes: [{name: v, emptyDir: {}}]
        containers:
        - name: c
          image: x
          envFrom: [{configMapRef: {name: app}}]
          env: [{name: IP, valueFrom: {fieldRef: {fieldPath: status.podIP}}}]
          volumeMounts:
          - {name: v, mountPath: /v, subPathExpr: $(IP)/logs}
          - {name: v, mountPath: /w, subPathExpr: $(DIR)/$(IP)}
    `),
  );
  expect(failureRows(environment)).toEqual([
    'CreateContainerConfigError: error SubPath `/plain/<pod IP>` must not be an absolute path (a.yaml:18)',
  ]);
});

test('a secret in a path is not spelt out in the failure', () => {
  const environment = only(
    resolveTree(tree`
      === a.yaml
      apiVersion: v1
      kind: Secret
      metadata: {name: db}
      stringData: {path: ../hunter2}
      ---
      apiVersion: v1
      kind: Pod
      metadata: {name: p}
      spec:
        volumes: [{name: v, emptyDir: {}}]
        containers:
        - name: c
          image: x
          env: [{name: P, valueFrom: {secretKeyRef: {name: db, key: path}}}]
          volumeMounts: [{name: v, mountPath: /v, subPathExpr: x/$(P)}]
    `),
  );
  expect(environment.subPaths.map(({ subPath }) => shown(subPath?.value ?? []))).toEqual([
    'x/<secret db/path>',
  ]);
  expect(failureRows(environment)).toEqual([
    "CreateContainerConfigError: unable to provision SubPath `x/<secret db/path>`: must not contain '..' (a.yaml:15)",
  ]);
});

test('a StatefulSet may mount its claims, and a custom resource volumes that its operator brings', () => {
  const environments = resolveTree(tree`
    === a.yaml
    apiVersion: apps/v1
    kind: StatefulSet
    metadata: {name: s}
    spec:
      volumeClaimTemplates: [{metadata: {name: data}}]
      template:
        spec:
          containers: [{name: c, image: x, volumeMounts: [{name: data, mountPath: /d}]}]
    ---
    apiVersion: example.com/v1
    kind: Tool
    metadata: {name: t}
    spec:
      template:
        spec:
          containers: [{name: c, image: x, volumeMounts: [{name: own, mountPath: /d}]}]
  `);
  expect(environments.map((environment) => failureRows(environment))).toEqual([[], []]);
});

test.each([
  ['a/b', undefined],
  ['a/..b', undefined],
  ['', 'invalid path: must not be empty: ""'],
  ['/a', 'invalid path: must be relative path: /a'],
  ['..a', "invalid path: must not start with '..': ..a"],
  ['a/..', "invalid path: must not contain '..': a/.."],
  ['é'.repeat(128), 'invalid path: filenames must be less than or equal to 255 characters'],
  ['a/'.repeat(2049), 'invalid path: must be less than or equal to 4096 characters'],
])('target path %j', (path, expected) => expect(targetPathRefusal(path)).toBe(expected));
