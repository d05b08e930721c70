import { expect, test } from 'vitest';
import { problemsOf } from '../pipeline/problems-of.ts';
import { treeOf } from '../tree.ts';

function workload(name: string, app = name): string {
  return `{apiVersion: apps/v1, kind: Deployment, metadata: {name: ${name}, namespace: shop}, spec: {selector: {matchLabels: {app: ${app}}}, template: {metadata: {labels: {app: ${app}}}, spec: {containers: [{name: c, image: i}]}}}}\n`;
}

function service(app: string, more = ''): string {
  return `{apiVersion: v1, kind: Service, metadata: {name: s, namespace: shop}, spec: {selector: {app: ${app}${more}}, ports: [{port: 80}]}}\n`;
}

const FOUND = ['a.yaml:1 warning mismatched-selector'];

test.each<readonly [string, Readonly<Record<string, string>>, readonly string[]]>([
  [
    'pods with a word more',
    { 'a.yaml': service('web-db'), 'b.yaml': workload('web-test-db') },
    FOUND,
  ],
  [
    'a misspelled label',
    { 'a.yaml': service('storefornt'), 'b.yaml': workload('storefront') },
    FOUND,
  ],
  [
    'its own name, and pods with a word less',
    { 'a.yaml': service('web-db').replace('name: s', 'name: web-db'), 'b.yaml': workload('web') },
    [],
  ],
  [
    'another name, and pods with a word less',
    { 'a.yaml': service('web-db'), 'b.yaml': workload('web') },
    FOUND,
  ],
  ['pods with the label', { 'a.yaml': service('web'), 'b.yaml': workload('web') }, []],
  ['nothing is like it', { 'a.yaml': service('web'), 'b.yaml': workload('media') }, []],
  ['a variable', { 'a.yaml': service('"${APP}-db"'), 'b.yaml': workload('web-db') }, []],
  [
    'several are like it',
    { 'a.yaml': service('web'), 'b.yaml': `${workload('web-a')}---\n${workload('web-b')}` },
    [],
  ],
  [
    'another Service selects the pods that are like it',
    {
      'a.yaml': service('web'),
      'b.yaml': `${workload('web-db')}---\n${service('web-db').replace('name: s', 'name: t')}`,
    },
    [],
  ],
  [
    'it selects by a label that they do not have',
    { 'a.yaml': service('web-db', ', tier: db'), 'b.yaml': workload('web-test-db') },
    [],
  ],
  [
    'they are in another folder',
    { 'a.yaml': service('web-db'), 'b/b.yaml': workload('web-test-db') },
    [],
  ],
])('a Service: %s', (_, files, expected) => {
  expect(problemsOf(treeOf(files))).toEqual(expected);
});

test.each<readonly [string, string, readonly string[]]>([
  ['policy/v1, kind: PodDisruptionBudget', 'selector: {matchLabels: {app: storefornt}}', FOUND],
  ['policy/v1, kind: PodDisruptionBudget', 'selector: {matchLabels: {app: storefront}}', []],
  [
    'policy/v1, kind: PodDisruptionBudget',
    'selector: {matchLabels: {app: storefornt}, matchExpressions: [{key: app, operator: Exists}]}',
    [],
  ],
  [
    'networking.k8s.io/v1, kind: NetworkPolicy',
    'podSelector: {matchLabels: {app: storefornt}}',
    FOUND,
  ],
  ['networking.k8s.io/v1, kind: NetworkPolicy', 'podSelector: {}', []],
])('an object of %s with %s', (of, selector, expected) => {
  const files = {
    'a.yaml': `{apiVersion: ${of}, metadata: {name: s, namespace: shop}, spec: {${selector}}}\n`,
    'b.yaml': `${workload('storefront')}---\n${service('storefront')}`,
  };
  expect(problemsOf(treeOf(files))).toEqual(expected);
});
