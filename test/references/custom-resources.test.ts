import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { readSample } from '../../scripts/references/read-sample.ts';
import { referenceFields } from '../../scripts/references/reference-fields.ts';
import { readReferences, referenceFiles } from '../../scripts/references/reference-files.ts';
import { expanded } from '../../src/references/fields/field-steps.ts';
import { readTree } from '../read-tree.ts';
import { treeOf } from '../tree.ts';

test.each(referenceFiles())('$path says what references/ says', ({ path, text }) => {
  const isFresh = readFileSync(path, 'utf8') === text;
  expect(isFresh, 'run `npm run update-generated`').toBe(true);
});

const ROWS = readReferences().flatMap(({ rows }) => rows);

test.each(ROWS)('each field of $group is read: $secrets $configMaps', (row) => {
  const { group, kinds = ['Any'], secrets = [], configMaps = [] } = row;
  const open = row.elsewhere === true ? undefined : 'shop';
  const keys = row.keys ?? [undefined];
  for (const [kind, paths] of [
    ['Secret', secrets],
    ['ConfigMap', configMaps],
  ] as const) {
    for (const path of paths.flatMap(expanded)) {
      for (const value of ['sample', { name: 'sample' }]) {
        const read = readSample({ group, kind: kinds[0] ?? '' }, path, value);
        const told = read.map((each) => [each.kind, each.name, each.namespace, each.key?.name]);
        expect(told, path).toEqual(keys.map((key) => [kind, 'sample', open, key]));
      }
    }
  }
});

describe('what a field that a row names means', () => {
  const secret = `apiVersion: v1
kind: Secret
metadata: {name: s3, namespace: shop}
stringData: {id: a, key: b}
`;
  test.each([
    [
      'a key that the Secret has not',
      'barmancloud.cnpg.io/v1',
      'ObjectStore',
      '{configuration: {s3Credentials: {accessKeyId: {name: s3, key: id}, secretAccessKey: {name: s3, key: kye}}}}',
      ['present: Secret shop/s3', 'broken (missing-key): Secret shop/s3'],
    ],
    [
      'a namespace before the name',
      'projectcontour.io/v1',
      'HTTPProxy',
      '{virtualhost: {tls: {clientValidation: {caSecret: shop/s3, crlSecret: other/s3}}}}',
      ['present: Secret shop/s3', 'unknown: Secret other/s3'],
    ],
    [
      'texts that are no names',
      'monitoring.coreos.com/v1',
      'Prometheus',
      '{secrets: [s3, "https://s3", "", {name: s3}], configMaps: [A B]}',
      ['present: Secret shop/s3', 'present: Secret shop/s3'],
    ],
    [
      'another kind',
      'gateway.networking.k8s.io/v1',
      'Gateway',
      '{tls: {backend: {clientCertificateRef: {kind: Certificate, group: a.b, name: s3}}}}',
      [],
    ],
    [
      'a Secret beside the pods of the gateway, which are anywhere',
      'networking.istio.io/v1',
      'Gateway',
      '{servers: [{tls: {credentialName: s33}}, {tls: {credentialName: "kubernetes://s3"}}]}',
      ['unknown: Secret */s33'],
    ],
    [
      'the name of the ExternalSecrets that it makes',
      'external-secrets.io/v1',
      'ClusterExternalSecret',
      '{externalSecretName: s33, externalSecretSpec: {target: {name: made}, data: [{secretKey: a}]}}',
      [],
    ],
    [
      'keys that the controller reads',
      'volsync.backube/v1alpha1',
      'ReplicationSource',
      '{restic: {repository: s3}}',
      ['broken (missing-key): Secret shop/s3', 'broken (missing-key): Secret shop/s3'],
    ],
    [
      'values of a chart, which looks in the destination',
      'argoproj.io/v1alpha1',
      'Application',
      '{destination: {namespace: elsewhere}, source: {helm: {valuesObject: {existingSecret: s3, db: {secretKeyRef: {name: s3, key: kye}}}}}}',
      ['undeclared: Secret elsewhere/s3', 'unknown: Secret elsewhere/s3'],
    ],
    [
      'values of a chart in the same namespace',
      'argoproj.io/v1alpha1',
      'Application',
      '{destination: {namespace: shop}, sources: [{helm: {valuesObject: {db: {secretKeyRef: {name: s3, key: kye}}}}}]}',
      ['broken (missing-key): Secret shop/s3'],
    ],
    [
      'values of a chart whose namespace a generator fills in',
      'argoproj.io/v1alpha1',
      'ApplicationSet',
      '{template: {spec: {destination: {namespace: "{{ns}}"}, source: {helm: {valuesObject: {db: {secretKeyRef: {name: s3, key: kye}}}}}}}}',
      ['present: Secret */s3'],
    ],
    [
      'names in values by what charts call them',
      'helm.toolkit.fluxcd.io/v2',
      'HelmRelease',
      '{values: {existingSecretToken: s3, existingTlsSecret: s3, credentialsName: s3, envFromSecret: s3, envFromSecrets: [s3, {name: s3}]}}',
      Array.from({ length: 6 }, () => 'present: Secret shop/s3'),
    ],
    [
      'names in values, in the namespace that the release installs into',
      'helm.toolkit.fluxcd.io/v2',
      'HelmRelease',
      '{targetNamespace: elsewhere, values: {existingSecret: s3, db: {secretKeyRef: {name: s3, key: kye}}}}',
      ['undeclared: Secret elsewhere/s3', 'unknown: Secret elsewhere/s3'],
    ],
    [
      'names in values of a release that is installed on another cluster',
      'helm.toolkit.fluxcd.io/v2',
      'HelmRelease',
      '{kubeConfig: {secretRef: {name: s3}}, values: {existingSecret: away, db: {secretKeyRef: {name: s3, key: kye}}}}',
      ['present: Secret shop/s3', 'unknown: Secret shop/away', 'present: Secret shop/s3'],
    ],
    [
      'the Secrets of a StorageClass in values, in the namespace beside them',
      'helm.toolkit.fluxcd.io/v2',
      'HelmRelease',
      '{values: {parameters: {csi.storage.k8s.io/node-stage-secret-name: s3, csi.storage.k8s.io/node-stage-secret-namespace: shop}, open: {csi.storage.k8s.io/node-stage-secret-name: s3}}}',
      ['present: Secret shop/s3'],
    ],
    [
      'values that are keys, namespaces, switches, or the secret itself',
      'helm.toolkit.fluxcd.io/v2',
      'HelmRelease',
      '{values: {existingSecretKey: s3, existingSecretTokenKey: s3, existingSecretKeys: s3, existingSecretNamespace: s3, existingSecretOptional: true, existingSecretPath: /s3, existingTlsSecretKey: s3, existingTLS: s3, appSecret: s3}}',
      [],
    ],
    [
      'the same names outside of values',
      'example.com/v1',
      'Shop',
      '{existingSecretToken: s3, existingTlsSecret: s3, credentialsName: s3, envFromSecret: s3, envFromSecrets: [s3]}',
      [],
    ],
    [
      'a row of another kind',
      'external-secrets.io/v1',
      'ExternalSecret',
      '{provider: {github: {auth: {privateKey: {name: s3, key: kye}}}}}',
      [],
    ],
  ])('%s', (_, apiVersion, kind, spec, told) => {
    const object = `apiVersion: ${apiVersion}
kind: ${kind}
metadata: {name: a, namespace: shop}
spec: ${spec}
`;
    const files = treeOf({ 'a.yaml': secret, 'b.yaml': object });
    expect(readTree(files).judged.map(tellOne)).toEqual(told);
  });
});

function tellOne({ reference, verdict }: ReturnType<typeof readTree>['judged'][number]): string {
  const proof = verdict.kind === 'broken' ? ` (${verdict.proof})` : '';
  const { kind, name, namespace = '*' } = reference;
  return `${verdict.kind}${proof}: ${kind} ${namespace}/${name}`;
}

function text(description = ''): object {
  return { type: 'string', description };
}

function map(properties: object): object {
  return { type: 'object', properties };
}

test('fields are found by shape, name and description', () => {
  const selector = map({ name: text(), key: text() });
  const schema = map({
    status: map({ tlsSecret: text() }),
    spec: map({
      accessKey: selector,
      queries: { type: 'array', items: map({ name: text('Name of the ConfigMap.'), key: text() }) },
      headers: { type: 'object', additionalProperties: { type: 'array', items: selector } },
      credentialName: text('The name of the secret that holds the certificate.'),
      caSecret: text(),
      backend: map({ kind: { type: 'string', default: 'Secret' }, name: text() }),
      issuer: map({ kind: text(), name: text() }),
      secretKey: text('The name of the key in the secret.'),
      size: text('How much there is.'),
    }),
  });
  expect(referenceFields(schema).map(({ kind, form, path }) => `${kind} ${form} ${path}`)).toEqual([
    'Secret map spec.accessKey',
    'ConfigMap map spec.queries[*]',
    'Secret map spec.headers.*[*]',
    'Secret text spec.credentialName',
    'Secret text spec.caSecret',
    'Secret map spec.backend',
  ]);
});
