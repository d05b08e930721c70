import { expect, test } from 'vitest';
import { diff } from '../../src/commands/diff/compare-trees.ts';
import { ENGINES } from '../../src/commands/engines.ts';
import { placeOf } from '../../src/model/span.ts';
import { SETTINGS } from '../settings.ts';
import { treeOf } from '../tree.ts';

const APP = `apiVersion: apps/v1
kind: Deployment
metadata: {name: web}
spec:
  selector: {matchLabels: {app: web}}
  template:
    metadata: {labels: {app: web}}
    spec: {containers: [{name: web, image: "web:1", envFrom: [{configMapRef: {name: web}}]}]}
---
apiVersion: v1
kind: ConfigMap
metadata: {name: web}
data: {LEVEL: info}
`;

/** Quick starts: the same objects in several files of one folder, to be applied one or the other. */
test('of objects with one name in one folder those of the same file are compared', () => {
  const base = treeOf({ 'quickstart.yaml': APP });
  const head = treeOf({ 'ingress-quickstart.yaml': APP, 'quickstart.yaml': APP });
  const change = diff(ENGINES, base, head, SETTINGS);
  expect(change.workloads.map(({ after }) => after && placeOf(after.manifest.node))).toEqual([
    'ingress-quickstart.yaml:1',
  ]);
  expect(change.sources.map(({ after }) => after && placeOf(after.at))).toEqual([
    'ingress-quickstart.yaml:12',
  ]);
});

const IN_SHOP = APP.replaceAll('metadata: {name: web}', 'metadata: {name: web, namespace: shop}');

function imageOf(text: string): string {
  return /image: "(.*?)"/.exec(text)?.[1] ?? '';
}

test.each([
  ['comes', APP, IN_SHOP, ['rolls: a:2']],
  ['goes', IN_SHOP, APP, ['rolls: a:2']],
  ['comes with another selector', APP, IN_SHOP.replace('{app: web}', '{it: web}'), ['rolls: a:2']],
  ['is another one', IN_SHOP, IN_SHOP.replaceAll('shop', 'other'), ['created: a:2']],
])('a namespace that %s', (_, before, after, expected) => {
  const change = diff(
    ENGINES,
    treeOf({ 'web.yaml': before }),
    treeOf({ 'web.yaml': after.replace('web:1', 'a:2') }),
    SETTINGS,
  );
  expect(
    change.workloads.map(
      ({ after: now, rollout }) =>
        `${rollout.verdict}: ${imageOf(now?.manifest.node.file.text ?? '')}`,
    ),
  ).toEqual(expected);
});

/** A ConfigMap that pods mount, and an overlay that patches it. */
function mounted(level: string): ReturnType<typeof treeOf> {
  return treeOf({
    'base/kustomization.yaml': 'resources: [web.yaml]\n',
    'base/web.yaml': APP.replace(
      'envFrom: [{configMapRef: {name: web}}]}]',
      'volumeMounts: [{name: v, mountPath: /etc/web}]}], volumes: [{name: v, configMap: {name: web}}]',
    ),
    'prod/kustomization.yaml': 'resources: [../base]\npatches: [{path: level.yaml}]\n',
    'prod/level.yaml': `apiVersion: v1\nkind: ConfigMap\nmetadata: {name: web}\ndata:\n  LEVEL: ${level}\n`,
  });
}

test('what a patch puts into a mounted ConfigMap is told at the patch', () => {
  const change = diff(ENGINES, mounted('info'), mounted('debug'), SETTINGS);
  expect(
    change.workloads.map(({ rollout: { verdict, reasons } }) => [
      verdict,
      reasons[0]?.after && placeOf(reasons[0].after),
    ]),
  ).toEqual([['updates-live', 'prod/level.yaml:5']]);
});
