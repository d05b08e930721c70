import { undeclaredSourceRule } from '../kit/undeclared-rules.ts';

export const rule = undeclaredSourceRule('ConfigMap', {
  id: 'undeclared-config-map',
  summary: 'A required ConfigMap is not defined or mentioned anywhere in the repository.',
  severity: 'warning',
  strict: 'error',
  ofUsers: true,
  group: 'references',
  options: ['externals', 'producers', 'strict'],
  since: '0.1.0',
});
