import { nearestName } from '../../../text/nearest-name.ts';
import { differInDigits } from '../../../text/typo.ts';

/**
 * The variable that a name which nothing sets was probably meant to be; undefined if none is near. `DOMAIN_2` is not meant to be `DOMAIN`,
 * nor `VOLUME_MODE` to be `VOLUME_NAME`.
 */
export function nearestVariable(
  name: string,
  byName: ReadonlyMap<string, unknown>,
): string | undefined {
  const others = [...byName.keys()].filter(
    (each) => !differInDigits(name, each) && !hasOtherWord(name, each),
  );
  return nearestName(name, others);
}

/** Whether two names of as many words differ in one that is no slip of the other. */
function hasOtherWord(name: string, other: string): boolean {
  const words = other.split('_');
  const own = name.split('_');
  if (own.length !== words.length) return false;
  return own.some(
    (word, at) => word !== words[at] && nearestName(word, [words[at] ?? '']) === undefined,
  );
}
