import { expect, test } from 'vitest';
import { catalogue } from '../../rules/catalogue.ts';
import { ENGINES } from '../../src/commands/engines.ts';
import { check } from '../../src/pipeline/check.ts';
import { SETTINGS } from '../settings.ts';
import { treeOf } from '../tree.ts';

function rulesOf(files: Readonly<Record<string, string>>): readonly string[] {
  const { problems } = check(ENGINES, treeOf(files), catalogue, SETTINGS);
  return problems.map(({ rule }) => rule);
}

const VALUES = (annotation: string): string =>
  `apiVersion: v1\nkind: ConfigMap\nmetadata: {name: values, annotations: {${annotation}}}\ndata: {replicas: 1}\n`;
const COMPONENT =
  'apiVersion: kustomize.config.k8s.io/v1alpha1\nkind: Component\nresources: [values.yaml]\n';

test.each([
  ['config.kubernetes.io/local-config: "true"', []],
  ['config.kubernetes.io/local-config: "false"', ['non-string-value']],
  ['team: shop', ['non-string-value']],
])('an object with the annotation %s, of a Component that nothing uses', (annotation, rules) => {
  const files = { 'part/kustomization.yaml': COMPONENT, 'part/values.yaml': VALUES(annotation) };
  expect(rulesOf(files)).toEqual(rules);
});

const POD =
  'apiVersion: v1\nkind: Pod\nmetadata: {name: web}\nspec: {containers: [{name: web, image: web, env: [{name: PORT, value: 8001}]}]}\n';

test.each([
  ['Yaml=web.yaml', []],
  ['Yaml = ./web.yaml', []],
  ['Yaml=other.yaml', ['non-string-value']],
])('a Pod beside a unit of Quadlet with %s', (line, rules) => {
  const files = { 'quadlet/web.yaml': POD, 'quadlet/web.kube': `[Kube]\n${line}\n` };
  expect(rulesOf(files)).toEqual(rules);
});

test.each([
  ['docs/snippets', []],
  ['website/content/snippets', []],
  ['snippets', ['non-string-value']],
  ['docs/pieces', ['non-string-value']],
])('a Pod in %s', (folder, rules) => {
  expect(rulesOf({ [`${folder}/web.yaml`]: POD })).toEqual(rules);
});

test('a name that a program fills in', () => {
  const files = { 'dns.yaml': POD.replace('name: web', 'name: Name, namespace: Namespace') };
  expect(rulesOf(files)).toEqual([]);
});
