import { ceilQuotient, isZeroQuantity } from '../go/quantity-value.ts';
import { ZERO_QUANTITY, parseQuantity, type Quantity } from '../go/quantity.ts';
import { isContainerResource } from '../kubernetes/resource-divisor.ts';
import { entriesAt, mapAt, scalarAt, valueAt, type MapNode, type YamlNode } from '../model/node.ts';
import { scalarText } from '../model/scalars/scalar-text.ts';
import type { Value } from '../model/value.ts';
import type { Container } from '../model/workload.ts';
import type { Pod } from './pod.ts';
import { placeholderValue, textValue } from './value-parts.ts';

type ResourceValue =
  | { readonly kind: 'value'; readonly value: Value }
  /** The kubelet's message; the container does not start. */
  | { readonly kind: 'unusable'; readonly message: string }
  /** A quantity that the API server refuses: `limits.cpu: …`. */
  | { readonly kind: 'refused'; readonly message: string };

/** Missing limits of these are the node's; hugepages are never overcommitted. */
const FALLS_BACK = new Set(['cpu', 'memory', 'ephemeral-storage']);
/** Pod-level resources are on by default since then, and take precedence over the node's. */
const POD_LEVEL_SINCE = 34;
const ONE: Quantity = { ...ZERO_QUANTITY, amount: { kind: 'int64', value: 1n, scale: 0 } };

/** The default of a limit that is not set: none, the node's, or the pod's own before the node's. */
type Fallback = 'none' | 'node' | 'pod-then-node';

interface ResourceRequest {
  /** `limits.cpu`. */
  readonly resource: string;
  /** `cpu`. */
  readonly name: string;
  readonly divisor: Quantity;
  readonly divisorText: string;
  readonly pod: Pod;
}

/**
 * A resourceFieldRef of an env entry: ceil(quantity / divisor). By name, regular containers come first, then init
 * containers, which never fall back to the node; without a name it is the container being started, which does.
 */
export function resourceValue(ref: MapNode, container: Container, pod: Pod): ResourceValue {
  const asked = readRef(ref, pod);
  if ('kind' in asked) return asked;
  const name = scalarText(scalarAt(ref, 'containerName'), pod.dialect);
  if (name === '') return valueFor(asked, container, 'pod-then-node');
  const target = containerNamed(name, pod);
  if (target === undefined) {
    return { kind: 'unusable', message: `container ${name} not found` };
  }
  return valueFor(asked, target, isInit(target) ? 'none' : 'pod-then-node');
}

/** A resourceFieldRef of a downwardAPI file: always by name, and every container falls back to the node, never to the pod. */
export function volumeResourceValue(ref: MapNode, pod: Pod): ResourceValue {
  const asked = readRef(ref, pod);
  if ('kind' in asked) return asked;
  const name = scalarText(scalarAt(ref, 'containerName'), pod.dialect);
  const target = containerNamed(name, pod);
  if (target === undefined) {
    return { kind: 'unusable', message: `container ${name} not found` };
  }
  return valueFor(asked, target, 'node');
}

function containerNamed(name: string, { workload }: Pod): Container | undefined {
  const named = (kinds: readonly Container['kind'][]): Container | undefined =>
    workload.containers.find((each) => each.name === name && kinds.includes(each.kind));
  return named(['regular']) ?? named(['init', 'sidecar']);
}

function isInit({ kind }: Container): boolean {
  return kind === 'init' || kind === 'sidecar';
}

function readRef(ref: MapNode, pod: Pod): ResourceRequest | ResourceValue {
  const resource = scalarText(scalarAt(ref, 'resource'), pod.dialect);
  const divisorText = scalarText(scalarAt(ref, 'divisor'), pod.dialect);
  const parsed = divisorText === '' ? undefined : parseQuantity(divisorText);
  if (parsed?.kind === 'invalid') return { kind: 'refused', message: `divisor: ${parsed.reason}` };
  if (!isContainerResource(resource)) {
    return { kind: 'unusable', message: `unsupported container resource : ${resource}` };
  }
  const given = parsed === undefined || isZeroQuantity(parsed.quantity) ? ONE : parsed.quantity;
  const name = resource.slice(resource.indexOf('.') + 1);
  return { resource, name, divisor: given, divisorText, pod };
}

function valueFor(asked: ResourceRequest, container: Container, filledBy: Fallback): ResourceValue {
  const { resource, name, pod } = asked;
  const resources = mapAt(container.node, 'resources');
  const refused = refusedQuantity(resources, pod);
  if (refused !== undefined) return { kind: 'refused', message: refused };
  const own = resource.startsWith('limits.')
    ? valueAt(resources, 'limits', name)
    : requestOf(resources, name, container);
  const quantity = quantityAt(own, pod) ?? ZERO_QUANTITY;
  const isFilled = resource.startsWith('limits.') && FALLS_BACK.has(name);
  if (!isFilled || filledBy === 'none' || !isZeroQuantity(quantity)) {
    return divided(quantity, asked);
  }
  return fallback(quantity, asked, filledBy);
}

/** The API server copies limits to requests that are left out, but not for ephemeral containers. */
function requestOf(
  resources: MapNode | undefined,
  name: string,
  { kind }: Container,
): YamlNode | undefined {
  const own = valueAt(resources, 'requests', name);
  return own === undefined && kind !== 'ephemeral' ? valueAt(resources, 'limits', name) : own;
}

/** The first quantity of a container that the API server cannot read: it refuses the whole object. */
function refusedQuantity(resources: MapNode | undefined, { dialect }: Pod): string | undefined {
  for (const list of ['limits', 'requests']) {
    for (const { name, value } of entriesAt(resources, list)) {
      const text = scalarText(value, dialect);
      const parsed = text === '' ? undefined : parseQuantity(text);
      if (parsed?.kind === 'invalid') return `${list}.${name}: ${parsed.reason}`;
    }
  }
  return undefined;
}

function quantityAt(node: YamlNode | undefined, { dialect }: Pod): Quantity | undefined {
  const parsed = parseQuantity(scalarText(node, dialect));
  return parsed.kind === 'quantity' ? parsed.quantity : undefined;
}

/** The value used for a limit that is not set: the pod's own, then what the node can allocate, if it lists the resource. */
function fallback(unset: Quantity, asked: ResourceRequest, filledBy: Fallback): ResourceValue {
  const { name, pod, divisorText } = asked;
  const { allocatable } = pod.facts;
  const ofPod = filledBy === 'pod-then-node' ? podLimit(asked) : undefined;
  if (allocatable === undefined) {
    if (ofPod !== undefined) return divided(ofPod, asked);
    const unit = divisorText === '' || divisorText === '1' ? '' : ` in units of ${divisorText}`;
    return { kind: 'value', value: placeholderValue(`node allocatable ${name}${unit}`) };
  }
  const text = allocatable.get(name);
  if (text === undefined) return divided(unset, asked);
  const parsed = parseQuantity(text);
  return divided(ofPod ?? (parsed.kind === 'quantity' ? parsed.quantity : unset), asked);
}

function podLimit({ name, pod }: ResourceRequest): Quantity | undefined {
  if (pod.version < POD_LEVEL_SINCE || (name !== 'cpu' && name !== 'memory')) return undefined;
  const limits = mapAt(pod.workload.podSpec, 'resources', 'limits');
  const quantity = quantityAt(valueAt(limits, name), pod);
  return quantity === undefined || isZeroQuantity(quantity) ? undefined : quantity;
}

function divided(quantity: Quantity, { name, divisor }: ResourceRequest): ResourceValue {
  return { kind: 'value', value: textValue(ceilQuotient(quantity, divisor, name === 'cpu')) };
}
