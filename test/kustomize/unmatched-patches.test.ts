import { expect, test } from 'vitest';
import { catalogue } from '../../rules/catalogue.ts';
import { ENGINES } from '../../src/commands/engines.ts';
import { placeOf } from '../../src/model/span.ts';
import { check } from '../../src/pipeline/check.ts';
import { SETTINGS } from '../settings.ts';
import { treeOf } from '../tree.ts';

const SERVICE =
  'apiVersion: v1\nkind: Service\nmetadata: {name: payment}\nspec: {ports: [{port: 80}]}\n';
const PATCH = '- {op: add, path: /spec/type, value: NodePort}';

function patched(target: string, rest = 'resources: [service.yaml]'): string {
  return `${rest}\npatches:\n  - target: {${target}}\n    patch: "${PATCH}"\n`;
}

function told(files: Readonly<Record<string, string>>): readonly string[] {
  const { problems } = check(
    ENGINES,
    treeOf({ 'app/service.yaml': SERVICE, ...files }),
    catalogue,
    SETTINGS,
  );
  return problems
    .filter(({ rule }) => rule === 'unmatched-patch')
    .map(({ at, severity, help = '' }) => `${placeOf(at)} ${severity} ${help}`);
}

const MEANT = 'warning Did you mean `payment`?';

test.each<[string, string, readonly string[]]>([
  ['a slip', patched('kind: Service, name: paymnet'), [`app/kustomization.yaml:3 ${MEANT}`]],
  [
    'another object',
    patched('kind: Service, name: orders'),
    ['app/kustomization.yaml:3 info Correct the target, or remove the patch.'],
  ],
  ['the object', patched('kind: Service, name: payment'), []],
  ['a regular expression', patched('kind: Service, name: paymnet.*'), []],
  ['any kind', patched('name: paymnet'), []],
  ['a selector', patched('kind: Service, name: paymnet, labelSelector: a=b'), []],
  [
    'a remote base',
    patched('kind: Service, name: paymnet', 'resources: [service.yaml, https://a.example/b.yaml]'),
    [],
  ],
  ['nothing yet', patched('kind: Service, name: paymnet', 'resources: []'), []],
  [
    'patchesJson6902',
    patched('version: v1, kind: Service, name: paymnet').replace('patches:', 'patchesJson6902:'),
    [`app/kustomization.yaml:3 ${MEANT}`],
  ],
])('a target that means %s', (_, text, expected) => {
  expect(told({ 'app/kustomization.yaml': text })).toEqual(expected);
});

const FLUX = `apiVersion: kustomize.toolkit.fluxcd.io/v1
kind: Kustomization
metadata: {name: app, namespace: flux-system}
spec:
  path: ./app
  prune: true
  interval: 1m
  sourceRef: {kind: GitRepository, name: flux-system}
`;

test('patches of what Flux and Argo CD deploy', () => {
  const kustomization = patched('kind: Service, name: paymnet');
  const flux = `${FLUX}  patches:\n    - target: {kind: Service, name: pyament}\n      patch: "${PATCH}"\n`;
  expect(told({ 'app/kustomization.yaml': kustomization, 'clusters/a/app.yaml': flux })).toEqual([
    `app/kustomization.yaml:3 ${MEANT}`,
    `clusters/a/app.yaml:10 ${MEANT}`,
  ]);
  const argo = `apiVersion: argoproj.io/v1alpha1
kind: Application
metadata: {name: app, namespace: argocd}
spec:
  project: default
  source: {repoURL: https://git.example/me/this.git, path: app, targetRevision: main}
  destination: {server: https://kubernetes.default.svc, namespace: a}
`;
  expect(told({ 'app/kustomization.yaml': kustomization, 'argo/app.yaml': argo })).toEqual([
    `app/kustomization.yaml:3 ${MEANT}`,
  ]);
});
