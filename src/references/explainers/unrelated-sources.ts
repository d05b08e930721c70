import { message } from '../../model/message.ts';
import { placeOf } from '../../model/span.ts';
import type { Explainer } from './kit/explainer.ts';

/**
 * Looks for a source of the name in a part of the repository that shares nothing with the reference's: usually another one is meant, but somebody
 * may apply both together.
 */
export const unrelatedSources: Explainer = {
  id: 'unrelated-source',
  strength: 'guess',
  isAskedOfBase: true,
  open:
    ({ index }) =>
    ({ kind, name, build }) => {
      const found = index
        .named(kind, name)
        .find((source) => index.scopeOf(build, source.build) === 'unrelated');
      if (found === undefined) return undefined;
      return message`another part of the repository defines one (${placeOf(found.at)})`;
    },
};
