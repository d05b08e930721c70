import { expect, test } from 'vitest';
import { catalogue } from '../../rules/catalogue.ts';
import { ENGINES } from '../../src/commands/engines.ts';
import { check } from '../../src/pipeline/check.ts';
import { SETTINGS } from '../settings.ts';
import { treeOf } from '../tree.ts';

const pod = (script: string, more = ''): string =>
  `apiVersion: v1\nkind: Pod\nmetadata: {name: p}\nspec:\n  containers:\n    - name: c\n      image: i\n      env: [{name: CLIENT-SECRET, value: x}${more}]\n      command: [bash, -c, ${JSON.stringify(script)}]\n`;

test.each<[string, string, string | undefined, boolean]>([
  ['plain', 'curl -d "$CLIENT-SECRET"', undefined, true],
  ['in braces', 'curl -d "${CLIENT-SECRET}"', undefined, true],
  ['within a longer name', 'curl -d "$CLIENT-SECRETS"', undefined, false],
  ['expanded by the kubelet', 'curl -d "$(CLIENT-SECRET)"', undefined, false],
  ['not at all', 'printenv CLIENT-SECRET', undefined, false],
  ['after an assignment', 'CLIENT=a; echo $CLIENT-SECRET', undefined, false],
  ['in a loop', 'for CLIENT in a b; do echo $CLIENT-SECRET; done', undefined, false],
  ['of which the shorter one is set', 'echo $CLIENT-SECRET', ', {name: CLIENT, value: a}', false],
])('a variable with a dash that a script reads: %s', (_, script, more, isReported) => {
  const { problems } = check(ENGINES, treeOf({ 'p.yaml': pod(script, more) }), catalogue, SETTINGS);
  const found = problems.filter(({ rule }) => rule === 'nonportable-variable-name');
  expect(found.length).toBe(isReported ? 1 : 0);
});

test.each([
  ['gateway.auth', 'info'],
  ['GATEWAY_AUTH', 'warning'],
])('a key with a dot, where the container names the variable %s itself', (name, severity) => {
  const map =
    'apiVersion: v1\nkind: ConfigMap\nmetadata: {name: gateway}\ndata: {gateway.endpoint: a}\n';
  const reader = `apiVersion: v1\nkind: Pod\nmetadata: {name: p}\nspec: {containers: [{name: c, image: i, env: [{name: ${name}, value: x}], envFrom: [{configMapRef: {name: gateway}}]}]}\n`;
  const files = treeOf({ 'map.yaml': map, 'p.yaml': reader });
  const { problems } = check(ENGINES, files, catalogue, SETTINGS);
  expect(problems.map((each) => [each.rule, each.severity])).toEqual([
    ['nonportable-variable-name', severity],
  ]);
});

test.each([
  ['${gateway.endpoint}', 'info'],
  ['gateway.endpoint', 'warning'],
])('a key with a dot, where the settings of a custom resource have %s', (text, severity) => {
  const map =
    'apiVersion: v1\nkind: ConfigMap\nmetadata: {name: gateway}\ndata: {gateway.endpoint: a}\n';
  const reader = `apiVersion: example.org/v1\nkind: Gateway\nmetadata: {name: g}\nspec: {config: {url: '${text}'}, template: {spec: {containers: [{name: c, image: i, envFrom: [{configMapRef: {name: gateway}}]}]}}}\n`;
  const files = treeOf({ 'map.yaml': map, 'g.yaml': reader });
  const { problems } = check(ENGINES, files, catalogue, SETTINGS);
  expect(problems.map((each) => [each.rule, each.severity])).toEqual([
    ['nonportable-variable-name', severity],
  ]);
});
