import { message, name, type Message } from '../../model/message.ts';
import { containerNameIn } from '../../model/names/message-names.ts';
import { scalarAt, type MapNode } from '../../model/node.ts';
import type { Container, Workload } from '../../model/workload.ts';
import { textField } from './field.ts';

/** `Variable LOG_LEVEL of container api of Deployment shop/api`, for an entry of `env`. */
export function variableName(node: MapNode, container: Container, workload: Workload): Message {
  const field = textField(node, 'name', workload.manifest.dialect);
  return message`Variable \`${name(field.kind === 'text' ? field.text : '', scalarAt(node, 'name') ?? node)}\` of ${containerNameIn(container, workload)}`;
}
