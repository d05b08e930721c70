import { expect, test } from 'vitest';
import { diff } from '../../src/commands/diff/compare-trees.ts';
import { ENGINES } from '../../src/commands/engines.ts';
import type { SourceChange } from '../../src/model/changes/change.ts';
import { DEFAULT_CHANGE_OPTIONS } from '../../src/report/changes/change-options.ts';
import { formatChanges } from '../../src/report/changes/format-changes.ts';
import { SETTINGS } from '../settings.ts';
import { treeOf } from '../tree.ts';

type Files = Readonly<Record<string, string>>;

function changeOf(base: Files, head: Files) {
  return diff(ENGINES, treeOf(base), treeOf(head), SETTINGS);
}

function statusOf({ name, before, after }: SourceChange): string {
  const status = before === undefined ? 'new' : after === undefined ? 'removed' : 'changed';
  return `${name} ${status}`;
}

const CONFIG =
  'apiVersion: v1\nkind: ConfigMap\nmetadata: {name: app, namespace: shop}\ndata: {LEVEL: info}\n';

test('a source that goes to another build is neither new nor removed', () => {
  const base = { 'old/app.yaml': CONFIG, 'other/a.yaml': CONFIG.replace('app', 'a') };
  const head = { 'new/app.yaml': CONFIG, 'other/a.yaml': CONFIG.replace('app', 'a') };
  expect(changeOf(base, head).sources).toEqual([]);
  const debug = { ...head, 'new/app.yaml': CONFIG.replace('info', 'debug') };
  expect(changeOf(base, debug).sources.map(statusOf)).toEqual(['app changed']);
});

function ingress(name: string): string {
  return `apiVersion: networking.k8s.io/v1
kind: Ingress
metadata: {name: ${name}, namespace: shop, annotations: {cert-manager.io/cluster-issuer: ca}}
spec: {tls: [{hosts: [shop.example.com], secretName: shop-tls}]}
`;
}

test('a Secret that something else makes too is told once, and is not removed', () => {
  const both = { 'app/a.yaml': ingress('a'), 'app/b.yaml': ingress('b') };
  const one = { 'app/a.yaml': ingress('a') };
  const other = { 'app/c.yaml': CONFIG };
  expect(changeOf(both, one).sources.map(statusOf)).toEqual([]);
  expect(changeOf(one, both).sources.map(statusOf)).toEqual([]);
  expect(changeOf(other, { ...other, ...both }).sources.map(statusOf)).toEqual(['shop-tls new']);
  expect(changeOf({ ...other, ...both }, other).sources.map(statusOf)).toEqual([
    'shop-tls removed',
  ]);
});

function unusedIn(base: Files, head: Files): readonly string[] {
  const change = diff(ENGINES, treeOf(base), treeOf(head), SETTINGS);
  const text = formatChanges('text', change, { ...DEFAULT_CHANGE_OPTIONS });
  return text.split('\n').filter((line) => /^ {2}(ConfigMap|Secret) /.test(line));
}

const POD = `apiVersion: v1
kind: Pod
metadata: {name: web, namespace: shop}
spec:
  containers: [{name: web, image: "web:1", volumeMounts: [{name: tls, mountPath: /tls}]}]
  volumes: [{name: tls, secret: {secretName: shop-tls}}]
`;

test('a new workload uses the Secret that comes with it, whatever keys it has', () => {
  const base = { 'app/c.yaml': CONFIG };
  const head = { ...base, 'app/a.yaml': ingress('a') };
  expect(unusedIn(base, head)).toEqual(['  Secret shop/shop-tls is new (app/a.yaml:4)']);
  expect(unusedIn(base, { ...head, 'app/pod.yaml': POD })).toEqual([]);
});

function external(url: string, property = 'password', more = ''): string {
  return `apiVersion: external-secrets.io/v1
kind: ExternalSecret
metadata: {name: db, namespace: shop}
spec:
  secretStoreRef: {name: vault, kind: SecretStore}
  target:
    name: db
    template:
      data:
        URL: "{{ ${url} }}"
        PASSWORD: "{{ .password }}"
        ${more}
  data:
    - {secretKey: password, remoteRef: {key: db, property: ${property}}}
    - {secretKey: endpoint, remoteRef: {key: db, property: url}}
    - {secretKey: url, remoteRef: {key: db, property: url}}
`;
}

test.each([
  ['a template of one key', external('.endpoint'), external('.url'), 'may change in key URL'],
  [
    'what one template reads',
    external('.url'),
    external('.url', 'token'),
    'may change in key PASSWORD',
  ],
  [
    'what a template that takes everything reads',
    external('. | toJson'),
    external('. | toJson', 'token'),
    'may change in 2 keys',
  ],
  [
    'a key that comes, beside one that may change',
    external('.endpoint'),
    external('.url', 'password', 'USER: shop'),
    'changes in key USER, and perhaps in 1 more',
  ],
])('%s changes', (_, before, after, expected) => {
  expect(unusedIn({ 'app/db.yaml': before }, { 'app/db.yaml': after })).toEqual([
    `  Secret shop/db ${expected} (app/db.yaml:7)`,
  ]);
});

function sameClusters(level: string): Files {
  return {
    'base/kustomization.yaml': 'resources: [app.yaml]\n',
    'base/app.yaml': CONFIG.replace('info', level),
    'clusters/home/kustomization.yaml': 'resources: [../../base]\n',
    'clusters/office/kustomization.yaml': 'resources: [../../base]\n',
  };
}

test('clusters of the same files say the same once', () => {
  expect(unusedIn(sameClusters('info'), sameClusters('debug'))).toEqual([
    '  ConfigMap shop/app changes in key LEVEL (base/app.yaml:3)',
  ]);
});
