import type { Manifest } from '../../model/manifest.ts';
import type { MapNode } from '../../model/node.ts';
import type { Container, Workload } from '../../model/workload.ts';
import { memoByRedaction, type RedactText } from './name-redactor.ts';
import { holdsSecretText, openNode } from './open-node.ts';

/** A workload without secret texts in its names and fields. */
export const redactWorkload = memoByRedaction(
  (workload: Workload, redact: RedactText): Workload => {
    const { manifest, namespace, path, podSpec, podMetadata, containers } = workload;
    const redacted = {
      ...workload,
      path: redact(path),
      manifest: redactManifest(manifest, redact),
      namespace: namespace === undefined ? namespace : redact(namespace),
      podSpec: openMap(podSpec, redact),
      podMetadata: podMetadata && openMap(podMetadata, redact),
      containers: containers.map((each) => redactContainer(each, redact)),
    };
    originals.set(redacted, workload);
    return redacted;
  },
);

const originals = new WeakMap<Workload, Workload>();

/** The workload of the evidence that a redacted one was made of; any other as it is. */
export function originalOf(workload: Workload): Workload {
  return originals.get(workload) ?? workload;
}

/** A manifest without secret texts in its names and fields. */
export const redactManifest = memoByRedaction(
  (manifest: Manifest, redact: RedactText): Manifest => {
    const { apiVersion, kind, name, namespace, node } = manifest;
    return {
      ...manifest,
      apiVersion: redact(apiVersion),
      kind: redact(kind),
      name: name === undefined ? name : redact(name),
      namespace: namespace === undefined ? namespace : redact(namespace),
      node: openMap(node, redact),
    };
  },
);

/** A container without secret texts in its name and fields. */
export const redactContainer = memoByRedaction(
  (container: Container, redact: RedactText): Container => {
    const { name, path, node } = container;
    return { ...container, name: redact(name), path: redact(path), node: openMap(node, redact) };
  },
);

function openMap(node: MapNode, redact: RedactText): MapNode {
  if (!holdsSecretText(node)) return node;
  const open = openNode(node, redact);
  return open.kind === 'map' ? open : node;
}
