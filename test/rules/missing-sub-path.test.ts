import { expect, test } from 'vitest';
import { reportOf } from '../pipeline/problems-of.ts';
import { treeOf } from '../tree.ts';

const CONFIG =
  '{apiVersion: v1, kind: ConfigMap, metadata: {name: app}, data: {app.conf: a, users.conf: b}}\n';

function pod(subPath: string, source = 'configMap: {name: app}'): string {
  return `apiVersion: v1
kind: Pod
metadata: {name: p}
spec:
  containers:
    - name: c
      image: i
      volumeMounts: [{name: v, mountPath: /etc/app, subPath: ${subPath}}]
  volumes: [{name: v, ${source}}]
`;
}

function found(files: Readonly<Record<string, string>>): readonly string[] {
  return reportOf(treeOf(files))
    .problems.filter(({ rule }) => rule === 'missing-sub-path')
    .map(({ severity, help }) => `${severity}: ${help ?? ''}`);
}

const OTHER = 'error: Name a key of ConfigMap `app` (or the `path` of an item), or add the key.';
const ITEMS = 'configMap: {name: app, items: [{key: app.conf, path: conf/app.conf}]}';

test.each<[string, string, readonly string[]]>([
  ['a key', pod('app.conf'), []],
  ['a key, said in another way', pod('./app.conf/'), []],
  ['a slip', pod('app.cnof'), ['error: Did you mean `app.conf`?']],
  ['another name', pod('nginx.json'), [OTHER]],
  ['the path of an item', pod('conf/app.conf', ITEMS), []],
  ['a folder of items', pod('conf', ITEMS), []],
  ['a key that no item names', pod('users.conf', ITEMS), [OTHER]],
  ['a source that is not here', pod('x.conf', 'configMap: {name: other, optional: true}'), []],
  ['a template', pod('"{{ x }}"'), []],
])('%s', (_, text, problems) => {
  expect(found({ 'all.yaml': `${CONFIG}---\n${text}` })).toEqual(problems);
});

test('what a person may have meant otherwise is no mistake: but a slip is', () => {
  const files = (subPath: string) => ({ 'config.yaml': CONFIG, 'pod.yaml': pod(subPath) });
  expect(found(files('nginx.json'))).toEqual([]);
  expect(found(files('usesr.conf'))).toEqual(['error: Did you mean `users.conf`?']);
  const kustomization = { 'kustomization.yaml': 'resources: [config.yaml, pod.yaml]\n' };
  expect(found({ ...files('nginx.json'), ...kustomization })).toEqual([OTHER]);
  const chart = {
    'Chart.yaml': '{apiVersion: v2, name: c, version: 1.0.0}\n',
    'templates/config.yaml': CONFIG,
    'templates/pod.yaml': pod('nginx.json'),
  };
  expect(found(chart)).toEqual([]);
});

test('a Secret that something fills in has no files yet', () => {
  const secret = '{apiVersion: v1, kind: Secret, metadata: {name: app}}\n';
  const files = { 'all.yaml': `${secret}---\n${pod('token', 'secret: {secretName: app}')}` };
  expect(found(files)).toEqual([]);
});

test('two containers with the same mount have one cause', () => {
  const two = pod('nginx.json')
    .replace('volumeMounts: [', 'volumeMounts: &mounts [')
    .replace('  volumes:', '    - {name: d, image: i, volumeMounts: *mounts}\n  volumes:');
  const { problems } = reportOf(treeOf({ 'all.yaml': `${CONFIG}---\n${two}` }));
  const own = problems.filter(({ rule }) => rule === 'missing-sub-path');
  expect(own.map(({ cause }) => cause)).toEqual([
    'all.yaml:10 nginx.json',
    'all.yaml:10 nginx.json',
  ]);
});
