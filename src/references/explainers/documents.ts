import { message } from '../../model/message.ts';
import type { Explainer } from './kit/explainer.ts';
import { proseMentions } from './kit/prose-mentions.ts';

/**
 * Looks for the name in documents, in a sentence, list or table about Secrets or ConfigMaps ("a secret called `slack-hook-url` needs to be
 * created"): people write such a sentence about what they create by hand.
 */
export const documents: Explainer = {
  id: 'document',
  strength: 'mention',
  isAskedOfBase: true,
  open: (inputs) => {
    const mentions = proseMentions(inputs);
    return ({ kind, name }) => {
      const path = mentions().named.get(`${kind} ${name}`);
      return path === undefined ? undefined : message`${path} mentions it`;
    };
  },
};
