import { expect, test } from 'vitest';
import { catalogue } from '../../rules/catalogue.ts';
import { ENGINES } from '../../src/commands/engines.ts';
import { examine } from '../../src/pipeline/examine.ts';
import { SETTINGS } from '../settings.ts';
import { treeOf } from '../tree.ts';

type Files = Readonly<Record<string, string>>;

const pod = (name: string): string =>
  `apiVersion: v1\nkind: Pod\nmetadata: {name: ${name}}\nspec: {containers: [{name: c, image: x}]}\n`;
const list = (...names: readonly string[]): string => `resources: [${names.join(', ')}]\n`;
const FLUX = `apiVersion: source.toolkit.fluxcd.io/v1
kind: GitRepository
metadata: {name: flux-system, namespace: flux-system}
spec: {url: https://github.com/acme/fleet}
---
apiVersion: kustomize.toolkit.fluxcd.io/v1
kind: Kustomization
metadata: {name: apps, namespace: flux-system}
spec: {interval: 1m, prune: true, path: ./apps, sourceRef: {kind: GitRepository, name: flux-system}}
`;
const BASE = {
  'clusters/prod/apps.yaml': FLUX,
  'apps/kustomization.yaml': list('web', 'jobs'),
  'apps/web/kustomization.yaml': list('a.yaml', 'b.yaml'),
  'apps/web/a.yaml': pod('a'),
  'apps/web/b.yaml': pod('b'),
  'apps/jobs/kustomization.yaml': list('c.yaml'),
  'apps/jobs/c.yaml': pod('c'),
};

function said(head: Files, base: Files = BASE): readonly string[] {
  const { evidence } = examine(ENGINES, treeOf(base), catalogue, SETTINGS);
  const { report } = examine(ENGINES, treeOf(head), catalogue, SETTINGS, evidence);
  return report.problems
    .filter(({ rule }) => rule === 'left-out-by-change')
    .map(({ severity, at, message }) => `${severity} ${at.file.path}: ${message}`);
}

test('a folder that its list loses, with all that is below it', () => {
  expect(said({ ...BASE, 'apps/kustomization.yaml': list('jobs') })).toEqual([
    'warning apps/kustomization.yaml: This change takes 2 workloads out of what is deployed: Pod `a`, Pod `b`. `web` still exists, but is no longer listed.',
  ]);
});

test('a file, also where the line is only commented out', () => {
  const commented = 'resources:\n  - a.yaml\n  # - b.yaml\n';
  expect(said({ ...BASE, 'apps/web/kustomization.yaml': commented })).toEqual([
    'warning apps/web/kustomization.yaml: This change takes 1 workload out of what is deployed: Pod `b`. `b.yaml` still exists, but is no longer listed.',
  ]);
});

test('several lines of one list are one problem', () => {
  const commented = 'resources: []\n# - a.yaml\n# - b.yaml\n';
  expect(said({ ...BASE, 'apps/web/kustomization.yaml': commented })).toEqual([
    'warning apps/web/kustomization.yaml: This change takes 2 workloads out of what is deployed: Pod `a`, Pod `b`. `a.yaml`, `b.yaml` still exist, but are no longer listed.',
  ]);
});

test('silent where the files go too, the line moves, or nothing changes', () => {
  const { 'apps/web/b.yaml': _, ...without } = BASE;
  expect(said({ ...without, 'apps/web/kustomization.yaml': list('a.yaml') })).toEqual([]);
  expect(
    said({
      ...BASE,
      'apps/kustomization.yaml': list('jobs'),
      'apps/jobs/kustomization.yaml': list('c.yaml', '../web'),
    }),
  ).toEqual([]);
  expect(said({ ...BASE, 'apps/web/kustomization.yaml': list('b.yaml', 'a.yaml') })).toEqual([]);
});
