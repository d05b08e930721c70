import { expect, test } from 'vitest';
import { catalogue } from '../../rules/catalogue.ts';
import { ENGINES } from '../../src/commands/engines.ts';
import { check } from '../../src/pipeline/check.ts';
import { SETTINGS } from '../settings.ts';
import { treeOf } from '../tree.ts';

const SOURCE = (url: string): string =>
  `apiVersion: source.toolkit.fluxcd.io/v1\nkind: GitRepository\nmetadata: {name: flux-system, namespace: flux-system}\nspec: {url: ${url}}\n`;
const RELEASE = (chart: string): string =>
  `apiVersion: helm.toolkit.fluxcd.io/v2\nkind: HelmRelease\nmetadata: {name: r, namespace: flux-system}\nspec: {chart: {spec: {chart: '${chart}', sourceRef: {kind: GitRepository, name: flux-system}}}}\n`;
const HERE = 'https://github.com/acme/fleet';

function said(chart: string, url = HERE, more: Readonly<Record<string, string>> = {}) {
  const files = {
    'clusters/prod/r.yaml': `${SOURCE(url)}---\n${RELEASE(chart)}`,
    'charts/c/Chart.yaml': 'apiVersion: v2\nname: c\nversion: 1.0.0\n',
    ...more,
  };
  const { problems } = check(ENGINES, { ...treeOf(files), remotes: [HERE] }, catalogue, SETTINGS);
  return problems
    .filter(({ rule }) => rule === 'unrenderable-chart')
    .map(({ severity, message }) => `${severity} ${message}`);
}

test('a chart of this repository whose folder is not there', () => {
  expect(said('./charts/typo')).toEqual([
    'error The chart `./charts/typo` does not exist in this repository.',
  ]);
});

test('silent: it is there, the source is another repository, a variable', () => {
  expect(said('./charts/c')).toEqual([]);
  expect(said('./charts/typo', 'https://github.com/other/charts')).toEqual([]);
  expect(said('./charts/${NAME}')).toEqual([]);
});
