import { groupBy, appendAll } from '../../model/group-by.ts';
import type { Build, Manifest } from '../../model/manifest.ts';
import { memo } from '../../model/memo.ts';
import { nameOfManifest } from '../../model/name-of.ts';
import type { MapNode, YamlNode } from '../../model/node.ts';
import { isBuiltIn } from '../objects/built-in-kinds.ts';
import type { Registry } from '../producers/registry.ts';
import type { PossibleProducer } from './possible-producer.ts';

/** Shorter texts are found everywhere. */
const SHORTEST = 3;

/**
 * Names that a controller puts together: `orders-web-app-…` of a Database called `orders` in which `web-app` is written. Only of the
 * reference's own build: the beginning alone explains nothing.
 */
export function composedNames(builds: readonly Build[], registry: Registry): PossibleProducer {
  const byBuild = new Map<string, ReadonlyMap<string, readonly Manifest[]>>();
  const resourcesOf = (id: string): ReadonlyMap<string, readonly Manifest[]> => {
    let found = byBuild.get(id);
    if (found === undefined) {
      const objects = builds.find((build) => build.id === id)?.objects ?? [];
      const custom = objects.filter(
        (object) => !isBuiltIn(object) && object.group !== '' && !registry.isComplete(object),
      );
      byBuild.set(id, (found = groupBy(custom, ({ name = '' }) => name)));
    }
    return found;
  };
  return ({ name, build }) => {
    const resources = resourcesOf(build);
    for (let at = name.indexOf('-'); at > 0; at = name.indexOf('-', at + 1)) {
      const rest = name.slice(at + 1);
      const found = resources
        .get(name.slice(0, at))
        ?.find(({ node }) => beginningsOf(rest).some((text) => textsIn(node).has(text)));
      if (found !== undefined) return `the controller of ${nameOfManifest(found)} may make it`;
    }
    return undefined;
  };
}

/** `a-b-c`, `a-b`, `a`. */
function beginningsOf(name: string): readonly string[] {
  const parts = name.split('-');
  return parts
    .map((_, index) => parts.slice(0, parts.length - index).join('-'))
    .filter(({ length }) => length >= SHORTEST);
}

/** The texts below `spec`. */
const textsIn = memo((node: MapNode): ReadonlySet<string> => {
  const texts = new Set<string>();
  const stack: YamlNode[] = node.entries.flatMap(({ name, value }) =>
    name === 'spec' ? [value] : [],
  );
  for (let next = stack.pop(); next !== undefined; next = stack.pop()) {
    if (next.kind === 'scalar') texts.add(next.text);
    else if (next.kind === 'sequence') appendAll(stack, next.items);
    else for (const { value } of next.entries) stack.push(value);
  }
  return texts;
});
