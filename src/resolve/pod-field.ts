import { splitSubscript } from '../kubernetes/split-subscript.ts';
import { METADATA_FIELDS, RUNTIME_FIELDS } from '../kubernetes/validation/check-field-path.ts';
import { labelKeyRefusals } from '../kubernetes/validation/label-key.ts';
import type { KubernetesMinor } from '../model/versions/kubernetes-version.ts';

/** A field of the pod that an env entry or a downwardAPI file may show. */
export type PodField =
  | { readonly kind: 'plain'; readonly path: PlainField }
  | { readonly kind: 'map'; readonly map: PodMap }
  | { readonly kind: 'subscript'; readonly map: PodMap; readonly key: string }
  | { readonly kind: 'unusable'; readonly message: string };

export type PodMap = 'labels' | 'annotations';
export type PlainField = (typeof METADATA_FIELDS)[number] | (typeof RUNTIME_FIELDS)[number];

/** Converted by the API, and then supported nowhere. */
const CONVERTED_ONLY = new Set(['spec.restartPolicy', 'spec.schedulerName', 'status.phase']);
/** `status.hostIPs` exists since then. */
const HOST_IPS_SINCE: KubernetesMinor = 28;

/** A fieldRef of an env entry: converted first (`spec.host` is an alias), as the kubelet does. */
export function envField(
  apiVersion: string,
  fieldPath: string,
  version: KubernetesMinor,
): PodField {
  if (apiVersion !== 'v1') return unusable(`unsupported pod version: ${apiVersion}`);
  const split = splitSubscript(fieldPath);
  if (split !== undefined) {
    if (podMapOf(split.path) !== undefined) return extract(fieldPath);
    return unusable(`field label does not support subscript: ${fieldPath}`);
  }
  const path = fieldPath === 'spec.host' ? 'spec.nodeName' : fieldPath;
  const runtime = RUNTIME_FIELDS.find((known) => known === path);
  const tooNew = path === 'status.hostIPs' && version < HOST_IPS_SINCE;
  if (runtime !== undefined && !tooNew) return { kind: 'plain', path: runtime };
  const known = METADATA_FIELDS.some((each) => each === path) || podMapOf(path) !== undefined;
  if (known || CONVERTED_ONLY.has(path)) return extract(path);
  return unusable(`field label not supported: ${fieldPath}`);
}

/** A fieldRef of a file in a downwardAPI volume: only metadata, without conversion. */
export function volumeField(fieldPath: string): PodField {
  return extract(fieldPath);
}

/** pkg/fieldpath's ExtractFieldPathAsString: which part of the metadata is meant. */
function extract(fieldPath: string): PodField {
  const split = splitSubscript(fieldPath);
  if (split !== undefined) return subscripted(fieldPath, split.path, split.subscript);
  const map = podMapOf(fieldPath);
  if (map !== undefined) return { kind: 'map', map };
  const path = METADATA_FIELDS.find((known) => known === fieldPath);
  return path === undefined
    ? unusable(`unsupported fieldPath: ${fieldPath}`)
    : { kind: 'plain', path };
}

function subscripted(fieldPath: string, path: string, key: string): PodField {
  const map = podMapOf(path);
  if (map === undefined) return unusable(`fieldPath "${fieldPath}" does not support subscript`);
  // Annotations are checked in lower case, and looked up as written.
  const refusals = labelKeyRefusals(map === 'annotations' ? key.toLowerCase() : key);
  if (refusals.length > 0) {
    return unusable(`invalid key subscript in ${fieldPath}: ${refusals.join(';')}`);
  }
  return { kind: 'subscript', map, key };
}

function podMapOf(path: string): PodMap | undefined {
  if (path === 'metadata.labels') return 'labels';
  return path === 'metadata.annotations' ? 'annotations' : undefined;
}

function unusable(message: string): PodField {
  return { kind: 'unusable', message };
}
