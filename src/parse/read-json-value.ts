import type { Limits } from '../model/limits.ts';
import type { SourceFile, Span } from '../model/span.ts';
import { DocumentError } from './document-error.ts';
import { readJson, type JsonValue } from './read-json.ts';

type ReadJsonValue =
  | { readonly kind: 'value'; readonly value: JsonValue }
  /** Only blanks are left. */
  | { readonly kind: 'none' }
  /** The error of encoding/json, without the value. */
  | { readonly kind: 'broken'; readonly at: Span; readonly message: string };

/** The next JSON value of a text, from an offset on. */
export function readJsonValue(file: SourceFile, from: number, limits: Limits): ReadJsonValue {
  try {
    const value = readJson(file, from, limits);
    return value === undefined ? { kind: 'none' } : { kind: 'value', value };
  } catch (error) {
    if (!(error instanceof DocumentError)) throw error;
    const at = { file, start: error.start, end: error.end };
    return { kind: 'broken', at, message: error.words.kubectl ?? error.message };
  }
}
