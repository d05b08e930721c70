import { expect, test } from 'vitest';
import { catalogue } from '../../rules/catalogue.ts';
import { ENGINES } from '../../src/commands/engines.ts';
import { check } from '../../src/pipeline/check.ts';
import { SETTINGS } from '../settings.ts';
import { treeOf } from '../tree.ts';

const ENTRY = (more: string): string => `apiVersion: source.toolkit.fluxcd.io/v1
kind: GitRepository
metadata: {name: flux-system, namespace: flux-system}
spec: {url: https://github.com/acme/fleet}
---
apiVersion: kustomize.toolkit.fluxcd.io/v1
kind: Kustomization
metadata: {name: apps, namespace: flux-system}
spec: {interval: 1m, prune: true, path: ./apps, sourceRef: {kind: GitRepository, name: flux-system}${more}}
`;
const SECRET = (more = '', value = 'ENC[AES256_GCM,data:eA==,iv:eA==,tag:eA==,type:str]'): string =>
  `apiVersion: v1\nkind: Secret\nmetadata: {name: login, namespace: web${more}}\nstringData: {A: "${value}"}\nsops: {mac: x, version: 3.9.4}\n`;

function said(secret: string, more = ''): readonly string[] {
  const files = { 'clusters/prod/apps.yaml': ENTRY(more), 'apps/secret.yaml': secret };
  const { problems } = check(ENGINES, treeOf(files), catalogue, SETTINGS);
  const own = problems.filter(({ rule }) => rule === 'undecrypted-secret');
  return own.map(({ severity, at }) => `${severity} ${at.file.path}`);
}

test('ciphertext that Flux applies', () => {
  expect(said(SECRET())).toEqual(['warning apps/secret.yaml']);
});

test.each([
  ['the Kustomization decrypts', SECRET(), ', decryption: {provider: sops}'],
  ['nothing is encrypted', SECRET('', 'plain'), ''],
  ['it is meant', SECRET(', annotations: {kustomize.toolkit.fluxcd.io/decrypt: Disabled}'), ''],
])('silent: %s', (_, secret, more) => {
  expect(said(secret, more)).toEqual([]);
});

const PATCH = 'spec: {decryption: {provider: sops}}';
const patched = (patch: string): readonly string[] => {
  const identity =
    'apiVersion: kustomize.toolkit.fluxcd.io/v1\nkind: Kustomization\nmetadata: {name: apps, namespace: flux-system}\n';
  const files = {
    'apps/flux/kustomization.yaml': 'resources: [sync.yaml]\npatches: [{path: patch.yaml}]\n',
    'apps/flux/sync.yaml': ENTRY(''),
    'apps/flux/patch.yaml': identity + patch,
    'apps/web/secret.yaml': SECRET(),
  };
  const { problems } = check(ENGINES, treeOf(files), catalogue, SETTINGS);
  return problems.map(({ rule, at }) => `${rule} ${at.file.path}`);
};

test('a Kustomization that deploys its own folder is as that folder patches it', () => {
  expect(patched(PATCH)).toEqual([]);
  expect(patched('spec: {prune: false}')).toEqual(['undecrypted-secret apps/web/secret.yaml']);
});
