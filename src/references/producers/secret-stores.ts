import { configMap, type ProducerRow, secret } from './producer.ts';

const OWN = '{metadata.name}';

/** Operators that bring secrets from a store, and encrypted manifests. Keys stay readable in most of them. */
export const SECRET_STORES: readonly ProducerRow[] = [
  {
    group: 'bitnami.com',
    kinds: ['SealedSecret'],
    makes: [
      secret('{spec.template.metadata.name|metadata.name}', {
        namespace: '{spec.template.metadata.namespace|metadata.namespace}',
        keysAt: ['spec.encryptedData.~', 'spec.template.data.~'],
        openIf: ['spec.data'],
      }),
    ],
  },
  {
    group: 'kubernetes-client.io',
    kinds: ['ExternalSecret'],
    makes: [
      secret(OWN, {
        keysAt: [
          'spec.data[*].name',
          'secretDescriptor.data[*].name',
          'spec.template.data.~',
          'spec.template.stringData.~',
        ],
        openIf: ['spec.dataFrom', 'spec.dataFromWithOptions', 'secretDescriptor.dataFrom'],
      }),
    ],
  },
  {
    group: 'secrets-store.csi.x-k8s.io',
    kinds: ['SecretProviderClass'],
    makes: [secret('{spec.secretObjects[*].secretName}')],
  },
  { group: 'onepassword.com', kinds: ['OnePasswordItem'], makes: [secret(OWN)] },
  {
    group: 'secrets.hashicorp.com',
    kinds: ['VaultStaticSecret', 'VaultDynamicSecret', 'VaultPKISecret', 'HCPVaultSecretsApp'],
    makes: [secret('{spec.destination.name}')],
  },
  { group: 'ricoberger.de', kinds: ['VaultSecret'], makes: [secret(OWN)] },
  {
    group: 'redhatcop.redhat.io',
    kinds: ['VaultSecret'],
    makes: [secret('{spec.output.name}')],
  },
  { group: 'koudingspawn.de', kinds: ['Vault'], makes: [secret(OWN)] },
  { group: 'k8s.bitwarden.com', kinds: ['BitwardenSecret'], makes: [secret('{spec.secretName}')] },
  {
    group: 'lerentis.uploadfilter24.eu',
    kinds: ['BitwardenSecret', 'RegistryCredential', 'BitwardenTemplate'],
    makes: [secret('{spec.name}', { namespace: '{spec.namespace|metadata.namespace}' })],
  },
  {
    group: 'secrets.doppler.com',
    kinds: ['DopplerSecret'],
    makes: [
      secret('{spec.managedSecret.name}', {
        namespace: '{spec.managedSecret.namespace|metadata.namespace}',
      }),
    ],
  },
  {
    group: 'secrets.infisical.com',
    kinds: ['InfisicalSecret', 'InfisicalDynamicSecret'],
    makes: [
      secret('{spec.managedSecretReference.secretName}', {
        namespace: '{spec.managedSecretReference.secretNamespace|metadata.namespace}',
      }),
      secret('{spec.managedKubeSecretReferences[*].secretName}', { namespace: 'any' }),
      configMap('{spec.managedKubeConfigMapReferences[*].configMapName}', { namespace: 'any' }),
    ],
  },
  {
    group: 'isindir.github.com',
    kinds: ['SopsSecret'],
    makes: [secret('{spec.secretTemplates[*].name}'), secret('{spec.secret_templates[*].name}')],
  },
  { group: 'craftypath.github.io', kinds: ['SopsSecret'], makes: [secret(OWN)] },
  {
    group: 'spv.no',
    kinds: ['AzureKeyVaultSecret'],
    makes: [secret('{spec.output.secret.name}'), configMap('{spec.output.configMap.name}')],
  },
  { group: 'mumoshu.github.io', kinds: ['AWSSecret'], makes: [secret(OWN)] },
  {
    group: 'secretgenerator.mittwald.de',
    kinds: ['StringSecret', 'BasicAuth', 'SSHKeyPair'],
    makes: [secret(OWN)],
  },
  {
    group: 'secretgen.k14s.io',
    kinds: ['Password', 'Certificate', 'RSAKey', 'SSHKey', 'SecretTemplate'],
    makes: [secret(OWN)],
  },
  {
    group: 'secretgen.carvel.dev',
    kinds: ['SecretImport', 'SecretTemplate'],
    makes: [secret(OWN)],
  },
];
