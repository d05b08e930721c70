import { expect, test } from 'vitest';
import { diff } from '../../src/commands/diff/compare-trees.ts';
import { ENGINES } from '../../src/commands/engines.ts';
import { SETTINGS } from '../settings.ts';
import { treeOf } from '../tree.ts';

const FLUX = `apiVersion: source.toolkit.fluxcd.io/v1
kind: GitRepository
metadata: {name: flux-system, namespace: flux-system}
spec: {interval: 1m, url: "ssh://git@example.com/shop"}
---
apiVersion: kustomize.toolkit.fluxcd.io/v1
kind: Kustomization
metadata: {name: apps, namespace: flux-system}
spec: {interval: 10m, path: ./apps, prune: true, sourceRef: {kind: GitRepository, name: flux-system}}
`;

function job(hook: string, image: string): string {
  return `apiVersion: batch/v1
kind: Job
metadata: {name: migrate, annotations: {${hook}}}
spec: {template: {spec: {restartPolicy: Never, containers: [{name: a, image: "${image}"}]}}}
`;
}

const ARGO_HOOK = 'argocd.argoproj.io/hook: Sync';
const HELM_HOOK = 'helm.sh/hook: post-upgrade';

test.each([
  ['Argo CD creates its hooks again', '', ARGO_HOOK, 'next-run'],
  ['and those of Helm', '', HELM_HOOK, 'next-run'],
  ['Flux knows no hooks', FLUX, ARGO_HOOK, 'not-applied'],
  ['nor those of Helm outside of charts', FLUX, HELM_HOOK, 'not-applied'],
])('%s', (_, flux, hook, verdict) => {
  const [base, head] = ['a:1', 'a:2'].map((image) =>
    treeOf({
      'flux/apps.yaml': flux,
      'apps/kustomization.yaml': 'resources: [job.yaml]\n',
      'apps/job.yaml': job(hook, image),
    }),
  );
  if (base === undefined || head === undefined) throw new Error('two trees');
  const change = diff(ENGINES, base, head, SETTINGS);
  expect(change.workloads.map(({ rollout }) => rollout.verdict)).toEqual([verdict]);
});

test('a Task of Tekton has no pods: its next run takes it as it is', () => {
  const [base, head] = ['a:1', 'a:2'].map((image) =>
    treeOf({
      'task.yaml': `apiVersion: tekton.dev/v1\nkind: Task\nmetadata: {name: build}\nspec: {steps: [{name: a, image: "${image}"}]}\n`,
    }),
  );
  if (base === undefined || head === undefined) throw new Error('two trees');
  const change = diff(ENGINES, base, head, SETTINGS);
  expect(change.workloads.map(({ rollout }) => rollout.verdict)).toEqual(['next-run']);
});

const ARGO = `apiVersion: argoproj.io/v1alpha1
kind: Application
metadata: {name: web, namespace: argocd}
spec:
  destination: {namespace: web}
  source: {repoURL: "ssh://git@example.com/shop", path: chart}
`;

test.each([
  ['migrate-{{ .Release.Revision }}', '', 'rolls'],
  ['{{ include "job" . }}', '', 'rolls'],
  ['migrate-{{ randAlphaNum 5 | lower }}', '', 'rolls'],
  ['migrate-{{ now | unixEpoch }}', '', 'rolls'],
  ['migrate-{{ .Release.Name }}', '', 'not-applied'],
  ['migrate-{{ .Release.Revision }}', ARGO, 'not-applied'],
  ['migrate-{{ randAlphaNum 5 | lower }}', ARGO, 'rolls'],
])('a Job that a chart calls %s, with Argo CD or without %#', (name, argo, verdict) => {
  const [base, head] = ['a:1', 'a:2'].map((image) =>
    treeOf({
      'argo.yaml': argo,
      'chart/Chart.yaml': 'apiVersion: v2\nname: web\nversion: 1.0.0\n',
      'chart/templates/_names.tpl': '{{ define "job" }}migrate-{{ .Release.Revision }}{{ end }}',
      'chart/templates/job.yaml': job('a: b', image).replace('name: migrate', `name: '${name}'`),
    }),
  );
  if (base === undefined || head === undefined) throw new Error('two trees');
  const change = diff(
    ENGINES,
    { ...base, remotes: ['ssh://git@example.com/shop'] },
    { ...head, remotes: ['ssh://git@example.com/shop'] },
    SETTINGS,
  );
  expect(change.workloads.map(({ rollout }) => rollout.verdict)).toEqual([verdict]);
});
