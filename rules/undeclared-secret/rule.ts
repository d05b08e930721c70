import { undeclaredSourceRule } from '../kit/undeclared-rules.ts';

export const rule = undeclaredSourceRule('Secret', {
  id: 'undeclared-secret',
  summary: 'Nothing in the repository makes or mentions a required Secret.',
  severity: 'warning',
  strict: 'error',
  group: 'references',
  since: '0.2.0',
});
