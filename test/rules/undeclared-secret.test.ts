import { expect, test } from 'vitest';
import { catalogue } from '../../rules/catalogue.ts';
import { ENGINES } from '../../src/commands/engines.ts';
import { examine } from '../../src/pipeline/examine.ts';
import { reportOf } from '../pipeline/problems-of.ts';
import { SETTINGS } from '../settings.ts';
import { treeOf } from '../tree.ts';

const URL = 'https://example.org/owner/project';
const SET = `apiVersion: argoproj.io/v1alpha1
kind: ApplicationSet
metadata: {name: web, namespace: argocd}
spec:
  generators: [{clusters: {}}]
  template:
    metadata: {name: 'web-{{name}}'}
    spec:
      destination: {server: '{{server}}', namespace: web}
      source: {repoURL: '${URL}', path: 'envs/{{name}}'}
`;
const POD = `apiVersion: v1
kind: Pod
metadata: {name: p, namespace: web}
spec: {containers: [{name: c, image: i, envFrom: [{secretRef: {name: token}}]}]}
`;

test('a name that unknown clusters and a folder of no cluster lack is one problem', () => {
  const files = treeOf({
    'clusters/a/set.yaml': SET,
    'envs/eu/pod.yaml': POD,
    'tools/x/pod.yaml': POD,
  });
  const { problems } = reportOf({ ...files, remotes: [URL] });
  const own = problems.filter(({ rule }) => rule === 'undeclared-secret');
  expect(own.map(({ builds }) => builds)).toEqual([['envs/eu', 'tools/x']]);
});

test.each([
  ['extraEnvFrom: [{secretRef: {name: gluetun}}]', 1],
  ['vpn: {extraEnvFrom: [{configMapRef: {name: gluetun}}]}', 1],
  ['extraVolumes: [{name: a, secret: {secretName: gluetun}}]', 1],
  ['vpn: {enabled: false, extraEnvFrom: [{secretRef: {name: gluetun}}]}', 0],
  ['otherRefs: [{secretRef: {name: gluetun}}]', 0],
])('what values hand on to a pod must exist: %s', (values, count) => {
  const release = `apiVersion: helm.toolkit.fluxcd.io/v2
kind: HelmRelease
metadata: {name: vpn, namespace: web}
spec:
  chart: {spec: {chart: qbittorrent, sourceRef: {kind: HelmRepository, name: web}}}
  values: {${values}}
`;
  const { problems } = reportOf(treeOf({ 'a.yaml': release }));
  expect(problems.filter(({ rule }) => rule.startsWith('undeclared-'))).toHaveLength(count);
});

test.each([
  ['repo-password x', 1],
  ['other secret', 0],
])('a name that no Secret has, in a custom resource: %s', (name, count) => {
  const files = {
    'schedule.yaml': `apiVersion: k8up.io/v1\nkind: Schedule\nmetadata: {name: s, namespace: web}\nspec: {backend: {repoPasswordSecretRef: {name: ${name}, key: password}}}\n`,
    'secret.yaml':
      'apiVersion: v1\nkind: Secret\nmetadata: {name: repo-password, namespace: web}\nstringData: {password: abc}\n',
  };
  const { problems } = reportOf(treeOf(files));
  expect(problems.filter(({ rule }) => rule === 'undeclared-secret')).toHaveLength(count);
});

const volume = (name: string, namespace: string): string =>
  `apiVersion: v1\nkind: PersistentVolume\nmetadata: {name: ${name}, namespace: web}\nspec: {csi: {driver: d, nodeStageSecretRef: {name: disk, namespace: ${namespace}}}}\n`;

test('the Secret of a volume is missing in the namespace that the volume names', () => {
  const files = { 'a.yaml': volume('a', 'ops'), 'b.yaml': volume('b', 'ops') };
  const { problems } = reportOf(treeOf({ ...files, 'c.yaml': volume('c', 'logs') }));
  expect(problems.map(({ message }) => message.split(',')[0])).toEqual([
    'Secret `disk` in namespace `ops`',
    'Secret `disk` in namespace `logs`',
  ]);
});

const pod = (secret: string): string =>
  `apiVersion: v1\nkind: Pod\nmetadata: {name: p-${secret}}\nspec: {containers: [{name: c, image: i, envFrom: [{secretRef: {name: ${secret}}}]}]}\n`;
const secret = (name: string): string =>
  `apiVersion: v1\nkind: Secret\nmetadata: {name: ${name}}\nstringData: {A: b}\n`;

/** What is said of the Secrets that nothing makes, as `severity name`. */
function undeclared(
  files: Readonly<Record<string, string>>,
  base?: Readonly<Record<string, string>>,
): readonly string[] {
  const before = base && examine(ENGINES, treeOf(base), catalogue, SETTINGS).evidence;
  const { report } = examine(ENGINES, treeOf(files), catalogue, SETTINGS, before);
  return report.problems.flatMap(({ rule, severity, subject }) =>
    rule === 'undeclared-secret' ? [`${severity} ${subject?.detail}`] : [],
  );
}

test.each([
  ['every `secret.yaml`', '.gitignore', 'secret.yaml\n', 'info token'],
  ['a folder for them', '.gitignore', 'secrets/\n', 'info token'],
  ['files with such a name', 'apps/.gitignore', '*-secret.yml\n', 'info token'],
  ['files of another folder', 'other/.gitignore', 'secret.yaml\n', 'warning token'],
  ['all but those beside it', '.gitignore', 'secret.yaml\n!/apps/secret.yaml\n', 'warning token'],
  ['the file of the Pod too', '.gitignore', 'apps/\n', 'warning token'],
  ['files of variables', '.gitignore', '.env\n', 'warning token'],
])('a Secret used where git ignores %s', (_, path, text, expected) => {
  expect(undeclared({ 'apps/pod.yaml': pod('token'), [path]: text })).toEqual([expected]);
});

const IGNORED = { '.gitignore': 'secret.yaml\n', 'apps/pod.yaml': pod('token') };

test('an ignored file says nothing where the repository makes nearly all its Secrets', () => {
  const made = Array.from({ length: 10 }, (_, at) => `made-${at}`);
  const others = made.flatMap((name) => [pod(name), secret(name)]).join('---\n');
  expect(undeclared({ ...IGNORED, 'apps/others.yaml': others })).toEqual(['warning token']);
});

test('an ignored file says nothing of a Secret that a change brings', () => {
  expect(undeclared(IGNORED, { 'apps/pod.yaml': pod('other') })).toEqual(['warning token']);
  expect(undeclared(IGNORED, IGNORED)).toEqual(['info token']);
});

const issuer = (name: string): string =>
  `apiVersion: cert-manager.io/v1\nkind: ClusterIssuer\nmetadata: {name: ${name}}\nspec: {acme: {solvers: [{dns01: {cloudflare: {apiTokenSecretRef: {name: ${name}, key: token}}}}]}}\n`;
const madeFor = (name: string): string =>
  secret(name).replace('{name: ', '{namespace: cert-manager, name: ');

test('what only volumes and issuers of the cluster need is made by whoever sets up the cluster', () => {
  expect(undeclared({ 'a.yaml': volume('a', 'ops') })).toEqual(['info disk']);
  expect(undeclared({ 'a.yaml': issuer('staging') })).toEqual(['info staging']);
});

test('an issuer whose Secret is missing stands out beside one that has its own', () => {
  const files = { 'a.yaml': issuer('staging'), 'b.yaml': issuer('production') };
  expect(undeclared({ ...files, 'c.yaml': madeFor('production') })).toEqual(['warning staging']);
});
