import type { Build } from '../../model/manifest.ts';
import { writtenNameOf } from '../../model/names/written-name.ts';
import { valueAt } from '../../model/node.ts';
import { hostSpan, placeOf } from '../../model/span.ts';
import { linkedKindOf, type LinkedKind } from './linked-kinds.ts';

/** Where to edit a workload that exists only once it is rendered: out of a template, or under another name. A sentence; undefined when no build has it. */
export function placeOfRendered(
  builds: readonly Build[],
  kind: LinkedKind,
  name: string,
  namespace: string | undefined,
): string | undefined {
  for (const { id, objects } of builds) {
    const found = objects.find(
      (object) => object.name === name && linkedKindOf(object)?.kind === kind.kind,
    );
    if (found === undefined) continue;
    const what = `${kind.resource} "${name}"`;
    if (namespace !== undefined && found.namespace !== undefined && found.namespace !== namespace)
      return `${what} is in namespace \`${found.namespace}\`, not in \`${namespace}\`.`;
    const at = placeOf(valueAt(found.node, 'metadata', 'name') ?? found.node);
    if (found.node.file.host !== undefined) {
      return `${what} is only rendered (build \`${id}\`): edit what renders it, ${placeOf(hostSpan(found.node))}.`;
    }
    const written = writtenNameOf(found);
    return written === undefined || written === name
      ? `${what} is only rendered (build \`${id}\`): edit ${at}.`
      : `${what} is written as \`${written}\` (${at}); build \`${id}\` renames it. Name it \`${kind.resource}/${written}\`.`;
  }
  return undefined;
}
