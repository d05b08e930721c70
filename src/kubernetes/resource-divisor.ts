import { quantityText } from '../go/quantity-text.ts';
import { isZeroQuantity } from '../go/quantity-value.ts';
import type { Quantity } from '../go/quantity.ts';

/** The resources that resourceFieldRef takes, sorted; `limits.hugepages-*` and `requests.hugepages-*` come on top. */
export const CONTAINER_RESOURCES: readonly string[] = [
  'limits.cpu',
  'limits.ephemeral-storage',
  'limits.memory',
  'requests.cpu',
  'requests.ephemeral-storage',
  'requests.memory',
];

const UNITS = ['1', '1k', '1M', '1G', '1T', '1P', '1E', '1Ki', '1Mi', '1Gi', '1Ti', '1Pi', '1Ei'];

/** Whether resourceFieldRef takes a resource of this name, as the API server checks it. */
export function isContainerResource(resource: string): boolean {
  return CONTAINER_RESOURCES.includes(resource) || isHugePages(resource);
}

/** The API server's error for a divisor of a resource; undefined if it accepts it (0 means that there is none). */
export function divisorRefusal(resource: string, divisor: Quantity): string | undefined {
  if (isZeroQuantity(divisor)) return undefined;
  const text = quantityText(divisor);
  const kind = resource.slice(resource.indexOf('.') + 1);
  if (kind === 'cpu' && CONTAINER_RESOURCES.includes(resource)) {
    if (text === '1m' || text === '1') return undefined;
    return "only divisor's values 1m and 1 are supported with the cpu resource";
  }
  const words = unitWords(resource, kind);
  if (words === undefined || UNITS.includes(text)) return undefined;
  return `only divisor's values ${UNITS.join(', ')} are supported with the ${words} resource`;
}

function unitWords(resource: string, kind: string): string | undefined {
  if (isHugePages(resource)) return 'hugepages';
  if (!CONTAINER_RESOURCES.includes(resource)) return undefined;
  return kind === 'memory' ? 'memory' : 'local ephemeral storage';
}

function isHugePages(resource: string): boolean {
  return resource.startsWith('limits.hugepages-') || resource.startsWith('requests.hugepages-');
}
