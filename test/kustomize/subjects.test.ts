import { expect, test } from 'vitest';
import { tree } from '../tree.ts';
import { told } from './messages.ts';

/** What kustomize 5.8.2 prints first for a role binding with such subjects: its own words, or Go's panic. */
const ANSWERS = {
  '[text]': 'panic: interface conversion: interface {} is string, not map[string]interface {}',
  '[1]': 'panic: interface conversion: interface {} is int, not map[string]interface {}',
  '[18446744073709551615]':
    'panic: interface conversion: interface {} is uint64, not map[string]interface {}',
  '[1.5]': 'panic: interface conversion: interface {} is float64, not map[string]interface {}',
  '[true]': 'panic: interface conversion: interface {} is bool, not map[string]interface {}',
  '[null]': 'panic: interface conversion: interface {} is nil, not map[string]interface {}',
  '[2020-01-01]':
    'panic: interface conversion: interface {} is time.Time, not map[string]interface {}',
  '[[a]]':
    'panic: interface conversion: interface {} is []interface {}, not map[string]interface {}',
  '[{1: a}]':
    'panic: interface conversion: interface {} is map[interface {}]interface {}, not map[string]interface {}',
  '[{kind: 1, name: x, namespace: b}]':
    'panic: interface conversion: interface {} is int, not string',
  '[{kind: {a: b}, name: x, namespace: b}]':
    'panic: interface conversion: interface {} is map[string]interface {}, not string',
  '[{kind: 2020-01-01, name: x, namespace: b}]':
    'panic: interface conversion: interface {} is time.Time, not string',
  '[{kind: ServiceAccount, name: x, namespace: null}]':
    'Invalid Input: namespace is blank for resource "RoleBinding.v1.rbac.authorization.k8s.io/rb.a"',
  '[{kind: ServiceAccount, name: x, namespace: 1}, text]':
    'Invalid Input: namespace is blank for resource "RoleBinding.v1.rbac.authorization.k8s.io/rb.a"',
  '[{kind: ServiceAccount, name: x, namespace: 2020-01-01}]':
    'Invalid Input: namespace is blank for resource "RoleBinding.v1.rbac.authorization.k8s.io/rb.a"',
  '[{kind: User, name: x, namespace: 1}, {kind: 1, name: x}]': undefined,
} as const;

test.each(Object.entries(ANSWERS))('the subjects %s', (subjects, answer) => {
  const lines = told(tree`
    === app/kustomization.yaml
    resources: [a.yaml]
    === app/a.yaml
    {apiVersion: rbac.authorization.k8s.io/v1, kind: RoleBinding, metadata: {name: rb, namespace: a}, subjects: ${subjects}}
  `);
  expect(lines[0]?.split('kustomize: ')[1]).toBe(answer);
});
