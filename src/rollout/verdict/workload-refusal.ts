import type { Manifest } from '../../model/manifest.ts';
import { entryOf, valueAt, type YamlNode } from '../../model/node.ts';
import type { Span } from '../../model/span.ts';
import { isSameField } from '../compare/canonical.ts';

interface WorkloadRefusal {
  /** In the words of the API server. */
  readonly message: string;
  readonly before: Span | undefined;
  readonly after: Span | undefined;
}

/**
 * Fields that an update may not change, by kind (kubernetes: ValidateDeploymentUpdate and its like in pkg/registry/apps and pkg/apis/apps/validation). A
 * Job's template is not among them: it is handled separately.
 */
const IMMUTABLE: ReadonlyMap<string, readonly string[]> = new Map([
  ['apps Deployment', ['selector']],
  ['apps DaemonSet', ['selector']],
  ['apps ReplicaSet', ['selector']],
  ['apps StatefulSet', ['selector', 'serviceName', 'volumeClaimTemplates', 'podManagementPolicy']],
  ['batch Job', ['selector', 'completionMode']],
]);

const DEFAULTS: ReadonlyMap<string, string> = new Map([
  ['podManagementPolicy', 'OrderedReady'],
  ['completionMode', 'NonIndexed'],
  ['serviceName', ''],
]);

const STATEFUL_SET =
  "spec: Forbidden: updates to statefulset spec for fields other than 'replicas', 'ordinals', 'template', 'updateStrategy', 'revisionHistoryLimit', 'persistentVolumeClaimRetentionPolicy' and 'minReadySeconds' are forbidden";

/** Why the API server refuses to update a workload; undefined if it does not. */
export function refusalOfWorkload(before: Manifest, after: Manifest): WorkloadRefusal | undefined {
  // If only one has a namespace, the other may be another object.
  if (before.namespace !== after.namespace) return undefined;
  for (const field of IMMUTABLE.get(`${after.group} ${after.kind}`) ?? []) {
    const [old, now] = [before, after].map(({ node }) => valueAt(node, 'spec', field));
    if (isSameValue(field, old, before, now, after)) continue;
    const message =
      after.kind === 'StatefulSet'
        ? `${STATEFUL_SET} (${field} changes)`
        : `spec.${field}: Invalid value: field is immutable`;
    return { message, before: placeOfField(before, field), after: placeOfField(after, field) };
  }
  return undefined;
}

function isSameValue(
  field: string,
  old: YamlNode | undefined,
  before: Manifest,
  now: YamlNode | undefined,
  after: Manifest,
): boolean {
  const unset = DEFAULTS.get(field);
  const isDefault = (node: YamlNode | undefined): boolean =>
    node === undefined || (node.kind === 'scalar' && node.text === unset);
  if (unset !== undefined && isDefault(old) && isDefault(now)) return true;
  const path = field === 'volumeClaimTemplates' ? 'claims' : '';
  return isSameField(old, before.dialect, now, after.dialect, path);
}

function placeOfField({ node }: Manifest, field: string): Span {
  return entryOf(valueAt(node, 'spec'), field)?.key ?? entryOf(node, 'kind')?.value ?? node;
}
