import { expect, test } from 'vitest';
import { diff } from '../../src/commands/diff/compare-trees.ts';
import { ENGINES } from '../../src/commands/engines.ts';
import { SETTINGS } from '../settings.ts';
import { treeOf } from '../tree.ts';

function setWith(level: string, annotation: string, kind = 'Deployment'): string {
  return `apiVersion: fluxcd.controlplane.io/v1
kind: ResourceSet
metadata: {name: shop, namespace: shop}
spec:
  resources:
    - apiVersion: v1
      kind: ConfigMap
      metadata: {name: settings, namespace: shop}
      data: {LEVEL: "${level}"}
    - apiVersion: apps/v1
      kind: ${kind}
      metadata: {name: api, namespace: shop}
      spec:
        selector: {matchLabels: {app: api}}
        template:
          metadata: {labels: {app: api}, annotations: {${annotation}}}
          spec:
            containers:
              - name: api
                image: api:1
                env: [{name: LEVEL, valueFrom: {configMapKeyRef: {name: settings, key: LEVEL}}}]
`;
}

const FROM = 'fluxcd.controlplane.io/checksumFrom';

test.each([
  [
    'what the annotation names',
    `${FROM}: "Secret/shop/other, ConfigMap/shop/settings"`,
    [
      'rolls',
      'a checksum follows the content: the one that the Flux operator makes of `fluxcd.controlplane.io/checksumFrom`',
      '`LEVEL` comes from ConfigMap `settings`, which changes',
    ],
  ],
  [
    'another namespace',
    `${FROM}: ConfigMap/other/settings`,
    [
      'stale',
      'it reads `LEVEL` from ConfigMap `settings` when it starts, and nothing in its pod template changes',
      '`LEVEL` comes from ConfigMap `settings`, which changes',
    ],
  ],
])('a checksum that the Flux operator keeps: %s', (_, annotation, expected) => {
  const [base, head] = ['info', 'debug'].map((level) =>
    treeOf({ 'set.yaml': setWith(level, annotation) }),
  );
  if (base === undefined || head === undefined) throw new Error('two trees');
  const change = diff(ENGINES, base, head, SETTINGS);
  expect(
    change.workloads.flatMap(({ rollout }) => [
      rollout.verdict,
      ...rollout.reasons.map(({ text }) => text),
    ]),
  ).toEqual(expected);
});

test('what a ResourceSet makes is told by namespace, and its template is not told beside it', () => {
  const [base, head] = ['info', 'debug'].map((level) =>
    treeOf({
      'set.yaml': setWith(level, '')
        .replaceAll('namespace: shop}\n      ', "namespace: '<< inputs.tenant >>'}\n      ")
        .replace('spec:\n', 'spec:\n  inputs: [{tenant: red}, {tenant: blue}]\n'),
    }),
  );
  if (base === undefined || head === undefined) throw new Error('two trees');
  const change = diff(ENGINES, base, head, SETTINGS);
  expect(
    change.workloads.map(({ after, rollout }) => [
      `${after?.manifest.namespace ?? ''}/${after?.manifest.name ?? ''}`,
      rollout.verdict,
    ]),
  ).toEqual([
    ['red/api', 'stale'],
    ['blue/api', 'stale'],
  ]);
});
