import type { Limits } from '../model/limits.ts';
import type { YamlNode } from '../model/node.ts';
import type { SourceFile } from '../model/span.ts';
import { DocumentError } from './document-error.ts';
import { readJson } from './read-json.ts';

interface JsonStream {
  readonly values: readonly {
    readonly root: YamlNode;
    readonly start: number;
    readonly end: number;
  }[];
  readonly ending: JsonEnding;
}

type JsonEnding =
  | { readonly kind: 'complete' }
  /** More than one value came before: the rest is JSON, and broken. */
  | { readonly kind: 'broken'; readonly error: DocumentError }
  /** It may be YAML from `from` on; if it is not, kubectl reports the error of the JSON decoder. */
  | { readonly kind: 'yaml'; readonly from: number; readonly error: DocumentError | undefined };

/** Go's idea of a blank, within the bytes that kubectl looks at. */
const OPENS_WITH_BRACE =
  /^[\t-\r \u0085\u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000]{0,4095}\{/;
const BLANKS = /(?:(?![\n\ufeff])[\s\u0085])*/y;

/**
 * The JSON values a text starts with, one behind the other, as kubectl's decoder finds them (apimachinery's
 * YAMLOrJSONDecoder): text that opens with `{` is tried as JSON, and as YAML from the first error on unless two values
 * have settled what it is.
 */
export function readJsonStream(file: SourceFile, limits: Limits): JsonStream {
  const values: { root: YamlNode; start: number; end: number }[] = [];
  if (!OPENS_WITH_BRACE.test(file.text)) {
    return { values, ending: { kind: 'yaml', from: 0, error: undefined } };
  }
  let at = 0;
  try {
    for (let next = readJson(file, at, limits); next; next = readJson(file, at, limits)) {
      values.push(next);
      at = next.end;
    }
    return { values, ending: { kind: 'complete' } };
  } catch (error) {
    if (!(error instanceof DocumentError)) throw error;
    const rest = restOf(file.text, at);
    if (values.length > 1 || rest === undefined) {
      return { values, ending: { kind: 'broken', error } };
    }
    return { values, ending: { kind: 'yaml', from: rest, error } };
  }
}

/** Where YAML would start: behind the blanks, and behind the end of their line. The decoder wants four bytes to look at. */
function restOf(text: string, from: number): number | undefined {
  BLANKS.lastIndex = from;
  BLANKS.test(text);
  const at = BLANKS.lastIndex;
  if (new TextEncoder().encode(text.slice(at, at + 4)).length < 4) return undefined;
  return text.startsWith('\n', at) ? at + 1 : at;
}
