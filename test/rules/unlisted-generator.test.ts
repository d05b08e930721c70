import { expect, test } from 'vitest';
import { rule } from '../../rules/unlisted-generator/rule.ts';
import { ENGINES } from '../../src/commands/engines.ts';
import { check } from '../../src/pipeline/check.ts';
import { SETTINGS } from '../settings.ts';
import { treeOf } from '../tree.ts';

const CONFIG = 'apiVersion: v1\nkind: ConfigMap\nmetadata: {name: a}\n';
const KSOPS = 'apiVersion: viaduct.ai/v1\nkind: ksops\nmetadata: {name: g}\nfiles: [s.enc.yaml]\n';
const CHART =
  'apiVersion: builtin\nkind: HelmChartInflationGenerator\nmetadata: {name: g}\nname: web\n';
type Files = Readonly<Record<string, string>>;

function found(kustomization: string, generator: string, more: Files = {}): readonly string[] {
  const tree = treeOf({
    'a/kustomization.yaml': kustomization,
    'a/a.yaml': CONFIG,
    'a/generator.yaml': generator,
    ...more,
  });
  const { problems } = check(ENGINES, tree, [rule], SETTINGS);
  return problems.map(({ at, severity }) => `${severity} ${at.file.path}:${at.start}`);
}

test.each([
  ['of ksops', 'resources: [a.yaml]\n', KSOPS, 0],
  ['beside a list of others', 'resources: [a.yaml]\ngenerators: []\n', KSOPS, 20],
])('a generator that nothing lists: %s', (_, kustomization, generator, at) => {
  expect(found(kustomization, generator)).toEqual([`warning a/kustomization.yaml:${at}`]);
});

test.each<[string, string, string, Files]>([
  ['listed', 'resources: [a.yaml]\ngenerators: [generator.yaml]\n', KSOPS, {}],
  ['left out in a comment', 'resources: [a.yaml]\n# generators: [generator.yaml]\n', KSOPS, {}],
  [
    'of another kustomization',
    'resources: [a.yaml]\n',
    KSOPS,
    { 'b/kustomization.yaml': 'generators: [../a/generator.yaml]\n' },
  ],
  ['of a chart', 'resources: [a.yaml]\n', CHART, {}],
  ['an object for a cluster', 'resources: [a.yaml]\n', CONFIG.replace('name: a', 'name: b'), {}],
])('nothing about one that is %s', (_, kustomization, generator, more) => {
  expect(found(kustomization, generator, more)).toEqual([]);
});
