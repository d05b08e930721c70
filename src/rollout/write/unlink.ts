import type { Planned } from '../../edits/map-edits.ts';
import type { TextEdit } from '../../model/edit.ts';
import type { Manifest } from '../../model/manifest.ts';
import { scalarAt } from '../../model/node.ts';
import { isSourceKind } from '../../model/source.ts';
import type { BuildMembership } from './build-membership.ts';
import type { ChosenWorkload } from './choose-workloads.ts';
import { copyNames } from './copy.ts';
import { digestsNode, planDigests, readDigests } from './digest.ts';
import { triggerAnnotation } from './linked-kinds.ts';
import { pointUses } from './point-uses.ts';
import { usesIn } from './source-uses.ts';
import { isOfKind, readTriggers, triggerText, type Trigger } from './trigger.ts';

/** What brings a workload back to the originals that it was linked to. */
interface Unlinked {
  readonly edits: Planned;
  /** What it does, as sentences. */
  readonly notices: readonly string[];
}

/**
 * Makes a workload use the originals of some links again (of all, if none is named) instead of copies, and takes their digests away. The
 * copies stay: old revisions of the workload may name them.
 */
export function unlink(
  { manifest: workload, kind }: ChosenWorkload,
  named: readonly Trigger[],
  written: readonly Manifest[],
  { renderedOf, writtenWith }: BuildMembership,
): Unlinked {
  const who = `${kind.resource} "${workload.name ?? ''}"`;
  const annotation = scalarAt(workload.node, 'metadata', 'annotations', triggerAnnotation(kind));
  const linked = readTriggers(annotation?.text ?? '').filter((each) => 'kind' in each);
  const wanted = new Set(named.map(triggerText));
  const gone = linked.filter((each) => wanted.size === 0 || wanted.has(triggerText(each)));
  const isCopy = copyNames(written);
  const edits: TextEdit[] = [];
  const notices: string[] = [];
  for (const trigger of gone) {
    if (!isSourceKind(trigger.kind)) continue;
    const objects = [workload, ...renderedOf(workload)];
    const uses = usesIn(objects, kind, trigger.kind, (name) =>
      isCopy(trigger.kind, trigger.name, name),
    );
    if (uses.length === 0) continue;
    const hasOrigin = writtenWith(workload).some(
      (each) => isOfKind(each, trigger.kind) && each.name === trigger.name,
    );
    if (!hasOrigin) {
      notices.push(
        `${who} stays on its copy: no manifest in this repository defines ${trigger.kind} \`${trigger.name}\`.`,
      );
      continue;
    }
    const pointed = pointUses(uses, trigger.name);
    edits.push(...pointed.edits);
    notices.push(
      `${who} uses ${trigger.kind} \`${trigger.name}\` itself again. Its copies stay, since old revisions may need them; delete their file when none does.`,
      ...pointed.faults.map((fault) => `${fault}.`),
    );
  }
  const digests = new Map(readDigests(digestsNode(workload.node, kind)?.text ?? ''));
  const dropped = gone.filter((each) => digests.delete(triggerText(each)));
  if (dropped.length === 0) return { edits, notices };
  const planned = planDigests(workload, kind, digests);
  const said = dropped.map((each) => `${who} has no digest of \`${triggerText(each)}\` any more.`);
  return {
    edits: planned === 'elsewhere' ? planned : [...edits, ...planned],
    notices: [...notices, ...said],
  };
}
