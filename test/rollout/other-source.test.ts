import { expect, test } from 'vitest';
import { diff } from '../../src/commands/diff/compare-trees.ts';
import { ENGINES } from '../../src/commands/engines.ts';
import { SETTINGS } from '../settings.ts';
import { tree, treeOf } from '../tree.ts';

const BEFORE = tree`
  === config.yaml
  apiVersion: v1
  kind: ConfigMap
  metadata: {name: old, namespace: shop}
  data: {LEVEL: info}
  ---
  apiVersion: v1
  kind: ConfigMap
  metadata: {name: new, namespace: shop}
  data: {LEVEL: debug}
  === api.yaml
  apiVersion: apps/v1
  kind: Deployment
  metadata: {name: api, namespace: shop}
  spec:
    selector: {matchLabels: {app: api}}
    template:
      metadata: {labels: {app: api}}
      spec:
        containers:
          - {name: api, image: "api:1", envFrom: [{configMapRef: {name: old}}]}
`;

/** The reasons for the rollout after an edit of one file. */
function reasonsAfter(path: string, edit: (text: string) => string): readonly string[] {
  const after = Object.fromEntries(
    BEFORE.paths.map((each) => {
      const content = BEFORE.read(each);
      const text = content.kind === 'unreadable' ? '' : new TextDecoder().decode(content.bytes);
      return [each, each === path ? edit(text) : text];
    }),
  );
  const change = diff(ENGINES, BEFORE, treeOf(after), SETTINGS);
  return change.workloads.flatMap(({ rollout }) => rollout.reasons.map(({ text }) => text));
}

test('a workload that takes another ConfigMap: neither of the two changes', () => {
  expect(reasonsAfter('api.yaml', (text) => text.replace('name: old', 'name: new'))).toEqual([
    'its pod template changes: `envFrom` ConfigMap `old` → `new`',
  ]);
});

test('an edit of the ConfigMap itself does change it', () => {
  expect(reasonsAfter('config.yaml', (text) => text.replace('info', 'warn'))[1]).toBe(
    '`LEVEL` comes from ConfigMap `old`, which changes',
  );
});
