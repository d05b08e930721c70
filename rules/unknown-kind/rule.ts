import { KIND_VERSIONS } from '../../src/kubernetes/shape/find-shape-mistakes.ts';
import { holdsPlaceholder } from '../../src/kubernetes/validation/holds-placeholder.ts';
import { type Manifest, groupOf } from '../../src/model/manifest.ts';
import { message, userText } from '../../src/model/message.ts';
import { scalarAt } from '../../src/model/node.ts';
import type { Finding } from '../../src/model/problem.ts';
import { nearestName } from '../../src/text/nearest-name.ts';
import { NONE, rulePerManifest } from '../kit/rule-constructors.ts';

/** Groups in which Kubernetes alone defines kinds. */
const OWN_GROUPS = new Set(['', 'apps', 'batch']);

export const rule = rulePerManifest(
  {
    id: 'unknown-kind',
    summary: 'A kind is misspelled, or does not exist in the apiVersion it is given.',
    severity: 'error',
    ofTemplates: true,
    group: 'values',
    since: '0.1.0',
  },
  (manifest) => {
    if (isImpossible(manifest)) return [impossibleKind(manifest)];
    const { apiVersion, kind, node } = manifest;
    const served = servedByFlux(manifest);
    if (served !== undefined) return [noVersion(manifest, served)];
    const meant = OTHER_KINDS.has(kind) ? undefined : meantKind(manifest);
    if (meant === undefined) return NONE;
    const finding: Finding = {
      at: scalarAt(node, meant.kind === kind ? 'apiVersion' : 'kind') ?? node,
      message: message`There is no kind \`${kind}\` in \`${apiVersion}\`. kubectl apply fails: \`no matches for kind "${kind}" in version "${apiVersion}"\`.`,
      help: message`Did you mean \`kind: ${meant.kind}\` with \`apiVersion: ${meant.apiVersion}\`?`,
    };
    return [finding];
  },
);

/** Common kinds that are called like none of those that were meant: they need not be compared with each. */
const OTHER_KINDS: ReadonlySet<string> = new Set([
  'Service',
  'ServiceAccount',
  'Namespace',
  'PersistentVolumeClaim',
  'PersistentVolume',
]);

/** Further kinds of `v1`, which no definition can add to, by their name in lower case. */
const CORE_KINDS: ReadonlyMap<string, string> = new Map(
  [...OTHER_KINDS, 'Endpoints', 'LimitRange', 'Node', 'PodTemplate', 'ResourceQuota'].map(
    (kind) => [kind.toLowerCase(), kind] as const,
  ),
);

/** The versions of Flux's own groups, the newest last (`api/` of helm-controller, kustomize-controller and source-controller). */
const OF_FLUX: ReadonlyMap<string, readonly string[]> = new Map([
  ['helm.toolkit.fluxcd.io', ['v2alpha1', 'v2beta1', 'v2beta2', 'v2']],
  ['kustomize.toolkit.fluxcd.io', ['v1alpha1', 'v1beta1', 'v1beta2', 'v1']],
  ['source.toolkit.fluxcd.io', ['v1alpha1', 'v1beta1', 'v1beta2', 'v1']],
]);

/** The newest version of a group of Flux, for an object of a version that the group never had, and will not have: a higher one may come. */
function servedByFlux({ group, apiVersion }: Manifest): string | undefined {
  const versions = OF_FLUX.get(group);
  const newest = versions?.at(-1);
  const version = apiVersion.slice(group.length + 1);
  if (newest === undefined || versions?.includes(version) === true) return undefined;
  const [, major = '', early] = /^v(\d+)((?:alpha|beta)\d+)?$/.exec(version) ?? [];
  const isPast =
    Number(major) < Number(newest.slice(1)) || (major === newest.slice(1) && early !== undefined);
  return major !== '' && isPast ? newest : undefined;
}

function noVersion({ apiVersion, group, kind, node }: Manifest, newest: string): Finding {
  return {
    at: scalarAt(node, 'apiVersion') ?? node,
    message: message`There is no kind \`${kind}\` in \`${apiVersion}\`. kubectl apply fails: \`no matches for kind "${kind}" in version "${apiVersion}"\`.`,
    help: message`Did you mean \`apiVersion: ${group}/${newest}\`?`,
  };
}

/** A definition (CRD) takes only kinds that are DNS labels in lower case, and Kubernetes' own are such. */
function isImpossible({ group, kind }: Manifest): boolean {
  if (!OWN_GROUPS.has(group) && !group.includes('.')) return false;
  return !holdsPlaceholder(kind) && WRITTEN_WRONG.test(kind);
}

const WRITTEN_WRONG = /^[A-Za-z][A-Za-z0-9]*[ \t._]/;

function impossibleKind({ apiVersion, kind, node }: Manifest): Finding {
  const at = scalarAt(node, 'kind') ?? node;
  const shown = userText(kind, at);
  return {
    at,
    message: message`No kind can have the name \`${shown}\`. kubectl apply fails: \`no matches for kind "${shown}" in version "${apiVersion}"\`.`,
    help: message`Write nothing but the kind.`,
  };
}

/** The kind that was meant, for near misses only: what else exists in these groups is not listed here. */
function meantKind({
  apiVersion,
  group,
  kind,
}: Manifest): { readonly kind: string; readonly apiVersion: string } | undefined {
  const version = KIND_VERSIONS.get(kind);
  if (version !== undefined) {
    const misplaced = group !== groupOf(version) && isCurrent(apiVersion);
    return misplaced ? { kind, apiVersion: version } : undefined;
  }
  if (!OWN_GROUPS.has(group)) return undefined;
  const core = group === '' ? CORE_KINDS.get(kind.toLowerCase()) : undefined;
  if (core !== undefined) return core === kind ? undefined : { kind: core, apiVersion: 'v1' };
  const nearest = nearestName(kind, KIND_VERSIONS.keys());
  const nearestVersion = nearest === undefined ? undefined : KIND_VERSIONS.get(nearest);
  if (nearest === undefined || nearestVersion === undefined) return undefined;
  return isNearMiss(kind, nearest) ? { kind: nearest, apiVersion: nearestVersion } : undefined;
}

/** Old groups such as `extensions` really had these kinds once. */
function isCurrent(apiVersion: string): boolean {
  return apiVersion === 'v1' || apiVersion === 'apps/v1' || apiVersion === 'batch/v1';
}

/** Real kinds that are not listed here (`Node`, `Service` …) differ by more. */
function isNearMiss(kind: string, nearest: string): boolean {
  return Math.abs(kind.length - nearest.length) <= 2;
}
