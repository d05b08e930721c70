import { memo } from '../../../model/memo.ts';
import { lettersApart, lettersOf, nearestName } from '../../../text/nearest-name.ts';
import { differInDigits } from '../../../text/typo.ts';

/** Names of one Kustomization that are compared with its variables. */
const MAX_ASKED = 500;
/** A name that is near lacks three letters and has three others at most. */
const MAX_APART = 6;

/**
 * The variable that a name which nothing sets was probably meant to be; undefined if none is near. `DOMAIN_2` is not meant to be `DOMAIN`,
 * nor `VOLUME_MODE` to be `VOLUME_NAME`.
 */
export function nearestVariable(
  name: string,
  byName: ReadonlyMap<string, unknown>,
): string | undefined {
  return nearestAmong(byName)(name);
}

/** The search in the variables of one Kustomization, whose objects may use thousands that nothing sets. */
const nearestAmong = memo((byName: ReadonlyMap<string, unknown>) => {
  const all = Array.from(byName.keys(), (name) => ({ name, letters: lettersOf(name) }));
  const known = new Map<string, string | undefined>();
  return (name: string): string | undefined => {
    if (known.has(name) || known.size === MAX_ASKED) return known.get(name);
    const letters = lettersOf(name);
    const others = all.flatMap((each) =>
      lettersApart(letters, each.letters) <= MAX_APART &&
      !differInDigits(name, each.name) &&
      !hasOtherWord(name, each.name)
        ? [each.name]
        : [],
    );
    const nearest = nearestName(name, others);
    known.set(name, nearest);
    return nearest;
  };
});

/** Whether two names of as many words differ in one that is no slip of the other. */
function hasOtherWord(name: string, other: string): boolean {
  const words = other.split('_');
  const own = name.split('_');
  if (own.length !== words.length) return false;
  return own.some(
    (word, at) => word !== words[at] && nearestName(word, [words[at] ?? '']) === undefined,
  );
}
