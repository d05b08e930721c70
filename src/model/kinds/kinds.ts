import { appendTo } from '../group-by.ts';
import { once } from '../memo.ts';

interface GroupRow {
  /** The apiVersion to write today, where all kinds are listed that the group ever had; of Flux's, the version depends on the one that runs. */
  readonly apiVersion?: string;
  readonly namespaced?: string;
  /** Of the whole cluster. */
  readonly cluster?: string;
  /** What no cluster stores any more, or ever did. */
  readonly unstored?: string;
}

/** Groups that Kubernetes itself serves. */
const KUBERNETES: Readonly<Record<string, GroupRow>> = {
  '': {
    apiVersion: 'v1',
    namespaced:
      'Binding ConfigMap Endpoints Event LimitRange PersistentVolumeClaim Pod PodTemplate ReplicationController ResourceQuota Secret Service ServiceAccount',
    cluster: 'ComponentStatus Namespace Node PersistentVolume',
    unstored: 'List Status',
  },
  'admissionregistration.k8s.io': {
    apiVersion: 'admissionregistration.k8s.io/v1',
    cluster:
      'MutatingAdmissionPolicy MutatingAdmissionPolicyBinding MutatingWebhookConfiguration ValidatingAdmissionPolicy ValidatingAdmissionPolicyBinding ValidatingWebhookConfiguration',
    unstored: 'ExternalAdmissionHookConfiguration InitializerConfiguration',
  },
  'apiextensions.k8s.io': {
    apiVersion: 'apiextensions.k8s.io/v1',
    cluster: 'CustomResourceDefinition',
    unstored: 'ConversionReview',
  },
  'apiregistration.k8s.io': { cluster: 'APIService' },
  apps: {
    apiVersion: 'apps/v1',
    namespaced: 'ControllerRevision DaemonSet Deployment ReplicaSet StatefulSet',
  },
  'authentication.k8s.io': {},
  'authorization.k8s.io': {},
  autoscaling: {
    apiVersion: 'autoscaling/v2',
    namespaced: 'HorizontalPodAutoscaler',
    unstored: 'Scale',
  },
  batch: {
    apiVersion: 'batch/v1',
    namespaced: 'CronJob Job',
    unstored: 'JobTemplate ScheduledJob',
  },
  'certificates.k8s.io': { cluster: 'CertificateSigningRequest ClusterTrustBundle' },
  'coordination.k8s.io': { namespaced: 'Lease' },
  'discovery.k8s.io': { apiVersion: 'discovery.k8s.io/v1', namespaced: 'EndpointSlice' },
  'events.k8s.io': { namespaced: 'Event' },
  extensions: {
    namespaced: 'DaemonSet Deployment Ingress NetworkPolicy ReplicaSet',
    cluster: 'PodSecurityPolicy',
  },
  'flowcontrol.apiserver.k8s.io': { cluster: 'FlowSchema PriorityLevelConfiguration' },
  'internal.apiserver.k8s.io': { cluster: 'StorageVersion' },
  'networking.k8s.io': {
    apiVersion: 'networking.k8s.io/v1',
    namespaced: 'Ingress NetworkPolicy',
    cluster: 'ClusterCIDR IPAddress IngressClass ServiceCIDR',
  },
  'node.k8s.io': { cluster: 'RuntimeClass' },
  policy: {
    apiVersion: 'policy/v1',
    namespaced: 'PodDisruptionBudget',
    cluster: 'PodSecurityPolicy',
    unstored: 'Eviction',
  },
  'rbac.authorization.k8s.io': {
    apiVersion: 'rbac.authorization.k8s.io/v1',
    namespaced: 'Role RoleBinding',
    cluster: 'ClusterRole ClusterRoleBinding',
  },
  'resource.k8s.io': {
    namespaced: 'ResourceClaim ResourceClaimTemplate',
    cluster: 'DeviceClass ResourceSlice',
  },
  'scheduling.k8s.io': { cluster: 'PriorityClass' },
  'storage.k8s.io': {
    apiVersion: 'storage.k8s.io/v1',
    namespaced: 'CSIStorageCapacity',
    cluster: 'CSIDriver CSINode StorageClass VolumeAttachment VolumeAttributesClass',
  },
  'storagemigration.k8s.io': { cluster: 'StorageVersionMigration' },
};

/** Of other groups, kinds that people write, and those in a namespace whose name begins with `Cluster`. */
const OTHERS: Readonly<Record<string, GroupRow>> = {
  'addons.cluster.x-k8s.io': { namespaced: 'ClusterResourceSet ClusterResourceSetBinding' },
  'argoproj.io': {
    namespaced: 'AppProject Application ApplicationSet Rollout Workflow WorkflowTemplate',
  },
  'bitnami.com': { namespaced: 'SealedSecret' },
  'cert-manager.io': { namespaced: 'Certificate Issuer', cluster: 'ClusterIssuer' },
  'cilium.io': { namespaced: 'CiliumNetworkPolicy' },
  'cluster.x-k8s.io': { namespaced: 'ClusterClass' },
  'elasticsearch.k8s.elastic.co': { namespaced: 'Elasticsearch' },
  'external-secrets.io': {
    namespaced: 'ExternalSecret PushSecret SecretStore',
    cluster: 'ClusterExternalSecret ClusterSecretStore',
  },
  'gateway.networking.k8s.io': {
    namespaced: 'GRPCRoute Gateway HTTPRoute ReferenceGrant TCPRoute TLSRoute UDPRoute',
    cluster: 'GatewayClass',
  },
  'grafana.integreatly.org': {
    namespaced: 'Grafana GrafanaDashboard GrafanaDatasource GrafanaFolder',
  },
  'helm.toolkit.fluxcd.io': {
    apiVersion: 'helm.toolkit.fluxcd.io/…',
    namespaced: 'HelmRelease',
  },
  'hive.openshift.io': { namespaced: 'ClusterClaim ClusterDeployment ClusterPool' },
  'image.toolkit.fluxcd.io': {
    apiVersion: 'image.toolkit.fluxcd.io/…',
    namespaced: 'ImagePolicy ImageRepository ImageUpdateAutomation',
  },
  'kustomize.toolkit.fluxcd.io': {
    apiVersion: 'kustomize.toolkit.fluxcd.io/…',
    namespaced: 'Kustomization',
  },
  'kyverno.io': { cluster: 'ClusterPolicy' },
  'logging.openshift.io': { namespaced: 'ClusterLogForwarder ClusterLogging' },
  'monitoring.coreos.com': {
    namespaced: 'AlertmanagerConfig PodMonitor PrometheusRule ServiceMonitor',
  },
  'notification.toolkit.fluxcd.io': {
    apiVersion: 'notification.toolkit.fluxcd.io/…',
    namespaced: 'Alert Provider Receiver',
  },
  'observability.openshift.io': { namespaced: 'ClusterLogForwarder' },
  'operators.coreos.com': { namespaced: 'ClusterServiceVersion' },
  'postgresql.cnpg.io': { namespaced: 'Cluster Pooler ScheduledBackup' },
  'source.toolkit.fluxcd.io': {
    apiVersion: 'source.toolkit.fluxcd.io/…',
    namespaced: 'Bucket ExternalArtifact GitRepository HelmChart HelmRepository OCIRepository',
  },
  'traefik.io': { namespaced: 'IngressRoute IngressRouteTCP Middleware' },
  'volsync.backube': { namespaced: 'ReplicationDestination ReplicationSource' },
};

const ROWS = Object.entries({ ...KUBERNETES, ...OTHERS });

const SCOPES = once(
  () =>
    new Map(
      ROWS.flatMap(([group, { namespaced, cluster }]) => [
        ...kindsIn(namespaced).map((kind) => [`${group} ${kind}`, 'namespaced'] as const),
        ...kindsIn(cluster).map((kind) => [`${group} ${kind}`, 'cluster'] as const),
      ]),
    ),
);

const COMPLETE = once(
  () =>
    new Map(
      ROWS.flatMap(([group, { apiVersion, namespaced, cluster, unstored }]) =>
        apiVersion === undefined
          ? []
          : [
              [
                group,
                new Set([namespaced, cluster, unstored].flatMap(kindsIn).toSorted()),
              ] as const,
            ],
      ),
    ),
);

/** The groups that people write today, by their kinds. */
const GROUPS = once(() => {
  const found = new Map<string, string[]>();
  for (const [group, { apiVersion, namespaced, cluster, unstored }] of ROWS) {
    if (apiVersion === undefined && !Object.hasOwn(OTHERS, group)) continue;
    for (const kind of [namespaced, cluster, unstored].flatMap(kindsIn))
      appendTo(found, kind, group);
  }
  return found;
});

interface Type {
  readonly group: string;
  readonly kind: string;
}

/** Whether Kubernetes itself knows the kind; everything else is a custom resource, read by shape. Old OpenShift kinds shared the group of `v1`. */
export function isBuiltIn({ group, kind }: Type): boolean {
  return group === '' ? SCOPES().has(` ${kind}`) : Object.hasOwn(KUBERNETES, group);
}

/** Where objects of a kind are; undefined if that is not known. kustomize has an answer of its own, of an old Kubernetes (`schema-data.ts`). */
export function scopeOfKind({ group, kind }: Type): 'namespaced' | 'cluster' | undefined {
  return SCOPES().get(`${group} ${kind}`);
}

/** Whether objects of a kind are certainly in a namespace. */
export function isNamespacedKind(type: Type): boolean {
  return scopeOfKind(type) === 'namespaced';
}

/** Whether objects of a kind are of the whole cluster, as the kind of custom resources says: ClusterGenerator, ClusterWorkflowTemplate. */
export function isClusterKind(type: Type): boolean {
  const scope = scopeOfKind(type);
  return scope === undefined ? /^Cluster[A-Z]/.test(type.kind) : scope === 'cluster';
}

/** The kinds of a group that nobody else adds to; undefined for other groups. */
export function kindsOfGroup(group: string): ReadonlySet<string> | undefined {
  return COMPLETE().get(group);
}

/** The apiVersion that has a kind, if one of these groups does. */
export function versionOfKind(kind: string): string | undefined {
  return ROWS.find(([group]) => kindsOfGroup(group)?.has(kind) === true)?.[1].apiVersion;
}

/** The groups that have a kind, as far as they are known here. */
export function groupsWithKind(kind: string): readonly string[] {
  return GROUPS().get(kind) ?? [];
}

function kindsIn(list: string | undefined): readonly string[] {
  return list?.split(' ') ?? [];
}
