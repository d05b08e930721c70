/** A Kubernetes minor version, 1.x as the number x. */
export type KubernetesMinor = number;

export const OLDEST_KUBERNETES: KubernetesMinor = 25;
/** The newest version whose behaviour was observed; the default of `--kubernetes-version`. */
export const NEWEST_KUBERNETES: KubernetesMinor = 37;
