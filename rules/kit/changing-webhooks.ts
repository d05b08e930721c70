import type { RuleContext } from '../../src/model/evidence.ts';
import type { Manifest } from '../../src/model/manifest.ts';
import { itemsAt, mapAt, scalarAt, type Entry, type MapNode } from '../../src/model/node.ts';
import type { Workload } from '../../src/model/workload.ts';

/**
 * Whether a webhook of the same build is made for the pods of a workload: its `objectSelector` names labels of theirs. It may give them volumes
 * before the API server judges them.
 */
export function isChangedByWebhook(
  { build, podMetadata }: Workload,
  { buildOf }: RuleContext,
): boolean {
  const labels = mapAt(podMetadata, 'labels');
  if (labels === undefined) return false;
  return (buildOf(build)?.objects ?? []).some((each) => isForPods(each, labels));
}

function isForPods({ kind, group, node }: Manifest, labels: MapNode): boolean {
  if (kind !== 'MutatingWebhookConfiguration' || group !== 'admissionregistration.k8s.io')
    return false;
  return itemsAt(node, 'webhooks').some((webhook) => {
    const wanted = mapAt(webhook, 'objectSelector', 'matchLabels')?.entries ?? [];
    return wanted.length > 0 && wanted.every((label) => hasLabel(labels, label));
  });
}

function hasLabel(labels: MapNode, { name, value }: Entry): boolean {
  if (name === undefined || value.kind !== 'scalar') return false;
  return scalarAt(labels, name)?.text === value.text;
}
