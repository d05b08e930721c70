import { message } from '../../model/message.ts';
import { groupBy } from '../../model/group-by.ts';
import { once } from '../../model/memo.ts';
import { manifestsIn } from '../../model/parsed-file.ts';
import { sourcesOfObject } from '../collect/collect-sources.ts';
import { mayMeet } from '../objects/namespaces.ts';
import type { Explainer } from './kit/explainer.ts';

/**
 * Looks for the source in manifests that are in no build: an entry object deploys them that was not looked at (a plugin makes the manifests, another
 * revision is deployed).
 */
export const unbuiltManifests: Explainer = {
  id: 'unbuilt-manifest',
  strength: 'mention',
  open: ({ files, builds, registry }) => {
    const byName = once(() => {
      const built = new Set(builds.flatMap((build) => build.files));
      const left = files.filter(({ path }) => !built.has(path));
      const sources = left.flatMap((file) =>
        manifestsIn(file).flatMap((manifest) => sourcesOfObject(manifest, registry)),
      );
      return groupBy(sources, ({ kind, name }) => `${kind} ${name}`);
    });
    return ({ kind, name, namespace }) => {
      const found = byName()
        .get(`${kind} ${name}`)
        ?.find((source) => mayMeet(source.namespace, namespace));
      return found && message`${found.at.file.path} defines it, and is in no build`;
    };
  },
};
