import { appendTo } from '../../model/group-by.ts';
import { once } from '../../model/memo.ts';
import { message } from '../../model/message.ts';
import { folderOf } from '../../model/names/folder-of.ts';
import { hostSpan } from '../../model/span.ts';
import { typoOf } from '../../text/typo.ts';
import { createdSources } from './kit/created-sources.ts';
import type { Explainer } from './kit/explainer.ts';

/**
 * Looks for a command in a document or script of the same folder that creates a source whose name has another word in one place
 * (`photos-ann-key` beside `photos-bob-key`): whoever runs it for one variant runs it for the others. A name that looks like a typo does not count.
 */
export const createdVariants: Explainer = {
  id: 'created-variant',
  strength: 'guess',
  open: ({ scan }) => {
    const created = createdSources(scan);
    const variants = once(() => variantsIn(created().named));
    return ({ kind, name, at }) => {
      const folder = folderOf(hostSpan(at).file.path);
      for (const pattern of patternsOf(name)) {
        const found = variants().get(JSON.stringify([kind, folder, pattern])) ?? [];
        const near = found.find((each) => each.name !== name && !isTypo(each.name, name));
        if (near !== undefined) return message`${near.path} shows how to create ${near.name}`;
      }
      return undefined;
    };
  },
};

interface Variant {
  readonly name: string;
  readonly path: string;
}

/** The names that commands create, by kind, folder and name without one of its words. */
function variantsIn(
  named: ReturnType<ReturnType<typeof createdSources>>['named'],
): ReadonlyMap<string, readonly Variant[]> {
  const variants = new Map<string, Variant[]>();
  for (const creations of named.values()) {
    const [{ kind, name } = { kind: '', name: '' }] = creations;
    const paths = new Map(creations.map(({ path }) => [folderOf(path), path]));
    for (const pattern of patternsOf(name))
      for (const [folder, path] of paths)
        appendTo(variants, JSON.stringify([kind, folder, pattern]), { name, path });
  }
  return variants;
}

/** The fewest and the most words of a name in which one word may tell variants apart. */
const MIN_WORDS = 3;
const MAX_WORDS = 12;

/** The name with `*` for one of its words, for each of them. */
function patternsOf(name: string): readonly string[] {
  const words = name.split('-');
  if (words.length < MIN_WORDS || words.length > MAX_WORDS) return [];
  return words.map((_, at) => words.with(at, '*').join('-'));
}

function isTypo(one: string, other: string): boolean {
  return typoOf(one, other) !== undefined;
}
