import { expect, test } from 'vitest';
import { catalogue } from '../../rules/catalogue.ts';
import { ENGINES } from '../../src/commands/engines.ts';
import { check } from '../../src/pipeline/check.ts';
import { SETTINGS } from '../settings.ts';
import { treeOf } from '../tree.ts';

const CONFIG = (name: string, key: string): string =>
  `---
apiVersion: v1
kind: ConfigMap
metadata: {name: ${name}}
data: {${key}: x}
`;

/** A pod with these mounts, and the volumes that they may name. */
const pod = (...mounts: string[]): string =>
  `${CONFIG('conf', 'app.ini')}${CONFIG('net', 'net.json')}---
apiVersion: v1
kind: Pod
metadata: {name: app}
spec:
  containers:
  - name: app
    image: a
    volumeMounts:
${mounts.map((mount) => `    - {${mount}}\n`).join('')}  volumes:
  - {name: conf, configMap: {name: conf}}
  - {name: net, configMap: {name: net}}
  - {name: all, projected: {sources: [{configMap: {name: conf}}]}}
  - {name: tmp, emptyDir: {}}
  - {name: claim, persistentVolumeClaim: {claimName: c}}
`;

function found(text: string): readonly string[] {
  const { problems } = check(ENGINES, treeOf({ 'a.yaml': text }), catalogue, SETTINGS);
  return problems
    .filter(({ rule }) => rule === 'nested-file-mount')
    .map(({ severity, message }) => `${severity}: ${message}`);
}

const CONF = 'name: conf, mountPath: /etc/app';
const STARTS_NOT = [expect.stringMatching(/^error: .*does not start\.$/)];

test.each<[string, readonly string[], readonly unknown[]]>([
  ['a key', [CONF, 'name: net, mountPath: /etc/app/net.json, subPath: net.json'], STARTS_NOT],
  [
    'a key below folders that nothing else mounts',
    [CONF, 'name: net, mountPath: /etc/app/a/b/, subPath: net.json'],
    STARTS_NOT,
  ],
  [
    'in a projected volume',
    ['name: all, mountPath: /etc/app/', 'name: net, mountPath: /etc/app/n, subPath: net.json'],
    STARTS_NOT,
  ],
  [
    'a part of an emptyDir that is called like a file',
    [CONF, 'name: tmp, mountPath: /etc/app/a.json, subPath: a.json'],
    [expect.stringMatching(/^warning: .*else it finds an empty directory\.$/)],
  ],
  ['a whole volume', [CONF, 'name: net, mountPath: /etc/app/net'], []],
  ['a directory of an emptyDir', [CONF, 'name: tmp, mountPath: /etc/app/a, subPath: a'], []],
  ['a claim may hold it', [CONF, 'name: claim, mountPath: /etc/app/a.json, subPath: a.json'], []],
  [
    'another volume lies between',
    [
      CONF,
      'name: tmp, mountPath: /etc/app/a',
      'name: net, mountPath: /etc/app/a/net.json, subPath: net.json',
    ],
    [],
  ],
  [
    'beside, with the same beginning',
    [CONF, 'name: net, mountPath: /etc/app2/net.json, subPath: net.json'],
    [],
  ],
  [
    'in a volume that is writable',
    [
      'name: tmp, mountPath: /etc/app',
      'name: net, mountPath: /etc/app/net.json, subPath: net.json',
    ],
    [],
  ],
  [
    'in a single file',
    [
      `${CONF}/app.ini, subPath: app.ini`,
      'name: net, mountPath: /etc/app/net.json, subPath: net.json',
    ],
    [],
  ],
])('%s', (_, mounts, messages) => {
  expect(found(pod(...mounts))).toEqual(messages);
});
