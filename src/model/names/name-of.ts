import type { Deployer, Manifest } from '../manifest.ts';
import type { Reference } from '../reference.ts';
import type { Container, Workload } from '../workload.ts';
import { qualifiedName } from './qualified-name.ts';
import { writtenNameOf, writtenNamespaceOf } from './written-name.ts';

/** `Deployment shop/api`, as messages name an object. */
export function nameOfManifest(manifest: Manifest): string {
  const name = writtenNameOf(manifest) ?? '(unnamed)';
  return `${manifest.kind} \`${qualifiedName(writtenNamespaceOf(manifest), name)}\``;
}

/** The name under which the cluster will know an object: with the prefix and namespace that its build adds. */
export function nameInCluster({
  kind,
  namespace,
  name = '(unnamed)',
}: Pick<Manifest, 'kind' | 'namespace' | 'name'>): string {
  return `${kind} \`${qualifiedName(namespace, name)}\``;
}

/** The same of a workload: also with the namespace of its release or Application. */
export function nameOfWorkload({ manifest, namespace }: Workload): string {
  return nameInCluster({ ...manifest, namespace });
}

/** The same without quotes. */
export function plainNameInCluster(manifest: Manifest): string {
  return nameInCluster(manifest).replaceAll('`', '');
}

/** An object as what deploys a build. */
export function deployerOf(manifest: Manifest, parent: string | undefined): Deployer {
  return { name: plainNameInCluster(manifest), object: manifest, at: manifest.node, parent };
}

/** `container api`, `init container migrate`. */
export function nameOfContainer({ kind, name }: Container): string {
  const word = kind === 'regular' ? 'container' : `${kind} container`;
  return `${word} \`${name}\``;
}

/** `container api of Deployment shop/api`. */
function nameOfContainerIn(container: Container, workload: Workload): string {
  return `${nameOfContainer(container)} of ${nameOfManifest(workload.manifest)}`;
}

/** Who refers: the container of a workload, the workload, or the object. */
export function nameOfReferrer({ container, workload, manifest }: Reference): string {
  if (container !== undefined && workload !== undefined)
    return nameOfContainerIn(container, workload);
  return nameOfManifest(manifest);
}
