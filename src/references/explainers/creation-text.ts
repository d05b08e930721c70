import { createdSources, creationsForOthers, pathsFor } from './kit/created-sources.ts';
import type { Explainer } from './kit/explainer.ts';
import { nearestText } from './kit/nearest-path.ts';

/**
 * Looks for a command (`kubectl create secret generic NAME`), an object or a Helm release of the very name in scripts, documents, manifests to
 * fill in and texts inside manifests: somebody runs the command or applies the object.
 */
export const creationText: Explainer = {
  id: 'creation-text',
  strength: 'certain',
  basis: 'doc',
  open: ({ scan, references }) => {
    const created = createdSources(scan);
    const isForAnother = creationsForOthers(references);
    return (reference) => nearestText(pathsFor(created(), reference, isForAnother), reference.at);
  },
};
