import { message } from '../../model/message.ts';
import type { Explainer } from './kit/explainer.ts';
import { isHelmTemplate } from './kit/scan-texts.ts';

/** `# The hook of the chart creates web-tls`: the name is what is created. */
const MADE =
  /^[ \t]*#[^\n]{0,300}?\b(?:creates|generates|provisions)[ \t]+(?:the[ \t]+|an?[ \t]+)?(?:secret[ \t]+|configmap[ \t]+)?[`"']?([a-z0-9][-a-z0-9.]{0,252})/gim;

/** Looks for a comment in any manifest that says what creates a source of the name, of more than a word: its author knows it. */
export const makingComments: Explainer = {
  id: 'making-comment',
  strength: 'mention',
  isAskedOfBase: true,
  open: ({ scan }) => {
    const found = new Map<string, string>();
    const made = scan.add({
      wants: (_, file) => file?.source !== undefined && !isHelmTemplate(file),
      read: ({ path, text: read }) => {
        const text = read();
        if (!text.includes('#')) return;
        for (const [, word = ''] of text.matchAll(MADE)) {
          const name = word.replace(/[-.]$/, '');
          if (name.includes('-') && scan.names.has(name) && !found.has(name)) found.set(name, path);
        }
      },
      found: () => found,
    });
    return ({ name }) => {
      const path = made().get(name);
      return path === undefined ? undefined : message`a comment in ${path} says what creates it`;
    };
  },
};
