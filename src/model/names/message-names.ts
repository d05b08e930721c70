import type { Binding } from '../environment.ts';
import { scopeOfKind } from '../kinds/kinds.ts';
import type { Manifest } from '../manifest.ts';
import { message, name, words, type Argument, type Message } from '../message.ts';
import { scalarAt, type MapNode } from '../node.ts';
import type { Reference } from '../reference.ts';
import type { Source, SourceKey } from '../source.ts';
import type { Span } from '../span.ts';
import { trailOf } from '../trail.ts';
import type { Container, Workload } from '../workload.ts';
import { writtenName, writtenNameOf, writtenNamespaceOf } from './written-name.ts';

/** `Deployment shop/api`, as messages name an object. */
export function manifestName(manifest: Manifest): Message {
  return objectName(manifest, writtenNamespaceOf(manifest), writtenNameOf(manifest));
}

/** The name under which the cluster will know an object: with the prefix and namespace that its build adds. */
export function clusterName(manifest: Manifest): Message {
  const namespace = scopeOfKind(manifest) === 'cluster' ? undefined : manifest.namespace;
  return objectName(manifest, namespace, manifest.name);
}

function objectName(
  { kind, node }: Manifest,
  namespace: string | undefined,
  called = '(unnamed)',
): Message {
  const kindWord = name(kind, scalarAt(node, 'kind'));
  const text = name(called, scalarAt(node, 'metadata', 'name'));
  if (namespace === undefined) return message`${kindWord} \`${text}\``;
  const where = name(namespace, scalarAt(node, 'metadata', 'namespace'));
  return message`${kindWord} \`${where}/${text}\``;
}

/** The kind of a source and its name: `ConfigMap shop/app-config`. */
export function sourceName(source: Source): Message {
  const { kind, namespace, at, producer } = source;
  const isRendered = writtenNamespaceOf(producer.manifest) === undefined;
  const text = name(writtenName(at, source.name), at);
  if (namespace === undefined || isRendered) return message`${words(kind)} \`${text}\``;
  const where = name(namespace, scalarAt(producer.manifest.node, 'metadata', 'namespace') ?? at);
  return message`${words(kind)} \`${where}/${text}\``;
}

export function keyName({ key, at }: SourceKey): Argument {
  return name(key, at);
}

/** `container api`, `init container migrate`. */
function containerName(container: Container): Message {
  const { kind, node } = container;
  const word = words(kind === 'regular' ? 'container' : `${kind} container`);
  return message`${word} \`${name(container.name, scalarAt(node, 'name') ?? node)}\``;
}

/** `container api of Deployment shop/api`. */
export function containerNameIn(container: Container, workload: Workload): Message {
  return message`${containerName(container)} of ${manifestName(workload.manifest)}`;
}

/** Who refers: the container of a workload, the workload, or the object. */
export function referrerName({ container, workload, manifest }: Reference): Message {
  return container !== undefined && workload !== undefined
    ? containerNameIn(container, workload)
    : manifestName(manifest);
}

/** The name of the source that a reference names, as it is written. */
export function referenceName(reference: Reference): Argument {
  return name(writtenName(reference.at, reference.name), reference.at);
}

export function referenceKey({ key }: Reference): Argument {
  return name(key?.name ?? '', key?.at);
}

export function namespaceName({ node, namespace = '' }: Manifest): Argument {
  return name(namespace, scalarAt(node, 'metadata', 'namespace') ?? node);
}

/** The key that an envFrom item takes from its source, or an env entry names. */
export function boundKey(
  from: Extract<Binding['from'], { readonly kind: 'env-from' | 'key' }>,
): Argument {
  const { source, key } = from;
  const found = source?.keys.kind === 'known' ? source.keys.value.get(key) : undefined;
  return name(key, found?.at ?? from.at);
}

/** The name of a variable: what writes it is the entry of the list, or the prefix and the key of a source. */
export function bindingName({ name: text, from }: Binding): Argument {
  if (from.kind === 'service') return name(text, from.at);
  if (from.kind !== 'env-from') {
    return 'itemAt' in from ? name(text, nameNode(from.itemAt, 'name')) : name(text, from.at);
  }
  const prefix = nameNode(from.itemAt, 'prefix');
  const isCopied = trailOf(prefix) !== undefined;
  return name(text, isCopied ? prefix : (boundKey(from).origin ?? from.at));
}

/** The field of an item of a list that holds a name, or the item itself if it has no such field. */
export function nameNode(item: Span, field: string): Span {
  return isMap(item) ? (scalarAt(item, field) ?? item) : item;
}

function isMap(span: Span): span is MapNode {
  return 'kind' in span && span.kind === 'map';
}
