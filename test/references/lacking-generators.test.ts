import { expect, test } from 'vitest';
import { catalogue } from '../../rules/catalogue.ts';
import { ENGINES } from '../../src/commands/engines.ts';
import { check } from '../../src/pipeline/check.ts';
import { SETTINGS } from '../settings.ts';
import { treeOf } from '../tree.ts';

function said(names: string): readonly string[] {
  const files = treeOf({
    '.gitignore': 'env/\n',
    'app/kustomization.yaml':
      'namespace: web\nresources: [pod.yaml]\nsecretGenerator: [{name: oauth2-proxy, envs: [env/secret.env]}]\n',
    'app/pod.yaml': `apiVersion: v1\nkind: Pod\nmetadata: {name: web}\nspec: {containers: [{name: web, image: web, envFrom: [${names}]}]}\n`,
  });
  return check(ENGINES, files, catalogue, SETTINGS)
    .problems.filter(({ rule }) => !rule.startsWith('unbuildable'))
    .map(({ severity, rule, help }) => `${severity} ${rule} ${help}`);
}

test('a generator whose file git ignores hides its Secret, and not a misspelled name of it', () => {
  expect(said('{secretRef: {name: oauth2-proxy}}')).toStrictEqual([]);
  expect(said('{secretRef: {name: oauth2-rpoxy}}')).toStrictEqual([
    'error missing-secret Did you mean `oauth2-proxy`?',
  ]);
  expect(said('{configMapRef: {name: oauth2-rpoxy}}')).toStrictEqual([
    expect.stringContaining('warning undeclared-config-map '),
  ]);
});

/** An overlay that merges into the ConfigMap of its base, with a file that git ignores. */
function ofOverlay(behavior: string, key: string): readonly string[] {
  const files = treeOf({
    '.gitignore': '.secret/\n',
    'base/kustomization.yaml':
      'resources: [pod.yaml]\nconfigMapGenerator: [{name: web, literals: [level=info]}, {name: web-other, literals: [level=info]}]\n',
    'base/pod.yaml': `apiVersion: v1\nkind: Pod\nmetadata: {name: web}\nspec: {containers: [{name: web, image: web, env: [{name: A, valueFrom: {configMapKeyRef: ${key}}}]}]}\n`,
    'prod/kustomization.yaml': `resources: [../base]\nconfigMapGenerator: [{name: web, behavior: ${behavior}, literals: [network=main], files: [.secret/keyfile]}]\n`,
  });
  return check(ENGINES, files, catalogue, SETTINGS).problems.map(({ rule }) => rule);
}

test('a generator whose file git ignores leaves open which keys the source has that it changes', () => {
  expect(ofOverlay('merge', '{name: web, key: network}')).toStrictEqual([]);
  expect(ofOverlay('replace', '{name: web, key: network}')).toStrictEqual([]);
  expect(ofOverlay('merge', '{name: web-other, key: network}')).toStrictEqual([
    'missing-config-map-key',
  ]);
});

test.each([
  ['secret.yaml', ['undeclared-config-map']],
  ['app-secrets.enc.yaml', ['undeclared-config-map']],
  ['settings.yaml', []],
])(
  'a file that git ignores hides no ConfigMap if it is called after Secrets: %s',
  (name, rules) => {
    const files = treeOf({
      '.gitignore': `${name}\n`,
      'app/kustomization.yaml': `namespace: web\nresources: [pod.yaml, ${name}]\n`,
      'app/pod.yaml':
        'apiVersion: v1\nkind: Pod\nmetadata: {name: web}\nspec: {containers: [{name: web, image: web, envFrom: [{secretRef: {name: db}}, {configMapRef: {name: web}}]}]}\n',
    });
    const { problems } = check(ENGINES, files, catalogue, SETTINGS);
    expect(problems.map(({ rule }) => rule)).toStrictEqual(rules);
  },
);
