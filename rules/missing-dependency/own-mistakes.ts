import type { Manifest } from '../../src/model/manifest.ts';
import { message, name as named } from '../../src/model/message.ts';
import { clusterName } from '../../src/model/names/message-names.ts';
import type { MapNode, ScalarNode } from '../../src/model/node.ts';
import type { Finding } from '../../src/model/problem.ts';

/** An object that names itself in `dependsOn`. */
export function selfFinding(manifest: Manifest, at: ScalarNode): Finding {
  return {
    at,
    message: message`${clusterName(manifest)} depends on itself, so it never becomes ready.`,
    help: message`Remove it, or name another object.`,
  };
}

/** An item of `dependsOn` that is a text, and no map with a name. */
export function noMap(manifest: Manifest, at: ScalarNode, index: number): Finding {
  return {
    at,
    message: message`\`spec.dependsOn[${index}]\` of ${clusterName(manifest)} must be a map. The API server refuses it: \`spec.dependsOn[${index}] in body must be of type object: "string"\`.`,
    help: message`Write \`name: ${named(at.text, at)}\`.`,
  };
}

/** A `dependsOn` that is one item, and no list of them. */
export function noList(manifest: Manifest, at: MapNode): Finding {
  return {
    at,
    message: message`\`spec.dependsOn\` of ${clusterName(manifest)} must be a list. The API server refuses it: \`spec.dependsOn in body must be of type array: "object"\`.`,
    help: message`Put \`- \` in front of the item.`,
  };
}
