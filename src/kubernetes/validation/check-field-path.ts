import type { KubernetesMinor } from '../../model/versions/kubernetes-version.ts';
import { splitSubscript } from '../split-subscript.ts';
import { labelKeyRefusals } from './label-key.ts';

/** Fields of a pod that exist for fieldRef at all; `spec.host` is an old name of `spec.nodeName`. */
const CONVERTIBLE = new Set([
  'metadata.annotations',
  'metadata.labels',
  'metadata.name',
  'metadata.namespace',
  'metadata.uid',
  'spec.host',
  'spec.nodeName',
  'spec.restartPolicy',
  'spec.schedulerName',
  'spec.serviceAccountName',
  'status.hostIP',
  'status.hostIPs',
  'status.phase',
  'status.podIP',
  'status.podIPs',
]);

export const METADATA_FIELDS = ['metadata.name', 'metadata.namespace', 'metadata.uid'] as const;

/** Fields that are set when the pod is scheduled or runs. */
export const RUNTIME_FIELDS = [
  'spec.nodeName',
  'spec.serviceAccountName',
  'status.hostIP',
  'status.hostIPs',
  'status.podIP',
  'status.podIPs',
] as const;

/** The paths that `env` takes without a subscript, sorted as Kubernetes lists them. */
export const VARIABLE_FIELDS: readonly string[] = [...METADATA_FIELDS, ...RUNTIME_FIELDS];

/** The paths that a downward API volume takes without a subscript. */
export const VOLUME_FIELDS: readonly string[] = [
  'metadata.annotations',
  'metadata.labels',
  ...METADATA_FIELDS,
];

/** `status.hostIPs` exists since 1.28. */
const HOST_IPS_SINCE: KubernetesMinor = 28;

/** A refusal: the field below fieldRef that the API server names (`''` = fieldRef itself), and its message. */
interface FieldPathRefusal {
  readonly field: '.fieldPath' | '';
  readonly text: string;
}

/**
 * The API server's error for a fieldPath (kubernetes: validateObjectFieldSelector in pkg/apis/core/validation/validation.go); `allowed` are
 * the paths without subscript. Undefined if it accepts the path.
 */
export function refusalOfFieldPath(
  fieldPath: string,
  apiVersion: string,
  allowed: readonly string[],
  version: KubernetesMinor,
): FieldPathRefusal | undefined {
  const notConverted = (reason: string): FieldPathRefusal => ({
    field: '.fieldPath',
    text: `Invalid value: ${JSON.stringify(fieldPath)}: error converting fieldPath: ${reason}`,
  });
  if (apiVersion !== 'v1') return notConverted(`unsupported pod version: ${apiVersion}`);
  const subscripted = splitSubscript(fieldPath);
  if (subscripted !== undefined) return refusalOfSubscript(subscripted, notConverted, fieldPath);
  const tooNew = fieldPath === 'status.hostIPs' && version < HOST_IPS_SINCE;
  if (tooNew || !CONVERTIBLE.has(fieldPath))
    return notConverted(`field label not supported: ${fieldPath}`);
  const converted = fieldPath === 'spec.host' ? 'spec.nodeName' : fieldPath;
  if (allowed.includes(converted)) return undefined;
  const list = allowed.map((path) => JSON.stringify(path)).join(', ');
  return {
    field: '.fieldPath',
    text: `Unsupported value: ${JSON.stringify(converted)}: supported values: ${list}`,
  };
}

/** The list that the API server adds in parentheses is longer than all the rest. */
const EXAMPLES = / \(e\.g\. .*\)$/;

type Subscripted = NonNullable<ReturnType<typeof splitSubscript>>;

function refusalOfSubscript(
  { path, subscript }: Subscripted,
  notConverted: (reason: string) => FieldPathRefusal,
  fieldPath: string,
): FieldPathRefusal | undefined {
  if (path !== 'metadata.annotations' && path !== 'metadata.labels') {
    return notConverted(`field label does not support subscript: ${fieldPath}`);
  }
  const name = path === 'metadata.annotations' ? subscript.toLowerCase() : subscript;
  const [why] = labelKeyRefusals(name);
  if (why === undefined) return undefined;
  return {
    field: '',
    text: `Invalid value: ${JSON.stringify(name)}: ${why.replace(EXAMPLES, '')}`,
  };
}
