import type { Manifest } from '../../src/model/manifest.ts';
import { message, userText } from '../../src/model/message.ts';
import { holdsPlaceholder } from '../../src/model/names/placeholders.ts';
import { scalarAt } from '../../src/model/node.ts';
import type { Finding } from '../../src/model/problem.ts';
import type { RuleMeta } from '../../src/model/rule.ts';
import { joinedRule, NONE, rulePerManifest } from '../kit/rule-constructors.ts';
import { meantKind } from './meant-kind.ts';
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
  if (isOfFlux(manifest)) return [fluxKustomization(manifest)];
  const { apiVersion, kind } = manifest;
  // An object without one is reported as such.
  if (apiVersion === '') return NONE;
  const meant = meantKind(manifest);
  if (meant === undefined) return NONE;
  const help = message`Did you mean \`kind: ${meant.kind}\` with \`apiVersion: ${meant.apiVersion}\`?`;
  return [noKindFinding(manifest, meant.kind === kind ? 'apiVersion' : 'kind', help)];
});

export const rule = joinedRule(META, [ofKinds, versionsOfFlux(META)]);

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

/** A kustomization has no `spec`: Flux's object of that name has. */
function isOfFlux({ group, kind, node }: Manifest): boolean {
  return (
    group === 'kustomize.config.k8s.io' &&
    kind === 'Kustomization' &&
    scalarAt(node, 'spec', 'sourceRef', 'name') !== undefined
  );
}

function fluxKustomization(manifest: Manifest): Finding {
  const help = message`Write \`apiVersion: kustomize.toolkit.fluxcd.io/v1\`, which Kustomizations of Flux have.`;
  return noKindFinding(manifest, 'apiVersion', help);
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
