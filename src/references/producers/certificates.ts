import { configMap, type ProducerRow, secret } from './producer.ts';

const TLS = { keys: ['tls.crt', 'tls.key', 'ca.crt'], type: 'kubernetes.io/tls' };
const ACME_KEY = { keys: ['tls.key'] };

/** cert-manager and its relatives. `ca.crt` is there when the issuer knows its CA. */
const CERT_MANAGER: readonly ProducerRow[] = ['cert-manager.io', 'certmanager.k8s.io'].flatMap(
  (group) => [
    {
      group,
      kinds: ['Certificate'],
      makes: [
        secret('{spec.secretName}', {
          ...TLS,
          openIf: ['spec.keystores', 'spec.additionalOutputFormats'],
        }),
      ],
    },
    {
      group,
      kinds: ['Issuer'],
      makes: [secret('{spec.acme.privateKeySecretRef.name}', ACME_KEY)],
    },
    {
      group,
      kinds: ['ClusterIssuer'],
      makes: [secret('{spec.acme.privateKeySecretRef.name}', { ...ACME_KEY, namespace: 'any' })],
    },
  ],
);

export const CERTIFICATES: readonly ProducerRow[] = [
  ...CERT_MANAGER,
  {
    group: 'trust.cert-manager.io',
    kinds: ['Bundle', 'ClusterBundle'],
    makes: [
      configMap('{metadata.name}', { namespace: 'any', when: ['spec.target.configMap'] }),
      secret('{metadata.name}', { namespace: 'any', when: ['spec.target.secret'] }),
    ],
  },
  {
    group: 'networking.internal.knative.dev',
    kinds: ['Certificate'],
    makes: [secret('{spec.secretName}', TLS)],
  },
  {
    group: 'talos.dev',
    kinds: ['ServiceAccount'],
    makes: [secret('{metadata.name}', { keys: ['config'] })],
  },
];
