import { nameOfContainer, nameOfManifest } from './name-of.ts';
import type { Reference } from './reference.ts';

/**
 * What a missing source, or a missing key of one that exists, does to whoever refers to it: one sentence, with the event text
 * of the kubelet where it is the kubelet who fails. Source: semantics §1.4, §4.2, §4.3, §5.
 */
export function consequenceOf(reference: Reference, missing: 'source' | 'key'): string {
  const { use, manifest } = reference;
  switch (use) {
    case 'env':
    case 'env-from':
      return containerWaits(reference, missing);
    case 'volume':
    case 'volume-item':
      return podWaits(reference, missing);
    case 'image-pull-secret':
      return `Images are pulled without it; the pod's event is FailedToRetrieveImagePullSecret: "Unable to retrieve some image pull secrets (${reference.name}); attempting to pull the image may not succeed."`;
    case 'volume-driver':
      return `The volume cannot be mounted, so the pods of ${nameOfManifest(manifest)} stay Pending.`;
    case 'ingress-tls':
      return 'The Ingress controller serves its default certificate, or none, for these hosts.';
    case 'storage':
      return 'Volumes that need it cannot be provisioned, attached or mounted.';
    case 'service-account':
    case 'annotation':
    case 'custom-resource':
    case 'other':
      return `${nameOfManifest(manifest)} refers to nothing.`;
  }
}

function containerWaits(reference: Reference, missing: 'source' | 'key'): string {
  const { container } = reference;
  const who = container === undefined ? 'The container' : capital(nameOfContainer(container));
  const status =
    container?.kind === 'init' ? 'Init:CreateContainerConfigError' : 'CreateContainerConfigError';
  return `${who} will not start: ${status}, "Error: ${kubeletText(reference, missing)}".`;
}

function kubeletText(reference: Reference, missing: 'source' | 'key'): string {
  const { kind, name, key } = reference;
  if (missing === 'source') return `${kind.toLowerCase()} "${name}" not found`;
  return `couldn't find key ${key?.name ?? ''} in ${kind} ${reference.namespace ?? '<namespace>'}/${name}`;
}

function podWaits(reference: Reference, missing: 'source' | 'key'): string {
  const { kind, name, key, manifest, subject } = reference;
  const text =
    missing === 'source'
      ? `${kind.toLowerCase()} "${name}" not found`
      : `${kind === 'ConfigMap' ? 'configmap references' : 'references'} non-existent ${kind === 'ConfigMap' ? 'config' : 'secret'} key: ${key?.name ?? ''}`;
  return `The pods of ${nameOfManifest(manifest)} stay in ContainerCreating: FailedMount, "MountVolume.SetUp failed for volume "${subject ?? ''}" : ${text}".`;
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
