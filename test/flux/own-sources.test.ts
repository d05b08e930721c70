import { expect, test } from 'vitest';
import { DEFAULT_LIMITS } from '../../src/model/limits.ts';
import { parseFile } from '../../src/parse/parse-file.ts';
import { entryObjectOf } from '../../src/render/entry-points/entry-object.ts';
import { ownSources } from '../../src/render/entry-points/own-sources.ts';
import { tree } from '../tree.ts';

test('another branch of this repository is this one only where it has the folder', () => {
  const files = tree`
    === sources.yaml
    apiVersion: source.toolkit.fluxcd.io/v1
    kind: GitRepository
    metadata: {name: flux-system, namespace: flux-system}
    spec: {url: "https://github.com/acme/fleet", ref: {branch: production}}
    ---
    apiVersion: source.toolkit.fluxcd.io/v1
    kind: GitRepository
    metadata: {name: team, namespace: flux-system}
    spec: {url: "https://github.com/acme/fleet", ref: {branch: team}}
    === apps.yaml
    apiVersion: kustomize.toolkit.fluxcd.io/v1
    kind: Kustomization
    metadata: {name: root, namespace: flux-system}
    spec: {sourceRef: {kind: GitRepository, name: flux-system}}
    ---
    apiVersion: kustomize.toolkit.fluxcd.io/v1
    kind: Kustomization
    metadata: {name: team-root, namespace: flux-system}
    spec: {sourceRef: {kind: GitRepository, name: team}}
    ---
    apiVersion: kustomize.toolkit.fluxcd.io/v1
    kind: Kustomization
    metadata: {name: team-here, namespace: flux-system}
    spec: {path: ./apps, sourceRef: {kind: GitRepository, name: team}}
    ---
    apiVersion: kustomize.toolkit.fluxcd.io/v1
    kind: Kustomization
    metadata: {name: team-elsewhere, namespace: flux-system}
    spec: {path: ./production, sourceRef: {kind: GitRepository, name: team}}
    ---
    apiVersion: kustomize.toolkit.fluxcd.io/v1
    kind: Kustomization
    metadata: {name: artifact, namespace: flux-system}
    spec: {path: ./, sourceRef: {kind: OCIRepository, name: flux-system}}
  `;
  const manifests = files.paths.flatMap((path) =>
    parseFile(path, files.read(path), DEFAULT_LIMITS).documents.flatMap((each) => each.manifests),
  );
  const entries = manifests.flatMap((manifest) => entryObjectOf(manifest) ?? []);
  const remotes = ['https://github.com/acme/fleet.git'];
  const isOwn = ownSources(
    manifests,
    entries,
    { remotes, declared: [] },
    (path) => path === 'apps',
  );
  const answers = entries.map(({ manifest, sources }) => [
    manifest.name,
    sources.map(isOwn).join(),
  ]);
  expect(Object.fromEntries(answers)).toEqual({
    root: 'own',
    'team-root': 'unknown',
    'team-here': 'own',
    'team-elsewhere': 'unknown',
    artifact: 'unknown',
  });
});
