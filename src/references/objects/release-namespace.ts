import { isApplication, isHelmRelease } from '../../model/kinds/deployer-kinds.ts';
import type { Manifest } from '../../model/manifest.ts';
import { entryOf, valueAt } from '../../model/node.ts';
import { stringOf } from '../../model/scalars/resolve-scalar.ts';

const NAME = /^[a-z0-9](?:[a-z0-9-]*[a-z0-9])?$/;

/** Where an Application deploys to, or a HelmRelease: the namespace, empty if it is filled in later, and whether that is another cluster than its own. */
export interface Destination {
  readonly namespace: string;
  readonly isOtherCluster: boolean;
}

/** Argo CD calls the cluster that it runs in so, and has no other by default. */
const OWN_CLUSTER = /^(?:|in-cluster|https:\/\/kubernetes\.default(?:\.svc)?)$/;

/** `destination` of an Application; `spec`: the path of the spec that it is in, which an ApplicationSet has in a template. */
export function destinationOf({ node, dialect }: Manifest, spec = 'spec'): Destination {
  const destination = valueAt(node, ...spec.split('.'), 'destination');
  const text = (field: string): string =>
    stringOf(entryOf(destination, field)?.value, dialect) ?? '';
  const namespace = text('namespace');
  return {
    namespace: NAME.test(namespace) ? namespace : '',
    isOtherCluster: !OWN_CLUSTER.test(text('name')) || !OWN_CLUSTER.test(text('server')),
  };
}

/** The namespace of what a release installs without one; undefined for other objects, and where it is not known. */
export function releaseNamespace(manifest: Manifest): string | undefined {
  const { node, dialect, namespace } = manifest;
  if (isApplication(manifest)) return destinationOf(manifest).namespace || undefined;
  if (!isHelmRelease(manifest)) return undefined;
  const target = stringOf(valueAt(node, 'spec', 'targetNamespace'), dialect) ?? '';
  return NAME.test(target) ? target : target === '' ? namespace : undefined;
}

/** Where a Flux HelmRelease installs its chart: with `spec.kubeConfig` on another cluster. Undefined if that is where it is itself. */
export function releaseTarget(release: Manifest): Destination | undefined {
  const [target, kubeConfig] = ['targetNamespace', 'kubeConfig'].map((field) =>
    valueAt(release.node, 'spec', field),
  );
  const isOtherCluster = kubeConfig?.kind === 'map';
  if (!isOtherCluster && (stringOf(target, release.dialect) ?? '') === '') return undefined;
  return { namespace: releaseNamespace(release) ?? '', isOtherCluster };
}
