import { message } from '../../model/message.ts';
import { mayBecome } from '../objects/templated-name.ts';
import type { Explainer } from './kit/explainer.ts';
import { proseMentions } from './kit/prose-mentions.ts';

/** Looks for the form of the name in documents (`app-<name>-oidc`): what people create by hand for each app has such names. */
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
