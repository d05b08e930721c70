import { known, unknown } from '../../model/knowable.ts';
import type { Manifest } from '../../model/manifest.ts';
import { entriesAt, entryOf, mapAt, type YamlNode } from '../../model/node.ts';
import { stringOf } from '../../model/resolve-scalar.ts';
import { isBuiltIn } from '../built-in-kinds.ts';
import type { ProducedSource } from './produced-source.ts';
import { producedKeys } from './produced-source.ts';
import { type DerivedName, stringsAt } from './name-template.ts';

/** Annotations by which cert-manager makes the TLS Secrets that an Ingress or Gateway names. */
const CERT_MANAGER =
  /^(?:cert-manager\.io|certmanager\.k8s\.io)\/(?:cluster-)?issuer$|^kubernetes\.io\/tls-acme$/;
const SERVING_CERT = /^service\.(?:alpha|beta)\.openshift\.io\/serving-cert-secret-name$/;

/**
 * The Secrets that an annotation on an Ingress, Gateway or Service has made; a custom resource may carry the annotations of a
 * Service at any depth.
 */
export function annotatedSources(manifest: Manifest): ProducedSource[] {
  switch (manifest.kind) {
    case 'Ingress':
      return certificates(
        manifest,
        stringsAt(manifest.node, 'spec.tls[*].secretName', manifest.dialect),
      );
    case 'Gateway':
      return certificates(
        manifest,
        stringsAt(manifest.node, 'spec.listeners[*].tls.certificateRefs[*].name', manifest.dialect),
      );
    default:
      return isBuiltIn(manifest) && manifest.kind !== 'Service'
        ? []
        : servingCertificates(manifest, manifest.node);
  }
}

function certificates(manifest: Manifest, names: readonly DerivedName[]): ProducedSource[] {
  const annotations = entriesAt(manifest.node, 'metadata', 'annotations');
  return annotations.some(({ name }) => CERT_MANAGER.test(name))
    ? names.map((name) => tlsSecret(manifest, name, 'cert-manager'))
    : [];
}

function servingCertificates(manifest: Manifest, node: YamlNode): ProducedSource[] {
  if (node.kind === 'scalar') return [];
  if (node.kind === 'sequence') {
    return node.items.flatMap((item) => servingCertificates(manifest, item));
  }
  return node.entries.flatMap(({ name, value }) => {
    if (value.kind !== 'scalar') return servingCertificates(manifest, value);
    const secret = SERVING_CERT.test(name) ? stringOf(value, manifest.dialect) : undefined;
    return secret ? [tlsSecret(manifest, { name: secret, at: value }, 'OpenShift')] : [];
  });
}

function tlsSecret({ namespace }: Manifest, { name, at }: DerivedName, by: string): ProducedSource {
  const keys = ['tls.crt', 'tls.key', 'ca.crt'].map((key) => ({ name: key, at }));
  const type = 'kubernetes.io/tls';
  return { kind: 'Secret', name, at, namespace, type, keys: known(producedKeys(keys, by)) };
}

/** Crossplane and its relatives write a resource's connection details to a Secret of any name. */
const CONNECTIONS = [
  'writeConnectionSecretToRef',
  'publishConnectionDetailsTo',
  'writeConnectionSecretToReference',
];

/** The Secret that a resource is told to write its connection details to. */
export function connectionSources({ node, namespace, dialect }: Manifest): ProducedSource[] {
  const spec = mapAt(node, 'spec');
  return CONNECTIONS.flatMap((field) => {
    const reference = entryOf(spec, field)?.value;
    const at = entryOf(reference, 'name')?.value;
    const name = stringOf(at, dialect);
    if (at === undefined || !name) return [];
    const own = stringOf(entryOf(reference, 'namespace')?.value, dialect);
    const keys = unknown('only the controller knows its keys');
    return [{ kind: 'Secret', name, at, namespace: own || namespace, type: undefined, keys }];
  });
}
