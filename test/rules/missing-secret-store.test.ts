import { expect, test } from 'vitest';
import { catalogue } from '../../rules/catalogue.ts';
import { ENGINES } from '../../src/commands/engines.ts';
import { check } from '../../src/pipeline/check.ts';
import { SETTINGS } from '../settings.ts';
import { treeOf } from '../tree.ts';

const STORE = (kind: string, name: string, namespace = 'shop'): string =>
  `apiVersion: external-secrets.io/v1\nkind: ${kind}\nmetadata: {name: ${name}, namespace: ${namespace}}\nspec: {provider: {fake: {}}}\n`;
const ISSUER = (kind: string, name: string): string =>
  `apiVersion: cert-manager.io/v1\nkind: ${kind}\nmetadata: {name: ${name}, namespace: shop}\nspec: {selfSigned: {}}\n`;
const SECRET = (spec: string, kind = 'ExternalSecret'): string =>
  `apiVersion: external-secrets.io/v1\nkind: ${kind}\nmetadata: {name: db, namespace: shop}\nspec: {${spec}}\n`;
const CERTIFICATE = (issuerRef: string): string =>
  `apiVersion: cert-manager.io/v1\nkind: Certificate\nmetadata: {name: web, namespace: shop}\nspec: {secretName: web-tls, issuerRef: {${issuerRef}}}\n`;
const INGRESS = (annotations: string, spec = 'tls: [{secretName: web-tls}]'): string =>
  `apiVersion: networking.k8s.io/v1\nkind: Ingress\nmetadata: {name: web, namespace: shop, annotations: {${annotations}}}\nspec: {${spec}}\n`;
const GATEWAY = (listener: string): string =>
  `apiVersion: gateway.networking.k8s.io/v1\nkind: Gateway\nmetadata: {name: web, namespace: shop, annotations: {cert-manager.io/issuer: ca}}\nspec: {listeners: [{${listener}}]}\n`;

function said(...documents: readonly string[]): readonly string[] {
  const files = { 'all.yaml': documents.join('---\n') };
  const { problems } = check(ENGINES, treeOf(files), catalogue, SETTINGS);
  return problems
    .filter(({ rule }) => rule === 'missing-secret-store')
    .map(({ severity, help }) => `${severity} ${help}`);
}

const CLUSTER_STORE = STORE('ClusterSecretStore', 'vault');
const AS_CLUSTER_STORE = ['warning Write `kind: ClusterSecretStore`.'];

test.each([
  ['a store', 'secretStoreRef: {kind: SecretStore, name: vault}', AS_CLUSTER_STORE],
  [
    'the default kind',
    'secretStoreRef: {name: vault}',
    ['warning Add `kind: ClusterSecretStore`.'],
  ],
  [
    'the store of an entry',
    'data: [{secretKey: a, sourceRef: {storeRef: {kind: SecretStore, name: vault}}}]',
    AS_CLUSTER_STORE,
  ],
  [
    'a typo',
    'secretStoreRef: {kind: ClusterSecretStore, name: valut}',
    ['warning Did you mean `vault`?'],
  ],
])('%s', (_, spec, expected) => {
  expect(said(SECRET(spec), CLUSTER_STORE)).toEqual(expected);
});

test.each([
  ['name: ca, kind: ClusterIssuers', ['warning Write `kind: ClusterIssuer`.']],
  ['name: ca, kind: clusterissuer', ['warning Write `kind: ClusterIssuer`.']],
  ['name: other, kind: ClusterIssuers', []],
  ['name: ca, kind: StepIssuer', []],
  ['name: ca, kind: ClusterIssuers, group: example.org', []],
])('a kind of issuers that does not exist: %s', (issuerRef, expected) => {
  expect(said(CERTIFICATE(issuerRef), ISSUER('ClusterIssuer', 'ca'))).toEqual(expected);
});

test('stores to push to, and those of all namespaces', () => {
  const push = 'secretStoreRefs: [{kind: SecretStore, name: vault}]';
  expect(said(SECRET(push, 'PushSecret'), CLUSTER_STORE)).toEqual(AS_CLUSTER_STORE);
  const all = 'externalSecretSpec: {secretStoreRef: {kind: SecretStore, name: vault}}';
  expect(said(SECRET(all, 'ClusterExternalSecret'), CLUSTER_STORE)).toEqual(AS_CLUSTER_STORE);
});

test('a store of the namespace where one of the cluster is named', () => {
  const spec = 'secretStoreRef: {kind: ClusterSecretStore, name: vault}';
  expect(said(SECRET(spec), STORE('SecretStore', 'vault'))).toEqual([
    'warning Write `kind: SecretStore`.',
  ]);
  expect(said(SECRET(spec), STORE('SecretStore', 'vault', 'other'))).toEqual([]);
});

test('a store or an issuer of another namespace', () => {
  expect(said(NAMED, STORE('SecretStore', 'vault', 'platform'))).toEqual([
    'warning Define it in namespace `shop`, or define a ClusterSecretStore.',
  ]);
  expect(said(CERTIFICATE('name: ca'), ISSUER('Issuer', 'ca').replace('shop', 'platform'))).toEqual(
    ['warning Define it in namespace `shop`, or define a ClusterIssuer.'],
  );
  expect(said(NAMED, STORE('SecretStore', 'vault', '"${NS}"'))).toEqual([]);
  expect(said(NAMED.replace(', namespace: shop', ''), STORE('SecretStore', 'vault'))).toEqual([]);
});

test('issuers of certificates and annotations', () => {
  const clusterIssuer = ISSUER('ClusterIssuer', 'letsencrypt');
  expect(said(CERTIFICATE('name: letsencrypt'), clusterIssuer)).toEqual([
    'warning Add `kind: ClusterIssuer`.',
  ]);
  expect(said(INGRESS('cert-manager.io/issuer: letsencrypt'), clusterIssuer)).toEqual([
    'warning Use the annotation `cert-manager.io/cluster-issuer`.',
  ]);
  expect(said(INGRESS('cert-manager.io/cluster-issuer: letsencrpyt'), clusterIssuer)).toEqual([
    'warning Did you mean `letsencrypt`?',
  ]);
});

test('an annotated Gateway', () => {
  const listener = 'tls: {certificateRefs: [{name: web-tls}]}';
  expect(said(GATEWAY(listener), ISSUER('ClusterIssuer', 'ca'))).toEqual([
    'warning Use the annotation `cert-manager.io/cluster-issuer`.',
  ]);
  expect(said(GATEWAY('protocol: HTTP'), ISSUER('ClusterIssuer', 'ca'))).toEqual([]);
});

const NAMED = SECRET('secretStoreRef: {kind: SecretStore, name: vault}');

test.each([
  ['it is there', [NAMED, STORE('SecretStore', 'vault'), CLUSTER_STORE]],
  ['nothing resembles it', [NAMED, STORE('ClusterSecretStore', 'aws')]],
  ['a variable', [SECRET('secretStoreRef: {name: "${STORE}"}'), CLUSTER_STORE]],
  ['a store whose name is a variable', [NAMED, STORE('SecretStore', '"${STORE}"'), CLUSTER_STORE]],
  ['a selector', [SECRET('secretStoreRefs: [{labelSelector: {}}]', 'PushSecret'), CLUSTER_STORE]],
  [
    'an issuer of another group',
    [CERTIFICATE('group: example.com, name: ca'), ISSUER('ClusterIssuer', 'ca')],
  ],
  [
    'an annotation that names the kind',
    [
      INGRESS('cert-manager.io/issuer: ca, cert-manager.io/issuer-kind: ClusterIssuer'),
      ISSUER('ClusterIssuer', 'ca'),
    ],
  ],
  [
    'an Ingress without TLS',
    [INGRESS('cert-manager.io/issuer: ca', 'rules: []'), ISSUER('ClusterIssuer', 'ca')],
  ],
  [
    'a Gateway whose Secret a Certificate writes',
    [
      GATEWAY('tls: {certificateRefs: [{name: web-tls}]}'),
      CERTIFICATE('kind: ClusterIssuer, name: ca'),
      ISSUER('ClusterIssuer', 'ca'),
    ],
  ],
  [
    'the store of a Secret that only a generator fills',
    [
      SECRET(
        'secretStoreRef: {name: vault}, dataFrom: [{sourceRef: {generatorRef: {kind: Password, name: a}}}]',
      ),
      CLUSTER_STORE,
    ],
  ],
  [
    'a store of a staging environment',
    [
      SECRET('secretStoreRef: {kind: ClusterSecretStore, name: vault-prod}'),
      STORE('ClusterSecretStore', 'vault-stage'),
    ],
  ],
])('silent: %s', (_, documents) => {
  expect(said(...documents)).toEqual([]);
});

const WITH_STORE = (name: string, store: string): string =>
  `apiVersion: external-secrets.io/v1\nkind: ExternalSecret\nmetadata: {name: ${name}, namespace: shop}\nspec: {secretStoreRef: {kind: ClusterSecretStore, name: ${store}}, dataFrom: [{extract: {key: a}}]}\n`;
const OTHERS = ['a', 'b', 'c'].map((name) => WITH_STORE(name, 'vault'));

test('a store that nothing defines or mentions, where the others name one that exists', () => {
  expect(said(CLUSTER_STORE, ...OTHERS, WITH_STORE('d', 'bitwarden'))).toEqual([
    'warning Name a ClusterSecretStore that exists: vault.',
  ]);
  expect(said(CLUSTER_STORE, ...OTHERS, WITH_STORE('d', '"bitwarden"'))).toHaveLength(1);
});

test.each([
  ['few others', {}, OTHERS.slice(1)],
  ['as many that name it', {}, [...OTHERS, WITH_STORE('e', 'bitwarden')]],
  ['prose with its name', { 'README.md': 'Create the store `bitwarden`.\n' }, OTHERS],
  ['a script with its name', { 'up.sh': 'kubectl apply -f - # name: bitwarden\n' }, OTHERS],
  ['values with its name', { 'values.yaml': 'stores: [{name: bitwarden}]\n' }, OTHERS],
])('a store that nothing defines, and %s', (_, files, others) => {
  const documents = [CLUSTER_STORE, ...others, WITH_STORE('d', 'bitwarden')];
  const tree = treeOf({ 'all.yaml': documents.join('---\n'), ...files });
  const { problems } = check(ENGINES, tree, catalogue, SETTINGS);
  expect(problems.filter(({ rule }) => rule === 'missing-secret-store')).toEqual([]);
});

const SAME_STORE = (name: string): string =>
  SECRET('secretStoreRef: {kind: SecretStore, name: vault}').replace('name: db', `name: ${name}`);

test('a store that many name is one problem, with the other places', () => {
  const files = { 'all.yaml': [CLUSTER_STORE, ...['a', 'b', 'c'].map(SAME_STORE)].join('---\n') };
  const { problems } = check(ENGINES, treeOf(files), catalogue, SETTINGS);
  const [problem, ...others] = problems.filter(({ rule }) => rule === 'missing-secret-store');
  expect(others).toEqual([]);
  expect(problem?.related?.map(({ message }) => message)).toEqual([
    'ClusterSecretStore `vault` is here',
    'also needed here',
    'also needed here',
  ]);
});

test.each([
  [10, 1],
  [9, 0],
])(
  'a part of the name that %i others name is mentioned as the name of something else',
  (others, count) => {
    const all = Array.from({ length: others }, (_, at) => WITH_STORE(`s${at}`, 'vault'));
    const documents = [CLUSTER_STORE, ...all, WITH_STORE('d', 'vault-api')];
    const tree = treeOf({ 'all.yaml': documents.join('---\n'), 'README.md': 'See `vault-api`.\n' });
    const { problems } = check(ENGINES, tree, catalogue, SETTINGS);
    const found = problems.filter(({ rule }) => rule === 'missing-secret-store');
    expect(found.map(({ message }) => message)).toEqual(
      [
        'ExternalSecret `shop/d` needs ClusterSecretStore `vault-api`, which nothing in this repository defines. Its Secret is not written (`could not get ClusterSecretStore "vault-api"`).',
      ].slice(0, count),
    );
  },
);

test.each([
  ['data: [{secretKey: a}]', ['warning Add `spec.secretStoreRef`.']],
  ['dataFrom: [{extract: {key: a}}]', ['warning Add `spec.secretStoreRef`.']],
  ['dataFrom: [{sourceRef: {generatorRef: {kind: Password, name: a}}}]', []],
  ['data: [{secretKey: a, sourceRef: {storeRef: {name: own}}}]', []],
  ['target: {name: a}', []],
])('an ExternalSecret without a store: %s', (spec, expected) => {
  expect(said(SECRET(spec))).toEqual(expected);
});
