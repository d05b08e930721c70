/** Fields that people write in structs that do not have them, by struct and field, and what to do instead. */
const MISTAKES: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  EnvFromSource: {
    configMap: 'Did you mean `configMapRef`?',
    secret: 'Did you mean `secretRef`?',
    configMapKeyRef:
      'Use `configMapRef` for all keys; a single key goes under `env`, as `valueFrom.configMapKeyRef`.',
    secretKeyRef:
      'Use `secretRef` for all keys; a single key goes under `env`, as `valueFrom.secretKeyRef`.',
    name: 'The name goes under `configMapRef` or `secretRef`; a variable with a `name` goes under `env`.',
    value: 'A variable with a value goes under `env`.',
    valueFrom: 'A variable with `valueFrom` goes under `env`.',
    optional: 'Move `optional` into `configMapRef` or `secretRef`.',
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
    valueRef: 'Did you mean `valueFrom`?',
    values: 'Did you mean `value`?',
    key: 'A variable has a `name`; the `key` goes under `valueFrom.configMapKeyRef` or `secretKeyRef`.',
  },
  EnvVarSource: {
    configMapRef: 'Did you mean `configMapKeyRef`?',
    configMap: 'Did you mean `configMapKeyRef`?',
    configMapSelector: 'Did you mean `configMapKeyRef`?',
    secretRef: 'Did you mean `secretKeyRef`?',
    secret: 'Did you mean `secretKeyRef`?',
    resourceRef: 'Did you mean `resourceFieldRef`?',
    name: 'The name goes under `configMapKeyRef` or `secretKeyRef`.',
    key: 'The key goes under `configMapKeyRef` or `secretKeyRef`.',
  },
  ConfigMapKeySelector: { ...namespaceMistake(), configMapName: 'Did you mean `name`?' },
  SecretKeySelector: { ...namespaceMistake(), secretName: 'Did you mean `name`?' },
  Volume: {
    configMapRef: 'Did you mean `configMap`?',
    secretRef: 'Did you mean `secret`?',
    secretName: 'Put it under `secret`.',
    claimName: 'Put it under `persistentVolumeClaim`.',
    pvc: 'Did you mean `persistentVolumeClaim`?',
    mountPath: 'Set the mount path in the `volumeMounts` of a container.',
    items: 'Put `items` under the source: `configMap`, `secret` …',
    optional: 'Put `optional` under the source: `configMap`, `secret` …',
    defaultMode: 'Put `defaultMode` under the source: `configMap`, `secret` …',
    path: 'Put `path` under the source, such as `hostPath`.',
  },
  ConfigMapVolumeSource: {
    ...namespaceMistake(),
    configMapName: 'Did you mean `name`?',
    secretName: 'A ConfigMap is named with `name`.',
    mode: 'Did you mean `defaultMode`?',
  },
  SecretVolumeSource: {
    ...namespaceMistake(),
    name: 'Did you mean `secretName`? A volume names a ConfigMap with `name`, but a Secret with `secretName`.',
    mode: 'Did you mean `defaultMode`?',
  },
  ConfigMapProjection: {
    ...namespaceMistake(),
    configMapName: 'Did you mean `name`?',
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
    defaultMode: 'Did you mean `mode`?',
    mountPath: 'Did you mean `path`?',
    name: 'Did you mean `key`?',
  },
  VolumeMount: {
    path: 'Did you mean `mountPath`?',
    volumeName: 'Did you mean `name`?',
    configMap: 'The source goes into the `volumes` of the pod; here only its name.',
    secret: 'The source goes into the `volumes` of the pod; here only its name.',
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
    environment: 'Did you mean `env`?',
    envVars: 'Did you mean `env`?',
    volumeMount: 'Did you mean `volumeMounts`?',
    mounts: 'Did you mean `volumeMounts`?',
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
    imagePullSecret: 'Did you mean `imagePullSecrets`?',
  },
  PodTemplateSpec: {
    containers: 'Put it under `spec`.',
    initContainers: 'Put it under `spec`.',
    volumes: 'Put it under `spec`.',
    imagePullSecrets: 'Put it under `spec`.',
  },
  DeploymentSpec: podMistakes(),
  ReplicaSetSpec: podMistakes(),
  StatefulSetSpec: podMistakes(),
  DaemonSetSpec: podMistakes(),
  JobSpec: podMistakes(),
  CronJobSpec: { template: 'Did you mean `jobTemplate`?' },
  Deployment: {
    template: 'Put it under `spec`.',
    data: 'Only ConfigMaps and Secrets have `data`.',
  },
};

const TABLE: ReadonlyMap<string, string> = new Map(
  Object.entries(MISTAKES).flatMap(([struct, fields]) =>
    Object.entries(fields).map(([field, help]) => [`${struct}.${field}`, help] as const),
  ),
);

/** What to do instead of a field that a struct does not have, for the mistakes people make; undefined for others. */
export function helpForMistake(struct: string, field: string): string | undefined {
  const name = struct === 'EphemeralContainer' ? 'Container' : struct;
  return TABLE.get(`${name}.${field}`);
}

function refMistakes(keyRef: string): Readonly<Record<string, string>> {
  return {
    ...namespaceMistake(),
    key: `\`envFrom\` takes all keys; a single one goes under \`env\`, as \`valueFrom.${keyRef}\`.`,
    prefix: 'Move `prefix` up, next to the reference.',
    configMapName: 'Did you mean `name`?',
    secretName: 'Did you mean `name`?',
  };
}

function namespaceMistake(): Readonly<Record<string, string>> {
  return {
    namespace:
      'Remove it: a pod reads ConfigMaps and Secrets of its own namespace only. Make a copy there if the original is elsewhere.',
  };
}

function podMistakes(): Readonly<Record<string, string>> {
  return {
    containers: 'Put it under `template.spec`.',
    volumes: 'Put it under `template.spec`.',
    initContainers: 'Put it under `template.spec`.',
    imagePullSecrets: 'Put it under `template.spec`.',
  };
}
