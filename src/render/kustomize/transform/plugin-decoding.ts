import type { Decoding } from '../load/decode.ts';

/** The decoding of a plugin's configuration: unknown fields are ignored, numbers are taken for strings. */
export function pluginDecoding(name: string): Decoding {
  return { failures: [], strict: false, lenientText: true, dialect: 'kustomize', name };
}
