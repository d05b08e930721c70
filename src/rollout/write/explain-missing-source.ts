import type { Build } from '../../model/manifest.ts';
import { placeOf } from '../../model/span.ts';
import { isCopyName } from './copy-name.ts';
import { readCopy } from './copy.ts';
import type { Trigger } from './trigger.ts';

/** Why the source of a trigger is not a file: what renders or generates it; undefined if nothing does. */
export function explainMissingSource(
  { kind, name }: Trigger,
  builds: readonly Build[],
  namespaces: readonly string[] = [],
): string | undefined {
  for (const { id, objects } of builds) {
    const made = objects.find(
      (object) =>
        object.kind === kind &&
        object.group === '' &&
        (object.namespace === undefined ||
          namespaces.length === 0 ||
          namespaces.includes(object.namespace)) &&
        (object.name === name || isCopyName(object.name ?? '', name)) &&
        readCopy(object) === undefined,
    );
    if (made === undefined) continue;
    const place = placeOf(made.node);
    return made.name === name
      ? `${kind} \`${name}\` is only rendered (build \`${id}\`, ${place}): pipe what is rendered through \`envfrom rollout -\``
      : `${kind} \`${name}\` is generated (${place}), and its hash suffix gives each content a name of its own already: remove the link`;
  }
  return undefined;
}
