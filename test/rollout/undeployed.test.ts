import { expect, test } from 'vitest';
import { diff } from '../../src/commands/diff/compare-trees.ts';
import { ENGINES } from '../../src/commands/engines.ts';
import { DEFAULT_CHANGE_OPTIONS } from '../../src/report/changes/change-options.ts';
import { formatChanges } from '../../src/report/changes/format-changes.ts';
import { SETTINGS } from '../settings.ts';
import { tree } from '../tree.ts';

/** Flux deploys `apps`, and nothing deploys what someone rendered next to it. */
function repository(image: string): ReturnType<typeof tree> {
  return tree`
    === flux/apps.yaml
    apiVersion: source.toolkit.fluxcd.io/v1
    kind: GitRepository
    metadata: {name: flux-system, namespace: flux-system}
    spec: {interval: 1m, url: "ssh://git@example.com/shop"}
    ---
    apiVersion: kustomize.toolkit.fluxcd.io/v1
    kind: Kustomization
    metadata: {name: apps, namespace: flux-system}
    spec: {interval: 10m, path: ./apps, prune: true, sourceRef: {kind: GitRepository, name: flux-system}}
    === apps/kustomization.yaml
    resources: [pod.yaml]
    === apps/pod.yaml
    apiVersion: v1
    kind: Pod
    metadata: {name: web, namespace: shop}
    spec: {containers: [{name: web, image: "${image}"}]}
    === rendered/out.yaml
    apiVersion: v1
    kind: Pod
    metadata: {name: out, namespace: shop}
    spec: {containers: [{name: web, image: "${image}"}]}
  `;
}

test('workloads that nothing deploys are marked', () => {
  const change = diff(ENGINES, repository('web:1'), repository('web:2'), SETTINGS);
  expect(formatChanges('text', change, { ...DEFAULT_CHANGE_OPTIONS })).toMatchInlineSnapshot(`
      "Changes from the base to the head

        VERDICT  WORKLOAD      WHY
        rolls    Pod shop/web  its pod template changes: the image 1 → 2 [apps]
        rolls    Pod shop/out  its pod template changes: the image 1 → 2 [rendered, not deployed by this
                               repository]

      2 workloads: 2 roll out.
      "
    `);
});

/** Flux deploys two folders, one of them with a variable. */
function twoFolders(withJobs: boolean): ReturnType<typeof tree> {
  const jobs = `
    ---
    apiVersion: kustomize.toolkit.fluxcd.io/v1
    kind: Kustomization
    metadata: {name: jobs, namespace: flux-system}
    spec: {interval: 10m, path: ./batch/jobs, prune: true, postBuild: {substitute: {TAG: "1"}}, sourceRef: {kind: GitRepository, name: flux-system}}`;
  return tree`
    === flux/apps.yaml
    apiVersion: source.toolkit.fluxcd.io/v1
    kind: GitRepository
    metadata: {name: flux-system, namespace: flux-system}
    spec: {interval: 1m, url: "ssh://git@example.com/shop"}
    ---
    apiVersion: kustomize.toolkit.fluxcd.io/v1
    kind: Kustomization
    metadata: {name: apps, namespace: flux-system}
    spec: {interval: 10m, path: ./apps/web, prune: true, sourceRef: {kind: GitRepository, name: flux-system}}${withJobs ? jobs : ''}
    === apps/web/kustomization.yaml
    resources: [pod.yaml]
    === apps/web/pod.yaml
    apiVersion: v1
    kind: Pod
    metadata: {name: web, namespace: shop}
    spec: {containers: [{name: web, image: "web:1"}]}
    === batch/jobs/kustomization.yaml
    resources: [job.yaml]
    === batch/jobs/job.yaml
    apiVersion: batch/v1
    kind: Job
    metadata: {name: once, namespace: shop}
    spec: {template: {spec: {restartPolicy: Never, containers: [{name: c, image: "job:\${TAG}"}]}}}
  `;
}

/** Of a change of `twoFolders`. */
const verdicts = (before: boolean, after: boolean): readonly string[] => {
  const change = diff(ENGINES, twoFolders(before), twoFolders(after), SETTINGS);
  return change.workloads.map(
    ({ rollout, before: was, after: is }) => `${rollout.verdict} ${(was ?? is)?.manifest.name}`,
  );
};

test('the workloads of a Kustomization that is removed are removed, although their folder stays', () => {
  expect(verdicts(true, false)).toEqual(['removed once']);
  expect(verdicts(false, true)).toEqual(['created once']);
});
