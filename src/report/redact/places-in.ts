import type { Finding } from '../../model/problem.ts';
import type { Span } from '../../model/span.ts';

/** The places that findings name. */
export function placesIn(findings: readonly Pick<Finding, 'at' | 'related'>[]): readonly Span[] {
  return findings.flatMap(({ at, related = [] }) => [at, ...related.map((each) => each.at)]);
}
