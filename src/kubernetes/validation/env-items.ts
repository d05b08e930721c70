import type { Container, Workload } from '../../model/workload.ts';
import { structItems, type StructItem } from './struct-items.ts';
import { containerNameIn } from '../../model/message-names.ts';
import { message, name, type Message } from '../../model/message.ts';
import { scalarAt, type MapNode } from '../../model/node.ts';
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
export function variableName(node: MapNode, container: Container, workload: Workload): Message {
  const field = textField(node, 'name', workload.manifest.dialect);
  return message`Variable \`${name(field.kind === 'text' ? field.text : '', scalarAt(node, 'name') ?? node)}\` of ${containerNameIn(container, workload)}`;
}
