import { expect, test } from 'vitest';
import { catalogue } from '../../rules/catalogue.ts';
import { ENGINES } from '../../src/commands/engines.ts';
import { check } from '../../src/pipeline/check.ts';
import { SETTINGS } from '../settings.ts';
import { treeOf } from '../tree.ts';

/** Of each controller: the API, the kind, and the spec of an object whose sources nothing defines. */
const NEEDED: readonly (readonly [string, string, object])[] = [
  ['upgrade.cattle.io/v1', 'Plan', { secrets: [{ name: 'talos', path: '/var/run/talos' }] }],
  ['traefik.io/v1alpha1', 'Middleware', { basicAuth: { secret: 'users' } }],
  ['k8s.mariadb.com/v1alpha1', 'User', { passwordSecretKeyRef: { name: 'shop', key: 'password' } }],
  [
    'dragonflydb.io/v1alpha1',
    'Dragonfly',
    { authentication: { passwordFromSecret: { name: 'cache', key: 'p' } } },
  ],
  [
    'k8s.keycloak.org/v2alpha1',
    'Keycloak',
    { additionalOptions: [{ name: 'o', secret: { name: 'sso', key: 'k' } }] },
  ],
  [
    'gateway.networking.k8s.io/v1',
    'Gateway',
    { listeners: [{ name: 'https', tls: { certificateRefs: [{ name: 'web-tls' }] } }] },
  ],
  [
    'gateway.envoyproxy.io/v1alpha1',
    'SecurityPolicy',
    { oidc: { clientSecret: { name: 'oidc-client' } } },
  ],
  [
    'postgres-operator.crunchydata.com/v1beta1',
    'PostgresCluster',
    { backups: { pgbackrest: { configuration: [{ secret: { name: 'backup-s3' } }] } } },
  ],
  [
    'external-secrets.io/v1',
    'ExternalSecret',
    {
      target: {
        template: { templateFrom: [{ configMap: { name: 'template', items: [{ key: 'a' }] } }] },
      },
    },
  ],
  [
    'cert-manager.io/v1',
    'Certificate',
    {
      secretName: 'web-tls',
      keystores: { jks: { passwordSecretRef: { name: 'keystore', key: 'p' } } },
    },
  ],
];

/** Fields that their controller fills, or that another chart may. */
const NOT_NEEDED: readonly (readonly [string, string, object])[] = [
  [
    'k8s.mariadb.com/v1alpha1',
    'MariaDB',
    { passwordSecretKeyRef: { name: 'shop', key: 'password', generate: true } },
  ],
  [
    'grafana.integreatly.org/v1beta1',
    'GrafanaDashboard',
    { configMapRef: { name: 'board', key: 'board.json' } },
  ],
];

function undeclared([apiVersion, kind, spec]: readonly [
  string,
  string,
  object,
]): readonly string[] {
  const object = { apiVersion, kind, metadata: { name: 'web', namespace: 'shop' }, spec };
  const files = treeOf({ 'object.yaml': JSON.stringify(object) });
  return check(ENGINES, files, catalogue, SETTINGS)
    .problems.filter(({ rule }) => rule.startsWith('undeclared-'))
    .map(({ message }) => message);
}

test.each(NEEDED)('%s %s needs what its documentation says', (...row) => {
  expect(undeclared(row)).toStrictEqual([
    expect.stringMatching(/ in namespace `shop`, which \w+ `shop\/web` needs, is not defined/),
  ]);
});

test.each(NOT_NEEDED)('%s %s may do without', (...row) => {
  expect(undeclared(row)).toStrictEqual([]);
});

test('`existingSecret` in the values of a release whose chart is elsewhere', () => {
  const chart = { spec: { chart: 'web', sourceRef: { kind: 'HelmRepository', name: 'acme' } } };
  const values = {
    auth: { existingSecret: 'login', existingSecretPasswordKey: 'key' },
    database: { enabled: false, auth: { existingSecret: 'unused' } },
    jobs: [
      { enabled: false, env: [{ valueFrom: { secretKeyRef: { name: 'unused', key: 'a' } } }] },
    ],
  };
  const row = ['helm.toolkit.fluxcd.io/v2', 'HelmRelease', { chart, values }] as const;
  expect(undeclared(row)).toStrictEqual([
    'Secret `login` in namespace `shop`, which HelmRelease `shop/web` needs, is not defined or mentioned anywhere in this repository.',
  ]);
});
