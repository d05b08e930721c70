import { ANY_GVK } from '../object/gvk.ts';
import type { Gvk } from '../object/selector.ts';
import type { FieldSpec } from './field-spec.ts';

/** Fields that hold the name of an object of a type: where kustomize follows a change of name. */
export interface NameReference extends Gvk {
  readonly referrers: readonly FieldSpec[];
}

const RBAC = 'rbac.authorization.k8s.io';
const ADMISSION = 'admissionregistration.k8s.io';

/** Kinds that hold pods, and where. */
const POD_SPECS: readonly (readonly [string, string, version?: string])[] = [
  ['Pod', 'spec', 'v1'],
  ['PodTemplate', 'template/spec'],
  ['Deployment', 'spec/template/spec'],
  ['ReplicaSet', 'spec/template/spec'],
  ['DaemonSet', 'spec/template/spec'],
  ['StatefulSet', 'spec/template/spec'],
  ['Job', 'spec/template/spec'],
  ['CronJob', 'spec/jobTemplate/spec/template/spec'],
];

/** Kinds that hold pods in the tables of service accounts, claims and priority classes. */
const OTHER_POD_SPECS: readonly (readonly [string, string])[] = [
  ['Pod', 'spec'],
  ['StatefulSet', 'spec/template/spec'],
  ['Deployment', 'spec/template/spec'],
  ['ReplicationController', 'spec/template/spec'],
  ['CronJob', 'spec/jobTemplate/spec/template/spec'],
  ['Job', 'spec/template/spec'],
  ['DaemonSet', 'spec/template/spec'],
];

function field(path: string, kind: string, group = '', version = ''): FieldSpec {
  return { path, kind, group, version, create: false };
}

function inPods(...paths: readonly string[]): readonly FieldSpec[] {
  return POD_SPECS.flatMap(([kind, spec, version]) =>
    paths.map((path) => field(`${spec}/${path}`, kind, '', version)),
  );
}

function inOtherPods(path: string): readonly FieldSpec[] {
  return OTHER_POD_SPECS.map(([kind, spec]) => field(`${spec}/${path}`, kind));
}

function target(kind: string, version = '', group = ''): Gvk {
  return { ...ANY_GVK, kind, version, group };
}

function scaled(kind: string): NameReference {
  const referrers = [field('spec/scaleTargetRef/name', 'HorizontalPodAutoscaler')];
  return { ...target(kind), referrers };
}

const SCALED = ['Deployment', 'ReplicationController', 'ReplicaSet', 'StatefulSet'];

/** kustomize's built-in table. Nothing else is rewritten: no ephemeral containers, no custom resources. */
export const DEFAULT_NAME_REFERENCES: readonly NameReference[] = [
  ...SCALED.map(scaled),
  {
    ...target('ConfigMap', 'v1'),
    referrers: [
      ...inPods(
        'volumes/configMap/name',
        'containers/env/valueFrom/configMapKeyRef/name',
        'initContainers/env/valueFrom/configMapKeyRef/name',
        'containers/envFrom/configMapRef/name',
        'initContainers/envFrom/configMapRef/name',
        'volumes/projected/sources/configMap/name',
      ),
      field('spec/configSource/configMap', 'Node'),
      field('rules/resourceNames', 'Role'),
      field('rules/resourceNames', 'ClusterRole'),
      field(
        'metadata/annotations/nginx.ingress.kubernetes.io\\/fastcgi-params-configmap',
        'Ingress',
      ),
    ],
  },
  {
    ...target('Secret', 'v1'),
    referrers: [
      ...inPods(
        'volumes/secret/secretName',
        'containers/env/valueFrom/secretKeyRef/name',
        'initContainers/env/valueFrom/secretKeyRef/name',
        'containers/envFrom/secretRef/name',
        'initContainers/envFrom/secretRef/name',
        'imagePullSecrets/name',
        'volumes/projected/sources/secret/name',
      ),
      field('spec/tls/secretName', 'Ingress'),
      field('metadata/annotations/ingress.kubernetes.io\\/auth-secret', 'Ingress'),
      field('metadata/annotations/nginx.ingress.kubernetes.io\\/auth-secret', 'Ingress'),
      field('metadata/annotations/nginx.ingress.kubernetes.io\\/auth-tls-secret', 'Ingress'),
      field('imagePullSecrets/name', 'ServiceAccount'),
      field('parameters/secretName', 'StorageClass'),
      field('parameters/adminSecretName', 'StorageClass'),
      field('parameters/userSecretName', 'StorageClass'),
      field('parameters/secretRef', 'StorageClass'),
      field('rules/resourceNames', 'Role'),
      field('rules/resourceNames', 'ClusterRole'),
      field(
        'spec/template/spec/containers/env/valueFrom/secretKeyRef/name',
        'Service',
        'serving.knative.dev',
        'v1',
      ),
      field('spec/azureFile/secretName', 'PersistentVolume'),
    ],
  },
  {
    ...target('Service', 'v1'),
    referrers: [
      field('spec/serviceName', 'StatefulSet', 'apps'),
      field('spec/rules/http/paths/backend/serviceName', 'Ingress'),
      field('spec/backend/serviceName', 'Ingress'),
      field('spec/rules/http/paths/backend/service/name', 'Ingress'),
      field('spec/defaultBackend/service/name', 'Ingress'),
      field('spec/service/name', 'APIService', 'apiregistration.k8s.io'),
      field('webhooks/clientConfig/service', 'ValidatingWebhookConfiguration', ADMISSION),
      field('webhooks/clientConfig/service', 'MutatingWebhookConfiguration', ADMISSION),
    ],
  },
  { ...target('Role', '', RBAC), referrers: [field('roleRef/name', 'RoleBinding', RBAC)] },
  {
    ...target('ClusterRole', '', RBAC),
    referrers: [
      field('roleRef/name', 'RoleBinding', RBAC),
      field('roleRef/name', 'ClusterRoleBinding', RBAC),
    ],
  },
  {
    ...target('ServiceAccount', 'v1'),
    referrers: [
      field('subjects', 'RoleBinding', RBAC),
      field('subjects', 'ClusterRoleBinding', RBAC),
      ...inOtherPods('serviceAccountName'),
    ],
  },
  {
    ...target('PersistentVolumeClaim', 'v1'),
    referrers: inOtherPods('volumes/persistentVolumeClaim/claimName'),
  },
  {
    ...target('PersistentVolume', 'v1'),
    referrers: [
      field('spec/volumeName', 'PersistentVolumeClaim'),
      field('rules/resourceNames', 'ClusterRole'),
    ],
  },
  {
    ...target('StorageClass', 'v1', 'storage.k8s.io'),
    referrers: [
      field('spec/storageClassName', 'PersistentVolume'),
      field('spec/storageClassName', 'PersistentVolumeClaim'),
      field('spec/volumeClaimTemplates/spec/storageClassName', 'StatefulSet'),
    ],
  },
  {
    ...target('PriorityClass', 'v1', 'scheduling.k8s.io'),
    referrers: inOtherPods('priorityClassName'),
  },
  {
    // The group holds a version by mistake, so that this entry never means anything; kustomize has it so.
    ...target('IngressClass', 'v1', 'networking.k8s.io/v1'),
    referrers: [field('spec/ingressClassName', 'Ingress')],
  },
  {
    ...target('ValidatingAdmissionPolicy', '', ADMISSION),
    referrers: [field('spec/policyName', 'ValidatingAdmissionPolicyBinding', ADMISSION)],
  },
];
