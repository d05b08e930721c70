/**
 * The defaults that the API server fills into a pod template (kubernetes: pkg/apis/core/v1/defaults.go). `enableServiceLinks` and requests
 * made of limits are filled into Pods only, so in a template they differ from what is absent.
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
  [/\.ports\[\]$/, { protocol: 's:TCP' }],
  [/\.volumeMounts\[\]$/, { readOnly: 'b:false' }],
  [/\.fieldRef$/, { apiVersion: 's:v1' }],
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
  [/^spec\.volumes\[\]\.(?:configMap|secret|projected|downwardAPI)$/, { defaultMode: 'n:420' }],
  [/\.serviceAccountToken$/, { expirationSeconds: 'n:3600' }],
  [/^spec\.volumes\[\]\.(?:persistentVolumeClaim|nfs)$/, { readOnly: 'b:false' }],
  [/^claims\[\]\.spec$/, { volumeMode: 's:Filesystem' }],
];

/** Fields that are not pointers in Go: empty and absent are one. An empty `emptyDir` or `affinity` is not among them. */
const DROPPED =
  /(?:^|\.|\])(?:metadata|labels|annotations|nodeSelector|matchLabels|limits|requests|resources|overhead|subPath|subPathExpr|nodeName|hostname|subdomain|serviceAccountName|serviceAccount|prefix|workingDir|imagePullPolicy|priorityClassName|status)$|^spec\.securityContext$|\.env\[\]\.value$/;

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

export function isDroppedWhenEmpty(path: string): boolean {
  return DROPPED.test(path);
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
