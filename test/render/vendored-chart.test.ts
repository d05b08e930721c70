import { expect, test } from 'vitest';
import { catalogue } from '../../rules/catalogue.ts';
import { ENGINES } from '../../src/commands/engines.ts';
import { check } from '../../src/pipeline/check.ts';
import { SETTINGS } from '../settings.ts';
import { treeOf } from '../tree.ts';

const URL = 'https://github.com/acme/platform.git';
const APPLICATION = (path: string): string =>
  `apiVersion: argoproj.io/v1alpha1\nkind: Application\nmetadata: {name: v, namespace: argocd}\nspec: {source: {repoURL: '${URL}', path: ${path}}, destination: {namespace: n1}}\n`;
const CHART = {
  'vendor/c/Chart.yaml': 'apiVersion: v2\nname: c\nversion: 1.0.0\n',
  'vendor/c/templates/d.yaml':
    'apiVersion: v1\nkind: ConfigMap\nmetadata: {name: cm}\ndata: {B: "1"}\n---\napiVersion: v1\nkind: Pod\nmetadata: {name: p}\nspec: {containers: [{name: c, image: x, env: [{name: A, valueFrom: {configMapKeyRef: {name: cm, key: A}}}]}]}\n',
};

function said(files: Readonly<Record<string, string>>): readonly string[] {
  const { problems } = check(ENGINES, { ...treeOf(files), remotes: [URL] }, catalogue, SETTINGS);
  return problems.map(({ rule, at }) => `${rule} ${at.file.path}`);
}

test('a vendored chart is checked where something deploys it, and else not', () => {
  const [first, ...rest] = said({ ...CHART, 'apps/a.yaml': APPLICATION('vendor/c') });
  expect(first).toContain('missing-config-map-key');
  expect(rest).toEqual([]);
  expect(said(CHART)).toEqual([]);
});
