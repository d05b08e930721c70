import { expect, test } from 'vitest';
import { catalogue } from '../../rules/catalogue.ts';
import { ENGINES } from '../../src/commands/engines.ts';
import type { FileTree } from '../../src/model/file-tree.ts';
import { examine } from '../../src/pipeline/examine.ts';
import { SETTINGS } from '../settings.ts';
import { tree } from '../tree.ts';

interface Said {
  readonly releases: readonly string[];
  readonly problems: readonly string[];
  readonly unchecked: number;
}

function said(files: FileTree): Said {
  const { report } = examine(ENGINES, files, catalogue, SETTINGS);
  const releases = report.builds.filter(({ kind }) => kind === 'helm-release');
  return {
    releases: releases.map(({ id, cluster }) => `${id} in ${cluster ?? 'nothing'}`),
    problems: report.problems.map(({ rule }) => rule),
    unchecked: report.uncheckedEntries.length,
  };
}

/** A Flux Kustomization in a folder whose variable leads another one to the kustomization `apps/ENV`, which holds a release. */
const files = (folder: string, env: string): FileTree => ({
  ...tree`
    === ${folder}/flux.yaml
    {apiVersion: source.toolkit.fluxcd.io/v1, kind: GitRepository, metadata: {name: config, namespace: flux-system}, spec: {url: https://github.com/me/repo}}
    ---
    apiVersion: kustomize.toolkit.fluxcd.io/v1
    kind: Kustomization
    metadata: {name: all, namespace: flux-system}
    spec: {path: ./flux, sourceRef: {kind: GitRepository, name: config}, postBuild: {substitute: {ENV: ${env}}}}
    === flux/apps.yaml
    apiVersion: kustomize.toolkit.fluxcd.io/v1
    kind: Kustomization
    metadata: {name: apps, namespace: flux-system}
    spec: {path: "./apps/\${ENV}", sourceRef: {kind: GitRepository, name: config}}
    === apps/${env}/kustomization.yaml
    resources: [release.yaml, settings.yaml]
    === apps/${env}/release.yaml
    apiVersion: helm.toolkit.fluxcd.io/v2
    kind: HelmRelease
    metadata: {name: web, namespace: web}
    spec:
      chart: {spec: {chart: ./chart, sourceRef: {kind: GitRepository, name: config, namespace: flux-system}}}
    === apps/${env}/settings.yaml
    {apiVersion: v1, kind: ConfigMap, metadata: {name: settings, namespace: web}, data: {A: "1"}}
    === chart/Chart.yaml
    {apiVersion: v2, name: web, version: 1.0.0}
    === chart/templates/web.yaml
    apiVersion: v1
    kind: Pod
    metadata: {name: web}
    spec: {containers: [{name: web, image: web, envFrom: [{configMapRef: {name: settings}}]}]}
  `,
  remotes: ['https://github.com/me/repo'],
});

test('a release in a kustomization that variables lead to goes only to the cluster of the variables', () => {
  expect(said(files('clusters/live', 'live'))).toEqual({
    releases: ['HelmRelease web/web in clusters/live'],
    problems: [],
    unchecked: 0,
  });
});

test('it is there where the folder of the kustomization says the same cluster', () => {
  expect(said(files('start', 'all'))).toEqual({
    releases: ['HelmRelease web/web in .'],
    problems: [],
    unchecked: 0,
  });
});
