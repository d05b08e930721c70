import { missingSourceRule } from '../kit/missing-rules.ts';

export const rule = missingSourceRule('Secret', {
  id: 'missing-secret',
  summary: 'A required Secret exists nowhere the reference can reach.',
  severity: 'warning',
  strict: 'error',
  group: 'references',
  since: '0.1.0',
});
