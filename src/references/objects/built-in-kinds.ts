import type { Manifest } from '../../model/manifest.ts';

/** Groups that Kubernetes itself serves. */
const BUILT_IN_GROUPS = new Set([
  'admissionregistration.k8s.io',
  'apiextensions.k8s.io',
  'apiregistration.k8s.io',
  'apps',
  'authentication.k8s.io',
  'authorization.k8s.io',
  'autoscaling',
  'batch',
  'certificates.k8s.io',
  'coordination.k8s.io',
  'discovery.k8s.io',
  'events.k8s.io',
  'extensions',
  'flowcontrol.apiserver.k8s.io',
  'internal.apiserver.k8s.io',
  'networking.k8s.io',
  'node.k8s.io',
  'policy',
  'rbac.authorization.k8s.io',
  'resource.k8s.io',
  'scheduling.k8s.io',
  'storage.k8s.io',
  'storagemigration.k8s.io',
]);

/** Kinds of the core group; old OpenShift kinds shared its `v1` and are not among them. */
const CORE_KINDS = new Set([
  'Binding',
  'ComponentStatus',
  'ConfigMap',
  'Endpoints',
  'Event',
  'LimitRange',
  'Namespace',
  'Node',
  'PersistentVolume',
  'PersistentVolumeClaim',
  'Pod',
  'PodTemplate',
  'ReplicationController',
  'ResourceQuota',
  'Secret',
  'Service',
  'ServiceAccount',
]);

/** Whether Kubernetes itself knows the kind; everything else is a custom resource, read by shape. */
export function isBuiltIn({ group, kind }: Manifest): boolean {
  return group === '' ? CORE_KINDS.has(kind) : BUILT_IN_GROUPS.has(group);
}
