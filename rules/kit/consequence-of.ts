import { nameOfManifest, nameOfReferrer } from '../../src/model/name-of.ts';
import type { Reference } from '../../src/model/reference.ts';
import { trailOf } from '../../src/model/trail.ts';
import { writtenName } from '../../src/model/written-name.ts';
import { scalarAt } from '../../src/model/node.ts';

/**
 * What a missing source, or a missing key of one that exists, does to whoever refers to it: the end of a sentence, with the event
 * text of the kubelet where it is the kubelet who fails. Source: kubernetes, pkg/kubelet/kubelet_pods.go
 * and the volume plugins in pkg/volume.
 */
export function consequenceOf(reference: Reference, missing: 'source' | 'key'): string {
  const { use, manifest } = reference;
  const name = writtenName(reference.at, reference.name);
  const object = nameOfManifest(manifest);
  switch (use) {
    case 'env':
    case 'env-from':
      return `so ${nameOfReferrer(reference)} will not start: ${waitingReason(reference)}, \`Error: ${environmentText(reference, missing)}\`.`;
    case 'volume':
    case 'volume-item':
      return `so the pods of ${object} stay in ContainerCreating: FailedMount, \`MountVolume.SetUp failed for volume "${reference.subject ?? ''}" : ${volumeText(reference, missing)}\`.`;
    case 'image-pull-secret':
      return `so the images of ${object} are pulled without it: FailedToRetrieveImagePullSecret, \`Unable to retrieve some image pull secrets (${name}); attempting to pull the image may not succeed.\``;
    case 'volume-driver':
      return `so a volume of ${object} cannot be mounted and its pods stay Pending.`;
    case 'ingress-tls':
      return `so the controller of ${object} serves its default certificate, or none.`;
    case 'storage':
      return `so volumes of ${object} cannot be provisioned, attached or mounted.`;
    default:
      return `and ${object} refers to it.`;
  }
}

function waitingReason({ container }: Reference): string {
  return container?.kind === 'init'
    ? 'Init:CreateContainerConfigError'
    : 'CreateContainerConfigError';
}

function environmentText(reference: Reference, missing: 'source' | 'key'): string {
  const { kind, key } = reference;
  const name = writtenName(reference.at, reference.name);
  if (missing === 'source') return `${kind.toLowerCase()} "${name}" not found`;
  return `couldn't find key ${key?.name ?? ''} in ${kind} ${namespaceOf(reference)}/${name}`;
}

/** The namespace, unless only the build or whoever applies it knows it. */
function namespaceOf({ namespace, manifest }: Reference): string {
  const at = scalarAt(manifest.node, 'metadata', 'namespace');
  return namespace === undefined || (at !== undefined && trailOf(at) !== undefined)
    ? '<namespace>'
    : namespace;
}

function volumeText(reference: Reference, missing: 'source' | 'key'): string {
  const { kind, key } = reference;
  const name = writtenName(reference.at, reference.name);
  if (missing === 'source') return `${kind.toLowerCase()} "${name}" not found`;
  return kind === 'ConfigMap'
    ? `configmap references non-existent config key: ${key?.name ?? ''}`
    : `references non-existent secret key: ${key?.name ?? ''}`;
}
