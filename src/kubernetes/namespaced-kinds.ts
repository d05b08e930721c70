/** Groups with their kinds that are certainly in a namespace; of the built-in ones, those that people write. */
const KINDS: Readonly<Record<string, string>> = {
  '': 'ConfigMap Endpoints LimitRange PersistentVolumeClaim Pod ReplicationController ResourceQuota Secret Service ServiceAccount',
  apps: 'DaemonSet Deployment ReplicaSet StatefulSet',
  autoscaling: 'HorizontalPodAutoscaler',
  batch: 'CronJob Job',
  'discovery.k8s.io': 'EndpointSlice',
  'networking.k8s.io': 'Ingress NetworkPolicy',
  policy: 'PodDisruptionBudget',
  'rbac.authorization.k8s.io': 'Role RoleBinding',

  'argoproj.io': 'AppProject Application ApplicationSet',
  'bitnami.com': 'SealedSecret',
  'cert-manager.io': 'Certificate Issuer',
  'cilium.io': 'CiliumNetworkPolicy',
  'elasticsearch.k8s.elastic.co': 'Elasticsearch',
  'external-secrets.io': 'ExternalSecret PushSecret SecretStore',
  'gateway.networking.k8s.io':
    'GRPCRoute Gateway HTTPRoute ReferenceGrant TCPRoute TLSRoute UDPRoute',
  'grafana.integreatly.org': 'Grafana GrafanaDashboard GrafanaDatasource GrafanaFolder',
  'helm.toolkit.fluxcd.io': 'HelmRelease',
  'image.toolkit.fluxcd.io': 'ImagePolicy ImageRepository ImageUpdateAutomation',
  'kustomize.toolkit.fluxcd.io': 'Kustomization',
  'monitoring.coreos.com': 'AlertmanagerConfig PodMonitor PrometheusRule ServiceMonitor',
  'notification.toolkit.fluxcd.io': 'Alert Provider Receiver',
  'postgresql.cnpg.io': 'Cluster Pooler ScheduledBackup',
  'source.toolkit.fluxcd.io': 'Bucket GitRepository HelmChart HelmRepository OCIRepository',
  'traefik.io': 'IngressRoute Middleware',
  'volsync.backube': 'ReplicationDestination ReplicationSource',
};

const KNOWN: ReadonlyMap<string, ReadonlySet<string>> = new Map(
  Object.entries(KINDS).map(([group, kinds]) => [group, new Set(kinds.split(' '))]),
);

/** Whether objects of a kind are in a namespace; false if that is not known. */
export function isNamespacedKind({
  group,
  kind,
}: {
  readonly group: string;
  readonly kind: string;
}): boolean {
  return KNOWN.get(group)?.has(kind) === true;
}
