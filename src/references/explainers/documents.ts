import { message } from '../../model/message.ts';
import type { Explainer } from './kit/explainer.ts';
import { sourcesLookedAt } from './kit/looked-at.ts';
import { proseMentions } from './kit/prose-mentions.ts';

/**
 * Looks for the name in documents, in a sentence, list or table about Secrets or ConfigMaps ("a secret called `slack-hook-url` needs to be
 * created"): people write such a sentence about what they create by hand. A command that looks at it (`kubectl get secret NAME`) may be about
 * what the repository defines under the name; the same in scripts, which check that it is there.
 */
export const documents: Explainer = {
  id: 'document',
  strength: 'mention',
  isAskedOfBase: true,
  open: (inputs) => {
    const mentions = proseMentions(inputs);
    const checked = sourcesLookedAt(inputs.scan);
    return ({ kind, name }) => {
      const id = `${kind} ${name}`;
      const isDefined = inputs.index.named(kind, name).length > 0;
      const path =
        mentions().named.get(id) ??
        (isDefined ? undefined : (mentions().lookedAt.get(id) ?? checked().get(id)));
      return path === undefined ? undefined : message`${path} mentions it`;
    };
  },
};
