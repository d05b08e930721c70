import { expect, test } from 'vitest';
import { ENGINES } from '../../src/commands/engines.ts';
import { DEFAULT_LIMITS } from '../../src/model/limits.ts';
import { parseFiles } from '../../src/parse/parse-files.ts';
import { renderBuilds } from '../../src/render/render-builds.ts';
import { treeOf } from '../tree.ts';
import { MAP, URL } from './deployment-answers.ts';

const ADDONS = 'ssh://git@git.example.com/team/addons';

function source(url: string, name = 'flux-system'): string {
  return `apiVersion: source.toolkit.fluxcd.io/v1
kind: GitRepository
metadata: {name: ${name}, namespace: flux-system}
spec: {url: '${url}', ref: {branch: main}}
`;
}

function kustomization(name: string, path: string, from = 'flux-system'): string {
  return `apiVersion: kustomize.toolkit.fluxcd.io/v1
kind: Kustomization
metadata: {name: ${name}, namespace: flux-system}
spec: {${path === '' ? '' : `path: ${path}, `}sourceRef: {kind: GitRepository, name: ${from}}}
`;
}

function instance(url: string, path: string): string {
  return `apiVersion: fluxcd.controlplane.io/v1
kind: FluxInstance
metadata: {name: flux, namespace: flux-system}
spec:
  distribution: {version: 2.x, registry: ghcr.io/fluxcd}
  sync: {kind: GitRepository, url: '${url}', ref: refs/heads/main, path: '${path}'}
`;
}

/** What deploys which folder of this repository. */
function deployed(files: Readonly<Record<string, string>>): readonly string[] {
  const tree = { ...treeOf(files), remotes: [URL], revisions: ['main'] };
  const limits = DEFAULT_LIMITS;
  const settings = { limits, loadRestrictor: 'repository' } as const;
  const { builds } = renderBuilds(ENGINES, tree, parseFiles(tree, limits), settings);
  return builds.flatMap(({ deployedBy, folder }) =>
    deployedBy === undefined ? [] : [`${deployedBy.name} → ${folder ?? '?'}`],
  );
}

const APPS = {
  'clusters/prod/apps.yaml': kustomization('apps', 'apps/prod'),
  'apps/prod/flux.yaml': instance(ADDONS, '${ADDONS_PATH}'),
  'addons/source.yaml': source(ADDONS, 'addons'),
  'addons/all.yaml': kustomization('addons', '', 'addons'),
  'apps/prod/map.yaml': MAP,
};
const OWN = ['Kustomization flux-system/apps → apps/prod'];

test('a FluxInstance that syncs another repository is not believed over what flux bootstrap wrote', () => {
  expect(deployed({ ...APPS, 'clusters/prod/flux-system/gotk-sync.yaml': source(URL) })).toEqual(
    OWN,
  );
});

test('nor over the remote, where nothing describes the source of this repository', () => {
  expect(deployed(APPS)).toEqual(OWN);
});

test('a FluxInstance in the folder that it deploys syncs this repository, whatever its name is', () => {
  const moved = 'https://gitea.example.com/me/renamed';
  expect(
    deployed({
      'clusters/prod/flux.yaml': instance(moved, 'clusters/prod'),
      'clusters/prod/apps.yaml': kustomization('apps', 'apps/prod'),
      'apps/prod/map.yaml': MAP,
    }),
  ).toEqual([
    'Kustomization flux-system/apps → apps/prod',
    'Kustomization flux-system/flux-system → clusters/prod',
  ]);
});

test('a source whose URL is filled in later says nothing beside one of that name', () => {
  const blank = source('changeme').replace('branch: main', 'branch: changeme');
  expect(
    deployed({
      'clusters/prod/flux-system/gotk-sync.yaml': source(URL),
      'clusters/prod/apps.yaml': kustomization('apps', 'apps/prod'),
      'template/source.yaml': blank,
      'apps/prod/map.yaml': MAP,
    }),
  ).toEqual(OWN);
});
