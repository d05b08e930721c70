import { describe, expect, test } from 'vitest';
import { loginRanges, withoutLogins } from '../../src/report/redact/address-logins.ts';
import { envfrom } from '../envfrom.ts';
import { scratch } from '../scratch.ts';

describe('logins in addresses', () => {
  test.each([
    ['https://bot:t0ken@git.example/a.git', 'https://***@git.example/a.git'],
    [
      '`https://t0ken@git.example/a` and oci://u:p@r.example/c',
      '`https://***@git.example/a` and oci://***@r.example/c',
    ],
    ['ssh://bot:t0ken@git.example/a', 'ssh://***@git.example/a'],
    ["lstat 'k/ssh:/bot:t0ken@git.example/a'", "lstat 'k/ssh:/***@git.example/a'"],
    ['ssh://git@git.example/a', 'ssh://git@git.example/a'],
    ['https://git@git.example/a', 'https://git@git.example/a'],
    ['git@git.example:a/b.git', 'git@git.example:a/b.git'],
    ['https://git.example/a?by=me@b.example', 'https://git.example/a?by=me@b.example'],
    [
      'postgres://$(USER):$(PASSWORD)@$(HOST):5432/shop',
      'postgres://$(USER):$(PASSWORD)@$(HOST):5432/shop',
    ],
    ['https://$(USER):$(PASSWORD)@$(HOST)/', 'https://$(USER):$(PASSWORD)@$(HOST)/'],
  ])('%s', (text, shown) => {
    expect(withoutLogins(text)).toBe(shown);
    const [range, ...others] = loginRanges(text.replaceAll('`', ''));
    expect([range === undefined, others.length <= 1]).toEqual([text === shown, true]);
  });
});

test.each([
  'check --verbose',
  'check --format json',
  'builds --format json',
  'build app',
  'dependencies',
  'charts',
  'charts --format json',
  'charts --format sh',
  'check --format sarif',
])('no command shows one: %s', async (line) => {
  const root = scratch({
    'app/kustomization.yaml':
      'resources:\n  - https://bot:t0ken@git.example/acme/base//k8s?ref=v1\n  - https://bot:t0ken@git.example/acme/web.yaml\n  - ssh://bot:t0ken@git.example/acme\n  - gone.yaml\n',
    'lost/kustomization.yaml':
      '# https://bot:t0ken@git.example/acme\nresources:\n  - https://bot:t0ken@git.example/acme/web.yaml\nresource: [a.yaml]\n',
    'flux.yaml':
      'apiVersion: source.toolkit.fluxcd.io/v1\nkind: HelmRepository\nmetadata: {name: h, namespace: n}\nspec: {url: "https://bot:t0ken@git.example/charts"}\n---\napiVersion: helm.toolkit.fluxcd.io/v2\nkind: HelmRelease\nmetadata: {name: r, namespace: n}\nspec: {chart: {spec: {chart: c, version: 1.0.0, sourceRef: {kind: HelmRepository, name: h}}}}\n',
    'argocd/app.yaml':
      'apiVersion: argoproj.io/v1alpha1\nkind: AppProject\nmetadata: {name: p, namespace: argocd}\nspec: {sourceRepos: ["https://other.example"]}\n---\napiVersion: argoproj.io/v1alpha1\nkind: Application\nmetadata: {name: a, namespace: argocd}\nspec: {project: p, destination: {namespace: x}, source: {repoURL: "https://bot:t0ken@git.example/a", path: x}}\n',
  });
  const { stdout, stderr } = await envfrom(root, line);
  expect(`${stdout}${stderr}`).not.toBe('');
  expect(`${stdout}${stderr}`).not.toContain('t0ken');
});
