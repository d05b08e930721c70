import type { Deployer, Manifest } from '../manifest.ts';
import { scalarAt, type MapNode } from '../node.ts';
import type { Reference } from '../reference.ts';
import { holdsSecret } from '../value.ts';
import type { Container, Workload } from '../workload.ts';
import { qualifiedName } from './qualified-name.ts';
import { writtenNameOf, writtenNamespaceOf } from './written-name.ts';

/** What is around a name: backticks in a sentence, nothing in a title or a cell. */
type Mark = '`' | '';

/** `Deployment shop/api`, as messages name an object. */
export function nameOfManifest(manifest: Manifest, mark: Mark = '`'): string {
  const name = writtenNameOf(manifest) ?? '(unnamed)';
  return `${manifest.kind} ${mark}${qualifiedName(writtenNamespaceOf(manifest), name)}${mark}`;
}

/** The name under which the cluster will know an object: with the prefix and namespace that its build adds. */
export function nameInCluster(
  { kind, namespace, name = '(unnamed)' }: Pick<Manifest, 'kind' | 'namespace' | 'name'>,
  mark: Mark = '`',
): string {
  return `${kind} ${mark}${qualifiedName(namespace, name)}${mark}`;
}

/** The same of a workload: also with the namespace of its release or Application. */
export function nameOfWorkload({ manifest, namespace }: Workload, mark?: Mark): string {
  return nameInCluster({ ...manifest, namespace }, mark);
}

/** That of an object without backticks. */
export function plainNameInCluster(manifest: Manifest): string {
  return nameInCluster(manifest, '');
}

/** An object as what deploys a build. What was copied out of a Secret is in no name of a build. */
export function deployerOf(manifest: Manifest, parent: string | undefined): Deployer {
  const { node, namespace, name } = manifest;
  const shown = {
    ...manifest,
    namespace: isCopied(node, 'metadata', 'namespace') ? HIDDEN : namespace,
    name: isCopied(node, 'metadata', 'name') ? HIDDEN : name,
  };
  return { name: plainNameInCluster(shown), object: manifest, at: node, parent };
}

const HIDDEN = '***';

/** Whether a scalar of an object was copied out of a Secret. */
export function isCopied(node: MapNode, ...path: readonly string[]): boolean {
  return holdsSecret(scalarAt(node, ...path)?.value);
}

/** `container api`, `init container migrate`. */
export function nameOfContainer({ kind, name }: Container): string {
  return kind === 'regular' ? `container ${name}` : `${kind} container ${name}`;
}

/** Who refers: `container api of Deployment shop/api`, the workload, or the object. */
export function nameOfReferrer({ container, workload, manifest }: Reference): string {
  if (container === undefined || workload === undefined) return nameOfManifest(manifest, '');
  return `${nameOfContainer(container)} of ${nameOfManifest(workload.manifest, '')}`;
}
