import type { Container, Workload } from '../../model/workload.ts';
import type { StructItem } from './struct-items.ts';
import { structItems } from './struct-items.ts';

/** The entries of a container's `env`, with their paths. */
export function envItems(container: Container, { manifest }: Workload): readonly StructItem[] {
  return structItems(container.node, 'env', container.path, manifest.dialect);
}

/** The items of a container's `envFrom`, with their paths. */
export function envFromItems(container: Container, { manifest }: Workload): readonly StructItem[] {
  return structItems(container.node, 'envFrom', container.path, manifest.dialect);
}
