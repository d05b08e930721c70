import { nameNodeOf } from '../../../model/node.ts';
import { done } from '../../../model/result.ts';
import { onto, trailFrom } from '../load/recorder.ts';
import { annotationOf, ENABLED, NEEDS_HASH } from '../object/annotations.ts';
import { storePreviousId } from '../object/previous-ids.ts';
import { nameOf, setName, withNode } from '../object/resource.ts';
import { changeEach, type Transform } from '../object/transform.ts';
import { hashSuffix } from './content-hash.ts';

/** The names of generated objects get the hash of their content. */
export function addHashSuffixes(folder: string): Transform {
  return (resources) =>
    changeEach(resources, (resource) => {
      if (annotationOf(resource.node, NEEDS_HASH) !== ENABLED) return done(resource);
      const hash = hashSuffix(resource.node);
      if (hash.kind === 'refused') return hash;
      const stored = storePreviousId(resource, resource.node);
      if (stored.kind === 'refused') return stored;
      const noted = stored.value;
      const at = nameNodeOf(noted.node);
      const trail = onto(trailFrom('hash', undefined, folder), at.trail);
      const name = `${nameOf(noted.node)}-${hash.value}`;
      return done(withNode(noted, setName(noted.node, name, at, trail)));
    });
}
