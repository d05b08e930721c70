/** A field that a struct cannot do without. */
export interface RequiredField {
  readonly name: string;
  /** What the API server says of an object that lacks it. */
  readonly said: string;
  /** The place that it names, from the struct; undefined if it names one outside. */
  readonly place: string | undefined;
}

const REQUIRED = 'Required value';
const PORT = 'Invalid value: 0: must be between 1 and 65535, inclusive';

function field(name: string, said: string = REQUIRED, place: string = name): RequiredField {
  return { name, said, place };
}

const SELECTOR = [field('selector')];
const ROLE = [field('roleRef', REQUIRED, 'roleRef.name')];

/**
 * The fields that the validation of Kubernetes 1.37 (k8s.io/kubernetes pkg/apis) wants in a struct, wherever the struct is there. Fields that other
 * rules look at are not listed: names of containers and volumes, names and keys of references, paths of mounts.
 */
export const REQUIRED_FIELDS: ReadonlyMap<string, readonly RequiredField[]> = new Map(
  Object.entries<readonly RequiredField[]>({
    DeploymentSpec: SELECTOR,
    ReplicaSetSpec: SELECTOR,
    StatefulSetSpec: SELECTOR,
    DaemonSetSpec: [
      { name: 'selector', said: '`selector` does not match template `labels`', place: undefined },
    ],
    CronJobSpec: [field('schedule')],
    PodSpec: [field('containers')],
    Container: [field('image')],
    ContainerPort: [field('containerPort')],
    HTTPGetAction: [field('port', PORT)],
    TCPSocketAction: [field('port', PORT)],
    ExecAction: [field('command')],
    TopologySpreadConstraint: [
      field('maxSkew', 'Invalid value: 0: must be greater than zero'),
      field('topologyKey', `${REQUIRED}: can not be empty`),
      field('whenUnsatisfiable', 'Unsupported value: ""'),
    ],
    ServicePort: [field('port', PORT)],
    HTTPIngressRuleValue: [field('paths')],
    HTTPIngressPath: [
      field('pathType', `${REQUIRED}: pathType must be specified`),
      field('backend', 'Invalid value: "": resource or service backend is required'),
    ],
    IngressServiceBackend: [
      field('name'),
      { name: 'port', said: `${REQUIRED}: port name or number is required`, place: undefined },
    ],
    PersistentVolumeClaimSpec: [
      field('accessModes', `${REQUIRED}: at least 1 access mode is required`),
      field('resources', REQUIRED, 'resources[storage]'),
    ],
    PersistentVolumeSpec: [field('accessModes'), field('capacity')],
    StorageClass: [field('provisioner')],
    HorizontalPodAutoscalerSpec: [
      field('maxReplicas', `${REQUIRED}: must be set and greater than 0`),
      field('scaleTargetRef', REQUIRED, 'scaleTargetRef.name'),
    ],
    RoleBinding: ROLE,
    ClusterRoleBinding: ROLE,
    RoleBindingRole: [field('name')],
    ClusterRoleBindingRole: [field('name')],
    Subject: [field('name')],
    PolicyRule: [field('verbs', `${REQUIRED}: verbs must contain at least one value`)],
  }),
);
