import { nameOfContainerIn } from '../../model/name-of.ts';
import type { MapNode } from '../../model/node.ts';
import type { Container, Workload } from '../../model/workload.ts';
import { textField } from './field.ts';

/** `Variable LOG_LEVEL of container api of Deployment shop/api`, for an entry of `env`. */
export function nameOfVariable(node: MapNode, container: Container, workload: Workload): string {
  const name = textField(node, 'name', workload.manifest.dialect);
  return `Variable \`${name.kind === 'text' ? name.text : ''}\` of ${nameOfContainerIn(container, workload)}`;
}
