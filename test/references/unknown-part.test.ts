import { expect, test } from 'vitest';
import { catalogue } from '../../rules/catalogue.ts';
import { ENGINES } from '../../src/commands/engines.ts';
import { check } from '../../src/pipeline/check.ts';
import { SETTINGS } from '../settings.ts';
import { treeOf } from '../tree.ts';

const secret = (namespace: string): string =>
  `apiVersion: v1\nkind: Secret\nmetadata: {name: pull, namespace: ${namespace}}\nstringData: {a: "ENC[AES256_GCM,data:x,iv:y,tag:z,type:str]"}\nsops: {mac: x}\n`;
const ENCRYPTED = secret('shop').replaceAll(/kind: Secret|name: pull/g, (line) =>
  line.replace(/: .*/, ': "ENC[AES256_GCM,data:x,iv:y,tag:z,type:str]"'),
);
const POD =
  'apiVersion: v1\nkind: Pod\nmetadata: {name: p, namespace: shop}\nspec: {containers: [{name: c, image: i, envFrom: [{secretRef: {name: pull}}]}]}\n';

/** What is said of a pod that needs `pull`, in a kustomization with these further fields; another namespace certainly has it. */
function said(fields: string, files: Readonly<Record<string, string>> = {}): readonly string[] {
  const tree = treeOf({
    'other/secret.yaml': secret('other'),
    'shop/kustomization.yaml': `resources: [pod.yaml]\n${fields}`,
    'shop/pod.yaml': POD,
    ...files,
  });
  const { problems } = check(ENGINES, tree, catalogue, SETTINGS);
  return problems
    .filter(({ severity }) => severity !== 'info')
    .map(({ severity, rule }) => `${severity} ${rule}`);
}

const generator = (kind: string, program: string): Readonly<Record<string, string>> => ({
  'shop/generator.yaml': `apiVersion: viaduct.ai/v1\nkind: ${kind}\nmetadata:\n  name: g\n  annotations:\n    config.kubernetes.io/function: |\n      exec:\n        path: ${program}\nfiles: [secret.enc.yaml]\n`,
});
const GENERATORS = 'generators: [generator.yaml]\n';

test('a Secret that only another namespace has', () => {
  expect(said('')).toEqual(['error missing-secret']);
});

const readme = (sentence: string): Readonly<Record<string, string>> => ({
  'README.md': `# Setup\n\n${sentence}\n`,
  'other/pod.yaml': POD.replace('namespace: shop', 'namespace: other'),
});

test('a document that says that it is copied to other namespaces', () => {
  expect(
    said('', readme('The Secret `pull` is propagated to all namespaces by a Kyverno policy.')),
  ).toEqual([]);
  expect(said('', readme('The Secret `pull` is for the registry of all namespaces.'))).toEqual([
    'error missing-secret',
  ]);
  expect(said('', readme('The Secret `other` is copied to all namespaces.'))).toEqual([
    'error missing-secret',
  ]);
});

test.each([
  ['ksops', 'ksops'],
  ['Ksops', 'ksops'],
  ['Anything', './bin/ksops'],
])('a generator of kind %s whose function runs %s decrypts files', (kind, program) => {
  const files = { ...generator(kind, program), 'shop/secret.enc.yaml': secret('shop') };
  expect(said(GENERATORS, files)).toEqual([]);
  expect(said(GENERATORS, { ...files, 'shop/secret.enc.yaml': secret('third') })).toEqual([
    'error missing-secret',
  ]);
});

test.each([
  [
    'a file is encrypted as a whole',
    GENERATORS,
    { ...generator('ksops', 'ksops'), 'shop/secret.enc.yaml': ENCRYPTED },
  ],
  ['the plugin Vault `g` is not run', GENERATORS, generator('Vault', 'vault')],
  ['remote base', 'components: ["https://github.com/acme/base//pull?ref=v1"]\n', {}],
])('that another namespace has it proves nothing: %s', (_reason, fields, files) => {
  expect(said(fields, files)).toEqual([]);
});
