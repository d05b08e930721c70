import { missingFinding } from '../../src/model/missing-finding.ts';
import { rulePerReference } from '../../src/model/rule-constructors.ts';

export const rule = rulePerReference(
  {
    id: 'missing-secret',
    summary: 'A required Secret exists nowhere the reference can reach.',
    severity: 'warning',
    strict: 'error',
    group: 'references',
    since: '0.1.0',
  },
  function* (judged) {
    const { reference, verdict } = judged;
    if (verdict.kind !== 'broken' || verdict.missing.what !== 'source') return;
    // The items of a volume need the source that the volume itself names: one problem, there.
    if (reference.kind !== 'Secret' || reference.use === 'volume-item') return;
    // A name that only lacks its hash is the rule unhashed-reference's.
    if (verdict.missing.hashed !== undefined) return;
    yield missingFinding(judged, verdict.missing);
  },
);
