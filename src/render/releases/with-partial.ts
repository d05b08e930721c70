import type { BuildFailure } from '../../model/manifest.ts';
import { message, messageText } from '../../model/message.ts';
import type { Reason } from '../../model/reason.ts';
import type { RenderedObjects } from './render-release.ts';

/** Some values of the release are not known, so that its values may be right. */
const UNSURE = {
  severity: 'warning',
  help: message`Some values of this release are not known; it fails with and without them.`,
} as const;

/**
 * A rendered release of which some values are not known. What the chart refuses may be right with them; the syntax of a template stays as
 * wrong as it is, and so does what fails in the same way if they are not set at all (`renderWithout`; undefined where that cannot be said).
 */
export function withPartial(
  rendered: RenderedObjects,
  partial: readonly Reason[],
  renderWithout?: () => RenderedObjects | undefined,
): RenderedObjects {
  if (partial.length === 0) return rendered;
  const all = [...rendered.partial, ...partial];
  if (rendered.failures.every(isCertain)) return { ...rendered, partial: all };
  const without = renderWithout?.()?.failures ?? [];
  const failures = rendered.failures.flatMap((failure) => {
    if (isCertain(failure)) return [failure];
    return without.some((other) => isSame(failure, other)) ? [{ ...failure, ...UNSURE }] : [];
  });
  const objects = failures.length === 0 ? [] : rendered.objects;
  return { ...rendered, objects, failures, partial: all };
}

function isCertain({ of, cause }: BuildFailure): boolean {
  return of !== 'chart' || cause === 'syntax';
}

/** The words of a chart itself (`fail`, `required`) may be about any value. */
function isSame(failure: BuildFailure, other: BuildFailure): boolean {
  const { isOfOperation, at, message: said } = failure;
  const isAtPlace = other.at.file === at.file && other.at.start === at.start;
  return isOfOperation === true && isAtPlace && messageText(other.message) === messageText(said);
}
