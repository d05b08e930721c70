import { describe, expect, test } from 'vitest';
import { catalogue } from '../../rules/catalogue.ts';
import { ENGINES } from '../../src/commands/engines.ts';
import { placeOf } from '../../src/model/span.ts';
import { check } from '../../src/pipeline/check.ts';
import { identityOf } from '../../src/pipeline/problem-identity.ts';
import { SETTINGS } from '../settings.ts';
import { tree, treeOf } from '../tree.ts';

test('a Secret of another namespace that several builds make of one manifest is shown once', () => {
  const files = tree`
    === base/secret.yaml
    {apiVersion: v1, kind: Secret, metadata: {name: key, namespace: shop}, stringData: {a: b}}
    === one/kustomization.yaml
    resources: [../base/secret.yaml]
    === two/kustomization.yaml
    resources: [../base/secret.yaml]
    === web/kustomization.yaml
    resources: [pod.yaml]
    === web/pod.yaml
    apiVersion: v1
    kind: Pod
    metadata: {name: p, namespace: web}
    spec: {containers: [{name: c, image: i, envFrom: [{secretRef: {name: key}}]}]}
  `;
  const { problems } = check(ENGINES, files, catalogue, SETTINGS);
  expect(
    problems.flatMap(({ rule, related = [] }) =>
      related.map(({ at, message }) => `${rule} ${placeOf(at)} ${message}`),
    ),
  ).toEqual(['missing-secret base/secret.yaml:1 it is here, in namespace `shop`']);
});

test('the wrong kind of a source that kustomize generates, under a name with a hash', () => {
  const files = tree`
    === kustomization.yaml
    resources: [pod.yaml]
    configMapGenerator: [{name: settings, literals: [A=b]}]
    === pod.yaml
    apiVersion: v1
    kind: Pod
    metadata: {name: p}
    spec: {containers: [{name: c, image: i, envFrom: [{secretRef: {name: settings}}]}]}
  `;
  const { problems } = check(ENGINES, files, catalogue, SETTINGS);
  expect(
    problems.map(
      ({ at, rule, severity, message }) => `${placeOf(at)} ${severity} ${rule}: ${message}`,
    ),
  ).toEqual([
    'pod.yaml:4 error missing-secret: `settings` is a ConfigMap, not a Secret. Container `c` of Pod `p` will not start (CreateContainerConfigError: secret "settings" not found).',
  ]);
});

const problemsWith = (namespace: string) =>
  check(
    ENGINES,
    tree`
      === base/kustomization.yaml
      resources: [pod.yaml]
      === base/pod.yaml
      apiVersion: v1
      kind: Pod
      metadata: {name: p}
      spec: {containers: [{name: c, image: i, env: [{name: A, valueFrom: {secretKeyRef: {name: key, key: b}}}]}]}
      ---
      {apiVersion: v1, kind: Secret, metadata: {name: key}, stringData: {a: x}}
      === dev/kustomization.yaml
      {resources: [../base], namespace: ${namespace}}
      === prod/kustomization.yaml
      {resources: [../base], namespace: shop-prod}
    `,
    catalogue,
    SETTINGS,
  ).problems;

describe('a key that is missing in builds of several namespaces', () => {
  test('is one problem, in the words of the first', () => {
    expect(problemsWith('shop-dev').map(({ message, builds }) => [message, builds])).toEqual([
      [
        "Secret `key` has no key `b`. Container `c` of Pod `p` will not start (CreateContainerConfigError: couldn't find key b in Secret shop-dev/key).",
        ['dev', 'prod'],
      ],
    ]);
  });

  test('is no new one in another namespace', () => {
    expect(problemsWith('shop-test').map(identityOf)).toEqual(
      problemsWith('shop-dev').map(identityOf),
    );
  });
});

test.each([
  ['apps', ['error missing-secret']],
  ['apps/base', ['info undeclared-secret']],
])(
  'the namespaces of what one kustomization in %s makes may be given by overlays',
  (folder, expected) => {
    const pod =
      'apiVersion: v1\nkind: Pod\nmetadata: {name: p, namespace: web}\nspec: {containers: [{name: c, image: i, envFrom: [{secretRef: {name: key}}]}]}\n';
    const files = treeOf({
      [`${folder}/kustomization.yaml`]: 'resources: [pod.yaml, secret.yaml]\n',
      [`${folder}/pod.yaml`]: pod,
      [`${folder}/secret.yaml`]:
        'apiVersion: v1\nkind: Secret\nmetadata: {name: key, namespace: shop}\nstringData: {a: b}\n',
    });
    const { problems } = check(ENGINES, files, catalogue, SETTINGS);
    expect(problems.map(({ severity, rule }) => `${severity} ${rule}`)).toEqual(expected);
  },
);
