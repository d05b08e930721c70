import { itemsAt, mapAt, scalarAt } from '../model/node.ts';
import type { MapNode, ScalarNode, YamlNode } from '../model/node.ts';
import type { Reference } from '../model/reference.ts';
import { resolveScalar } from '../model/resolve-scalar.ts';
import type { SourceKey } from '../model/source.ts';
import type { Span } from '../model/span.ts';
import type { Value } from '../model/value.ts';
import { volumeField } from './field-path.ts';
import { fieldValue } from './field-value.ts';
import { textOf } from '../model/scalar-text.ts';
import type { Pod } from './pod.ts';
import { volumeResourceValue } from './resource-value.ts';
import { keyValue, labelOf, notFound, sourcesOf } from './source-values.ts';
import { targetPathFault } from './target-path.ts';
import { EMPTY_VALUE, placeholderValue } from './value-parts.ts';
import type { PodVolume } from './volumes-of.ts';

export interface VolumeFile {
  readonly value: Value;
  /** Permission bits. */
  readonly mode: number;
}

export interface VolumeFault {
  readonly message: string;
  readonly at: Span;
  readonly reference: Reference | undefined;
}

/** The files that the kubelet writes into a volume, or why it cannot. */
export interface VolumeFiles {
  readonly files: ReadonlyMap<string, VolumeFile>;
  /** True when files may be missing from the list, because a source does not tell its keys. */
  readonly partial: boolean;
  readonly faults: readonly VolumeFault[];
}

interface Payload {
  readonly files: Map<string, VolumeFile>;
  readonly faults: VolumeFault[];
  partial: boolean;
}

const DEFAULT_MODE = 0o644;

/**
 * The payload of a configMap, secret, projected or downwardAPI volume (semantics §4.2); undefined for any other kind.
 * Later items and later sources win over earlier ones of the same path.
 */
export function volumeFiles(volume: PodVolume, pod: Pod): VolumeFiles | undefined {
  const { node, path } = volume;
  if (path === undefined) return undefined;
  const payload: Payload = { files: new Map(), faults: [], partial: false };
  const projected = mapAt(node, 'projected');
  const single = ['configMap', 'secret', 'downwardAPI'].find((field) => mapAt(node, field));
  if (single !== undefined) {
    const source = mapAt(node, single);
    const mode = modeAt(source, 'defaultMode', pod) ?? DEFAULT_MODE;
    if (source !== undefined) addSource(single, source, `${path}.${single}`, mode, pod, payload);
  } else if (projected !== undefined) {
    const mode = modeAt(projected, 'defaultMode', pod) ?? DEFAULT_MODE;
    for (const [index, item] of itemsAt(projected, 'sources').entries()) {
      addProjection(item, `${path}.projected.sources[${index}]`, mode, pod, payload);
    }
  } else return undefined;
  if (payload.faults.length === 0) checkPaths(payload, node);
  return payload;
}

function addProjection(
  item: YamlNode,
  path: string,
  mode: number,
  pod: Pod,
  payload: Payload,
): void {
  const field = ['secret', 'configMap', 'downwardAPI'].find((each) => mapAt(item, each));
  const source = field === undefined ? undefined : mapAt(item, field);
  if (field !== undefined && source !== undefined) {
    addSource(field, source, `${path}.${field}`, mode, pod, payload);
    return;
  }
  const token = mapAt(item, 'serviceAccountToken');
  const bundle = mapAt(item, 'clusterTrustBundle');
  const file = textOf(scalarAt(token ?? bundle, 'path'), pod.road);
  const label = token === undefined ? 'trust bundle' : 'service account token';
  if (token === undefined && bundle === undefined) payload.partial = true;
  else payload.files.set(file, { value: placeholderValue(label), mode });
}

function addSource(
  field: string,
  source: MapNode,
  path: string,
  mode: number,
  pod: Pod,
  payload: Payload,
): void {
  if (field === 'downwardAPI') addDownwardFiles(source, mode, pod, payload);
  else addKeys(source, path, mode, pod, payload);
}

/** One ConfigMap or Secret: all its keys, or the listed ones. */
function addKeys(source: MapNode, path: string, mode: number, pod: Pod, payload: Payload): void {
  const judged = pod.judged.get(path);
  if (judged === undefined) {
    payload.partial = true;
    return;
  }
  const { reference, verdict } = judged;
  if (verdict.kind === 'broken' && verdict.missing.what === 'source') {
    payload.faults.push({ message: notFound(reference), at: judged.at, reference });
    return;
  }
  if (verdict.kind === 'optional' && verdict.missing.what === 'source') return;
  const [first, ...others] = sourcesOf(judged);
  const keys = first?.keys.kind === 'known' && others.length === 0 ? first.keys.value : undefined;
  const items = itemsAt(source, 'items');
  const readKey = (key: SourceKey | undefined, name: string): Value =>
    first === undefined || key === undefined
      ? placeholderValue(labelOf(reference, name))
      : keyValue(first, key);
  if (items.length > 0) {
    addItems({ items, keys, readKey, reference, path, mode, pod, payload });
  } else if (keys === undefined) payload.partial = true;
  else {
    for (const [name, key] of keys) payload.files.set(name, { value: readKey(key, name), mode });
  }
}

interface Items {
  readonly items: readonly YamlNode[];
  /** Undefined when nobody can tell them. */
  readonly keys: ReadonlyMap<string, SourceKey> | undefined;
  readonly readKey: (key: SourceKey | undefined, name: string) => Value;
  readonly reference: Reference;
  readonly path: string;
  readonly mode: number;
  readonly pod: Pod;
  readonly payload: Payload;
}

function addItems({ items, keys, readKey, reference, path, mode, pod, payload }: Items): void {
  const files = new Map<string, VolumeFile>();
  for (const [index, item] of items.entries()) {
    const at = scalarAt(item, 'key');
    const name = textOf(at, pod.road);
    const key = keys?.get(name);
    if (keys !== undefined && key === undefined) {
      if (reference.optional) continue;
      const own = pod.judged.get(`${path}.items[${index}]`)?.reference ?? reference;
      payload.faults.push({ message: missingKey(reference, name), at: at ?? item, reference: own });
      return;
    }
    const file = textOf(scalarAt(item, 'path'), pod.road);
    files.set(file, { value: readKey(key, name), mode: modeAt(item, 'mode', pod) ?? mode });
  }
  for (const [file, content] of files) payload.files.set(file, content);
}

function missingKey({ kind }: Reference, key: string): string {
  return kind === 'ConfigMap'
    ? `configmap references non-existent config key: ${key}`
    : `references non-existent secret key: ${key}`;
}

function addDownwardFiles(source: MapNode, mode: number, pod: Pod, payload: Payload): void {
  for (const item of itemsAt(source, 'items')) {
    if (item.kind !== 'map') continue;
    const file = cleanPath(textOf(scalarAt(item, 'path'), pod.road));
    const { value, fault } = downwardValue(item, pod);
    if (fault !== undefined)
      payload.faults.push({ message: fault, at: item, reference: undefined });
    payload.files.set(file, { value, mode: modeAt(item, 'mode', pod) ?? mode });
  }
}

function downwardValue(
  item: MapNode,
  pod: Pod,
): { readonly value: Value; readonly fault: string | undefined } {
  const fieldRef = mapAt(item, 'fieldRef');
  if (fieldRef !== undefined) {
    const field = volumeField(textOf(scalarAt(fieldRef, 'fieldPath'), pod.road));
    return field.kind === 'unusable'
      ? { value: EMPTY_VALUE, fault: field.message }
      : { value: fieldValue(field, pod), fault: undefined };
  }
  const resourceRef = mapAt(item, 'resourceFieldRef');
  if (resourceRef === undefined) return { value: EMPTY_VALUE, fault: undefined };
  const found = volumeResourceValue(resourceRef, pod);
  return found.kind === 'value'
    ? { value: found.value, fault: undefined }
    : { value: EMPTY_VALUE, fault: found.kind === 'unusable' ? found.message : undefined };
}

/** Paths are checked again when the files are written. */
function checkPaths(payload: Payload, at: Span): void {
  for (const path of payload.files.keys()) {
    const message = targetPathFault(path);
    if (message === undefined) continue;
    payload.faults.push({ message, at, reference: undefined });
    return;
  }
}

function modeAt(node: YamlNode | undefined, field: string, { road }: Pod): number | undefined {
  const scalar: ScalarNode | undefined = scalarAt(node, field);
  const resolved = scalar === undefined ? undefined : resolveScalar(scalar, road);
  return resolved?.kind === 'int' ? resolved.value : undefined;
}

/** filepath.Clean of a relative path, as far as a valid one needs it. */
function cleanPath(path: string): string {
  const steps = path.split('/').filter((step) => step !== '' && step !== '.');
  return steps.length === 0 ? '.' : (path.startsWith('/') ? '/' : '') + steps.join('/');
}
