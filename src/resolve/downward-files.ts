import type { VolumeFile } from '../model/environment.ts';
import { itemsAt, mapAt, scalarAt, type MapNode } from '../model/node.ts';
import { scalarText } from '../model/scalars/scalar-text.ts';
import type { Value } from '../model/value.ts';
import { fieldValue } from './field-value.ts';
import { modeAt } from './file-mode.ts';
import { volumeField } from './pod-field.ts';
import type { Pod } from './pod.ts';
import { volumeResourceValue } from './resource-value.ts';
import { EMPTY_VALUE } from './value-parts.ts';
import { addFiles, type Payload } from './volume-payload.ts';

/** The files of a downwardAPI volume or projection. */
export function addDownwardFiles(source: MapNode, mode: number, pod: Pod, payload: Payload): void {
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
