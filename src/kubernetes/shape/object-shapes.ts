import { structShape, type StructShape } from './shape.ts';

/** Objects, pod templates and environments, as Kubernetes 1.37 decodes them (k8s.io/api v1, apps/v1, batch/v1). */
const WORKLOAD = { string: 'apiVersion kind', ObjectMeta: 'metadata', any: 'status' };
const CONTAINER = {
  string: 'name image workingDir terminationMessagePath',
  '[]string': 'command args',
  '[]EnvFromSource': 'envFrom',
  '[]EnvVar': 'env',
  '[]VolumeMount': 'volumeMounts',
  '[]VolumeDevice': 'volumeDevices',
  bool: 'stdin stdinOnce tty',
  ResourceRequirements: 'resources',
  any: 'ports resizePolicy restartPolicy restartPolicyRules livenessProbe readinessProbe startupProbe lifecycle terminationMessagePolicy imagePullPolicy securityContext',
};

export const OBJECT_SHAPES: readonly StructShape[] = [
  structShape('ConfigMap', 'closed', {
    string: 'apiVersion kind',
    ObjectMeta: 'metadata',
    bool: 'immutable',
    '{}string': 'data',
    '{}bytes': 'binaryData',
  }),
  structShape('Secret', 'closed', {
    string: 'apiVersion kind',
    ObjectMeta: 'metadata',
    bool: 'immutable',
    '{}bytes': 'data',
    '{}string': 'stringData',
    'v1.SecretType': 'type',
  }),
  structShape('ObjectMeta', 'closed', {
    string: 'name generateName namespace selfLink uid resourceVersion',
    '{}string': 'labels annotations',
    '[]string': 'finalizers',
    any: 'generation creationTimestamp deletionTimestamp deletionGracePeriodSeconds ownerReferences managedFields clusterName',
  }),
  structShape('Pod', 'listed', { ...WORKLOAD, PodSpec: 'spec' }),
  structShape('PodTemplate', 'listed', {
    string: 'apiVersion kind',
    ObjectMeta: 'metadata',
    PodTemplateSpec: 'template',
  }),
  structShape('ReplicationController', 'listed', {
    ...WORKLOAD,
    ReplicationControllerSpec: 'spec',
  }),
  structShape('Deployment', 'listed', { ...WORKLOAD, DeploymentSpec: 'spec' }),
  structShape('ReplicaSet', 'listed', { ...WORKLOAD, ReplicaSetSpec: 'spec' }),
  structShape('StatefulSet', 'listed', { ...WORKLOAD, StatefulSetSpec: 'spec' }),
  structShape('DaemonSet', 'listed', { ...WORKLOAD, DaemonSetSpec: 'spec' }),
  structShape('Job', 'listed', { ...WORKLOAD, JobSpec: 'spec' }),
  structShape('CronJob', 'listed', { ...WORKLOAD, CronJobSpec: 'spec' }),
  structShape('ReplicationControllerSpec', 'listed', {
    PodTemplateSpec: 'template',
    any: 'replicas minReadySeconds selector',
  }),
  structShape('DeploymentSpec', 'listed', {
    PodTemplateSpec: 'template',
    any: 'replicas selector strategy minReadySeconds revisionHistoryLimit paused progressDeadlineSeconds',
  }),
  structShape('ReplicaSetSpec', 'listed', {
    PodTemplateSpec: 'template',
    any: 'replicas minReadySeconds selector',
  }),
  structShape('StatefulSetSpec', 'listed', {
    PodTemplateSpec: 'template',
    any: 'replicas selector volumeClaimTemplates serviceName podManagementPolicy updateStrategy revisionHistoryLimit minReadySeconds persistentVolumeClaimRetentionPolicy ordinals',
  }),
  structShape('DaemonSetSpec', 'listed', {
    PodTemplateSpec: 'template',
    any: 'selector updateStrategy minReadySeconds revisionHistoryLimit',
  }),
  structShape('JobSpec', 'listed', {
    PodTemplateSpec: 'template',
    any: 'parallelism completions activeDeadlineSeconds podFailurePolicy successPolicy backoffLimit backoffLimitPerIndex maxFailedIndexes selector manualSelector ttlSecondsAfterFinished completionMode suspend podReplacementPolicy managedBy',
    'any@37': 'scheduling',
  }),
  structShape('CronJobSpec', 'listed', {
    JobTemplateSpec: 'jobTemplate',
    any: 'schedule timeZone startingDeadlineSeconds concurrencyPolicy suspend successfulJobsHistoryLimit failedJobsHistoryLimit',
  }),
  structShape('JobTemplateSpec', 'listed', { ObjectMeta: 'metadata', JobSpec: 'spec' }),
  structShape('PodTemplateSpec', 'listed', { ObjectMeta: 'metadata', PodSpec: 'spec' }),
  structShape('PodSpec', 'listed', {
    '[]Volume': 'volumes',
    '[]Container': 'initContainers containers',
    '[]EphemeralContainer': 'ephemeralContainers',
    '[]LocalObjectReference': 'imagePullSecrets',
    '{}string': 'nodeSelector',
    string:
      'serviceAccountName serviceAccount nodeName hostname subdomain schedulerName priorityClassName runtimeClassName hostnameOverride',
    bool: 'automountServiceAccountToken hostNetwork hostPID hostIPC shareProcessNamespace enableServiceLinks setHostnameAsFQDN hostUsers',
    'any@37': 'evictionResponders',
    any: 'restartPolicy terminationGracePeriodSeconds activeDeadlineSeconds dnsPolicy securityContext affinity tolerations hostAliases priority dnsConfig readinessGates preemptionPolicy overhead topologySpreadConstraints os schedulingGates resourceClaims resources schedulingGroup workloadRef',
  }),
  structShape('Container', 'listed', CONTAINER),
  structShape('EphemeralContainer', 'listed', {
    ...CONTAINER,
    string: `${CONTAINER.string} targetContainerName`,
  }),
  structShape('ResourceRequirements', 'listed', {
    '{}quantity': 'limits requests',
    any: 'claims',
  }),
  structShape('EnvFromSource', 'closed', {
    string: 'prefix',
    ConfigMapEnvSource: 'configMapRef',
    SecretEnvSource: 'secretRef',
  }),
  structShape('ConfigMapEnvSource', 'closed', { string: 'name', bool: 'optional' }),
  structShape('SecretEnvSource', 'closed', { string: 'name', bool: 'optional' }),
  structShape('EnvVar', 'closed', { string: 'name value', EnvVarSource: 'valueFrom' }),
  structShape('EnvVarSource', 'closed', {
    ObjectFieldSelector: 'fieldRef',
    ResourceFieldSelector: 'resourceFieldRef',
    ConfigMapKeySelector: 'configMapKeyRef',
    SecretKeySelector: 'secretKeyRef',
    FileKeySelector: 'fileKeyRef',
  }),
  structShape('ObjectFieldSelector', 'closed', { string: 'apiVersion fieldPath' }),
  structShape('ResourceFieldSelector', 'closed', {
    string: 'containerName resource',
    any: 'divisor',
  }),
  structShape('ConfigMapKeySelector', 'closed', { string: 'name key', bool: 'optional' }),
  structShape('SecretKeySelector', 'closed', { string: 'name key', bool: 'optional' }),
  structShape('FileKeySelector', 'closed', { string: 'volumeName path key', bool: 'optional' }),
  structShape('LocalObjectReference', 'closed', { string: 'name' }),
];
