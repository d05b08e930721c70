import { expect, test } from 'vitest';
import { catalogue } from '../../rules/catalogue.ts';
import { ENGINES } from '../../src/commands/engines.ts';
import { check } from '../../src/pipeline/check.ts';
import { SETTINGS } from '../settings.ts';
import { treeOf } from '../tree.ts';

function pod(name: string, ...maps: readonly string[]): string {
  const items = maps.map((map) => `{configMapRef: {name: ${map}}}`).join(', ');
  return `---
apiVersion: v1
kind: Pod
metadata: {name: ${name}}
spec: {containers: [{name: c, image: i, envFrom: [${items}]}]}
`;
}

function map(name: string, level: string): string {
  return `---
apiVersion: v1
kind: ConfigMap
metadata: {name: ${name}}
data: {LOG_LEVEL: ${level}}
`;
}

const MAPS =
  map('defaults', 'info') +
  map('api', 'debug') +
  map('web', 'warn') +
  map('a-env', 'info') +
  map('a-own-env', 'debug');

test.each<[string, string, readonly string[]]>([
  ['a workload of its own', pod('api', 'defaults', 'api'), ['warning']],
  ['a more special name last', pod('a', 'a-env', 'a-own-env'), ['info']],
  [
    'required defaults, then a source that need not be there',
    pod('api', 'defaults', 'api, optional: true'),
    ['info'],
  ],
  [
    'a source that need not be there, then a required one',
    pod('api', 'defaults, optional: true', 'api'),
    ['warning'],
  ],
  [
    'two sources that need not be there',
    pod('api', 'defaults, optional: true', 'api, optional: true'),
    ['warning'],
  ],
  ['a more general name last', pod('a', 'a-own-env', 'a-env'), ['warning']],
  [
    'defaults that workloads share, then their own',
    pod('api', 'defaults', 'api') + pod('web', 'defaults', 'web'),
    ['info', 'info'],
  ],
  [
    'the shared one last',
    pod('api', 'api', 'defaults') + pod('web', 'web', 'defaults'),
    ['warning', 'warning'],
  ],
])('%s', (_, pods, expected) => {
  const { problems } = check(ENGINES, treeOf({ 'app.yaml': pods + MAPS }), catalogue, SETTINGS);
  const own = problems.filter(({ rule }) => rule === 'colliding-variable');
  expect(own.map(({ severity }) => severity)).toEqual(expected);
});
