import { undeclaredSourceRule } from '../kit/undeclared-rules.ts';

export const rule = undeclaredSourceRule('ConfigMap', {
  id: 'undeclared-config-map',
  summary: 'Nothing in the repository makes or mentions a required ConfigMap.',
  severity: 'warning',
  strict: 'error',
  group: 'references',
  since: '0.2.0',
});
