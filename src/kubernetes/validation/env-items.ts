import type { Container, Workload } from '../../model/workload.ts';
import { structItems, type StructItem } from './struct-items.ts';
import { nameOfContainerIn } from '../../model/name-of.ts';
import type { MapNode } from '../../model/node.ts';
import { textField } from './field.ts';

/** The entries of a container's `env`, with their paths. */
export function envItems(container: Container, { manifest }: Workload): readonly StructItem[] {
  return structItems(container.node, 'env', container.path, manifest.dialect);
}

/** The items of a container's `envFrom`, with their paths. */
export function envFromItems(container: Container, { manifest }: Workload): readonly StructItem[] {
  return structItems(container.node, 'envFrom', container.path, manifest.dialect);
}

/** `Variable LOG_LEVEL of container api of Deployment shop/api`, for an entry of `env`. */
export function nameOfVariable(node: MapNode, container: Container, workload: Workload): string {
  const name = textField(node, 'name', workload.manifest.dialect);
  return `Variable \`${name.kind === 'text' ? name.text : ''}\` of ${nameOfContainerIn(container, workload)}`;
}
