import { describe, expect, test } from 'vitest';
import { diff } from '../../src/commands/diff/compare-trees.ts';
import { ENGINES } from '../../src/commands/engines.ts';
import { messageText } from '../../src/model/message.ts';
import { SETTINGS } from '../settings.ts';
import { treeOf } from '../tree.ts';

const FLUX = `apiVersion: kustomize.toolkit.fluxcd.io/v1
kind: Kustomization
metadata: {name: apps, namespace: flux-system}
spec:
  interval: 10m
  path: ./apps
  prune: true
  sourceRef: {kind: GitRepository, name: flux-system}
  postBuild: {substitute: {LEVEL: debug}}
---
apiVersion: source.toolkit.fluxcd.io/v1
kind: GitRepository
metadata: {name: flux-system, namespace: flux-system}
spec: {interval: 1m, url: "ssh://git@example.com/shop"}
`;

function release(tag: string): string {
  return `apiVersion: helm.toolkit.fluxcd.io/v2
kind: HelmRelease
metadata: {name: web, namespace: shop}
spec:
  interval: 10m
  chart: {spec: {chart: app-template, version: 3.1.0, sourceRef: {kind: HelmRepository, name: bjw-s, namespace: flux-system}}}
  values:
    controllers:
      web:
        containers:
          app:
            image: {repository: web, tag: "${tag}"}
            env: {LEVEL: "\${LEVEL}"}
`;
}

const JOB = `apiVersion: batch/v1
kind: CronJob
metadata: {name: report, namespace: shop}
spec: {schedule: "@daily", jobTemplate: {spec: {template: {spec: {restartPolicy: Never, containers: [{name: a, image: "a:1"}]}}}}}
`;

function tree(resources: readonly string[], tag: string): ReturnType<typeof treeOf> {
  return treeOf({
    'flux/apps.yaml': FLUX,
    'apps/kustomization.yaml': `resources: [${resources.join(', ')}]\n`,
    'apps/web.yaml': release(tag),
    'apps/job.yaml': JOB.replace('a:1', `a:${tag}`),
  });
}

const WHOLE = ['web.yaml', 'job.yaml'];

function changesOf(base: ReturnType<typeof treeOf>, head: ReturnType<typeof treeOf>): unknown {
  const change = diff(ENGINES, base, head, SETTINGS);
  return {
    workloads: change.workloads.map(
      ({ after, before, rollout }) => `${(after ?? before)?.manifest.name} ${rollout.verdict}`,
    ),
    notCompared: change.notCompared.map(({ text }) => messageText(text).replace(/: .*/s, '')),
  };
}

describe('what the entry objects of a build deploy', () => {
  test('is compared where the build can be built', () => {
    expect(changesOf(tree(WHOLE, '1'), tree(WHOLE, '2'))).toEqual({
      workloads: ['web rolls', 'report next-run'],
      notCompared: [],
    });
  });

  test('stays as it is where the head cannot be built', () => {
    expect(changesOf(tree(WHOLE, '1'), tree([...WHOLE, 'gone'], '2'))).toEqual({
      workloads: [],
      notCompared: ['build `apps` can no longer be built, so that nothing of it is applied'],
    });
  });

  test('is not compared where the base could not be built', () => {
    expect(changesOf(tree([...WHOLE, 'gone'], '1'), tree(WHOLE, '2'))).toEqual({
      workloads: [],
      notCompared: ['build `apps` could not be built before'],
    });
  });
});
