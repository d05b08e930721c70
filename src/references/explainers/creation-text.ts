import { nearestText } from './kit/nearest-path.ts';
import { createdSources } from './kit/created-sources.ts';
import type { Explainer } from './kit/explainer.ts';

/**
 * Looks for a command (`kubectl create secret generic NAME`), an object or a Helm release of the very name in scripts, documents, manifests to
 * fill in and texts inside manifests: somebody runs the command or applies the object.
 */
export const creationText: Explainer = {
  id: 'creation-text',
  strength: 'certain',
  basis: 'doc',
  open: ({ scan }) => {
    const created = createdSources(scan);
    return ({ kind, name, at }) => nearestText(created().named.get(`${kind} ${name}`), at);
  },
};
