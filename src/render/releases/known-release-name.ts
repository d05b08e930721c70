import { holdsPlaceholder } from '../../model/names/placeholders.ts';
import type { Origin } from '../helm/text/origin.ts';

const STAND_IN = 'release-name';

/** The name of a release, or a stand-in for one that holds a placeholder: what a chart makes of it is not known. */
export function knownReleaseName(
  name: string,
  origin: Origin,
): { readonly text: string; readonly origin: Origin } {
  if (!holdsPlaceholder(name)) return { text: name, origin };
  return { text: STAND_IN, origin: { ...origin, unknowable: `release name ${name}` } };
}
