import { missingSourceRule } from '../kit/missing-rules.ts';

export const rule = missingSourceRule('ConfigMap', {
  id: 'missing-config-map',
  summary: 'A required ConfigMap exists nowhere the reference can reach.',
  severity: 'error',
  group: 'references',
  since: '0.1.0',
});
