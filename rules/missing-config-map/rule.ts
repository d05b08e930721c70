import { missingSourceRule } from '../kit/missing-rules.ts';

export const rule = missingSourceRule('ConfigMap', {
  id: 'missing-config-map',
  summary:
    'A required ConfigMap does not exist, beyond doubt: a misspelled name, the wrong kind or namespace.',
  severity: 'error',
  ofTemplates: true,
  ofUsers: true,
  group: 'references',
  fix: 'suggested',
  options: ['externals', 'producers'],
  since: '0.1.0',
});
