import {
  capitalized,
  message,
  name,
  words,
  type Argument,
  type Message,
} from '../../src/model/message.ts';
import {
  manifestName,
  referenceKey,
  referenceName,
  referrerName,
} from '../../src/model/names/message-names.ts';
import { itemsAt, scalarAt } from '../../src/model/node.ts';
import type { Reference } from '../../src/model/reference.ts';
import { isInValues } from '../../src/model/release-values.ts';
import { trailOf } from '../../src/model/trail.ts';

/**
 * What a missing source, or a missing key of one that exists, does to whoever refers to it: a sentence, with the event
 * text of the kubelet where it is the kubelet who fails. Source: kubernetes, pkg/kubelet/kubelet_pods.go
 * and the volume plugins in pkg/volume.
 */
export function consequenceOf(reference: Reference, missing: 'source' | 'key'): Message {
  const { use, manifest } = reference;
  const name = referenceName(reference);
  const object = manifestName(manifest);
  switch (use) {
    case 'env':
    case 'env-from':
      return message`${capitalized(referrerName(reference))} will not start (${words(waitingReason(reference))}: ${environmentText(reference, missing)}).`;
    case 'volume':
    case 'volume-item':
      return message`The pods of ${object} stay in ContainerCreating (FailedMount: MountVolume.SetUp failed for volume "${volumeOf(reference)}" : ${volumeText(reference, missing)}).`;
    case 'image-pull-secret':
      return message`The images of ${object} are pulled without it (FailedToRetrieveImagePullSecret: Unable to retrieve some image pull secrets (${name}); attempting to pull the image may not succeed).`;
    case 'volume-driver':
      return message`A volume of ${object} cannot be mounted: its pods stay in ContainerCreating.`;
    case 'ingress-tls':
      return message`The controller of ${object} serves its default certificate, or none.`;
    case 'storage':
      return message`Volumes of ${object} cannot be provisioned, attached or mounted.`;
    default:
      return isInValues(reference.path, manifest)
        ? message`The values of ${object} name it, and what its chart installs will not find it.`
        : message`${object} refers to it, and its controller will not find it.`;
  }
}

/** The volume of the pod that names the source. */
function volumeOf({ subject = '', workload, at }: Reference): Argument {
  const volumes = itemsAt(workload?.podSpec, 'volumes');
  const node = volumes
    .flatMap((item) => scalarAt(item, 'name') ?? [])
    .find(({ text }) => text === subject);
  return name(subject, node ?? at);
}

function waitingReason({ container }: Reference): string {
  return container?.kind === 'init'
    ? 'Init:CreateContainerConfigError'
    : 'CreateContainerConfigError';
}

function environmentText(reference: Reference, missing: 'source' | 'key'): Message {
  const kind = words(reference.kind);
  const name = referenceName(reference);
  if (missing === 'source')
    return message`${words(reference.kind.toLowerCase())} "${name}" not found`;
  return message`couldn't find key ${referenceKey(reference)} in ${kind} ${namespaceOf(reference)}${name}`;
}

const SLASH: Argument = { kind: 'text', text: '/', isOfBuild: true };

/** The namespace with a slash; nothing if only whoever applies the object knows its namespace. */
function namespaceOf({ namespace, manifest }: Reference): Message {
  if (namespace === undefined) return message``;
  const at = scalarAt(manifest.node, 'metadata', 'namespace');
  const own = name(namespace, at ?? manifest.node);
  const isWritten = at !== undefined && trailOf(at) === undefined;
  return isWritten ? message`${own}/` : message`${{ ...own, isOfBuild: true }}${SLASH}`;
}

function volumeText(reference: Reference, missing: 'source' | 'key'): Message {
  const name = referenceName(reference);
  if (missing === 'source')
    return message`${words(reference.kind.toLowerCase())} "${name}" not found`;
  return reference.kind === 'ConfigMap'
    ? message`configmap references non-existent config key: ${referenceKey(reference)}`
    : message`references non-existent secret key: ${referenceKey(reference)}`;
}
