import { structShape, type StructShape } from './shape.ts';

/** What all of them have. */
const OBJECT = { string: 'apiVersion kind', ObjectMeta: 'metadata', any: 'status' };

/** Services, Ingresses and claims, as Kubernetes 1.37 decodes them (k8s.io/api v1, networking/v1): the names of their fields, and no types. */
export const NETWORK_SHAPES: readonly StructShape[] = [
  structShape('Service', 'listed', { ...OBJECT, ServiceSpec: 'spec' }),
  structShape('ServiceSpec', 'listed', {
    '[]ServicePort': 'ports',
    any: 'selector clusterIP clusterIPs type externalIPs sessionAffinity loadBalancerIP loadBalancerSourceRanges externalName externalTrafficPolicy healthCheckNodePort publishNotReadyAddresses sessionAffinityConfig ipFamilies ipFamilyPolicy allocateLoadBalancerNodePorts loadBalancerClass internalTrafficPolicy trafficDistribution ipFamily topologyKeys',
  }),
  structShape('ServicePort', 'listed', {
    any: 'name protocol appProtocol port targetPort nodePort',
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
  structShape('HTTPIngressPath', 'closed', { any: 'path pathType', IngressBackend: 'backend' }),
  structShape('IngressBackend', 'closed', { any: 'resource', IngressServiceBackend: 'service' }),
  structShape('IngressServiceBackend', 'closed', { any: 'name', ServiceBackendPort: 'port' }),
  structShape('ServiceBackendPort', 'closed', { any: 'name number' }),
  structShape('PersistentVolumeClaim', 'listed', { ...OBJECT, PersistentVolumeClaimSpec: 'spec' }),
  structShape('PersistentVolumeClaimSpec', 'listed', {
    any: 'accessModes selector resources volumeName storageClassName volumeMode dataSource dataSourceRef volumeAttributesClassName',
  }),
];

/** Their kinds and apiVersions. */
export const NETWORK_KINDS: ReadonlyMap<string, string> = new Map([
  ['Service', 'v1'],
  ['PersistentVolumeClaim', 'v1'],
  ['Ingress', 'networking.k8s.io/v1'],
]);
