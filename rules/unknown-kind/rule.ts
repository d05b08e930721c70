import { KIND_VERSIONS } from '../../src/kubernetes/shape/find-shape-mistakes.ts';
import { holdsPlaceholder } from '../../src/kubernetes/validation/holds-placeholder.ts';
import { type Manifest, groupOf } from '../../src/model/manifest.ts';
import { message, userText } from '../../src/model/message.ts';
import { scalarAt } from '../../src/model/node.ts';
import type { Finding } from '../../src/model/problem.ts';
import type { RuleMeta } from '../../src/model/rule.ts';
import { nearestName } from '../../src/text/nearest-name.ts';
import { joinedRule, NONE, rulePerManifest } from '../kit/rule-constructors.ts';
import { noKindFinding } from './no-kind.ts';
import { versionsOfFlux } from './versions-of-flux.ts';

/** Groups in which Kubernetes alone defines kinds. */
const OWN_GROUPS = new Set(['', 'apps', 'batch']);

const META: RuleMeta = {
  id: 'unknown-kind',
  summary: 'A kind is misspelled, or does not exist in the apiVersion it is given.',
  severity: 'error',
  ofTemplates: true,
  group: 'values',
  since: '0.1.0',
};

const ofKinds = rulePerManifest(META, (manifest) => {
  if (isImpossible(manifest)) return [impossibleKind(manifest)];
  if (isOnlyGroup(manifest)) return [noVersion(manifest)];
  const { kind } = manifest;
  const meant = OTHER_KINDS.has(kind) ? undefined : meantKind(manifest);
  if (meant === undefined) return NONE;
  const help = message`Did you mean \`kind: ${meant.kind}\` with \`apiVersion: ${meant.apiVersion}\`?`;
  return [noKindFinding(manifest, meant.kind === kind ? 'apiVersion' : 'kind', help)];
});

export const rule = joinedRule(META, [ofKinds, versionsOfFlux(META)]);

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

/** Without a `/` it is a version, of a group without a name: `cert-manager.io` is no version, and so is the name of a group of Kubernetes. */
const ONLY_GROUP =
  /^(?:apps|batch|autoscaling|policy|extensions|[a-z][-a-z0-9]*(?:\.[a-z][-a-z0-9]*)+)$/;

function isOnlyGroup({ apiVersion }: Manifest): boolean {
  return !apiVersion.includes('/') && ONLY_GROUP.test(apiVersion);
}

function noVersion(manifest: Manifest): Finding {
  const help = message`Add the version behind the group: \`apiVersion: ${manifest.apiVersion}/v1\`, if that is the one.`;
  return noKindFinding(manifest, 'apiVersion', help);
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
