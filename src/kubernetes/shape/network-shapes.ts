import { structShape, type StructShape } from './shape.ts';

/** What all of them have. */
const OBJECT = { string: 'apiVersion kind', ObjectMeta: 'metadata', any: 'status' };

const ACCESS_MODES =
  '[]v1.PersistentVolumeAccessMode=ReadOnlyMany|ReadWriteMany|ReadWriteOnce|ReadWriteOncePod';
const VOLUME_MODE = 'v1.PersistentVolumeMode=Block|Filesystem';

/** Services, Ingresses and claims, as Kubernetes 1.37 decodes them (k8s.io/api v1, networking/v1 and others): the names of their fields, and which have only some values; of the last kinds not even all names. */
export const NETWORK_SHAPES: readonly StructShape[] = [
  structShape('Service', 'listed', { ...OBJECT, ServiceSpec: 'spec' }),
  structShape('ServiceSpec', 'listed', {
    '[]ServicePort': 'ports',
    'v1.ServiceType=ClusterIP|ExternalName|LoadBalancer|NodePort': 'type',
    'v1.ServiceAffinity=ClientIP|None': 'sessionAffinity',
    'v1.ServiceExternalTrafficPolicy=Cluster|Local': 'externalTrafficPolicy',
    'v1.ServiceInternalTrafficPolicy=Cluster|Local': 'internalTrafficPolicy',
    'v1.IPFamilyPolicy=PreferDualStack|RequireDualStack|SingleStack': 'ipFamilyPolicy',
    '[]v1.IPFamily=IPv4|IPv6': 'ipFamilies',
    any: 'selector clusterIP clusterIPs externalIPs loadBalancerIP loadBalancerSourceRanges externalName healthCheckNodePort publishNotReadyAddresses sessionAffinityConfig allocateLoadBalancerNodePorts loadBalancerClass trafficDistribution ipFamily topologyKeys',
  }),
  structShape('ServicePort', 'listed', {
    'v1.Protocol=SCTP|TCP|UDP': 'protocol',
    any: 'name appProtocol port targetPort nodePort',
  }),
  structShape('Ingress', 'listed', { ...OBJECT, IngressSpec: 'spec' }),
  structShape('IngressSpec', 'listed', {
    IngressBackend: 'defaultBackend',
    '[]IngressTLS': 'tls',
    '[]IngressRule': 'rules',
    any: 'ingressClassName',
  }),
  structShape('IngressTLS', 'closed', { any: 'hosts secretName' }),
  structShape('IngressRule', 'closed', { any: 'host', HTTPIngressRuleValue: 'http' }),
  structShape('HTTPIngressRuleValue', 'closed', { '[]HTTPIngressPath': 'paths' }),
  structShape('HTTPIngressPath', 'closed', {
    any: 'path',
    'v1.PathType=Exact|ImplementationSpecific|Prefix': 'pathType',
    IngressBackend: 'backend',
  }),
  structShape('IngressBackend', 'closed', { any: 'resource', IngressServiceBackend: 'service' }),
  structShape('IngressServiceBackend', 'closed', { any: 'name', ServiceBackendPort: 'port' }),
  structShape('ServiceBackendPort', 'closed', { any: 'name number' }),
  structShape('PersistentVolumeClaim', 'listed', { ...OBJECT, PersistentVolumeClaimSpec: 'spec' }),
  structShape('PersistentVolumeClaimSpec', 'listed', {
    [ACCESS_MODES]: 'accessModes',
    [VOLUME_MODE]: 'volumeMode',
    any: 'selector resources volumeName storageClassName dataSource dataSourceRef volumeAttributesClassName',
  }),
  structShape('PersistentVolume', 'partial', { PersistentVolumeSpec: 'spec' }),
  structShape('PersistentVolumeSpec', 'partial', {
    [ACCESS_MODES]: 'accessModes',
    [VOLUME_MODE]: 'volumeMode',
    'v1.PersistentVolumeReclaimPolicy=Delete|Recycle|Retain': 'persistentVolumeReclaimPolicy',
  }),
  structShape('StorageClass', 'partial', {
    'v1.PersistentVolumeReclaimPolicy=Delete|Retain': 'reclaimPolicy',
    'v1.VolumeBindingMode=Immediate|WaitForFirstConsumer': 'volumeBindingMode',
  }),
  structShape('HorizontalPodAutoscaler', 'partial', { HorizontalPodAutoscalerSpec: 'spec' }),
  structShape('HorizontalPodAutoscalerSpec', 'partial', {}),
  structShape('NetworkPolicy', 'partial', { NetworkPolicySpec: 'spec' }),
  structShape('NetworkPolicySpec', 'partial', {
    '[]v1.PolicyType=Egress|Ingress': 'policyTypes',
    '[]NetworkPolicyRule': 'ingress egress',
  }),
  structShape('NetworkPolicyRule', 'partial', { '[]NetworkPolicyPort': 'ports' }),
  structShape('NetworkPolicyPort', 'partial', { 'v1.Protocol=SCTP|TCP|UDP': 'protocol' }),
  structShape('Role', 'partial', { '[]PolicyRule': 'rules' }),
  structShape('ClusterRole', 'partial', { '[]PolicyRule': 'rules' }),
  // Roles of OpenShift 3 had `attributeRestrictions: null`.
  structShape('PolicyRule', 'closed', {
    any: 'verbs apiGroups resources resourceNames nonResourceURLs attributeRestrictions',
  }),
  structShape('RoleBinding', 'partial', { '[]Subject': 'subjects', RoleBindingRole: 'roleRef' }),
  structShape('RoleBindingRole', 'partial', { 'v1.Kind=ClusterRole|Role': 'kind' }),
  structShape('ClusterRoleBinding', 'partial', {
    '[]Subject': 'subjects',
    ClusterRoleBindingRole: 'roleRef',
  }),
  structShape('ClusterRoleBindingRole', 'partial', { 'v1.Kind=ClusterRole': 'kind' }),
  structShape('Subject', 'partial', { 'v1.Kind=Group|ServiceAccount|User': 'kind' }),
];

/** Their kinds and apiVersions. */
export const NETWORK_KINDS: ReadonlyMap<string, string> = new Map([
  ['Service', 'v1'],
  ['PersistentVolumeClaim', 'v1'],
  ['Ingress', 'networking.k8s.io/v1'],
  ['NetworkPolicy', 'networking.k8s.io/v1'],
  ['PersistentVolume', 'v1'],
  ['StorageClass', 'storage.k8s.io/v1'],
  ['HorizontalPodAutoscaler', 'autoscaling/v2'],
  ...['Role', 'ClusterRole', 'RoleBinding', 'ClusterRoleBinding'].map(
    (kind) => [kind, 'rbac.authorization.k8s.io/v1'] as const,
  ),
]);
