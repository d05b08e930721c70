import type { Span } from '../../../model/span.ts';
import type { Outcome } from './outcome.ts';

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
}

/** A selector ready to match. Regular expressions are Go's (RE2), anchored at both ends, matched in linear time. */
export interface Matcher {
  readonly matchesGvk: (gvk: Gvk) => boolean;
  readonly matchesName: (name: string) => boolean;
  readonly matchesNamespace: (namespace: string) => boolean;
  readonly matchesLabels: (labels: ReadonlyMap<string, string>) => boolean;
  readonly matchesAnnotations: (annotations: ReadonlyMap<string, string>) => boolean;
}

/** Refused, with Go's text, when a field is no valid regular expression or label selector. */
export function compileSelector(selector: Selector, at: Span): Outcome<Matcher> {
  throw new Error(`not yet: ${[selector, at].length}`);
}
