import { SHAPES } from './all-shapes.ts';
import { ARGO_MISTAKES } from './argo-mistakes.ts';
import { helpFor, meant, type FieldMistake, type Mistakes } from './field-mistake.ts';

/** What a pod has, and what holds a template of one has not. */
const POD_FIELDS = 'containers initContainers volumes imagePullSecrets';

/** What belongs to a HelmRelease, and not to its `chart` or the `spec` of that. */
const BESIDE_CHART: Readonly<Record<string, string>> = {
  chartRef: 'Put it under `spec`, instead of `chart`.',
  ...helpFor(
    'values valuesFrom install upgrade rollback uninstall test targetNamespace storageNamespace releaseName dependsOn timeout maxHistory driftDetection postRenderers serviceAccountName suspend',
    'Put it under `spec`, beside `chart`.',
  ),
};

/** Fields that people write in structs that do not have them, by struct and field, and what to do instead. */
const MISTAKES: Mistakes = {
  EnvFromSource: {
    configMap: meant('configMapRef'),
    secret: meant('secretRef'),
    configMapKeyRef:
      'Use `configMapRef` for all keys; a single key goes under `env`, as `valueFrom.configMapKeyRef`.',
    secretKeyRef:
      'Use `secretRef` for all keys; a single key goes under `env`, as `valueFrom.secretKeyRef`.',
    name: 'The name goes under `configMapRef` or `secretRef`; a variable with a `name` goes under `env`.',
    value: 'A variable with a value goes under `env`.',
    valueFrom: 'A variable with `valueFrom` goes under `env`.',
    optional: 'Move `optional` into `configMapRef` or `secretRef`.',
  },
  ObjectMeta: {
    data: outOfMetadata(),
    stringData: outOfMetadata(),
    binaryData: outOfMetadata(),
    spec: outOfMetadata(),
    type: outOfMetadata(),
    immutable: outOfMetadata(),
    label: meant('labels'),
    annotation: meant('annotations'),
  },
  ConfigMapEnvSource: refMistakes('configMapKeyRef'),
  SecretEnvSource: refMistakes('secretKeyRef'),
  EnvVar: {
    configMapKeyRef: 'Put it under `valueFrom`.',
    secretKeyRef: 'Put it under `valueFrom`.',
    fieldRef: 'Put it under `valueFrom`.',
    resourceFieldRef: 'Put it under `valueFrom`.',
    configMapRef: 'Move the item to `envFrom`.',
    secretRef: 'Move the item to `envFrom`.',
    valueRef: meant('valueFrom'),
    values: meant('value'),
    key: 'A variable has a `name`; the `key` goes under `valueFrom.configMapKeyRef` or `secretKeyRef`.',
  },
  EnvVarSource: {
    configMapRef: meant('configMapKeyRef'),
    configMap: meant('configMapKeyRef'),
    configMapSelector: meant('configMapKeyRef'),
    secretRef: meant('secretKeyRef'),
    secret: meant('secretKeyRef'),
    resourceRef: meant('resourceFieldRef'),
    name: 'The name goes under `configMapKeyRef` or `secretKeyRef`.',
    key: 'The key goes under `configMapKeyRef` or `secretKeyRef`.',
  },
  ConfigMapKeySelector: { ...namespaceMistake(), configMapName: meant('name') },
  SecretKeySelector: { ...namespaceMistake(), secretName: meant('name') },
  SecurityContext: helpFor(
    'fsGroup fsGroupChangePolicy supplementalGroups supplementalGroupsPolicy sysctls',
    'Only a pod has it: put it under `securityContext` of the pod, beside `containers`.',
  ),
  PodSecurityContext: helpFor(
    'allowPrivilegeEscalation capabilities privileged procMount readOnlyRootFilesystem',
    'Only a container has it: put it under `securityContext` of the container.',
  ),
  ServiceSpec: helpFor('port targetPort nodePort protocol', 'Put it under an item of `ports`.'),
  ServicePort: helpFor('type selector clusterIP', 'Put it under `spec`, beside `ports`.'),
  Ingress: { annotations: 'Put it under `metadata`.' },
  PersistentVolumeClaimSpec: {
    storage: 'Put it under `resources.requests`.',
    persistentVolumeReclaimPolicy:
      'Remove it: a PersistentVolume has it, or as `reclaimPolicy` a StorageClass.',
  },
  HTTPIngressPath: { annotations: 'Put it under `metadata`.' },
  IngressBackend: helpFor(
    'serviceName servicePort',
    'Write `service: {name: …, port: {number: …}}`.',
  ),
  Volume: {
    configMapRef: meant('configMap'),
    secretRef: meant('secret'),
    secretName: 'Put it under `secret`.',
    claimName: 'Put it under `persistentVolumeClaim`.',
    pvc: meant('persistentVolumeClaim'),
    mountPath: 'Set the mount path in the `volumeMounts` of a container.',
    items: 'Put `items` under the source: `configMap`, `secret` …',
    optional: 'Put `optional` under the source: `configMap`, `secret` …',
    defaultMode: 'Put `defaultMode` under the source: `configMap`, `secret` …',
    path: 'Put `path` under the source, such as `hostPath`.',
  },
  ConfigMapVolumeSource: {
    ...namespaceMistake(),
    configMapName: meant('name'),
    secretName: 'A ConfigMap is named with `name`.',
    mode: meant('defaultMode'),
  },
  SecretVolumeSource: {
    ...namespaceMistake(),
    name: 'Did you mean `secretName`? A volume names a ConfigMap with `name`, but a Secret with `secretName`.',
    mode: meant('defaultMode'),
  },
  ConfigMapProjection: {
    ...namespaceMistake(),
    configMapName: meant('name'),
    defaultMode: 'Move `defaultMode` up to `projected`; an item can have a `mode`.',
  },
  SecretProjection: {
    ...namespaceMistake(),
    secretName:
      'Did you mean `name`? A volume names its Secret with `secretName`, but a projected source with `name`.',
    defaultMode: 'Move `defaultMode` up to `projected`; an item can have a `mode`.',
  },
  VolumeProjection: {
    name: 'The name goes under `configMap` or `secret`.',
    items: 'Put `items` under `configMap` or `secret`.',
  },
  KeyToPath: {
    defaultMode: meant('mode'),
    mountPath: meant('path'),
    name: meant('key'),
  },
  VolumeMount: {
    path: meant('mountPath'),
    volumeName: meant('name'),
    configMap:
      'Write the ConfigMap or Secret under `volumes` of the pod, and only its name in this list.',
    secret:
      'Write the ConfigMap or Secret under `volumes` of the pod, and only its name in this list.',
    defaultMode: 'Modes are set on the volume: `configMap.defaultMode`, `secret.defaultMode`.',
    items: 'Items are chosen on the volume: `configMap.items`, `secret.items`.',
  },
  ConfigMap: {
    stringData: 'A ConfigMap has `data` only: text as it is.',
    type: 'Only Secrets have a type.',
    spec: 'A ConfigMap has no `spec`: keys go under `data`.',
  },
  Secret: {
    binaryData: 'A Secret has `data` only: everything in base64.',
    spec: 'A Secret has no `spec`: keys go under `data` or `stringData`.',
  },
  Container: {
    volumes: 'Volumes belong to the pod: move it up to the pod spec, next to `containers`.',
    environment: meant('env'),
    envVars: meant('env'),
    volumeMount: meant('volumeMounts'),
    mounts: meant('volumeMounts'),
    imagePullSecrets: 'Pull secrets belong to the pod: move it up, next to `containers`.',
    configMapRef: 'Put it into an item of `envFrom`.',
    secretRef: 'Put it into an item of `envFrom`.',
    valueFrom: 'Put it into an item of `env`.',
  },
  PodSpec: {
    env: 'Variables belong to a container: move it into an item of `containers`.',
    envFrom: 'Variables belong to a container: move it into an item of `containers`.',
    volumeMounts: 'Mounts belong to a container: move it into an item of `containers`.',
    volumeClaimTemplates: 'Move it up to the `spec` of the StatefulSet.',
    imagePullSecret: meant('imagePullSecrets'),
    ...helpFor('labels annotations', 'Put it under `metadata`, beside the `spec` of the pod.'),
  },
  DeploymentSpec: helpFor(POD_FIELDS, 'Put it under `template.spec`.'),
  ReplicaSetSpec: helpFor(POD_FIELDS, 'Put it under `template.spec`.'),
  StatefulSetSpec: helpFor(POD_FIELDS, 'Put it under `template.spec`.'),
  DaemonSetSpec: helpFor(POD_FIELDS, 'Put it under `template.spec`.'),
  JobSpec: helpFor(POD_FIELDS, 'Put it under `template.spec`.'),
  CronJobSpec: { template: meant('jobTemplate') },
  HelmReleaseSpec: {
    postBuild:
      'Only Kustomizations have `postBuild`: move it to the Kustomization that applies this.',
    decryption: 'Only Kustomizations decrypt: move it to the Kustomization that applies this.',
    name: 'The object is named in `metadata`, the release with `releaseName`.',
    namespace:
      'The namespace of the object is in `metadata`, that of the release in `targetNamespace`.',
    ...helpFor(
      'version sourceRef valuesFiles valuesFile reconcileStrategy',
      'Put it under `chart.spec`. With `chartRef`, the object that it names has it.',
    ),
    ...helpFor(
      'env envFrom envFromSecret envFromSecrets extraEnv extraEnvFrom existingSecret image imagePullSecrets ingress persistence resources replicaCount replicas service serviceAccount controllers podAnnotations affinity tolerations nodeSelector securityContext podSecurityContext volumes volumeMounts extraVolumes extraVolumeMounts global config',
      'Values of the chart go under `values`.',
    ),
  },
  HelmChartTemplate: {
    ...helpFor(
      'chart version sourceRef interval reconcileStrategy valuesFiles valuesFile',
      'Put it under `chart.spec`.',
    ),
    ...BESIDE_CHART,
  },
  HelmChartTemplateSpec: BESIDE_CHART,
  ValuesReference: {
    key: meant('valuesKey'),
    namespace: 'Remove it: Flux reads ConfigMaps and Secrets of the namespace of the HelmRelease.',
  },
  KustomizationSpec: {
    substitute: 'Put it under `postBuild`.',
    substituteFrom: 'Put it under `postBuild`.',
    secretRef: 'Put it under `decryption`.',
    ...helpFor('releaseName chart values valuesFrom', 'Only a HelmRelease has it: move it there.'),
  },
  HealthCheck: helpFor(
    'labelSelector selector matchLabels labels',
    'A health check has the `name` of one object.',
  ),
  SubstituteReference: {
    namespace:
      'Remove it: Flux reads ConfigMaps and Secrets of the namespace of the Kustomization.',
    key: 'Remove it: Flux takes all keys.',
  },
  DecryptionSecret: {
    namespace: 'Remove it: Flux reads Secrets of the namespace of the Kustomization.',
  },
  SecretStoreRef: {
    namespace:
      'Remove it: a SecretStore is read in the namespace of the ExternalSecret; a ClusterSecretStore is of all namespaces.',
  },
  Deployment: { data: 'Only ConfigMaps and Secrets have `data`.' },
  ...ARGO_MISTAKES,
};

const TABLE: ReadonlyMap<string, FieldMistake> = new Map(
  Object.entries(MISTAKES).flatMap(([struct, fields]) =>
    Object.entries(fields).map(([field, mistake]) => {
      const known = typeof mistake === 'string' ? { help: mistake } : mistake;
      return [`${struct}.${field}`, known] as const;
    }),
  ),
);

/** What to do instead of a field that a struct does not have, for the mistakes people make; undefined for others. */
export function knownMistake(struct: string, field: string): FieldMistake | undefined {
  const name = struct === 'EphemeralContainer' ? 'Container' : struct;
  return TABLE.get(`${name}.${field}`) ?? ofSpec(name, field);
}

/** A field of the `spec` of an object, beside it: indented too little. */
function ofSpec(struct: string, field: string): FieldMistake | undefined {
  const spec = SHAPES.get(struct)?.fields.get('spec');
  const isInSpec = spec?.kind === 'struct' && SHAPES.get(spec.name)?.fields.has(field) === true;
  return isInSpec ? { help: 'Put it under `spec`.' } : undefined;
}

/** It belongs beside `metadata`, and is indented too far. */
function outOfMetadata(): FieldMistake {
  return { help: 'Move it out of `metadata`: indent it less.' };
}

function refMistakes(keyRef: string): Readonly<Record<string, string | FieldMistake>> {
  return {
    ...namespaceMistake(),
    key: `\`envFrom\` takes all keys; a single one goes under \`env\`, as \`valueFrom.${keyRef}\`.`,
    prefix: 'Move `prefix` up, next to the reference.',
    configMapName: meant('name'),
    secretName: meant('name'),
  };
}

function namespaceMistake(): Readonly<Record<string, string>> {
  return {
    namespace:
      'Remove it: a pod reads ConfigMaps and Secrets of its own namespace only. Make a copy there if the original is elsewhere.',
  };
}
