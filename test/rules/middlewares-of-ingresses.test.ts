import { expect, test } from 'vitest';
import { messageText } from '../../src/model/message.ts';
import { reportOf } from '../pipeline/problems-of.ts';
import { treeOf } from '../tree.ts';

function ingress(middlewares: string, namespace = 'shop'): string {
  return `{apiVersion: networking.k8s.io/v1, kind: Ingress, metadata: {name: web, namespace: ${namespace}, annotations: {traefik.ingress.kubernetes.io/router.middlewares: "${middlewares}"}}, spec: {rules: []}}\n`;
}

function middleware(name: string, namespace = 'shop'): string {
  return `---\n{apiVersion: traefik.io/v1alpha1, kind: Middleware, metadata: {name: ${name}, namespace: ${namespace}}, spec: {}}\n`;
}

test('a Middleware of another namespace', () => {
  const text = ingress('strip@kubernetescrd') + middleware('strip', 'db');
  const { problems } = reportOf(treeOf({ 'a.yaml': text }));
  expect(problems.map(({ help }) => help)).toEqual(['Write `db-strip@kubernetescrd`.']);
});

test.each([
  ['without its namespace', ingress('strip@kubernetescrd') + middleware('strip'), true],
  [
    'one of several',
    ingress('shop-a@kubernetescrd, strip@kubernetescrd') + middleware('strip') + middleware('a'),
    true,
  ],
  ['with its namespace', ingress('shop-strip@kubernetescrd') + middleware('strip'), false],
  ['of a file of Traefik', ingress('strip@file') + middleware('strip'), false],
  ['of another name', ingress('strip@kubernetescrd') + middleware('strip-all'), false],
  [
    'whose name is the namespace and name of another one',
    ingress('db-strip@kubernetescrd') + middleware('db-strip') + middleware('strip', 'db'),
    false,
  ],
  ['of a template', ingress('{{ name }}@kubernetescrd') + middleware('strip'), false],
])('a Middleware of an Ingress, %s', (_, text, isFound) => {
  const { problems } = reportOf(treeOf({ 'a.yaml': text }));
  const found = problems.filter(({ rule }) => rule === 'missing-object');
  expect(found.map(({ message, help }) => `${messageText(message)} ${help ?? ''}`)).toEqual(
    isFound
      ? [
          'Ingress `shop/web` names Middleware `strip` without its namespace. Traefik leaves the route out (middleware "strip@kubernetescrd" does not exist). Write `shop-strip@kubernetescrd`.',
        ]
      : [],
  );
});
