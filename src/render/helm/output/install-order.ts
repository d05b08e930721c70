import { compareText } from '../../../go/compare-text.ts';

/** The kinds in the order in which Helm installs and prints them; Helm 4 knows two more. */
const INSTALL_ORDER = [
  'PriorityClass',
  'Namespace',
  'NetworkPolicy',
  'ResourceQuota',
  'LimitRange',
  'PodSecurityPolicy',
  'PodDisruptionBudget',
  'ServiceAccount',
  'Secret',
  'SecretList',
  'ConfigMap',
  'StorageClass',
  'PersistentVolume',
  'PersistentVolumeClaim',
  'CustomResourceDefinition',
  'ClusterRole',
  'ClusterRoleList',
  'ClusterRoleBinding',
  'ClusterRoleBindingList',
  'Role',
  'RoleList',
  'RoleBinding',
  'RoleBindingList',
  'Service',
  'DaemonSet',
  'Pod',
  'ReplicationController',
  'ReplicaSet',
  'Deployment',
  'HorizontalPodAutoscaler',
  'StatefulSet',
  'Job',
  'CronJob',
  'IngressClass',
  'Ingress',
  'APIService',
];
const ADDED_IN_4 = ['MutatingWebhookConfiguration', 'ValidatingWebhookConfiguration'];

const ORDER_3 = placesOf(INSTALL_ORDER);
const ORDER_4 = placesOf([...INSTALL_ORDER, ...ADDED_IN_4]);

function placesOf(kinds: readonly string[]): ReadonlyMap<string, number> {
  return new Map(kinds.map((kind, place) => [kind, place]));
}

/** By kind: known ones in the order of installation, then the others by name. What has the same kind keeps its order. */
export function sortByKind<Item extends { readonly kind: string }>(
  items: readonly Item[],
  helm: 3 | 4,
): readonly Item[] {
  const order = helm === 3 ? ORDER_3 : ORDER_4;
  return items.toSorted((one, other) => {
    const left = order.get(one.kind) ?? order.size;
    const right = order.get(other.kind) ?? order.size;
    if (left !== right) return left - right;
    return left === order.size ? compareText(one.kind, other.kind) : 0;
  });
}
