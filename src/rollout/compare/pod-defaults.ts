/**
 * The defaults that the API server fills into a pod template (kubernetes: pkg/apis/core/v1/defaults.go), and the zeros of fields that are not
 * pointers in Go. `enableServiceLinks` and requests made of limits are filled into Pods only, so in a template they differ from what is absent.
 * `derive-tables` compares them with what the modules of Kubernetes have.
 */
const DEFAULTS: readonly (readonly [path: RegExp, defaults: Readonly<Record<string, string>>])[] = [
  [
    /^spec$/,
    {
      restartPolicy: 's:Always',
      dnsPolicy: 's:ClusterFirst',
      schedulerName: 's:default-scheduler',
      terminationGracePeriodSeconds: 'n:30',
      hostNetwork: 'b:false',
      hostPID: 'b:false',
      hostIPC: 'b:false',
    },
  ],
  [
    /^spec\.(?:initContainers|containers)\[\]$/,
    {
      terminationMessagePath: 's:/dev/termination-log',
      terminationMessagePolicy: 's:File',
      stdin: 'b:false',
      stdinOnce: 'b:false',
      tty: 'b:false',
    },
  ],
  [/\.ports\[\]$/, { protocol: 's:TCP', hostPort: 'n:0' }],
  [/\.volumeMounts\[\]$/, { readOnly: 'b:false' }],
  [/\.fieldRef$/, { apiVersion: 's:v1' }],
  [/\.fileKeyRef$/, { optional: 'b:false' }],
  [
    /\.(?:liveness|readiness|startup)Probe$/,
    {
      timeoutSeconds: 'n:1',
      periodSeconds: 'n:10',
      successThreshold: 'n:1',
      failureThreshold: 'n:3',
      initialDelaySeconds: 'n:0',
    },
  ],
  [/\.httpGet$/, { path: 's:/', scheme: 's:HTTP' }],
  [/\.grpc$/, { service: 's:' }],
  [/^spec\.volumes\[\]\.(?:configMap|secret|projected|downwardAPI)$/, { defaultMode: 'n:420' }],
  [/\.serviceAccountToken$/, { expirationSeconds: 'n:3600' }],
  [/^spec\.volumes\[\]\.(?!csi$)\w+$/, { readOnly: 'b:false' }],
  [/\.hostPath$/, { type: 's:' }],
  [/\.(?:awsElasticBlockStore|gcePersistentDisk)$/, { partition: 'n:0' }],
  [
    /\.iscsi$/,
    {
      iscsiInterface: 's:default',
      chapAuthDiscovery: 'b:false',
      chapAuthSession: 'b:false',
    },
  ],
  [/\.rbd$/, { pool: 's:rbd', user: 's:admin', keyring: 's:/etc/ceph/keyring' }],
  [/\.azureDisk$/, { cachingMode: 's:ReadWrite', fsType: 's:ext4', kind: 's:Shared' }],
  [/\.scaleIO$/, { storageMode: 's:ThinProvisioned', fsType: 's:xfs', sslEnabled: 'b:false' }],
  // Not defaults: conversion.go of apps/v1 sets them, whatever is written.
  [/^claims\[\]$/, { apiVersion: 's:v1', kind: 's:PersistentVolumeClaim' }],
  [/^claims\[\]\.status$/, { phase: 's:Pending' }],
  [/^claims\[\]\.spec$|\.volumeClaimTemplate\.spec$/, { volumeMode: 's:Filesystem' }],
];

/** Fields that are not pointers in Go: empty and absent are one. An empty `emptyDir` or `affinity` is not among them. */
const DROPPED =
  /(?:^|\.|\])(?:metadata|labels|annotations|nodeSelector|matchLabels|limits|requests|resources|overhead|subPath|subPathExpr|nodeName|hostname|subdomain|serviceAccountName|serviceAccount|prefix|workingDir|imagePullPolicy|priorityClassName|status)$|^spec\.securityContext$|\.env\[\]\.value$/;

/** Optional texts that are not pointers in Go, by their names. */
const EMPTY_TEXTS =
  /^spec\.(?:volumes|containers|initContainers|imagePullSecrets|tolerations|dnsConfig\.options|resources\.claims|securityContext\.seLinuxOptions)\b.*\.(?:name|fsType|medium|revision|directory|path|user|role|type|level|secretFile|dataset(?:Name|UUID)|containerName|storagePolicy(?:Name|ID)|group|tenant|audience|signerName|keyType|(?:credentialBundle|key|certificateChain)Path|protectionDomain|storagePool|volume(?:Name|Namespace)|reference|pullPolicy|image|host|hostIP|request|action|operator|secretName|key|value|effect)$/;
/** Of these, pointers and what is in maps of texts. */
const KEPT_TEXTS =
  /\.csi\.fsType$|\.options\[\]\.value$|\.hostPath\.type$|\.(?:options|volumeAttributes|userAnnotations)\.[^.]+$|\.clusterTrustBundle\.(?:name|signerName)$/;

const QUANTITIES = /\.(?:limits|requests|overhead)\.[^.]+$|\.(?:sizeLimit|divisor)$/;

/** The defaults of the map at a path of a pod template, as canonical texts; `image` is the container's, as text. */
export function defaultsAt(
  path: string,
  image: string,
): readonly (readonly [name: string, text: string])[] {
  const found = DEFAULTS.flatMap(([pattern, defaults]) =>
    pattern.test(path) ? Object.entries(defaults) : [],
  );
  const all = /^spec\.(?:initContainers|containers)\[\]$/.test(path)
    ? [...found, ['imagePullPolicy', pullPolicyOf(image)] as const]
    : found;
  return all.map(([name, text]) => [name, JSON.stringify(text)]);
}

/** Old names of fields, which the API server fills in from the new one (kubernetes: Convert_v1_PodSpec_To_core_PodSpec in pkg/apis/core/v1/conversion.go). */
export function aliasesAt(path: string): readonly (readonly [name: string, alias: string])[] {
  return path === 'spec' ? [['serviceAccountName', 'serviceAccount']] : [];
}

/** Whether a map or list without entries is the same as none. */
export function isDroppedWhenEmpty(path: string): boolean {
  return DROPPED.test(path);
}

/** Whether an empty text is the same as none. */
export function isDroppedEmptyText(path: string): boolean {
  return DROPPED.test(path) || (EMPTY_TEXTS.test(path) && !KEPT_TEXTS.test(path));
}

export function isQuantityMap(path: string): boolean {
  return QUANTITIES.test(path);
}

/** kubernetes: SetDefaults_Container; an image without tag and digest is `latest`. */
function pullPolicyOf(image: string): string {
  const name = image.slice(image.lastIndexOf('/') + 1);
  if (name.includes('@')) return 's:IfNotPresent';
  const tag = name.includes(':') ? name.slice(name.indexOf(':') + 1) : 'latest';
  return tag === 'latest' ? 's:Always' : 's:IfNotPresent';
}
