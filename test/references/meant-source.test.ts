import { expect, test } from 'vitest';
import { catalogue } from '../../rules/catalogue.ts';
import { ENGINES } from '../../src/commands/engines.ts';
import { check } from '../../src/pipeline/check.ts';
import { SETTINGS } from '../settings.ts';
import { treeOf } from '../tree.ts';

type Files = Readonly<Record<string, string>>;

const release = (secret: string, values = '{}'): string => `apiVersion: helm.toolkit.fluxcd.io/v2
kind: HelmRelease
metadata: {name: mail, namespace: mail}
spec:
  chart: {spec: {chart: mail, sourceRef: {kind: HelmRepository, name: mail}}}
  values: ${values}
  valuesFrom: [{kind: Secret, name: ${secret}}]
`;
const external = (name: string): string => `apiVersion: external-secrets.io/v1
kind: ExternalSecret
metadata: {name: ${name}, namespace: mail}
spec: {secretStoreRef: {kind: ClusterSecretStore, name: vault}, dataFrom: [{extract: {key: mail}}]}
`;

function said(files: Files): readonly string[] {
  const { problems } = check(ENGINES, treeOf(files), catalogue, SETTINGS);
  return problems.flatMap(({ rule, message, help }) =>
    rule.startsWith('undeclared-') ? [`${rule} ${message} ${help ?? ''}`] : [],
  );
}

test('what lies beside the reference, is used by nothing and begins alike is meant', () => {
  const files = {
    'mail/release.yaml': release('mail-secret'),
    'mail/secret.yaml': external('mail-helm-values'),
  };
  expect(said(files)).toEqual([
    expect.stringMatching(
      /^undeclared-secret .*`mail-secret`.* Did you mean `mail-helm-values`\?$/,
    ),
  ]);
});

test.each<readonly [string, Files]>([
  [
    'it is used',
    { 'mail/more.yaml': release('mail-helm-values').replace('name: mail,', 'name: m,') },
  ],
  ['another file beside it names it', { 'mail/notes.txt.yaml': 'a: mail-helm-values\n' }],
  [
    'its own file names it',
    { 'mail/release.yaml': release('mail-secret', '{x: mail-helm-values}') },
  ],
  [
    'another object of its file names it',
    {
      'mail/secret.yaml': `${external('mail-helm-values')}---\n{apiVersion: acme.example/v1, kind: Backup, metadata: {name: b, namespace: mail}, spec: {credentials: mail-helm-values}}\n`,
    },
  ],
  ['it begins otherwise', { 'mail/secret.yaml': external('smtp') }],
  ['there are two', { 'mail/two.yaml': external('mail-other') }],
  [
    'it is in another folder',
    { 'mail/secret.yaml': '', 'other/secret.yaml': external('mail-helm-values') },
  ],
])('not meant: %s', (_, more) => {
  const files = {
    'mail/release.yaml': release('mail-secret'),
    'mail/secret.yaml': external('mail-helm-values'),
    ...more,
  };
  expect(said(files).filter((line) => line.includes('Did you mean'))).toEqual([]);
});

test('the name of a key is not that of its Secret', () => {
  const pod =
    'apiVersion: v1\nkind: Pod\nmetadata: {name: p}\nspec:\n  containers: [{name: c, image: i, volumeMounts: [{name: v, mountPath: /v}]}]\n  volumes: [{name: v, secret: {secretName: es-crt}}]\n';
  const secret =
    'apiVersion: v1\nkind: Secret\nmetadata: {name: es-secret}\nstringData: {es-crt: x}\n';
  expect(said({ 'a/pod.yaml': pod, 'a/secret.yaml': secret })).toEqual([
    'undeclared-secret Secret `es-crt`, which Pod `p` needs, is not defined: that is the name of a key of Secret `es-secret`. Did you mean `es-secret`?',
  ]);
});

const keyed = (name: string, keys: string): string =>
  `apiVersion: v1\nkind: Secret\nmetadata: {name: ${name}, namespace: mail}\nstringData: {${keys}}\n`;
const asking = (key: string, more = ''): string =>
  release('mail-config').replace(
    'name: mail-config}]',
    `name: mail-config, valuesKey: ${key}, targetPath: a}${more}]`,
  );

test.each<readonly [string, Files]>([
  ['nothing needs', { 'mail/release.yaml': asking('adminPassword') }],
  [
    'the same object reads other keys of',
    {
      'mail/release.yaml': asking('adminPassword', ', {kind: Secret, name: mail, valuesKey: host}'),
    },
  ],
])('what has the key, and %s, is meant, however short its name', (_, files) => {
  const whole = { 'mail/secret.yaml': keyed('mail', 'adminPassword: a, host: b'), ...files };
  expect(said(whole)).toEqual([
    expect.stringMatching(/^undeclared-secret .*`mail-config`.* Did you mean `mail`\?$/),
  ]);
});

test.each<readonly [string, Files]>([
  [
    'many Secrets have such a key, and the object reads others',
    { 'mail/release.yaml': asking('password', ', {kind: Secret, name: mail, valuesKey: host}') },
  ],
  [
    'another object reads it',
    {
      'mail/release.yaml': asking('adminPassword'),
      'mail/more.yaml': release('mail').replace('name: mail,', 'name: m,'),
    },
  ],
  ['it has no such key', { 'mail/release.yaml': asking('userPassword') }],
])('not meant: %s', (_, files) => {
  const whole = { 'mail/secret.yaml': keyed('mail', 'adminPassword: a, password: b, host: c') };
  const lines = said({ ...whole, ...files });
  expect(lines.filter((line) => line.includes('Did you mean'))).toEqual([]);
});

const pod = (secret: string, more = ''): string => `apiVersion: v1
kind: Pod
metadata: {name: web, namespace: mail}
spec: {containers: [{name: c, image: i, env: [{name: A, valueFrom: {secretKeyRef: {name: ${secret}, key: a}}}${more}]}]}
`;
const also = (name: string, key: string): string =>
  `, {name: ${key.toUpperCase()}, valueFrom: {secretKeyRef: {name: ${name}, key: ${key}}}}`;

test.each<readonly [string, string, string]>([
  ['mail-admin', external('mail-admin-user'), pod('mail-admin')],
  ['mail-admin-envs', external('mail-envs'), pod('mail-admin-envs')],
  ['mail-secret', external('mail'), pod('mail-secret')],
  ['mail-secret', external('mail-credentials'), pod('mail-secret')],
  ['mail-admin', keyed('mail-admin-user', 'a: b'), pod('mail-admin')],
  // The same pod reads it under its right name elsewhere.
  [
    'mail-admin',
    keyed('mail-admin-user', 'a: b, c: d'),
    pod('mail-admin', also('mail-admin-user', 'c')),
  ],
])('a name with one word more or less is meant: %s', (name, secret, reader) => {
  const build = 'resources: [pods/p.yaml, secrets/s.yaml]\n';
  const found = said({
    'kustomization.yaml': build,
    'pods/p.yaml': reader,
    'secrets/s.yaml': secret,
  });
  expect(found).toEqual([
    expect.stringMatching(new RegExp(`^undeclared-secret .*\`${name}\`.* Did you mean \`mail`)),
  ]);
});

test.each<readonly [string, string, string]>([
  ['it lacks the key', keyed('mail-admin-user', 'c: d'), pod('mail-admin')],
  [
    'another pod reads it',
    external('mail-admin-user'),
    `${pod('mail-admin')}---\n${pod('mail-admin-user').replace('name: web', 'name: x')}`,
  ],
  ['two words more', external('mail-admin-user-login'), pod('mail-admin')],
  ['another word', external('mail-admin'), pod('mail-users')],
])('no name is meant: %s', (_, secret, reader) => {
  const build = 'resources: [pods/p.yaml, secrets/s.yaml]\n';
  const found = said({
    'kustomization.yaml': build,
    'pods/p.yaml': reader,
    'secrets/s.yaml': secret,
  });
  expect(found).toEqual([expect.not.stringContaining('Did you mean')]);
});

test('a key that only another source of the build has is meant', () => {
  const generated = `resources: [base]
configMapGenerator: [{name: mail-flux-values, namespace: mail, literals: [more.yaml=b, base.yaml=a]}]
`;
  const reads = release('x').replace(
    '{kind: Secret, name: x}',
    '{kind: ConfigMap, name: mail-other-values, valuesKey: base.yaml}, {kind: ConfigMap, name: mail-flux-values, valuesKey: more.yaml}',
  );
  const found = said({
    'kustomization.yaml': `${generated}generatorOptions: {disableNameSuffixHash: true}\n`,
    'base/kustomization.yaml': 'resources: [r.yaml]\n',
    'base/r.yaml': reads,
  });
  expect(found).toEqual([
    expect.stringMatching(/`mail-other-values`.* Did you mean `mail-flux-values`\?$/),
  ]);
});

const mounting = (args: string, more = ''): string => `apiVersion: v1
kind: Pod
metadata: {name: sync}
spec:
  containers: [{name: c, image: i, args: [${args}], volumeMounts: [{name: v, mountPath: /etc/config${more}}]}]
  volumes: [{name: v, configMap: {name: label-config}}]
`;
const LABELS = `resources: [pod.yaml]
generatorOptions: {disableNameSuffixHash: true}
configMapGenerator:
- {name: labels, literals: [labels.yaml=a]}
- {name: plugins, literals: [plugins.yaml=a]}
`;

test('a ConfigMap that has the file which the container reads is meant', () => {
  const files = {
    'pod.yaml': mounting('--config=/etc/config/labels.yaml'),
    'kustomization.yaml': LABELS,
  };
  expect(said(files)).toEqual([
    expect.stringMatching(/^undeclared-config-map .*`label-config`.* Did you mean `labels`\?$/),
  ]);
});

test.each<readonly [string, string]>([
  ['nothing names a file', mounting('--verbose')],
  ['no ConfigMap has the file', mounting('--config=/etc/config/other.yaml')],
  ['the file is in another folder', mounting('--config=/srv/etc/config/labels.yaml')],
  ['one key is mounted', mounting('--config=/etc/config/labels.yaml', ', subPath: x')],
  [
    'something reads it',
    `${mounting('--config=/etc/config/labels.yaml')}---\n{apiVersion: v1, kind: Pod, metadata: {name: q}, spec: {containers: [{name: c, image: i, envFrom: [{configMapRef: {name: labels}}]}]}}\n`,
  ],
])('not meant for its file: %s', (_, pod) => {
  const lines = said({ 'pod.yaml': pod, 'kustomization.yaml': LABELS });
  expect(lines.filter((line) => line.includes('Did you mean'))).toEqual([]);
});

const CERTIFICATE =
  'apiVersion: cert-manager.io/v1\nkind: Certificate\nmetadata: {name: web, namespace: web}\nspec: {secretName: web-example-org-tls, dnsNames: [a.example.org], issuerRef: {name: a, kind: ClusterIssuer}}\n';

/** Whether the Secret of a certificate is suggested to a Pod with this container and these volumes. */
function isSuggested(container: string, volumes: string): boolean {
  const spec = `{containers: [{name: c, image: i, ${container}}], volumes: [${volumes}]}`;
  const needing = `apiVersion: v1\nkind: Pod\nmetadata: {name: p, namespace: web}\nspec: ${spec}\n`;
  return said({ 'web/pod.yaml': needing, 'web/cert.yaml': CERTIFICATE }).some((line) =>
    line.includes('Did you mean `web-example-org-tls`'),
  );
}

test('the Secret of a certificate is meant by a volume, and by no variables', () => {
  expect(isSuggested('envFrom: [{secretRef: {name: web-secrets}}]', '')).toBe(false);
  const volume = '{name: v, secret: {secretName: web-secrets}}';
  expect(isSuggested('volumeMounts: [{name: v, mountPath: /v}]', volume)).toBe(true);
});
