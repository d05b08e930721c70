import { expect, test } from 'vitest';
import { messageText } from '../../src/model/message.ts';
import { reportOf } from '../pipeline/problems-of.ts';
import { treeOf } from '../tree.ts';

const POD =
  '{apiVersion: v1, kind: Pod, metadata: {name: p}, spec: {containers: [{name: c, image: i, envFrom: [{secretRef: {name: echo}}]}]}}\n';
const SEALED =
  '{apiVersion: bitnami.com/v1alpha1, kind: SealedSecret, metadata: {name: echo}, spec: {encryptedData: {A: x}, template: {metadata: {name: echo}}}}\n';
const SECRET = '{apiVersion: v1, kind: Secret, metadata: {name: echo}, stringData: {A: x1y2z3}}\n';

/** The problems of a Pod in one kustomization with what it needs, in two words. */
function saidOf(kustomization: string, made: string): readonly string[] {
  const files = {
    'kustomization.yaml': `resources: [pod.yaml, made.yaml]\n${kustomization}`,
    'pod.yaml': POD,
    'made.yaml': made,
  };
  return reportOf(treeOf(files)).problems.map(
    ({ severity, rule, help }) =>
      `${severity} ${rule}: ${help === undefined ? '' : messageText(help)}`,
  );
}

test('kustomize renames a SealedSecret and not what names its Secret', () => {
  expect(saidOf('namePrefix: dev-\n', SEALED)).toEqual([
    'warning moved-sealed-secret: Seal it again for the new name, or with `--scope namespace-wide`.',
    'error missing-secret: kustomize renames it to `dev-echo`, but not in this field. Add a `nameReference` for the field under `configurations`.',
  ]);
  expect(saidOf('', SEALED)).toEqual([]);
});

test('it rewrites what names a Secret', () => {
  expect(saidOf('namePrefix: dev-\n', SECRET)).toEqual([]);
});

test.each([
  [
    'a pod that never starts',
    'envFrom: [{configMapRef: {name: web}}]',
    ['error unrewritten-reference'],
  ],
  [
    'one that starts without it',
    'envFrom: [{configMapRef: {name: web, optional: true}}]',
    ['warning unrewritten-reference'],
  ],
])('a hash that a field of another namespace does not get: %s', (_name, from, expected) => {
  const files = {
    'kustomization.yaml':
      'resources: [pod.yaml]\nconfigMapGenerator: [{name: web, literals: [A=b]}]\n',
    'pod.yaml': `{apiVersion: v1, kind: Pod, metadata: {name: p, namespace: shop}, spec: {containers: [{name: c, image: i, ${from}}]}}\n`,
  };
  const { problems } = reportOf(treeOf(files));
  expect(problems.map(({ severity, rule }) => `${severity} ${rule}`)).toEqual(expected);
});
