import { message } from '../../model/message.ts';
import { folderOf } from '../../model/names/folder-of.ts';
import { hostSpan } from '../../model/span.ts';
import { typoOf } from '../../text/typo.ts';
import { createdSources } from './kit/created-sources.ts';
import type { Explainer } from './kit/explainer.ts';

/**
 * Looks for a command in a document or script of the same folder that creates a source whose name has another word in one place
 * (`photos-ann-key` beside `photos-bob-key`): who runs it for one variant runs it for the others. A name that looks like a typo is none.
 */
export const createdVariants: Explainer = {
  id: 'created-variant',
  strength: 'guess',
  open: ({ scan }) => {
    const created = createdSources(scan);
    return ({ kind, name, at }) => {
      const folder = folderOf(hostSpan(at).file.path);
      for (const [id, creations] of created().named) {
        const [otherKind, other = ''] = id.split(' ');
        if (otherKind !== kind || !areVariants(name, other)) continue;
        const near = creations.find(({ path }) => folderOf(path) === folder);
        if (near !== undefined) return message`${near.path} shows how to create ${other}`;
      }
      return undefined;
    };
  },
};

/** Words that a name must have, so that one of them may be that of a variant. */
const FEWEST_WORDS = 3;

function areVariants(one: string, other: string): boolean {
  const [ours, theirs] = [one.split('-'), other.split('-')];
  if (ours.length < FEWEST_WORDS || ours.length !== theirs.length) return false;
  const [first, ...others] = ours.flatMap((word, at) => (word === theirs[at] ? [] : [at]));
  if (first === undefined || others.length > 0) return false;
  return typoOf(one, other) === undefined;
}
