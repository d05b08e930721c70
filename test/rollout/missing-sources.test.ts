import { describe, expect, test } from 'vitest';
import { diff } from '../../src/commands/diff/compare-trees.ts';
import { ENGINES } from '../../src/commands/engines.ts';
import { SETTINGS } from '../settings.ts';
import { treeOf } from '../tree.ts';

function deployment(container: string, volumes = ''): string {
  return `apiVersion: apps/v1
kind: Deployment
metadata: {name: api, namespace: shop}
spec:
  selector: {matchLabels: {app: api}}
  template:
    metadata: {labels: {app: api}}
    spec:
      volumes: [${volumes}]
      containers:
        - name: api
          image: app:1
          ${container}
`;
}

function configMap(data: string): string {
  return `apiVersion: v1\nkind: ConfigMap\nmetadata: {name: db, namespace: shop}\ndata: {${data}}\n`;
}

const SOPS =
  'apiVersion: v1\nkind: Secret\nmetadata: {name: db, namespace: shop}\nstringData: {url: "ENC[AES256_GCM,data:AAAA,type:str]"}\nsops: {version: 3.9.0}\n';
const BY_KEY = 'env: [{name: URL, valueFrom: {configMapKeyRef: {name: db, key: url}}}]';
const BY_SECRET_KEY = 'env: [{name: URL, valueFrom: {secretKeyRef: {name: db, key: url}}}]';
const TWICE = `env:
            - {name: URL, valueFrom: {secretKeyRef: {name: db, key: url}}}
            - {name: USER, valueFrom: {secretKeyRef: {name: db, key: user}}}`;
const NONE = 'args: []';

function changeOf(
  base: Readonly<Record<string, string>>,
  head: Readonly<Record<string, string>>,
): unknown {
  const change = diff(ENGINES, treeOf(base), treeOf(head), SETTINGS);
  return change.workloads.map(({ rollout, containers }) => ({
    verdict: rollout.verdict,
    variables: containers.flatMap(({ variables }) =>
      variables.map(({ kind, name }) => `${kind} ${name}`),
    ),
    stops: containers.flatMap(({ stops }) => stops.map(({ message }) => message)),
    needs: containers.flatMap(({ needs }) => needs.map(({ message }) => message)),
    mends: containers.flatMap(({ mends }) => mends.map(({ message }) => message)),
  }));
}

describe('a Secret that nothing in the repository makes', () => {
  test('is needed by a new workload, once, and stops nobody for certain', () => {
    expect(changeOf({}, { 'api.yaml': deployment(TWICE) })).toEqual([
      {
        verdict: 'created',
        variables: ['added URL', 'added USER'],
        stops: [],
        needs: ['secret "db" not found'],
        mends: [],
      },
    ]);
  });

  test('is needed by a new variable', () => {
    const [base, head] = [deployment(NONE), deployment(BY_SECRET_KEY)];
    expect(changeOf({ 'api.yaml': base }, { 'api.yaml': head })).toEqual([
      {
        verdict: 'rolls',
        variables: ['added URL'],
        stops: [],
        needs: ['secret "db" not found'],
        mends: [],
      },
    ]);
  });

  test.each([
    ['by key', deployment(BY_SECRET_KEY), ['perhaps URL']],
    ['whole', deployment('envFrom: [{secretRef: {name: db}}]'), ['known url']],
  ])('may hold the same values when the repository makes it: used %s', (_, api, variables) => {
    const change = changeOf({ 'api.yaml': api }, { 'api.yaml': api, 'db.yaml': SOPS });
    expect(change).toEqual([{ verdict: 'unknown', variables, stops: [], needs: [], mends: [] }]);
  });
});

describe('pods that could not start', () => {
  test('start when the key comes', () => {
    const api = deployment(BY_KEY);
    expect(
      changeOf(
        { 'api.yaml': api, 'db.yaml': configMap('uri: a') },
        { 'api.yaml': api, 'db.yaml': configMap('url: a') },
      ),
    ).toEqual([
      {
        verdict: 'next-run',
        variables: ['known URL'],
        stops: [],
        needs: [],
        mends: [`couldn't find key url in ConfigMap shop/db`],
      },
    ]);
  });

  test('start when the file of the volume comes', () => {
    const api = deployment(
      'volumeMounts: [{name: v, mountPath: /etc/db}]',
      '{name: v, configMap: {name: db, items: [{key: url, path: url}]}}',
    );
    expect(
      changeOf(
        { 'api.yaml': api, 'db.yaml': configMap('uri: a') },
        { 'api.yaml': api, 'db.yaml': configMap('url: a') },
      ),
    ).toEqual([
      {
        verdict: 'next-run',
        variables: [],
        stops: [],
        needs: [],
        mends: [
          'MountVolume.SetUp failed for volume "v" : configmap references non-existent config key: url',
        ],
      },
    ]);
  });

  test('still wait for a second key', () => {
    const api = deployment(`env:
            - {name: URL, valueFrom: {configMapKeyRef: {name: db, key: url}}}
            - {name: USER, valueFrom: {configMapKeyRef: {name: db, key: user}}}`);
    expect(
      changeOf(
        { 'api.yaml': api, 'db.yaml': configMap('uri: a') },
        { 'api.yaml': api, 'db.yaml': configMap('url: a') },
      ),
    ).toEqual([{ verdict: 'unknown', variables: ['known URL'], stops: [], needs: [], mends: [] }]);
  });
});

function listed(
  resources: string,
  more: Readonly<Record<string, string>>,
): Readonly<Record<string, string>> {
  return {
    'app/kustomization.yaml': `resources: [${resources}]\n`,
    'app/api.yaml': deployment(
      'volumeMounts: [{name: all, mountPath: /all}]',
      '{name: all, projected: {sources: [{configMap: {name: shop-db}}]}}',
    ),
    'docs/README.md': '- `shop-db.yaml`: the address of the database\n',
    ...more,
  };
}

test('a ConfigMap whose manifest is deleted, although a document still lists the file', () => {
  const base = listed('api.yaml, shop-db.yaml', {
    'app/shop-db.yaml': configMap('url: a').replace('name: db', 'name: shop-db'),
  });
  expect(changeOf(base, listed('api.yaml', {}))).toEqual([
    expect.objectContaining({ stops: [expect.stringContaining('"shop-db" not found')] }),
  ]);
});
