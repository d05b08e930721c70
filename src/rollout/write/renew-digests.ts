import type { TextEdit } from '../../model/edit.ts';
import { groupBy } from '../../model/group-by.ts';
import type { Manifest } from '../../model/manifest.ts';
import { scalarAt } from '../../model/node.ts';
import { placeOf } from '../../model/span.ts';
import { digestOf, digestsNode, planDigests, readDigests } from './digest.ts';
import type { FoundLink, LinkFault } from './find-links.ts';
import { linkedKindOf, triggerAnnotation } from './linked-kinds.ts';
import type { RolloutLine } from './rollout-lines.ts';
import { splitWords, triggerText } from './trigger.ts';

/** What makes the digests of workloads those of what they are linked to. */
interface RenewedDigests {
  readonly edits: readonly TextEdit[];
  readonly lines: readonly RolloutLine[];
  readonly faults: readonly LinkFault[];
}

/** Renews the digests in pod templates, and takes away those of links that are gone. A link that cannot be followed keeps its digest. */
export function renewDigests(
  workloads: readonly Manifest[],
  links: readonly FoundLink[],
): RenewedDigests {
  const edits: TextEdit[] = [];
  const lines: RolloutLine[] = [];
  const faults: LinkFault[] = [];
  const byWorkload = groupBy(links, ({ workload }) => workload);
  for (const workload of workloads) {
    const kind = linkedKindOf(workload);
    if (kind === undefined) continue;
    const before = readDigests(digestsNode(workload.node, kind)?.text ?? '');
    const own = byWorkload.get(workload) ?? [];
    if (before.size === 0 && own.length === 0) continue;
    const annotation = scalarAt(workload.node, 'metadata', 'annotations', triggerAnnotation(kind));
    const digests = new Map(
      own.map(({ trigger, origin }) => [triggerText(trigger), digestOf(origin)]),
    );
    for (const word of splitWords(annotation?.text ?? '')) {
      const kept = before.get(word);
      if (!digests.has(word) && kept !== undefined) digests.set(word, kept);
    }
    const planned = planDigests(workload, kind, digests);
    const what = `${kind.resource} "${workload.name ?? ''}"`;
    if (planned === 'elsewhere') {
      const message = `the annotations of the pods of ${what} come from a YAML alias or merge, so no digest can be written`;
      faults.push({ place: placeOf(workload.node), message });
      continue;
    }
    edits.push(...planned);
    for (const [trigger, digest] of digests) {
      if (before.get(trigger) !== digest) lines.push({ what, state: 'digest', name: trigger });
    }
    for (const trigger of before.keys()) {
      if (!digests.has(trigger)) lines.push({ what, state: 'no-digest', name: trigger });
    }
  }
  return { edits, lines, faults };
}
