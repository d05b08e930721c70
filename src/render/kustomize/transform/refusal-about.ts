import { message } from '../../../model/message.ts';
import { gvkOf, nameOf, type Resource } from '../object/resource.ts';
import type { BuildRefusal } from '../tree/build-refusal.ts';

/** A refusal of the node libraries, which know no objects: what was done to which object is said before kustomize's words. */
export function refusalAbout(
  refusal: BuildRefusal,
  does: string,
  { node }: Resource,
): BuildRefusal {
  if (refusal.words !== undefined) return refusal;
  const object = `${gvkOf(node).kind} \`${nameOf(node)}\``;
  return {
    ...refusal,
    words: {
      message: message`${does} ${object}`,
      related: [{ at: node, message: message`the object is here` }],
    },
  };
}
