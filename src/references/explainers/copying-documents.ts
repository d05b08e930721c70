import { message } from '../../model/message.ts';
import type { Explainer } from './kit/explainer.ts';
import { proseMentions } from './kit/prose-mentions.ts';

/**
 * Looks for the name in a sentence of a document that says that something copies it to other namespaces ("the `runtime-info` ConfigMap is
 * propagated to all namespaces"): that only one namespace has it here proves nothing.
 */
export const copyingDocuments: Explainer = {
  id: 'copying-document',
  strength: 'mention',
  basis: 'doc',
  open: (inputs) => {
    const mentions = proseMentions(inputs);
    return ({ kind, name }) => {
      const path = mentions().copied.get(`${kind} ${name}`);
      return path === undefined ? undefined : message`${path} says that it is copied`;
    };
  },
};
