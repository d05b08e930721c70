/**
 * Groups that Kubernetes and Flux alone define, with all kinds that they ever had, and the apiVersion to write today; of Flux's, the version
 * depends on the one that runs.
 */
const GROUPS: Readonly<Record<string, readonly [apiVersion: string, kinds: string]>> = {
  '': [
    'v1',
    'Binding ComponentStatus ConfigMap Endpoints Event LimitRange List Namespace Node PersistentVolume PersistentVolumeClaim Pod PodTemplate ReplicationController ResourceQuota Secret Service ServiceAccount Status',
  ],
  apps: ['apps/v1', 'ControllerRevision DaemonSet Deployment ReplicaSet StatefulSet'],
  batch: ['batch/v1', 'CronJob Job JobTemplate ScheduledJob'],
  autoscaling: ['autoscaling/v2', 'HorizontalPodAutoscaler Scale'],
  policy: ['policy/v1', 'Eviction PodDisruptionBudget PodSecurityPolicy'],
  'networking.k8s.io': [
    'networking.k8s.io/v1',
    'ClusterCIDR IPAddress Ingress IngressClass NetworkPolicy ServiceCIDR',
  ],
  'rbac.authorization.k8s.io': [
    'rbac.authorization.k8s.io/v1',
    'ClusterRole ClusterRoleBinding Role RoleBinding',
  ],
  'storage.k8s.io': [
    'storage.k8s.io/v1',
    'CSIDriver CSINode CSIStorageCapacity StorageClass VolumeAttachment VolumeAttributesClass',
  ],
  'admissionregistration.k8s.io': [
    'admissionregistration.k8s.io/v1',
    'ExternalAdmissionHookConfiguration InitializerConfiguration MutatingAdmissionPolicy MutatingAdmissionPolicyBinding MutatingWebhookConfiguration ValidatingAdmissionPolicy ValidatingAdmissionPolicyBinding ValidatingWebhookConfiguration',
  ],
  'apiextensions.k8s.io': ['apiextensions.k8s.io/v1', 'ConversionReview CustomResourceDefinition'],
  'discovery.k8s.io': ['discovery.k8s.io/v1', 'EndpointSlice'],
  'source.toolkit.fluxcd.io': [
    'source.toolkit.fluxcd.io/…',
    'Bucket ExternalArtifact GitRepository HelmChart HelmRepository OCIRepository',
  ],
  'helm.toolkit.fluxcd.io': ['helm.toolkit.fluxcd.io/…', 'HelmRelease'],
  'kustomize.toolkit.fluxcd.io': ['kustomize.toolkit.fluxcd.io/…', 'Kustomization'],
  'image.toolkit.fluxcd.io': [
    'image.toolkit.fluxcd.io/…',
    'ImagePolicy ImageRepository ImageUpdateAutomation',
  ],
  'notification.toolkit.fluxcd.io': ['notification.toolkit.fluxcd.io/…', 'Alert Provider Receiver'],
};

const KINDS: ReadonlyMap<string, ReadonlySet<string>> = new Map(
  Object.entries(GROUPS).map(([group, [, kinds]]) => [group, new Set(kinds.split(' '))]),
);

const VERSIONS: ReadonlyMap<string, string> = new Map(
  Object.values(GROUPS).flatMap(([apiVersion, kinds]) =>
    kinds.split(' ').map((kind) => [kind, apiVersion] as const),
  ),
);

/** The kinds of a group that nobody else adds to; undefined for other groups. */
export function kindsOfGroup(group: string): ReadonlySet<string> | undefined {
  return KINDS.get(group);
}

/** The apiVersion that has a kind, if one of these groups does. */
export function versionOfKind(kind: string): string | undefined {
  return VERSIONS.get(kind);
}
