import { nearestName } from '../../../text/nearest-name.ts';
import { differInDigits } from '../../../text/typo.ts';

/** The variable that a name which nothing sets was probably meant to be; undefined if none is near. `DOMAIN_2` is not meant to be `DOMAIN`. */
export function nearestVariable(
  name: string,
  byName: ReadonlyMap<string, unknown>,
): string | undefined {
  const others = [...byName.keys()].filter((each) => !differInDigits(name, each));
  return nearestName(name, others);
}
