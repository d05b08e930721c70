import type { Reason } from '../../model/reason.ts';
import type { RenderedObjects } from './render-release.ts';

/**
 * A rendered release of which some values are not known. What the chart refuses may be right with them; the syntax of a template stays as
 * wrong as it is.
 */
export function withPartial(
  rendered: RenderedObjects,
  partial: readonly Reason[],
): RenderedObjects {
  if (partial.length === 0) return rendered;
  return {
    ...rendered,
    failures: rendered.failures.filter(({ of, cause }) => of !== 'chart' || cause === 'syntax'),
    partial: [...rendered.partial, ...partial],
  };
}
