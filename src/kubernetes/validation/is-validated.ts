import type { Workload } from '../../model/workload.ts';

/** Custom resources whose pod template is a Kubernetes one, validated as such by their controller. */
const LIKE_CORE: readonly (readonly [group: string, kind: string])[] = [
  ['argoproj.io', 'Rollout'],
  ['apps.openshift.io', 'DeploymentConfig'],
  ['agones.dev', 'Fleet'],
  ['agones.dev', 'GameServer'],
];

/** Whether Kubernetes' own validation decides about a pod spec. Other operators may add volumes, defaults or names. */
export function isValidated({ core, manifest }: Workload): boolean {
  if (core) return true;
  return LIKE_CORE.some(([group, kind]) => manifest.group === group && manifest.kind === kind);
}
