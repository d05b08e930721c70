import { addTo } from '../../model/group-by.ts';
import { getOrMake } from '../../model/memo.ts';
import { CONTROLLER_KINDS } from './controller-shapes.ts';
import { structShape, type StructShape } from './shape.ts';

/** A custom resource whose fields are known, at least in part. */
interface CustomShape {
  readonly shape: string;
  /** Fields of structs that are not looked into: `PodSpec.volumes`. */
  readonly open: ReadonlySet<string>;
}

/**
 * Custom resources that hold structs of Kubernetes, whose fields their definitions (CRDs) list: the API server refuses others in strict mode,
 * and drops them otherwise. Compared with the definitions of many versions.
 */
interface EmbeddingRow {
  readonly kinds: readonly string[];
  /** The struct in each field; `[]` is a list. */
  readonly structs: Readonly<Record<string, string>>;
  /** By struct: fields that the definition leaves open (`x-kubernetes-preserve-unknown-fields`), or adds. */
  readonly open?: Readonly<Record<string, string>>;
}

const EMBEDDINGS: readonly EmbeddingRow[] = [
  {
    kinds: ['keda.sh/ScaledJob'],
    structs: { 'spec.jobTargetRef': 'JobSpec' },
    open: { PodTemplateSpec: 'metadata' },
  },
  {
    kinds: ['argoproj.io/Rollout'],
    structs: { 'spec.template': 'PodTemplateSpec' },
    open: { PodSpec: 'volumes' },
  },
  {
    kinds: ['serving.knative.dev/Service', 'serving.knative.dev/Configuration'],
    structs: { 'spec.template.spec': 'PodSpec' },
    // The definition leaves open what needs a feature of Knative, and its webhook decides.
    open: {
      PodSpec:
        'containerConcurrency timeoutSeconds responseStartTimeoutSeconds idleTimeoutSeconds initContainers nodeSelector',
      Volume: 'csi emptyDir ephemeral hostPath image persistentVolumeClaim',
      EnvVarSource: 'fieldRef resourceFieldRef',
    },
  },
  {
    kinds: ['Prometheus', 'PrometheusAgent', 'Alertmanager', 'ThanosRuler'].map(
      (kind) => `monitoring.coreos.com/${kind}`,
    ),
    structs: {
      'spec.containers[]': 'Container',
      'spec.initContainers[]': 'Container',
      'spec.volumes[]': 'Volume',
      'spec.volumeMounts[]': 'VolumeMount',
    },
  },
  {
    kinds: [
      'monitoring.coreos.com/PodMonitor',
      'monitoring.coreos.com/ServiceMonitor',
      'operator.victoriametrics.com/VMPodScrape',
      'operator.victoriametrics.com/VMServiceScrape',
    ],
    structs: { 'spec.selector': 'LabelSelector' },
  },
  {
    kinds: ['tekton.dev/Task'],
    structs: {
      'spec.steps[]': 'Container',
      'spec.sidecars[]': 'Container',
      'spec.stepTemplate': 'Container',
    },
    // What steps have beside the fields of containers.
    open: {
      Container:
        'script workspaces displayName onError params ref results stderrConfig stdoutConfig timeout when computeResources',
    },
  },
  {
    kinds: ['postgresql.cnpg.io/Cluster'],
    structs: {
      'spec.env[]': 'EnvVar',
      'spec.envFrom[]': 'EnvFromSource',
      'spec.projectedVolumeTemplate': 'ProjectedVolumeSource',
    },
  },
  {
    kinds: ['actions.github.com/AutoscalingRunnerSet'],
    structs: { 'spec.template': 'PodTemplateSpec' },
  },
  {
    kinds: ['grafana.integreatly.org/Grafana'],
    structs: { 'spec.deployment.spec.template.spec': 'PodSpec' },
  },
  {
    kinds: ['jobset.x-k8s.io/JobSet'],
    structs: { 'spec.replicatedJobs[].template': 'JobTemplateSpec' },
  },
  {
    kinds: ['trainer.kubeflow.org/ClusterTrainingRuntime', 'trainer.kubeflow.org/TrainingRuntime'],
    structs: { 'spec.template.spec.replicatedJobs[].template': 'JobTemplateSpec' },
  },
  {
    kinds: ['leaderworkerset.x-k8s.io/LeaderWorkerSet'],
    structs: {
      'spec.leaderWorkerTemplate.leaderTemplate': 'PodTemplateSpec',
      'spec.leaderWorkerTemplate.workerTemplate': 'PodTemplateSpec',
    },
  },
  {
    kinds: ['opentelemetry.io/OpenTelemetryCollector'],
    structs: {
      'spec.env[]': 'EnvVar',
      'spec.envFrom[]': 'EnvFromSource',
      'spec.volumes[]': 'Volume',
      'spec.volumeMounts[]': 'VolumeMount',
      'spec.initContainers[]': 'Container',
      'spec.additionalContainers[]': 'Container',
    },
  },
  {
    kinds: ['ray.io/RayCluster'],
    structs: {
      'spec.headGroupSpec.template': 'PodTemplateSpec',
      'spec.workerGroupSpecs[].template': 'PodTemplateSpec',
    },
  },
  {
    kinds: ['ray.io/RayJob'],
    structs: {
      'spec.rayClusterSpec.headGroupSpec.template': 'PodTemplateSpec',
      'spec.rayClusterSpec.workerGroupSpecs[].template': 'PodTemplateSpec',
      'spec.submitterPodTemplate': 'PodTemplateSpec',
    },
  },
  {
    kinds: ['ray.io/RayService'],
    structs: {
      'spec.rayClusterConfig.headGroupSpec.template': 'PodTemplateSpec',
      'spec.rayClusterConfig.workerGroupSpecs[].template': 'PodTemplateSpec',
    },
  },
  {
    kinds: ['pkg.crossplane.io/DeploymentRuntimeConfig'],
    structs: { 'spec.deploymentTemplate.spec': 'DeploymentSpec' },
  },
  {
    kinds: ['operators.coreos.com/Subscription'],
    structs: {
      'spec.config.env[]': 'EnvVar',
      'spec.config.envFrom[]': 'EnvFromSource',
      'spec.config.volumes[]': 'Volume',
      'spec.config.volumeMounts[]': 'VolumeMount',
    },
  },
];

const EMBEDDED = EMBEDDINGS.flatMap(({ kinds, structs, open = {} }) =>
  kinds.map((kind) => ({ kind, open: openFields(open), shapes: partialShapes(kind, structs) })),
);

function openFields(open: Readonly<Record<string, string>>): ReadonlySet<string> {
  return new Set(
    Object.entries(open).flatMap(([struct, fields]) =>
      fields.split(' ').map((field) => `${struct}.${field}`),
    ),
  );
}

export const CUSTOM_SHAPES: readonly StructShape[] = EMBEDDED.flatMap(({ shapes }) => shapes);

/** What is known of custom resources, by API group and kind. */
export const CUSTOM_KINDS: ReadonlyMap<string, CustomShape> = new Map([
  ...[...CONTROLLER_KINDS].map(
    ([kind, shape]) => [kind, { shape, open: new Set<string>() }] as const,
  ),
  ...EMBEDDED.map(({ kind, open }) => [kind, { shape: kind, open }] as const),
]);

/** The structs on the way from the object to those of Kubernetes, named by kind and path. */
function partialShapes(
  kind: string,
  structs: Readonly<Record<string, string>>,
): readonly StructShape[] {
  const shapes = new Map<string, Map<string, Set<string>>>();
  for (const [path, struct] of Object.entries(structs)) {
    let above = kind;
    const names = path.split('.');
    for (const [index, name] of names.entries()) {
      const here = index === names.length - 1 ? struct : `${above}.${name}`;
      const field = name.replace('[]', '');
      const type = field === name ? here : `[]${here}`;
      const types = getOrMake(shapes, above, () => new Map());
      addTo(types, type, field);
      above = here;
    }
  }
  return [...shapes].map(([name, types]) => {
    const fields = [...types].map(([type, names]) => [type, [...names].join(' ')]);
    return structShape(name, 'partial', Object.fromEntries(fields));
  });
}
