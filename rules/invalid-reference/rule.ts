import { checkArgoSources } from '../../src/kubernetes/validation/check-argo-sources.ts';
import { checkFluxReferences } from '../../src/kubernetes/validation/check-flux-references.ts';
import { checkKeyReferences } from '../../src/kubernetes/validation/check-key-references.ts';
import { checkObjectReferences } from '../../src/kubernetes/validation/check-object-references.ts';
import { checkVolumeReferences } from '../../src/kubernetes/validation/check-volume-references.ts';
import { isValidated } from '../../src/kubernetes/validation/is-validated.ts';
import { ARGO, isOfFlux } from '../../src/model/kinds/deployer-kinds.ts';
import type { Rule, RuleMeta } from '../../src/model/rule.ts';
import {
  joinedRule,
  NONE,
  rulePerContainer,
  rulePerManifest,
  rulePerPod,
} from '../kit/rule-constructors.ts';

const meta: RuleMeta = {
  id: 'invalid-reference',
  summary: 'A reference lacks its name or key, or has an invalid or duplicate one.',
  severity: 'error',
  group: 'fields',
  since: '0.1.0',
};

const parts: readonly Rule[] = [
  rulePerContainer(meta, (facts) =>
    isValidated(facts.pod.workload) ? checkKeyReferences(facts) : NONE,
  ),
  rulePerPod(meta, (pod) => (isValidated(pod.workload) ? checkVolumeReferences(pod) : NONE)),
  rulePerManifest(meta, checkObjectReferences),
  rulePerManifest(meta, (manifest) => (isOfFlux(manifest) ? checkFluxReferences(manifest) : NONE)),
  rulePerManifest(meta, (manifest) =>
    manifest.group === ARGO ? checkArgoSources(manifest) : NONE,
  ),
];

export const rule = joinedRule(meta, parts);
