import { ceilQuotient, isZeroQuantity } from '../../go/quantity-value.ts';
import { parseQuantity, type Quantity } from '../../go/quantity.ts';
import { isContainerResource } from '../../kubernetes/resource-divisor.ts';
import { mapAt, type MapNode } from '../../model/node.ts';
import type { ContainerContext } from './container-context.ts';
import { resourcesOf } from './describe-resources.ts';

/** The lines of `Environment Variables from:` and `Environment:`, values as they are written (kubectl expands nothing). */
export function environmentLines(container: ContainerContext): readonly string[] {
  const { node, read } = container;
  const from = read.maps(node, 'envFrom');
  const env = read.maps(node, 'env');
  return [
    ...(from.length > 0 ? ['    Environment Variables from:'] : []),
    ...from.map((item) => `      ${envFromLine(item, container)}`),
    `    Environment:${env.length === 0 ? '\t<none>' : ''}`,
    ...env.flatMap((entry) => envLines(entry, container)),
  ];
}

function envFromLine(item: MapNode, { read }: ContainerContext): string {
  const configMap = mapAt(item, 'configMapRef');
  const secret = configMap === undefined ? mapAt(item, 'secretRef') : undefined;
  const ref = configMap ?? secret;
  const kind = configMap === undefined ? (secret === undefined ? '' : 'Secret') : 'ConfigMap';
  const prefix = read.text(item, 'prefix');
  const how = prefix === '' ? kind : `${kind} with prefix '${prefix}'`;
  return `${read.text(ref, 'name')}\t${how}\tOptional: ${read.isTrue(ref, 'optional')}`;
}

function envLines(entry: MapNode, container: ContainerContext): readonly string[] {
  const { read } = container;
  const name = read.text(entry, 'name');
  const from = mapAt(entry, 'valueFrom');
  if (from === undefined) {
    const [first = '', ...others] = read.text(entry, 'value').split('\n');
    return [`      ${name}:\t${first}`, ...others.map((line) => `      \t${line}`)];
  }
  const text = sourceText(from, container);
  // kubectl knows no other source, and prints nothing at all for one.
  return text === undefined ? [] : [`      ${name}:\t${text}`];
}

function sourceText(from: MapNode, container: ContainerContext): string | undefined {
  const { read } = container;
  const field = mapAt(from, 'fieldRef');
  if (field !== undefined) {
    const path = read.text(field, 'fieldPath');
    const version = read.text(field, 'apiVersion') || 'v1';
    return `${container.fieldValue(path)} (${version}:${path})`;
  }
  const resource = mapAt(from, 'resourceFieldRef');
  if (resource !== undefined) return resourceText(resource, container);
  const secret = mapAt(from, 'secretKeyRef');
  const configMap = secret === undefined ? mapAt(from, 'configMapKeyRef') : undefined;
  const ref = secret ?? configMap;
  if (ref === undefined) return undefined;
  const owner = secret === undefined ? 'of config map' : 'in secret';
  const what = `key '${read.text(ref, 'key')}' ${owner} '${read.text(ref, 'name')}'`;
  return `<set to the ${what}>\tOptional: ${read.isTrue(ref, 'optional')}`;
}

/** Computed from the container that is printed, also when containerName names another. */
function resourceText(ref: MapNode, container: ContainerContext): string {
  const resource = container.read.text(ref, 'resource');
  const value = resourceQuotient(ref, resource, container);
  const isNodes = value === '0' && (resource === 'limits.cpu' || resource === 'limits.memory');
  return `${isNodes ? 'node allocatable' : value} (${resource})`;
}

function resourceQuotient(ref: MapNode, resource: string, container: ContainerContext): string {
  if (!isContainerResource(resource)) return '';
  const dot = resource.indexOf('.');
  const name = resource.slice(dot + 1);
  const text = resourcesOf(container, resource.slice(0, dot)).get(name) ?? '0';
  const divisor = quantityOf(container.read.text(ref, 'divisor') || '0');
  const quantity = quantityOf(text);
  const one = quantityOf('1');
  if (divisor === undefined || quantity === undefined || one === undefined) return '';
  return ceilQuotient(quantity, isZeroQuantity(divisor) ? one : divisor, name === 'cpu');
}

function quantityOf(text: string): Quantity | undefined {
  const parsed = parseQuantity(text);
  return parsed.kind === 'quantity' ? parsed.quantity : undefined;
}
