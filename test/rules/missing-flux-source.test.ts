import { expect, test } from 'vitest';
import { catalogue } from '../../rules/catalogue.ts';
import { ENGINES } from '../../src/commands/engines.ts';
import { check } from '../../src/pipeline/check.ts';
import { SETTINGS } from '../settings.ts';
import { treeOf } from '../tree.ts';

const SOURCE = (name: string, namespace: string): string =>
  `apiVersion: source.toolkit.fluxcd.io/v1\nkind: HelmRepository\nmetadata: {name: ${name}, namespace: ${namespace}}\nspec: {url: https://charts.example.com}\n`;
const RELEASE = (sourceRef: string): string =>
  `apiVersion: helm.toolkit.fluxcd.io/v2\nkind: HelmRelease\nmetadata: {name: redis, namespace: web}\nspec: {chart: {spec: {chart: redis, version: 1.0.0, sourceRef: {kind: HelmRepository, ${sourceRef}}}}}\n`;

function said(sourceRef: string, ...sources: readonly string[]): readonly string[] {
  const files = {
    'release.yaml': [RELEASE(sourceRef), ...sources].join('---\n'),
  };
  const { problems } = check(ENGINES, treeOf(files), catalogue, SETTINGS);
  return problems
    .filter(({ rule }) => rule === 'missing-flux-source')
    .map(({ severity, help }) => `${severity} ${help}`);
}

test('a name that is nearly that of a source', () => {
  expect(said('name: bitnmai', SOURCE('bitnami', 'web'))).toEqual([
    'warning Did you mean `bitnami`?',
  ]);
  expect(said('name: bitnmai, namespace: flux-system', SOURCE('bitnami', 'flux-system'))).toEqual([
    'warning Did you mean `bitnami`?',
  ]);
});

test('a source in another namespace', () => {
  expect(said('name: bitnami', SOURCE('bitnami', 'flux-system'))).toEqual([
    'warning Add `namespace: flux-system`.',
  ]);
});

test('a source in another namespace than the reference says', () => {
  expect(said('name: bitnami, namespace: flux-system', SOURCE('bitnami', 'web'))).toEqual([
    'warning Write `namespace: web`.',
  ]);
});

test.each([
  ['it is there', 'name: bitnami', [SOURCE('bitnami', 'web')]],
  ['it is where the reference says', 'name: bitnami, namespace: a', [SOURCE('bitnami', 'a')]],
  ['it is nowhere', 'name: grafana', [SOURCE('bitnami', 'web')]],
  ['a variable', 'name: "${NAME}"', [SOURCE('bitnami', 'web')]],
  ['another kind', 'name: bitnmai', [SOURCE('bitnami', 'web').replace('Helm', 'Oci')]],
  ['two that are meant', 'name: charts-2', [SOURCE('charts-1', 'web')]],
])('silent: %s', (_, sourceRef, sources) => {
  expect(said(sourceRef, ...sources)).toEqual([]);
});
