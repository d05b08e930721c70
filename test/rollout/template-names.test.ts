import { expect, test } from 'vitest';
import { diff } from '../../src/commands/diff/compare-trees.ts';
import { ENGINES } from '../../src/commands/engines.ts';
import { SETTINGS } from '../settings.ts';
import { treeOf } from '../tree.ts';

interface Parts {
  readonly metadata?: string;
  readonly container?: string;
}

function deployment({ metadata = '', container = '' }: Parts): ReturnType<typeof treeOf> {
  return treeOf({
    'web.yaml': `apiVersion: apps/v1
kind: Deployment
metadata: {name: web}
spec:
  selector: {matchLabels: {app: web}}
  template:
    metadata: {labels: {app: web}${metadata}}
    spec:
      containers: [{name: web, image: "web:1"${container}}]
      volumes: [{name: data, emptyDir: {}}]
`,
  });
}

const ONE = ', volumeMounts: [{name: data, mountPath: /a, subPath: a}]';
const TWO =
  ', volumeMounts: [{name: data, mountPath: /a, subPath: a}, {name: data, mountPath: /b, subPath: b}]';

test.each([
  [
    'the first annotation',
    {},
    { metadata: ', annotations: {team: shop}' },
    'rolls: its pod template changes: annotation `team` of the pod template',
  ],
  [
    'the first annotation, a checksum',
    {},
    { metadata: ', annotations: {checksum/config: 0123456789abcdef}' },
    'rolls: a checksum follows the content: annotation `checksum/config` of the pod template',
  ],
  ['no annotations, written out', {}, { metadata: ', annotations: {}' }, '—'],
  [
    'the first variable',
    {},
    { container: ', env: [{name: LEVEL, value: info}]' },
    'rolls: its pod template changes: variable `LEVEL`',
  ],
  [
    'the last variable',
    { container: ', env: [{name: LEVEL, value: info}]' },
    {},
    'rolls: its pod template changes: variable `LEVEL`',
  ],
  [
    'a second mount of a volume',
    { container: ONE },
    { container: TWO },
    'rolls: its pod template changes: mount `/b`',
  ],
])('%s', (_, before, after, expected) => {
  const change = diff(ENGINES, deployment(before), deployment(after), SETTINGS);
  const told = change.workloads.map(
    ({ rollout }) => `${rollout.verdict}: ${rollout.reasons[0]?.text ?? ''}`,
  );
  expect(told.join('; ') || '—').toBe(expected);
});

test('a template of later runs goes without the pods of earlier ones', () => {
  const task = `apiVersion: tekton.dev/v1
kind: Task
metadata: {name: build}
spec: {steps: [{name: build, image: "go:1"}]}
`;
  const other = 'apiVersion: v1\nkind: ConfigMap\nmetadata: {name: a}\n';
  const change = diff(
    ENGINES,
    treeOf({ 'a.yaml': other, 'task.yaml': task }),
    treeOf({ 'a.yaml': other }),
    SETTINGS,
  );
  expect(change.workloads.map(({ rollout }) => rollout.reasons[0]?.text)).toEqual([
    'it is removed; pods of earlier runs stay',
  ]);
});
