import { missingFinding } from '../../src/model/missing-finding.ts';
import { rulePerReference } from '../../src/model/rule-constructors.ts';

export const rule = rulePerReference(
  {
    id: 'missing-config-map-key',
    summary: 'A required key is missing from a ConfigMap whose keys are all known.',
    severity: 'error',
    group: 'references',
    since: '0.1.0',
  },
  function* (judged) {
    const { reference, verdict } = judged;
    if (verdict.kind !== 'broken' || verdict.missing.what !== 'key') return;
    // A key of binaryData that a variable asks for is the rule binary-data-as-variable's.
    if (verdict.missing.inBinaryData && reference.workload !== undefined) return;
    if (reference.kind === 'ConfigMap') yield missingFinding(judged, verdict.missing);
  },
);
