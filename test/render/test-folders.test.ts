import { expect, test } from 'vitest';
import { catalogue } from '../../rules/catalogue.ts';
import { ENGINES } from '../../src/commands/engines.ts';
import { check } from '../../src/pipeline/check.ts';
import { SETTINGS } from '../settings.ts';
import { treeOf } from '../tree.ts';

const URL = 'https://git.example.com/team/apps';
const FLUX = `apiVersion: kustomize.toolkit.fluxcd.io/v1
kind: Kustomization
metadata: {name: apps, namespace: flux-system}
spec: {path: ./apps, sourceRef: {kind: GitRepository, name: flux-system}}
---
apiVersion: source.toolkit.fluxcd.io/v1
kind: GitRepository
metadata: {name: flux-system, namespace: flux-system}
spec: {url: '${URL}'}
`;
const MAP = 'apiVersion: v1\nkind: ConfigMap\nmetadata: {name: map}\ndata: {a: b}\n';
/** What Helm prints without a release: the API server refuses the name. */
const OUTPUT = MAP.replace('name: map', 'name: RELEASE-NAME-map');

/** The deployment of what is in a folder of tests, as its problem says. */
function deployment(files: Readonly<Record<string, string>>): string | undefined {
  const tree = treeOf({ 'apps/map.yaml': MAP, 'tests/test.yaml': OUTPUT, ...files });
  const { builds } = check(ENGINES, { ...tree, remotes: [URL] }, catalogue, SETTINGS);
  const found = builds.find(({ id }) => id === 'tests')?.deployment;
  return found === undefined ? undefined : `${found.answer}, ${found.evidence.kind}`;
}

/** The same of a folder in a repository where nothing says what is deployed. */
function folderDeployment(folder: string): string {
  const tree = treeOf({ 'apps/map.yaml': MAP, [`${folder}/test.yaml`]: OUTPUT });
  const { builds } = check(ENGINES, tree, catalogue, SETTINGS);
  const found = builds.find(({ id }) => id === folder)?.deployment;
  return `${found?.answer}, ${found?.evidence.kind}`;
}

/** One of the entry objects cannot be followed: it may deploy anything. */
const UNKNOWN = `apiVersion: kustomize.toolkit.fluxcd.io/v1
kind: Kustomization
metadata: {name: more, namespace: flux-system}
spec: {path: ./more, sourceRef: {kind: OCIRepository, name: more}}
---
apiVersion: source.toolkit.fluxcd.io/v1
kind: OCIRepository
metadata: {name: more, namespace: flux-system}
spec: {url: 'oci://registry.example.com/more'}
`;
const POD =
  'apiVersion: v1\nkind: Pod\nmetadata: {name: a}\nspec: {containers: [{name: a, image: i, env: [{name: A, value: 1}]}]}\n';
const ENTRY = { 'cluster.yaml': FLUX, 'other.yaml': UNKNOWN };

test('beside what a cluster gets, nothing deploys a folder of tests', () => {
  expect(deployment(ENTRY)).toBe('not-deployed, test-folder');
});

test('nobody knows of examples where nothing says what is deployed, or where an environment is beside it', () => {
  expect(folderDeployment('example')).toBe('unknown, example');
  expect(folderDeployment('overlays/test')).toBe('unknown, example');
  expect(folderDeployment('helm-tests')).toBe('not-deployed, test-folder');
  expect(folderDeployment('test')).toBe('not-deployed, test-folder');
  expect(deployment({ ...ENTRY, 'prod/map.yaml': MAP })).toBe('unknown, example');
});

test.each([
  ['clusters/test', true],
  ['deploy/environments/test', true],
  ['e2e/test', false],
])('the cluster, overlay or environment %s is one of others: %s', (cluster, expected) => {
  const files = { 'old/map.yaml': MAP, 'apps/pod.yaml': POD };
  const sync = { [`${cluster}/flux-system/gotk-sync.yaml`]: FLUX };
  const tree = { ...treeOf({ ...files, ...sync }), remotes: [URL] };
  const { builds } = check(ENGINES, tree, catalogue, SETTINGS);
  const found = builds.some(
    ({ folder, deployment }) => folder === 'apps' && deployment?.answer !== 'not-deployed',
  );
  expect(found).toBe(expected);
});

test.each([
  ['examples', 'warning'],
  ['demo', 'error'],
  ['overlays/test', 'error'],
])('a mistake in %s, where nothing says what is deployed, is: %s', (folder, expected) => {
  const files = { 'apps/map.yaml': MAP, [`${folder}/pod.yaml`]: POD };
  const { problems } = check(ENGINES, treeOf(files), catalogue, SETTINGS);
  expect(problems.map(({ severity }) => severity)).toEqual([expected]);
  const named = check(ENGINES, treeOf({ 'examples/pod.yaml': POD }), catalogue, SETTINGS);
  expect(named.problems.map(({ severity }) => severity)).toEqual(['error']);
});

test('a folder that people copy under another name is one of examples', () => {
  const apps = { 'tests/test.yaml': '', 'argo.example/test.yaml': OUTPUT };
  const tree = treeOf({ 'apps/map.yaml': MAP, ...ENTRY, ...apps });
  const { builds } = check(ENGINES, { ...tree, remotes: [URL] }, catalogue, SETTINGS);
  const found = builds.find(({ id }) => id === 'argo.example')?.deployment;
  expect(found?.evidence.kind).toBe('test-folder');
});

test.each([
  ['kubectl apply -f tests/test.yaml', 'unknown, example'],
  ['kubectl apply --dry-run=none -f tests/test.yaml', 'unknown, example'],
  [
    'kubectl apply --dry-run=client -o yaml -f tests/test.yaml | kubectl apply -f -',
    'unknown, example',
  ],
  ['kubectl apply -f tests/test.yaml --dry-run=client', 'not-deployed, test-folder'],
  ['helm template crowdsec/crowdsec > tests/test.yaml', 'not-deployed, test-folder'],
])('a script that runs `%s`', (command, expected) => {
  expect(deployment({ ...ENTRY, 'run.sh': `#!/bin/sh\n${command}\n` })).toBe(expected);
});

test('documents at the top are to be read, also beside an environment', () => {
  const docs = { 'docs/guide/test.yaml': OUTPUT, 'prod/map.yaml': MAP, ...ENTRY };
  const tree = treeOf({ 'apps/map.yaml': MAP, ...docs });
  const { builds } = check(ENGINES, { ...tree, remotes: [URL] }, catalogue, SETTINGS);
  expect(builds.find(({ id }) => id === 'docs/guide')?.deployment?.evidence.kind).toBe(
    'test-folder',
  );
});

test.each([
  ['nothing', {}, 'not-deployed, test-folder'],
  ['a script', { 'run.sh': 'kubectl apply -f docs/guide/test.yaml\n' }, 'deployed, applied'],
])('documents that %s applies, where nothing says what is deployed', (_, more, expected) => {
  const files = { 'apps/map.yaml': MAP, 'docs/guide/test.yaml': OUTPUT, ...more };
  const { builds } = check(ENGINES, treeOf(files), catalogue, SETTINGS);
  const found = builds.find(({ id }) => id === 'docs/guide')?.deployment;
  expect(`${found?.answer}, ${found?.evidence.kind}`).toBe(expected);
});

test.each([
  ['internal/assets', 'internal/run.go', 'not-deployed, test-folder'],
  ['v2/test/case', 'v2/test/run.go', 'not-deployed, test-folder'],
  ['internal/assets', 'other/run.go', 'unknown, none'],
  ['apps/internal/assets', 'apps/internal/run.go', 'unknown, none'],
])('%s of a Go module with %s', (folder, code, expected) => {
  const files = { 'apps/map.yaml': MAP, 'go.mod': '', 'v2/go.mod': '', [code]: '' };
  const tree = treeOf({ ...files, [`${folder}/test.yaml`]: OUTPUT });
  const { builds } = check(ENGINES, tree, catalogue, SETTINGS);
  const found = builds.find(({ id }) => id === folder)?.deployment;
  expect(`${found?.answer}, ${found?.evidence.kind}`).toBe(expected);
});
