import { quantityText } from '../../go/quantity-text.ts';
import { parseQuantity } from '../../go/quantity.ts';
import type { ContainerContext } from './container-context.ts';

/**
 * The limits or requests of a container by name, sorted. In a Pod, requests that are left out are the limits: the API server
 * copies them for Pods only, not for templates, and not for ephemeral containers.
 */
export function resourcesOf(
  { node, read, copiesLimits }: ContainerContext,
  list: string,
): ReadonlyMap<string, string> {
  const own = read.sorted(node, 'resources', list);
  if (list !== 'requests' || !copiesLimits) return new Map(own);
  const all = new Map([...read.sorted(node, 'resources', 'limits'), ...own]);
  return new Map([...all].sort(([a], [b]) => (a < b ? -1 : 1)));
}

/** `Limits:` and `Requests:` with canonical quantities. */
export function resourceLines(container: ContainerContext): readonly string[] {
  return [
    ...listLines('Limits', resourcesOf(container, 'limits')),
    ...listLines('Requests', resourcesOf(container, 'requests')),
  ];
}

function listLines(title: string, resources: ReadonlyMap<string, string>): readonly string[] {
  if (resources.size === 0) return [];
  const lines = Array.from(resources, ([name, text]) => `      ${name}:\t${canonical(text)}`);
  return [`    ${title}:`, ...lines];
}

function canonical(text: string): string {
  const parsed = parseQuantity(text);
  return parsed.kind === 'quantity' ? quantityText(parsed.quantity) : text;
}
