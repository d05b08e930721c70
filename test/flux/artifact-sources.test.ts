import { expect, test } from 'vitest';
import { DEFAULT_LIMITS } from '../../src/model/limits.ts';
import { parseFile } from '../../src/parse/parse-file.ts';
import { artifactSources } from '../../src/render/entry-points/artifacts/artifact-sources.ts';
import { entryObjectOf } from '../../src/render/entry-points/entry-object.ts';
import { tree, treeOf } from '../tree.ts';

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
  const isOwn = artifactSources(
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

function kustomization(folder: string, name: string): string {
  return `apiVersion: kustomize.toolkit.fluxcd.io/v1
kind: Kustomization
metadata: {name: ${folder}, namespace: flux-system}
spec: {path: ./${folder}, sourceRef: {kind: GitRepository, name: ${name}}}
`;
}

function answersFor(name: string, folders: readonly string[]): string {
  const files = treeOf({
    'sources.yaml': `apiVersion: source.toolkit.fluxcd.io/v1
kind: GitRepository
metadata: {name: team, namespace: flux-system}
spec: {url: "https://github.com/acme/fleet", ref: {branch: team}}
`,
    'apps.yaml': folders.map((folder) => kustomization(folder, name)).join('---\n'),
  });
  const manifests = files.paths.flatMap((path) =>
    parseFile(path, files.read(path), DEFAULT_LIMITS).documents.flatMap((each) => each.manifests),
  );
  const entries = manifests.flatMap((manifest) => entryObjectOf(manifest) ?? []);
  const known = { remotes: ['https://github.com/acme/fleet.git'], declared: [] };
  const isOwn = artifactSources(manifests, entries, known, (path) => !path.startsWith('no'));
  return entries.map(({ sources }) => sources.map(isOwn).join()).join(' ');
}

test('a folder that is missing alone among those of its source is misspelled, whoever made the source', () => {
  expect(answersFor('made-elsewhere', ['a', 'b', 'c', 'no'])).toBe('own own own own');
  expect(answersFor('made-elsewhere', ['a', 'b', 'no'])).toBe('own own unknown');
  expect(answersFor('made-elsewhere', ['a', 'b', 'c', 'no', 'none'])).toBe(
    'own own own unknown unknown',
  );
  // Another branch may have it, so more must be here.
  expect(answersFor('team', ['a', 'b', 'c', 'd', 'no'])).toBe('own own own own unknown');
  expect(answersFor('team', ['a', 'b', 'c', 'd', 'e', 'no'])).toBe('own own own own own own');
});

test('what the Flux project publishes is never this repository', () => {
  const files = tree`
    === flux.yaml
    apiVersion: source.toolkit.fluxcd.io/v1
    kind: OCIRepository
    metadata: {name: flux-manifests, namespace: flux-system}
    spec: {url: "oci://ghcr.io/fluxcd/flux-manifests", ref: {tag: v2.9.3}}
    ---
    apiVersion: source.toolkit.fluxcd.io/v1
    kind: OCIRepository
    metadata: {name: ours, namespace: flux-system}
    spec: {url: "oci://ghcr.io/acme/fleet"}
    ---
    apiVersion: kustomize.toolkit.fluxcd.io/v1
    kind: Kustomization
    metadata: {name: flux, namespace: flux-system}
    spec: {path: ./, sourceRef: {kind: OCIRepository, name: flux-manifests}}
    ---
    apiVersion: kustomize.toolkit.fluxcd.io/v1
    kind: Kustomization
    metadata: {name: ours, namespace: flux-system}
    spec: {path: ./, sourceRef: {kind: OCIRepository, name: ours}}
  `;
  const manifests = files.paths.flatMap((path) =>
    parseFile(path, files.read(path), DEFAULT_LIMITS).documents.flatMap((each) => each.manifests),
  );
  const entries = manifests.flatMap((manifest) => entryObjectOf(manifest) ?? []);
  const isOwn = artifactSources(manifests, entries, { remotes: [], declared: [] }, () => true);
  expect(entries.map(({ sources }) => sources.map(isOwn).join())).toEqual(['other', 'unknown']);
});
