import type { ContainerChange, Reason, Rollout } from '../../model/changes/change.ts';
import type { Manifest } from '../../model/manifest.ts';
import { message, messageText, words } from '../../model/message.ts';
import { clusterName } from '../../model/names/message-names.ts';
import type { Workload } from '../../model/workload.ts';
import type { Side } from '../compare/compare-containers.ts';
import { movedTo } from '../compare/moved-to.ts';
import { isTemplate } from './later-runs.ts';
import { stopReasons } from './start-reasons.ts';
import { rollout } from './template-rollout.ts';

/**
 * A workload that one side only has, or that goes under another name or elsewhere. `keeper`: a build that has one like it all the same; `kept`: why
 * it stays in the cluster all the same.
 */
export function rolloutOfOne(
  before: Side | undefined,
  after: Side | undefined,
  containers: readonly ContainerChange[],
  keeper: string | undefined,
  kept: Reason | undefined,
): Rollout {
  const [old, now] = [before?.workload, after?.workload];
  if (now === undefined && keeper === undefined && kept !== undefined)
    return rollout('unaffected', [kept]);
  if (now === undefined)
    return rollout('removed', [
      {
        text: textOfRemoved(old, keeper),
        before: old?.manifest.node,
      },
    ]);
  const at = now.manifest.node;
  const moved = before && after && movedTo(before, after);
  const wording =
    old === undefined
      ? words('it is new')
      : moved !== undefined && isSameTitle(old.manifest, now.manifest)
        ? words(`it goes to another ${moved}`)
        : message`it replaces ${clusterName(old.manifest)}, which is removed`;
  const reason = { text: messageText(wording), wording, before: old?.manifest.node, after: at };
  const stops = stopReasons(containers);
  return rollout(stops.length > 0 ? 'would-not-start' : 'created', [...stops, reason]);
}

function isSameTitle(one: Manifest, other: Manifest): boolean {
  return one.name === other.name && one.namespace === other.namespace;
}

function textOfRemoved(old: Workload | undefined, keeper: string | undefined): string {
  if (keeper !== undefined) return `it is removed here, and build \`${keeper}\` still has it`;
  return old !== undefined && isTemplate(old.manifest)
    ? 'it is removed; pods of earlier runs stay'
    : 'it is removed, and its pods with it';
}
