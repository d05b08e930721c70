import { describe, expect, test } from 'vitest';
import { diff } from '../../src/commands/diff/compare-trees.ts';
import { ENGINES } from '../../src/commands/engines.ts';
import { DEFAULT_CHANGE_OPTIONS } from '../../src/report/changes/change-options.ts';
import { formatChanges } from '../../src/report/changes/format-changes.ts';
import { SETTINGS } from '../settings.ts';
import { treeOf } from '../tree.ts';

function shown(
  before: Readonly<Record<string, string>>,
  after: Readonly<Record<string, string>>,
): string {
  const change = diff(ENGINES, treeOf(before), treeOf(after), SETTINGS);
  return formatChanges('text', change, { ...DEFAULT_CHANGE_OPTIONS });
}

const pods = (image: string) => `template:
    metadata: {labels: {app: web}}
    spec: {containers: [{name: app, image: "app:${image}"}]}
`;
const deployment = (image: string, spec = '') => `apiVersion: apps/v1
kind: Deployment
metadata: {name: web, namespace: shop}
spec:
  selector: {matchLabels: {app: web}}${spec}
  ${pods(image)}`;
const kustomization = (suspend: boolean) => `apiVersion: kustomize.toolkit.fluxcd.io/v1
kind: Kustomization
metadata: {name: apps, namespace: flux-system}
spec: {interval: 10m, path: ./apps, prune: true, suspend: ${suspend}, sourceRef: {kind: GitRepository, name: flux-system}}
`;

const job = (image: string) => `apiVersion: batch/v1
kind: CronJob
metadata: {name: web, namespace: shop}
spec:
  schedule: "0 0 * * *"
  suspend: true
  jobTemplate:
    spec:
      template: {spec: {restartPolicy: Never, containers: [{name: app, image: "app:${image}"}]}}
`;
const suspended = (image: string, suspend: boolean) => ({
  'clusters/prod/apps.yaml': kustomization(suspend),
  'apps/web.yaml': deployment(image),
});
const misspelled = (image: string) => ({
  'clusters/prod/apps.yaml': kustomization(true),
  'apps/web.yaml': deployment(image).replace(
    `image: "app:${image}"`,
    `image: "app:${image}", envFrom: [{configMapRef: {name: ${image === '1' ? 'shop-config' : 'shop-confg'}}}]`,
  ),
  'apps/app.yaml':
    'apiVersion: v1\nkind: ConfigMap\nmetadata: {name: shop-config, namespace: shop}\ndata: {A: a}\n',
});
const daemonSet = (image: string) =>
  deployment(image, '\n  updateStrategy: {type: OnDelete}').replace('Deployment', 'DaemonSet');

describe('what waits until someone resumes it', () => {
  test('a paused Deployment', () => {
    const paused = '\n  paused: true';
    const text = shown(
      { 'web.yaml': deployment('1', paused) },
      { 'web.yaml': deployment('2', paused) },
    );
    expect(text).toMatch(/^1 workload: 1 waits until it is resumed\.$/m);
    expect(text).toMatch(/rolls once resumed +Deployment shop\/web +it is paused/);
  });

  test('a suspended CronJob', () => {
    const text = shown({ 'job.yaml': job('1') }, { 'job.yaml': job('2') });
    expect(text).toMatch(/^1 workload: 1 waits until it is resumed\.$/m);
    expect(text).toMatch(/next-run once resumed .* it is suspended/);
  });

  test('what a suspended Kustomization of Flux deploys, not what another one does', () => {
    const text = shown(suspended('1', true), suspended('2', true));
    expect(text).toMatch(/^1 workload: 1 waits until it is resumed\.$/m);
    expect(text).toContain('Kustomization flux-system/apps is suspended');
    expect(shown(suspended('1', true), suspended('2', false))).toMatch(
      /^1 workload: 1 rolls out\.$/m,
    );
  });

  test('but what would not start is said as that', () => {
    expect(shown(misspelled('1'), misspelled('2'))).toMatch(/^1 workload: 1 would not start\./m);
  });
});

test('pods that wait until they are deleted are in the headline', () => {
  expect(shown({ 'web.yaml': daemonSet('1') }, { 'web.yaml': daemonSet('2') })).toMatch(
    /^1 workload: 1 waits until its pods are deleted\.$/m,
  );
});
