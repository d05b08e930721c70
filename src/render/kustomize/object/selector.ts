import { compileRegexp, type TextTest } from '../../../go/regexp/go-regexp.ts';
import { done } from '../../../model/result.ts';
import type { Span } from '../../../model/span.ts';
import { refused, type BuildResult } from '../tree/build-refusal.ts';
import { parseLabelSelector } from './label-selector.ts';

export interface Gvk {
  readonly group: string;
  readonly version: string;
  readonly kind: string;
}

/** A patch's or replacement's `target`/`select`/`reject`, as written; the empty string means any. */
export interface Selector extends Gvk {
  readonly name: string;
  readonly namespace: string;
  readonly labelSelector: string;
  readonly annotationSelector: string;
  /** Where the name is written. */
  readonly nameAt?: Span | undefined;
}

/** A selector ready to match. Regular expressions are Go's (RE2), anchored at both ends, matched in linear time. */
export interface Matcher {
  readonly matchesGvk: (gvk: Gvk) => boolean;
  readonly matchesName: (name: string) => boolean;
  readonly matchesNamespace: (namespace: string) => boolean;
  readonly matchesLabels: (labels: ReadonlyMap<string, string>) => boolean;
  readonly matchesAnnotations: (annotations: ReadonlyMap<string, string>) => boolean;
}

/** BuildRefusal, with Go's text, when a field is not a valid regular expression or label selector. */
export function compileSelector(selector: Selector, at: Span): BuildResult<Matcher> {
  const patterns = [
    selector.group,
    selector.version,
    selector.kind,
    selector.name,
    selector.namespace,
  ];
  const tests: TextTest[] = [];
  for (const pattern of patterns) {
    const test = anchored(pattern);
    if (typeof test !== 'function') return refused(at, test.error);
    tests.push(test);
  }
  const labels = parseLabelSelector(selector.labelSelector);
  if (typeof labels !== 'function') return refused(at, labels.error);
  const annotations = parseLabelSelector(selector.annotationSelector);
  if (typeof annotations !== 'function') return refused(at, annotations.error);
  const [group = always, version = always, kind = always, name = always, namespace = always] =
    tests;
  return done({
    matchesGvk: (gvk) => group(gvk.group) && version(gvk.version) && kind(gvk.kind),
    matchesName: name,
    matchesNamespace: namespace,
    matchesLabels: labels,
    matchesAnnotations: annotations,
  });
}

function anchored(pattern: string): TextTest | { readonly error: string } {
  if (pattern === '') return always;
  // Nearly every selector is a plain name.
  if (/^[A-Za-z0-9-]*$/.test(pattern)) return (text) => text === pattern;
  return compileRegexp(`^(?:${pattern})$`);
}

function always(): boolean {
  return true;
}
