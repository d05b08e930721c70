import { message } from '../../model/message.ts';
import { mayBecome } from '../objects/templated-name.ts';
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

/** Looks for the form of the name in documents (`app-<name>-oidc`): people give such names to what they create by hand for each app. */
export const documentForms: Explainer = {
  id: 'document-form',
  strength: 'guess',
  open: (inputs) => {
    const mentions = proseMentions(inputs);
    return ({ kind, name }) => {
      const form = mentions().forms.find(
        (each) => each.kind === kind && mayBecome(each.parts, name),
      );
      return form === undefined ? undefined : message`${form.path} mentions names of its form`;
    };
  },
};
