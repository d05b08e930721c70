import { describe, expect, test } from 'vitest';
import { typoOf } from '../../src/text/typo.ts';
import { problemsOf } from '../pipeline/problems-of.ts';
import { readTree, tellVerdicts } from '../read-tree.ts';
import { treeOf } from '../tree.ts';

test.each([
  ['webhook-server-cert', 'webhook-serverr-cert', 'edit'],
  ['app-internal', 'app-internel', 'edit'],
  ['app-leader', 'app-header', undefined],
  ['app-server', 'app-client', undefined],
  ['app-test', 'app-tests', undefined],
])('words that tell variants: %s and %s', (a, b, expected) => {
  expect(typoOf(a, b)).toBe(expected);
  expect(typoOf(b, a)).toBe(expected);
});

function verdictsOf(files: Readonly<Record<string, string>>): readonly string[] {
  return tellVerdicts(readTree(treeOf(files)));
}

const pod = (env: string, namespace = 'shop') =>
  `apiVersion: v1\nkind: Pod\nmetadata: {name: p, namespace: ${namespace}}\nspec: {containers: [{name: c, image: i, ${env}}]}\n`;
const keyOf = (name: string, key: string) =>
  pod(`env: [{name: A, valueFrom: {secretKeyRef: {name: ${name}, key: ${key}}}}]`);
const settings = (name: string, namespace: string) =>
  `apiVersion: v1\nkind: ConfigMap\nmetadata: {name: ${name}, namespace: ${namespace}}\ndata: {A: b}\n`;

describe('keys that an operator usually writes', () => {
  const cluster =
    'apiVersion: postgresql.cnpg.io/v1\nkind: Cluster\nmetadata: {name: db, namespace: shop}\n';

  test.each([
    ['username', 'produced'],
    ['anything', 'produced'],
    ['usernaame', 'broken'],
  ])('%s is %s', (key, verdict) => {
    const verdicts = verdictsOf({ 'db.yaml': cluster, 'pod.yaml': keyOf('db-app', key) });
    expect(verdicts[0]).toContain(` Secret shop/db-app[${key}] ${verdict}`);
  });

  test('a second maker of unknown keys explains any key', () => {
    const external =
      'apiVersion: external-secrets.io/v1\nkind: ExternalSecret\nmetadata: {name: db-app, namespace: shop}\nspec: {dataFrom: [{extract: {key: x}}]}\n';
    const files = {
      'db.yaml': cluster,
      'e.yaml': external,
      'pod.yaml': keyOf('db-app', 'usernaame'),
    };
    expect(verdictsOf(files)[0]).toContain('Secret shop/db-app[usernaame] produced');
  });
});

describe('a document that says the name', () => {
  const reference = pod('envFrom: [{configMapRef: {name: web-settings}}]');
  const readme = { 'README.md': 'Edit the ConfigMap `web-settings` first.\n' };

  test('explains a source that is not here', () => {
    expect(verdictsOf({ ...readme, 'pod.yaml': reference })[0]).toContain(
      'unknown: README.md mentions it',
    );
  });

  test('means the one that is called nearly so, if nothing else needs that', () => {
    const misspelled = {
      ...readme,
      'pod.yaml': reference,
      'c.yaml': settings('web-setings', 'shop'),
    };
    expect(verdictsOf(misspelled)[0]).toContain('broken');
    const needed = pod('envFrom: [{configMapRef: {name: web-setings}}]').replace('p,', 'q,');
    expect(verdictsOf({ ...misspelled, 'other.yaml': needed }).join('\n')).toContain(
      'unknown: README.md mentions it',
    );
  });

  test('means the one that is called nearly so, also where other overlays have the name', () => {
    const files = {
      ...readme,
      'base/kustomization.yaml': 'resources: [pod.yaml]\n',
      'base/pod.yaml': reference,
      'overlays/dev/kustomization.yaml': 'resources: [../../base, map.yaml]\n',
      'overlays/dev/map.yaml': settings('web-settings', 'shop'),
      'overlays/prod/kustomization.yaml': 'resources: [../../base, map.yaml]\n',
      'overlays/prod/map.yaml': settings('web-setings', 'shop'),
    };
    expect(problemsOf(treeOf(files))).toEqual(['base/pod.yaml:4 error missing-config-map']);
  });

  test('means the one of another build in the namespace', () => {
    const files = { ...readme, 'web/pod.yaml': reference };
    const misspelled = (namespace: string) => ({
      ...files,
      'secrets/c.yaml': settings('web-setings', namespace),
    });
    expect(verdictsOf(misspelled('shop'))[0]).toContain('broken');
    expect(verdictsOf(misspelled('tools'))[0]).toContain('unknown: README.md mentions it');
  });

  test('means the one in a namespace that is called nearly so', () => {
    const files = { ...readme, 'pod.yaml': reference };
    const misspelled = { ...files, 'c.yaml': settings('web-settings', 'shhop') };
    expect(verdictsOf(misspelled)[0]).toContain('broken');
    const other = { ...files, 'c.yaml': settings('web-settings', 'tools') };
    expect(verdictsOf(other)[0]).toContain('unknown: README.md mentions it');
  });
});

const chaos = (name: string) =>
  `apiVersion: chaos-mesh.org/v1alpha1\nkind: AWSChaos\nmetadata: {name: a, namespace: shop}\nspec: {secretName: ${name}}\n`;

test('a custom resource means the one that is called nearly so, if nothing else needs that', () => {
  const secret =
    'apiVersion: v1\nkind: Secret\nmetadata: {name: cloud-key-secret, namespace: shop}\nstringData: {A: b}\n';
  const files = { 'a.yaml': chaos('cloud-key-secreq'), 's.yaml': secret };
  expect(verdictsOf(files)[0]).toContain('broken');
  const other = pod('envFrom: [{secretRef: {name: cloud-key-secret}}]');
  expect(verdictsOf({ ...files, 'z.yaml': other })[0]).toContain('unknown: its controller decides');
});

/** Beside a pod that needs `registry-credentials`, so that only the field tells what is meant. */
const judged = (apiVersion: string, kind: string, spec: string): readonly string[] => {
  const secret =
    'apiVersion: v1\nkind: Secret\nmetadata: {name: registry-credentials, namespace: shop}\nstringData: {a: b}\n';
  const object = `apiVersion: ${apiVersion}\nkind: ${kind}\nmetadata: {name: x, namespace: shop}\nspec: ${spec}\n`;
  return verdictsOf({
    'a.yaml': `${secret}---\n${pod('envFrom: [{secretRef: {name: registry-credentials}}]')}`,
    'x.yaml': object.replaceAll('NAME', 'registry-credentialls'),
  }).flatMap((line) => (line.startsWith('x.yaml') ? [line.split(' ')[3] ?? ''] : []));
};

describe('fields of custom resources that certainly need their source', () => {
  test.each([
    ['traefik.io/v1alpha1', 'IngressRoute', '{tls: {secretName: NAME}}'],
    ['trust.cert-manager.io/v1alpha1', 'Bundle', '{sources: [{secret: {name: NAME, key: a}}]}'],
    ['cert-manager.io/v1', 'Issuer', '{vault: {auth: {tokenSecretRef: {name: NAME, key: a}}}}'],
    [
      'monitoring.coreos.com/v1',
      'ServiceMonitor',
      '{endpoints: [{tlsConfig: {ca: {secret: {name: NAME, key: a}}}}]}',
    ],
    [
      'aws.upbound.io/v1beta1',
      'ProviderConfig',
      '{credentials: {secretRef: {name: NAME, namespace: shop, key: a}}}',
    ],
    ['elasticsearch.k8s.elastic.co/v1', 'Elasticsearch', '{secureSettings: [{secretName: NAME}]}'],
  ])('%s %s', (apiVersion, kind, spec) => {
    expect(judged(apiVersion, kind, spec)).toEqual(['broken']);
  });

  test('others may be about to make it', () => {
    const key = '{acme: {privateKeySecretRef: {name: NAME}}}';
    expect(judged('cert-manager.io/v1', 'ClusterIssuer', key)).not.toContain('broken');
    expect(judged('example.com/v1', 'Thing', '{output: {secretName: NAME}}')).toEqual(['unknown:']);
  });
});
