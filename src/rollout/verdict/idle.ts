import type { Reason } from '../../model/changes/change.ts';
import { mayBeSame } from '../../model/fleet/cluster-name.ts';
import type { Manifest } from '../../model/manifest.ts';
import { scalarAt } from '../../model/node.ts';
import { scalarText } from '../../model/scalars/scalar-text.ts';
import type { Side } from '../compare/compare-containers.ts';

/** Why no pod runs that could keep anything old; undefined if pods run, or something else may have scaled the workload. */
export function idleReason(before: Side, after: Side): Reason | undefined {
  const [old, now] = [before.workload.manifest, after.workload.manifest];
  const isIdle = hasNoReplicas(now);
  if (!isIdle && !hasNoReplicas(old)) return undefined;
  if (isScaledElsewhere(isIdle ? after : before)) return undefined;
  return { text: isIdle ? 'no pods run (`replicas: 0`)' : 'no pods ran before (`replicas: 0`)' };
}

function hasNoReplicas({ node, dialect }: Manifest): boolean {
  return scalarText(scalarAt(node, 'spec', 'replicas'), dialect) === '0';
}

/** The number of replicas is not what its manifest says: KEDA sets it, or a Rollout of Argo runs the pods of its template. */
function isScaledElsewhere({ workload, evidence }: Side): boolean {
  const { kind, name, namespace } = workload.manifest;
  return (evidence.buildOf(workload.build)?.objects ?? []).some((object) => {
    const field = SCALERS.get(`${object.group} ${object.kind}`);
    if (field === undefined || !mayBeSame(object.namespace, namespace)) return false;
    const target = (key: string): string | undefined =>
      scalarAt(object.node, 'spec', field, key)?.text;
    return target('name') === name && (target('kind') ?? 'Deployment') === kind;
  });
}

const SCALERS: ReadonlyMap<string, string> = new Map([
  ['keda.sh ScaledObject', 'scaleTargetRef'],
  ['argoproj.io Rollout', 'workloadRef'],
]);
