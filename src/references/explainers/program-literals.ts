import { createdSources } from './kit/created-sources.ts';
import type { Explainer } from './kit/explainer.ts';
import { nearestText } from './kit/nearest-path.ts';

/**
 * Looks for the name in programs that create Secrets or ConfigMaps, in Terraform, and as the name of a Helm release, which do not show of which
 * kind the name is: the program creates it.
 */
export const programLiterals: Explainer = {
  id: 'program-literal',
  strength: 'certain',
  basis: 'mention',
  open: ({ scan }) => {
    const created = createdSources(scan);
    return ({ name, at }) => nearestText(created().ofEitherKind.get(name), at);
  },
};
