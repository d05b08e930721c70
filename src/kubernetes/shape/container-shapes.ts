import { structShape, type StructShape } from './shape.ts';

/** What containers and pods have besides environments and volumes, as Kubernetes 1.37 decodes it (k8s.io/api v1). */
const HANDLER = { ExecAction: 'exec', HTTPGetAction: 'httpGet', TCPSocketAction: 'tcpSocket' };
const PROTOCOL = 'v1.Protocol=TCP|UDP|SCTP';

export const CONTAINER_SHAPES: readonly StructShape[] = [
  structShape('ContainerPort', 'listed', {
    string: 'name hostIP',
    int32: 'containerPort hostPort',
    [PROTOCOL]: 'protocol',
  }),
  structShape('Probe', 'listed', {
    ...HANDLER,
    GRPCAction: 'grpc',
    int32: 'initialDelaySeconds timeoutSeconds periodSeconds successThreshold failureThreshold',
    int64: 'terminationGracePeriodSeconds',
  }),
  structShape('Lifecycle', 'listed', {
    LifecycleHandler: 'postStart preStop',
    any: 'stopSignal',
  }),
  structShape('LifecycleHandler', 'listed', { ...HANDLER, any: 'sleep' }),
  structShape('ExecAction', 'listed', { '[]string': 'command' }),
  structShape('HTTPGetAction', 'listed', {
    string: 'path host',
    'v1.URIScheme=HTTP|HTTPS': 'scheme',
    '[]HTTPHeader': 'httpHeaders',
    'any@37': 'protocol',
    any: 'port',
  }),
  structShape('HTTPHeader', 'listed', { string: 'name value' }),
  structShape('TCPSocketAction', 'listed', { string: 'host', any: 'port' }),
  structShape('GRPCAction', 'listed', { int32: 'port', string: 'service', 'any@37': 'mode' }),
  structShape('SecurityContext', 'listed', {
    int64: 'runAsUser runAsGroup',
    bool: 'privileged runAsNonRoot readOnlyRootFilesystem allowPrivilegeEscalation',
    Capabilities: 'capabilities',
    SeccompProfile: 'seccompProfile',
    any: 'seLinuxOptions windowsOptions procMount appArmorProfile',
  }),
  structShape('Capabilities', 'listed', { '[]string': 'add drop' }),
  structShape('SeccompProfile', 'listed', {
    'v1.SeccompProfileType=Localhost|RuntimeDefault|Unconfined': 'type',
    string: 'localhostProfile',
  }),
  structShape('PodSecurityContext', 'listed', {
    int64: 'runAsUser runAsGroup fsGroup',
    '[]int64': 'supplementalGroups',
    bool: 'runAsNonRoot',
    'v1.PodFSGroupChangePolicy=Always|OnRootMismatch': 'fsGroupChangePolicy',
    SeccompProfile: 'seccompProfile',
    any: 'seLinuxOptions windowsOptions sysctls supplementalGroupsPolicy appArmorProfile seLinuxChangePolicy',
  }),
  structShape('Toleration', 'listed', {
    string: 'key value',
    'v1.TolerationOperator=Exists|Equal|Lt|Gt': 'operator',
    'v1.TaintEffect=NoSchedule|PreferNoSchedule|NoExecute': 'effect',
    int64: 'tolerationSeconds',
  }),
  structShape('TopologySpreadConstraint', 'listed', {
    int32: 'maxSkew minDomains',
    string: 'topologyKey',
    'v1.UnsatisfiableConstraintAction=DoNotSchedule|ScheduleAnyway': 'whenUnsatisfiable',
    'v1.NodeInclusionPolicy=Honor|Ignore': 'nodeAffinityPolicy nodeTaintsPolicy',
    '[]string': 'matchLabelKeys',
    any: 'labelSelector',
  }),
];
