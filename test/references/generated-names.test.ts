import { expect, test } from 'vitest';
import { catalogue } from '../../rules/catalogue.ts';
import { ENGINES } from '../../src/commands/engines.ts';
import type { FileTree } from '../../src/model/file-tree.ts';
import { check } from '../../src/pipeline/check.ts';
import { SETTINGS } from '../settings.ts';
import { treeOf } from '../tree.ts';

function problems(files: FileTree): readonly string[] {
  return check(ENGINES, files, catalogue, SETTINGS).problems.map(
    ({ severity, rule, message }) => `${severity} ${rule} ${message}`,
  );
}

const podWith = (secret: string): string => `apiVersion: v1
kind: Pod
metadata: {name: p, namespace: web}
spec:
  containers: [{name: c, image: i, envFrom: [{secretRef: {name: ${secret}}}]}]
`;

test('values of a release that name a generated ConfigMap without its hash', () => {
  const release = `apiVersion: helm.toolkit.fluxcd.io/v2
kind: HelmRelease
metadata: {name: web, namespace: media}
spec:
  interval: 1h
  chartRef: {kind: OCIRepository, name: app-template, namespace: flux-system}
  values:
    controllers: {web: {containers: {app: {image: {repository: example/web, tag: '1'}}}}}
    persistence: {config: {type: configMap, name: web-config}}
`;
  const generated = (options: string): readonly string[] =>
    problems(
      treeOf({
        'app/kustomization.yaml': `resources: [release.yaml]\nconfigMapGenerator: [{name: web-config, literals: [A=b]${options}}]\n`,
        'app/release.yaml': release,
      }),
    ).filter((line) => line.includes('web-config'));
  expect(generated('').map((line) => line.slice(0, 96))).toEqual([
    'error unrewritten-reference Deployment `media/web` names ConfigMap `web-config`, which kustomize',
  ]);
  expect(generated(', options: {disableNameSuffixHash: true}')).toEqual([]);
});

const besideIgnoredFile = (secret: string): readonly string[] =>
  problems(
    treeOf({
      '.gitignore': 'env/\n',
      'app/kustomization.yaml':
        'namespace: web\nresources: [pod.yaml]\nsecretGenerator: [{name: login, envs: [env/login.env]}]\n',
      'app/pod.yaml': podWith(secret),
    }),
  );

test('an env file that git ignores hides the Secret of its generator, and no other name', () => {
  expect(besideIgnoredFile('login')).toEqual([]);
  expect(besideIgnoredFile('other')).toEqual([
    'warning undeclared-secret Secret `other`, which Pod `p` needs, is not defined or mentioned anywhere in this repository.',
  ]);
});

function besideLogin(reference: string): readonly string[] {
  const login =
    'apiVersion: v1\nkind: Secret\nmetadata: {name: s3-login, namespace: db}\nstringData: {ID: a}\n';
  return problems(treeOf({ 'db/all.yaml': `${login}---\n${reference}` }));
}

test.each<[string, (name: string) => string]>([
  [
    'ObjectStore',
    (name) =>
      `apiVersion: barmancloud.cnpg.io/v1\nkind: ObjectStore\nmetadata: {name: o, namespace: db}\nspec: {configuration: {destinationPath: s3://b, s3Credentials: {accessKeyId: {name: ${name}, key: ID}}}}\n`,
  ],
  [
    'TriggerAuthentication',
    (name) =>
      `apiVersion: keda.sh/v1alpha1\nkind: TriggerAuthentication\nmetadata: {name: t, namespace: db}\nspec: {secretTargetRef: [{parameter: p, name: ${name}, key: ID}]}\n`,
  ],
])('a misspelled name in a documented field of %s', (_, resource) => {
  expect(besideLogin(resource('s3-login'))).toEqual([]);
  expect(besideLogin(resource('s3-logni')).map((line) => line.split(' ', 2).join(' '))).toEqual([
    'error missing-secret',
  ]);
  expect(besideLogin(resource('other')).map((line) => line.split(' ', 2).join(' '))).toEqual([
    'warning undeclared-secret',
  ]);
});

const MADE = `apiVersion: external-secrets.io/v1
kind: ExternalSecret
metadata: {name: mariadb, namespace: web}
spec:
  secretStoreRef: {kind: ClusterSecretStore, name: store}
  target: {name: mariadb-secret}
  data: [{secretKey: PASSWORD, remoteRef: {key: a}}]
---
`;
const releaseWith = (secret: string): string => `apiVersion: helm.toolkit.fluxcd.io/v2
kind: HelmRelease
metadata: {name: mariadb, namespace: web}
spec:
  interval: 1h
  chart: {spec: {chart: mariadb, sourceRef: {kind: HelmRepository, name: x}}}
  values: {auth: {existingSecret: ${secret}}}
`;

const helps = (text: string): readonly (string | undefined)[] =>
  check(ENGINES, treeOf({ 'web/all.yaml': MADE + text }), catalogue, SETTINGS)
    .problems.filter(({ rule }) => rule === 'undeclared-secret')
    .map(({ help }) => help);

test('the name of the ExternalSecret is not that of the Secret which it makes', () => {
  expect(helps(podWith('mariadb'))).toEqual(['Did you mean `mariadb-secret`?']);
  expect(helps(releaseWith('mariadb'))).toEqual(['Did you mean `mariadb-secret`?']);
  expect(helps(podWith('mariadb-secret'))).toEqual([]);
  expect(helps(releaseWith('mariadb-secret'))).toEqual([]);
});

const rulesIn = (files: Readonly<Record<string, string>>): readonly string[] =>
  check(ENGINES, treeOf(files), catalogue, SETTINGS).problems.map(({ rule }) => rule);

test('a comment that names a file which is not there explains nothing', () => {
  const comment = '# Secret `login` is created by the ExternalSecret in\n# ../keys/login.yaml.\n';
  const pod = comment + podWith('login');
  expect(rulesIn({ 'web/pod.yaml': pod })).toEqual(['undeclared-secret']);
  expect(rulesIn({ 'web/pod.yaml': pod, 'keys/login.yaml': 'a: b\n' })).toEqual([]);
  const told =
    "# We use kubectl create for the secret 'login'\n# see roles/login.yaml for details.\n";
  expect(rulesIn({ 'web/pod.yaml': told + podWith('login') })).toEqual([]);
});
