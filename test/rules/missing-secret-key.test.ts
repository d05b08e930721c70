import { expect, test } from 'vitest';
import { rule } from '../../rules/missing-secret-key/rule.ts';
import { ENGINES } from '../../src/commands/engines.ts';
import { check } from '../../src/pipeline/check.ts';
import { SETTINGS } from '../settings.ts';
import { treeOf } from '../tree.ts';

const CLUSTER =
  'apiVersion: postgresql.cnpg.io/v1\nkind: Cluster\nmetadata: {name: pg, namespace: shop}\nspec: {instances: 1}\n';

function found(key: string, optional = false): readonly string[] {
  const secretKeyRef = { name: 'pg-app', key, optional };
  const env = [{ name: 'VALUE', valueFrom: { secretKeyRef } }];
  const spec = { containers: [{ name: 'app', image: 'app:1', env }] };
  const pod = { apiVersion: 'v1', kind: 'Pod', metadata: { name: 'app', namespace: 'shop' }, spec };
  const files = treeOf({ 'db.yaml': CLUSTER, 'pod.yaml': JSON.stringify(pod) });
  const { problems } = check(ENGINES, files, [rule], SETTINGS);
  return problems.map(({ severity, message }) => `${severity}: ${message.split('. ')[0]}`);
}

test.each([
  ['dbname', false, []],
  [
    'database',
    false,
    [
      'warning: Cluster `shop/pg` is not documented to write key `database` into Secret `shop/pg-app`',
    ],
  ],
  ['database', true, []],
  ['passwrod', false, ['error: Secret `shop/pg-app` has no key `passwrod`']],
])('key %s of a Secret that an operator makes (optional: %s)', (key, optional, expected) => {
  expect(found(key, optional)).toEqual(expected);
});

const SECRET = 'apiVersion: v1\nkind: Secret\nmetadata: {name: db}\nstringData: {USER: a}\n';
const READER =
  'apiVersion: v1\nkind: Pod\nmetadata: {name: p}\nspec: {containers: [{name: c, image: i, env: [{name: A, valueFrom: {secretKeyRef: {name: db, key: URL}}}]}]}\n';

test.each([
  ['k8s/secret.yaml', {}, 'error'],
  ['k8s/secret.example.yaml', {}, 'warning'],
  [
    'k8s/secret.example.yaml',
    { 'k8s/kustomization.yaml': 'resources: [pod.yaml, secret.example.yaml]\n' },
    'error',
  ],
])('a key that %s lacks, with %j', (path, more, expected) => {
  const files = treeOf({ [path]: SECRET, 'k8s/pod.yaml': READER, ...more });
  const { problems } = check(ENGINES, files, [rule], SETTINGS);
  expect(problems.map(({ severity }) => severity)).toEqual([expected]);
});

test.each([
  ['# IMPORTANT: This is a template. Create the Secret with kubectl.\n', {}, 'warning'],
  ['# Is this a template?\n', {}, 'error'],
  [
    '# This is an example.\n',
    { 'k8s/kustomization.yaml': 'resources: [pod.yaml, secret.yaml]\n' },
    'error',
  ],
])('a key that a Secret below %j lacks, with %j', (comment, more, expected) => {
  const files = treeOf({ 'k8s/secret.yaml': comment + SECRET, 'k8s/pod.yaml': READER, ...more });
  const { problems } = check(ENGINES, files, [rule], SETTINGS);
  expect(problems.map(({ severity }) => severity)).toEqual([expected]);
});

test('who fills in a template keeps the names of its keys', () => {
  const secret = `# This is a template.\n${SECRET.replace('USER', 'url')}`;
  const files = treeOf({ 'k8s/secret.yaml': secret, 'k8s/pod.yaml': READER });
  const { problems } = check(ENGINES, files, [rule], SETTINGS);
  expect(problems.map(({ severity }) => severity)).toEqual(['error']);
});
