import { groupBy } from '../../model/group-by.ts';
import { memo, memoBy } from '../../model/memo.ts';
import { scalarsIn, valueAt, type MapNode } from '../../model/node.ts';
import { controllerReason, mayProduce } from './kit/custom-resource.ts';
import type { Explainer } from './kit/explainer.ts';

/** Shorter texts are found everywhere. */
const SHORTEST = 3;

/**
 * Looks for custom resources of the reference's build whose name and one of whose texts together begin the name (`orders-web-app-…` of a Database
 * called `orders` that contains the text `web-app`): controllers put names together like this. The name of the resource alone explains nothing.
 */
export const composedNames: Explainer = {
  id: 'composed-name',
  strength: 'guess',
  isAskedOfBase: true,
  open: ({ builds, registry }) => {
    const resourcesOf = memoBy((id: string) => {
      const objects = builds.find((build) => build.id === id)?.objects ?? [];
      const custom = objects.filter((object) => mayProduce(object, registry));
      return groupBy(custom, ({ name = '' }) => name);
    });
    return ({ name, build }) => {
      const resources = resourcesOf(build);
      for (let at = name.indexOf('-'); at > 0; at = name.indexOf('-', at + 1)) {
        const rest = name.slice(at + 1);
        const found = resources
          .get(name.slice(0, at))
          ?.find(({ node }) => beginningsOf(rest).some((text) => textsIn(node).has(text)));
        if (found !== undefined) return controllerReason(found);
      }
      return undefined;
    };
  },
};

/** `a-b-c`, `a-b`, `a`. */
function beginningsOf(name: string): readonly string[] {
  const parts = name.split('-');
  return parts
    .map((_, index) => parts.slice(0, parts.length - index).join('-'))
    .filter(({ length }) => length >= SHORTEST);
}

/** The texts below `spec`. */
const textsIn = memo((node: MapNode): ReadonlySet<string> => {
  const spec = valueAt(node, 'spec');
  return new Set(spec === undefined ? [] : scalarsIn(spec).map(({ text }) => text));
});
