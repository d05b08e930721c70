import type { OverwrittenFile, VolumeFile, VolumeRefusal } from '../model/environment.ts';
import type { Source, SourceKey } from '../model/source.ts';
import type { Span } from '../model/span.ts';
import type { ReadKey } from './source-values.ts';
import { targetPathRefusal } from './target-path.ts';

export interface Payload {
  /** Later layers win. */
  readonly layers: Layer[];
  readonly refusals: VolumeRefusal[];
  partial: boolean;
}

type Layer =
  | {
      readonly kind: 'files';
      readonly files: ReadonlyMap<string, VolumeFile>;
      /** The part of the volume that provides them. */
      readonly at: Span;
    }
  /** Every key of a source is a file. */
  | {
      readonly kind: 'source';
      readonly source: Source;
      readonly keys: Keys;
      readonly mode: number;
      readonly at: Span;
    };

export type Keys = ReadonlyMap<string, SourceKey>;

export function filesOf(
  layers: readonly Layer[],
  readKey: ReadKey,
): ReadonlyMap<string, VolumeFile> {
  const all = new Map<string, VolumeFile>();
  for (const layer of layers) {
    if (layer.kind === 'files') for (const [path, file] of layer.files) all.set(path, file);
    else {
      const { source, keys, mode } = layer;
      for (const [path, key] of keys) {
        all.set(path, { value: readKey(source, key), mode, from: { source, key } });
      }
    }
  }
  return all;
}

/** Whether one of the files comes from a source. */
export function holdSource(layers: readonly Layer[], source: Source, readKey: ReadKey): boolean {
  const [only] = layers;
  if (layers.length === 1 && only?.kind === 'source')
    return only.source === source && only.keys.size > 0;
  return [...filesOf(layers, readKey).values()].some(({ from }) => from?.source === source);
}

export function addFiles(payload: Payload, files: ReadonlyMap<string, VolumeFile>, at: Span): void {
  payload.layers.push({ kind: 'files', files, at });
}

/**
 * Where the path of an item or a token meets a key of a whole source: which of the two is written, only their order says. Two lists say their
 * paths themselves, and two whole sources may be layers on purpose.
 */
export function overwrittenIn(layers: readonly Layer[]): readonly OverwrittenFile[] {
  const found: OverwrittenFile[] = [];
  const before = new Map<string, Layer>();
  for (const layer of layers) {
    const paths = layer.kind === 'files' ? layer.files.keys() : layer.keys.keys();
    for (const path of paths) {
      const other = before.get(path);
      if (other !== undefined && layer.kind !== other.kind)
        found.push({ path, at: other.at, by: layer.at });
      before.set(path, layer);
    }
  }
  return found;
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
