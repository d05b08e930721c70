import { lineEnd } from '../model/span.ts';
const API_VERSION = /^apiVersion:[ \t]*["']?apiextensions\.k8s\.io\//;
const KIND = /^kind:[ \t]*(["']?)CustomResourceDefinition\1[ \t]*(?:#|$)/;
const IDENTITY = /^["']?(?:apiVersion|kind)["']?[ \t]*:|^<</gm;
const NO_KEY = /^(?:---|[ \t]*(?:#|$))/;

/**
 * Why a document need not be parsed: it can hold neither a workload, nor a source, nor a reference. Its raw text decides, and only if the
 * first two keys are `apiVersion` and `kind` and no later line at the margin could change them. A document that merely contains such lines,
 * as a value of a ConfigMap, begins with other keys.
 */
export function skipDocument(text: string): string | undefined {
  if (!text.includes('CustomResourceDefinition')) return undefined;
  const [first = '', second = ''] = openingLines(text);
  const isDefinition = API_VERSION.test(first)
    ? KIND.test(second)
    : KIND.test(first) && API_VERSION.test(second);
  if (!isDefinition || text.match(IDENTITY)?.length !== 2) return undefined;
  return 'a CustomResourceDefinition';
}

/** The first two lines that are neither blank nor a comment. */
function openingLines(text: string): readonly string[] {
  const found: string[] = [];
  let start = text.startsWith('\ufeff') ? 1 : 0;
  while (start < text.length && found.length < 2) {
    const line = text.slice(start, lineEnd(text, start));
    if (!NO_KEY.test(line)) found.push(line);
    start += line.length + 1;
  }
  return found;
}
