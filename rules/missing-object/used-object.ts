import { groupBy } from '../../src/model/group-by.ts';
import { memoBy, once } from '../../src/model/memo.ts';
import type { ScalarNode } from '../../src/model/node.ts';
import { hostSpan } from '../../src/model/span.ts';
import { openTypos } from '../../src/text/open-typos.ts';
import { GATEWAY } from '../kit/object-references.ts';
import { nameOf, placeOf, type Asked, type NamedObject } from './named-object.ts';

interface Use extends Asked {
  readonly at: ScalarNode;
}

/**
 * Answers for one run: the object that a reference in a single file means which names none that exists, although others name the object rightly.
 * Its name is misspelled there; or it is a Gateway, the only one of the name in the cluster, and the namespace is wrong or left out.
 */
export function openUsedObjects(
  uses: readonly Use[],
  objects: readonly NamedObject[],
  isInCluster: (one: Asked, other: Asked) => boolean,
): (asked: Asked, isOnlyNamedHere: boolean) => NamedObject | undefined {
  const usesAt = once(() => groupBy(uses, placeOf));
  const called = once(() => groupBy(objects, nameOf));
  const objectsIn = once(() => groupBy(objects, spaceOf));
  const typosIn = memoBy((space: string) =>
    openTypos(objectsIn().get(space) ?? [], ({ name }) => name),
  );
  const elsewhere = (asked: Asked): NamedObject | undefined => {
    const found = called().get(nameOf(asked)) ?? [];
    const near = found.filter((each) => isInCluster(each, asked));
    return new Set(near.map(placeOf)).size === 1 ? near[0] : undefined;
  };
  return (asked, isOnlyNamedHere) => {
    // Hardly anything makes a Gateway but a manifest.
    const isGateway = asked.to === GATEWAY;
    if (!isOnlyNamedHere && !isGateway) return undefined;
    const files = usesAt()
      .get(placeOf(asked))
      ?.map(({ at }) => hostSpan(at).file.path);
    if (new Set(files).size !== 1) return undefined;
    const other = isGateway ? elsewhere(asked) : undefined;
    return other ?? typosIn(spaceOf(asked))(asked.name, (each) => isInCluster(each, asked));
  };
}

function spaceOf({ to, namespace = '' }: Asked): string {
  return `${to} ${namespace}`;
}
