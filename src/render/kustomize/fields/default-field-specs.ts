import { ANY_GVK } from '../object/gvk.ts';
import type { FieldSpec } from './field-spec.ts';

/** `path`, made when missing, in objects of a kind (and group, and version). */
function create(path: string, kind = '', group = '', version = ''): FieldSpec {
  return { path, kind, group, version, create: true };
}

function existing(path: string, kind = '', group = ''): FieldSpec {
  return { ...ANY_GVK, path, kind, group, create: false };
}

const TEMPLATE = 'spec/template/metadata';
const JOB = 'spec/jobTemplate';

export const NAME_FIELDS: readonly FieldSpec[] = [existing('metadata/name')];

export const NAMESPACE_FIELDS: readonly FieldSpec[] = [
  create('metadata/name', 'Namespace'),
  create('spec/service/namespace', 'APIService', 'apiregistration.k8s.io'),
  existing(
    'spec/conversion/webhook/clientConfig/service/namespace',
    'CustomResourceDefinition',
    'apiextensions.k8s.io',
  ),
];

export const ANNOTATION_FIELDS: readonly FieldSpec[] = [
  create('metadata/annotations'),
  create(`${TEMPLATE}/annotations`, 'ReplicationController', '', 'v1'),
  create(`${TEMPLATE}/annotations`, 'Deployment'),
  create(`${TEMPLATE}/annotations`, 'ReplicaSet'),
  create(`${TEMPLATE}/annotations`, 'DaemonSet'),
  create(`${TEMPLATE}/annotations`, 'StatefulSet'),
  create(`${TEMPLATE}/annotations`, 'Job', 'batch'),
  create(`${JOB}/metadata/annotations`, 'CronJob', 'batch'),
  create(`${JOB}/${TEMPLATE}/annotations`, 'CronJob', 'batch'),
];

export const TEMPLATE_LABEL_FIELDS: readonly FieldSpec[] = [
  create('metadata/labels'),
  create(`${TEMPLATE}/labels`, 'ReplicationController', '', 'v1'),
  create(`${TEMPLATE}/labels`, 'Deployment'),
  create(`${TEMPLATE}/labels`, 'ReplicaSet'),
  create(`${TEMPLATE}/labels`, 'DaemonSet'),
  create(`${TEMPLATE}/labels`, 'StatefulSet', 'apps'),
  create(`${TEMPLATE}/labels`, 'Job', 'batch'),
  create(`${JOB}/metadata/labels`, 'CronJob', 'batch'),
  create(`${JOB}/${TEMPLATE}/labels`, 'CronJob', 'batch'),
];

export const CLAIM_TEMPLATE_LABEL_FIELDS: readonly FieldSpec[] = [
  create('spec/volumeClaimTemplates[]/metadata/labels', 'StatefulSet', 'apps'),
];

const AFFINITY_SELECTORS = [
  'podAffinity/preferredDuringSchedulingIgnoredDuringExecution/podAffinityTerm',
  'podAffinity/requiredDuringSchedulingIgnoredDuringExecution',
  'podAntiAffinity/preferredDuringSchedulingIgnoredDuringExecution/podAffinityTerm',
  'podAntiAffinity/requiredDuringSchedulingIgnoredDuringExecution',
];

function podSelectors(kind: string): readonly FieldSpec[] {
  const terms = [
    ...AFFINITY_SELECTORS.map((term) => `affinity/${term}`),
    'topologySpreadConstraints',
  ];
  return terms.map((term) =>
    existing(`spec/template/spec/${term}/labelSelector/matchLabels`, kind, 'apps'),
  );
}

export const COMMON_LABEL_FIELDS: readonly FieldSpec[] = [
  create('spec/selector', 'Service', '', 'v1'),
  create('spec/selector', 'ReplicationController', '', 'v1'),
  create('spec/selector/matchLabels', 'Deployment'),
  ...podSelectors('Deployment'),
  create('spec/selector/matchLabels', 'ReplicaSet'),
  create('spec/selector/matchLabels', 'DaemonSet'),
  create('spec/selector/matchLabels', 'StatefulSet', 'apps'),
  ...podSelectors('StatefulSet'),
  existing('spec/selector/matchLabels', 'Job', 'batch'),
  existing(`${JOB}/spec/selector/matchLabels`, 'CronJob', 'batch'),
  existing('spec/selector/matchLabels', 'PodDisruptionBudget', 'policy'),
  existing('spec/podSelector/matchLabels', 'NetworkPolicy', 'networking.k8s.io'),
  existing('spec/ingress/from/podSelector/matchLabels', 'NetworkPolicy', 'networking.k8s.io'),
  existing('spec/egress/to/podSelector/matchLabels', 'NetworkPolicy', 'networking.k8s.io'),
  ...TEMPLATE_LABEL_FIELDS,
  ...CLAIM_TEMPLATE_LABEL_FIELDS,
];

const IMAGES = ['containers[]/image', 'initContainers[]/image', 'volumes[]/image/reference'];

export const IMAGE_FIELDS: readonly FieldSpec[] = ['spec', 'spec/template/spec'].flatMap((spec) =>
  IMAGES.map((path) => create(`${spec}/${path}`)),
);

export const REPLICA_FIELDS: readonly FieldSpec[] = [
  'Deployment',
  'ReplicationController',
  'ReplicaSet',
  'StatefulSet',
].map((kind) => create('spec/replicas', kind));

const IN_CONTAINER = ['args', 'command', 'env/value', 'volumeMounts/mountPath'];

function podVariables(kind: string, spec: string, nfs = `${spec}/volumes`): readonly FieldSpec[] {
  const containers = ['containers', 'initContainers'].flatMap((list) =>
    IN_CONTAINER.map((path) => existing(`${spec}/${list}/${path}`, kind)),
  );
  return [...containers, existing(`${nfs}/nfs/server`, kind)];
}

/** Fields in which `vars` replaces `$(NAME)`. */
export const VARIABLE_FIELDS: readonly FieldSpec[] = [
  // The volumes of a CronJob are looked for where none can be: kustomize has it so.
  ...podVariables('CronJob', `${JOB}/spec/template/spec`, `${JOB}/spec/template/volumes`),
  ...podVariables('DaemonSet', 'spec/template/spec'),
  ...podVariables('Deployment', 'spec/template/spec'),
  existing('spec/template/metadata/annotations', 'Deployment'),
  existing('spec/rules/host', 'Ingress'),
  existing('spec/tls/hosts', 'Ingress'),
  existing('spec/tls/secretName', 'Ingress'),
  ...podVariables('Job', 'spec/template/spec'),
  ...podVariables('Pod', 'spec'),
  ...podVariables('ReplicaSet', 'spec/template/spec'),
  existing('spec/ports/port', 'Service'),
  existing('spec/ports/targetPort', 'Service'),
  ...podVariables('StatefulSet', 'spec/template/spec', 'spec/volumeClaimTemplates/spec'),
  existing('spec/nfs/server', 'PersistentVolume'),
  existing('metadata/labels'),
  existing('metadata/annotations'),
];
