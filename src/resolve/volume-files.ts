import type { VolumeFile, VolumeFiles } from '../model/environment.ts';
import { message, name as named, worded, type Argument, type Message } from '../model/message.ts';
import { itemsAt, mapAt, scalarAt, type MapNode, type YamlNode } from '../model/node.ts';
import { sourcesMeant, missingIn, type Reference } from '../model/reference.ts';
import { scalarText } from '../model/scalars/scalar-text.ts';
import type { Source, SourceKey } from '../model/source.ts';
import type { Value } from '../model/value.ts';
import { fieldValue } from './field-value.ts';
import { modeAt } from './file-mode.ts';
import { volumeField } from './pod-field.ts';
import type { Pod } from './pod.ts';
import { volumeResourceValue } from './resource-value.ts';
import { labelOf, notFound } from './source-values.ts';
import { placeholderValue, EMPTY_VALUE } from './value-parts.ts';
import {
  type Keys,
  type Payload,
  addFiles,
  checkPaths,
  filesOf,
  holdSource,
  overwrittenIn,
} from './volume-payload.ts';
import type { PodVolume } from './volumes-of.ts';

const DEFAULT_MODE = 0o644;

/**
 * The payload of a configMap, secret, projected or downwardAPI volume (kubernetes: MakePayload in pkg/volume/configmap/configmap.go and its like); undefined for any other kind.
 * Later items and later sources win over earlier ones of the same path.
 */
export function volumeFiles(volume: PodVolume, pod: Pod): VolumeFiles | undefined {
  const { node, path } = volume;
  if (path === undefined) return undefined;
  const payload: Payload = { layers: [], refusals: [], partial: false };
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
  if (payload.refusals.length === 0) checkPaths(payload, node);
  const { partial, refusals, layers } = payload;
  return {
    partial,
    refusals,
    files: () => filesOf(layers, pod.readKey),
    holds: (source) => holdSource(layers, source, pod.readKey),
    overwritten: () => overwrittenIn(layers),
  };
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
  const file = scalarText(scalarAt(token ?? bundle, 'path'), pod.dialect);
  const label = token === undefined ? 'trust bundle' : 'service account token';
  if (token === undefined && bundle === undefined) payload.partial = true;
  else addFiles(payload, new Map([[file, { value: placeholderValue(label), mode }]]), item);
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
  const missing = missingIn(verdict);
  if (missing?.what === 'source' && verdict.kind !== 'optional') {
    payload.refusals.push({ ...worded(notFound(reference)), at: judged.at, reference });
    return;
  }
  if (missing?.what === 'source') return;
  const [first, ...others] = sourcesMeant(judged);
  const keys = first?.keys.kind === 'known' && others.length === 0 ? first.keys.value : undefined;
  const items = itemsAt(source, 'items');
  const readKey = (key: SourceKey | undefined, name: string): Value =>
    first === undefined || key === undefined
      ? placeholderValue(labelOf(reference, name))
      : pod.readKey(first, key);
  if (items.length > 0) {
    addItems({
      items,
      keys,
      source: first,
      readKey,
      reference,
      path,
      mode,
      pod,
      payload,
      at: source,
    });
  } else if (keys === undefined || first === undefined) payload.partial = true;
  else payload.layers.push({ kind: 'source', source: first, keys, mode, at: source });
}

interface Items {
  readonly items: readonly YamlNode[];
  /** Undefined if they are unknown. */
  readonly keys: Keys | undefined;
  readonly source: Source | undefined;
  readonly readKey: (key: SourceKey | undefined, name: string) => Value;
  readonly reference: Reference;
  readonly path: string;
  readonly mode: number;
  readonly pod: Pod;
  readonly payload: Payload;
  /** The part of the volume that lists them. */
  readonly at: MapNode;
}

function addItems(listed: Items): void {
  const { items, keys, source, readKey, reference, path, mode, pod, payload, at } = listed;
  const files = new Map<string, VolumeFile>();
  for (const [index, item] of items.entries()) {
    const at = scalarAt(item, 'key');
    const name = scalarText(at, pod.dialect);
    const key = keys?.get(name);
    if (keys !== undefined && key === undefined) {
      if (reference.optional) continue;
      const own = pod.judged.get(`${path}.items[${index}]`)?.reference ?? reference;
      payload.refusals.push({
        ...worded(missingKey(reference, named(name, at ?? item))),
        at: at ?? item,
        reference: own,
      });
      return;
    }
    const file = scalarText(scalarAt(item, 'path'), pod.dialect);
    files.set(file, {
      value: readKey(key, name),
      mode: modeAt(item, 'mode', pod) ?? mode,
      ...(source !== undefined && key !== undefined && { from: { source, key } }),
    });
  }
  addFiles(payload, files, at);
}

function missingKey({ kind }: Reference, key: Argument): Message {
  return kind === 'ConfigMap'
    ? message`configmap references non-existent config key: ${key}`
    : message`references non-existent secret key: ${key}`;
}

/** The files of a downwardAPI volume or projection. */
function addDownwardFiles(source: MapNode, mode: number, pod: Pod, payload: Payload): void {
  const files = new Map<string, VolumeFile>();
  for (const item of itemsAt(source, 'items')) {
    if (item.kind !== 'map') continue;
    const file = cleanPath(scalarText(scalarAt(item, 'path'), pod.dialect));
    const { value, refusal } = downwardValue(item, pod);
    if (refusal !== undefined)
      payload.refusals.push({ message: refusal, at: item, reference: undefined });
    files.set(file, { value, mode: modeAt(item, 'mode', pod) ?? mode });
  }
  addFiles(payload, files, source);
}

function downwardValue(
  item: MapNode,
  pod: Pod,
): { readonly value: Value; readonly refusal: string | undefined } {
  const fieldRef = mapAt(item, 'fieldRef');
  if (fieldRef !== undefined) {
    const field = volumeField(scalarText(scalarAt(fieldRef, 'fieldPath'), pod.dialect));
    return field.kind === 'unusable'
      ? { value: EMPTY_VALUE, refusal: field.message }
      : { value: fieldValue(field, pod), refusal: undefined };
  }
  const resourceRef = mapAt(item, 'resourceFieldRef');
  if (resourceRef === undefined) return { value: EMPTY_VALUE, refusal: undefined };
  const found = volumeResourceValue(resourceRef, pod);
  return found.kind === 'value'
    ? { value: found.value, refusal: undefined }
    : { value: EMPTY_VALUE, refusal: found.kind === 'unusable' ? found.message : undefined };
}

/** filepath.Clean of a relative path, as far as a valid one needs it. */
function cleanPath(path: string): string {
  const steps = path.split('/').filter((step) => step !== '' && step !== '.');
  return steps.length === 0 ? '.' : (path.startsWith('/') ? '/' : '') + steps.join('/');
}
