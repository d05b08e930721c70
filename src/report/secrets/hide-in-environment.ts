import type { Binding, BindingOrigin, Environment } from '../../model/environment.ts';
import type { MapNode } from '../../model/node.ts';
import type { Manifest } from '../../model/manifest.ts';
import { known } from '../../model/knowable.ts';
import { memo } from '../../model/memo.ts';
import type { Reference } from '../../model/reference.ts';
import type { Source } from '../../model/source.ts';
import type { Container, Workload } from '../../model/workload.ts';
import { openNode } from './open-node.ts';
import type { HideIn } from './text-hider.ts';

/** An environment without secret texts in messages; with `everywhere`, in names and fields too: its build copies values of Secrets. */
export function hideInEnvironment(
  environment: Environment,
  everywhere: boolean,
  hide: HideIn,
): Environment {
  const { failures, skipped, workload, container, bindings } = environment;
  const said = {
    ...environment,
    failures: failures.map((each) => ({ ...each, message: hide(each.message) })),
    skipped: skipped.map((each) => ({ ...each, reason: hide(each.reason) })),
  };
  if (!everywhere) return failures.length + skipped.length === 0 ? environment : said;
  return {
    ...said,
    workload: hideInWorkload(workload, hide),
    container: hideInContainer(container, hide),
    bindings: bindings.map((each) => hideInBinding(each, hide)),
    subPaths: environment.subPaths.map((each) => ({
      ...each,
      volume: hide(each.volume),
      mountPath: hide(each.mountPath),
      failure: each.failure && { ...each.failure, message: hide(each.failure.message) },
    })),
  };
}

const hideInWorkload = memo((workload: Workload, hide: HideIn): Workload => {
  const { manifest, podSpec, podMetadata, containers } = workload;
  return {
    ...workload,
    manifest: hideInManifest(manifest, hide),
    podSpec: openMap(podSpec),
    podMetadata: podMetadata && openMap(podMetadata),
    containers: containers.map((each) => hideInContainer(each, hide)),
  };
});

function hideInManifest(manifest: Manifest, hide: HideIn): Manifest {
  const { name, namespace, node } = manifest;
  return {
    ...manifest,
    name: name === undefined ? name : hide(name),
    namespace: namespace === undefined ? namespace : hide(namespace),
    node: openMap(node),
  };
}

function hideInContainer(container: Container, hide: HideIn): Container {
  return { ...container, name: hide(container.name), node: openMap(container.node) };
}

function openMap(node: MapNode): MapNode {
  const open = openNode(node);
  return open.kind === 'map' ? open : node;
}

function hideInBinding(binding: Binding, hide: HideIn): Binding {
  const { mayBeHiddenBy } = binding;
  return {
    ...binding,
    name: hide(binding.name),
    value: binding.value.map((part) =>
      part.kind === 'text' ? part : { ...part, label: hide(part.label) },
    ),
    from: hideInOrigin(binding.from, hide),
    hides: binding.hides.map((each) => hideInBinding(each, hide)),
    ...(mayBeHiddenBy !== undefined && {
      mayBeHiddenBy: mayBeHiddenBy.map((each) => hideInReference(each, hide)),
    }),
  };
}

function hideInOrigin(from: BindingOrigin, hide: HideIn): BindingOrigin {
  switch (from.kind) {
    case 'env-from':
      return {
        ...from,
        reference: hideInReference(from.reference, hide),
        source: hideInSource(from.source, hide),
      };
    case 'key':
      return {
        ...from,
        reference: hideInReference(from.reference, hide),
        source: from.source && hideInSource(from.source, hide),
      };
    case 'env-from-unknown':
      return { ...from, reference: hideInReference(from.reference, hide) };
    default:
      return from;
  }
}

/** A reference without secret texts in its names. */
export function hideInReference(reference: Reference, hide: HideIn): Reference {
  const { name, key, subject, container, manifest } = reference;
  return {
    ...reference,
    name: hide(name),
    key: key && { ...key, name: hide(key.name) },
    subject: subject === undefined ? subject : hide(subject),
    container: container && { ...container, name: hide(container.name) },
    manifest: { ...manifest, ...(manifest.name !== undefined && { name: hide(manifest.name) }) },
  };
}

/** A source without secret texts in its name and the names of its keys. */
export function hideInSource(source: Source, hide: HideIn): Source {
  const { keys } = source;
  const named =
    keys.kind === 'known'
      ? known(new Map([...keys.value].map(([name, key]) => [hide(name), key])))
      : keys;
  return { ...source, name: hide(source.name), keys: named };
}
