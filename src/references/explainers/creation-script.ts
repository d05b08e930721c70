import { createdSources, creationsForOthers, pathsFor } from './kit/created-sources.ts';
import { isDocument, isSampleManifest } from './kit/documentation-paths.ts';
import type { Explainer } from './kit/explainer.ts';
import { nearestText } from './kit/nearest-path.ts';

/** As `creation-text`, without documents and manifests to fill in: these repeat what the repository has, and a script does not. */
export const creationScript: Explainer = {
  id: 'creation-script',
  strength: 'certain',
  basis: 'script',
  open: ({ scan, references }) => {
    const created = createdSources(scan);
    const isForAnother = creationsForOthers(references);
    return (reference) => {
      const paths = pathsFor(created(), reference, isForAnother);
      const scripts = paths.filter((path) => !isDocument(path) && !isSampleManifest(path));
      return nearestText(scripts, reference.at);
    };
  },
};
