import type { Source, SourceKey } from '../model/source.ts';
import type { Span } from '../model/span.ts';
import type { VolumeFile, VolumeRefusal } from '../model/environment.ts';
import { keyValue } from './source-values.ts';
import { targetPathRefusal } from './target-path.ts';

export interface Payload {
  /** Later layers win. */
  readonly layers: Layer[];
  readonly refusals: VolumeRefusal[];
  partial: boolean;
}

type Layer =
  | { readonly kind: 'files'; readonly files: ReadonlyMap<string, VolumeFile> }
  /** Every key of a source is a file. */
  | {
      readonly kind: 'source';
      readonly source: Source;
      readonly keys: Keys;
      readonly mode: number;
    };

export type Keys = ReadonlyMap<string, SourceKey>;

export function filesOf(layers: readonly Layer[]): ReadonlyMap<string, VolumeFile> {
  const all = new Map<string, VolumeFile>();
  for (const layer of layers) {
    if (layer.kind === 'files') for (const [path, file] of layer.files) all.set(path, file);
    else {
      const { source, keys, mode } = layer;
      for (const [path, key] of keys) {
        all.set(path, { value: keyValue(source, key), mode, from: { source, key } });
      }
    }
  }
  return all;
}

/** Whether one of the files comes from a source. */
export function holdSource(layers: readonly Layer[], source: Source): boolean {
  const [only] = layers;
  if (layers.length === 1 && only?.kind === 'source')
    return only.source === source && only.keys.size > 0;
  return [...filesOf(layers).values()].some(({ from }) => from?.source === source);
}

export function addFiles(payload: Payload, files: ReadonlyMap<string, VolumeFile>): void {
  payload.layers.push({ kind: 'files', files });
}

/** Paths are checked again when the files are written; keys need no check, they are valid file names. */
export function checkPaths({ layers, refusals }: Payload, at: Span): void {
  for (const layer of layers) {
    if (layer.kind === 'source') continue;
    for (const path of layer.files.keys()) {
      const message = targetPathRefusal(path);
      if (message === undefined) continue;
      refusals.push({ message, at, reference: undefined });
      return;
    }
  }
}
