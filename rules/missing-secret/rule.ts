import { missingSourceRule } from '../kit/missing-rules.ts';

export const rule = missingSourceRule('Secret', {
  id: 'missing-secret',
  summary:
    'A required Secret does not exist, beyond doubt: a misspelled name, the wrong kind or namespace.',
  severity: 'error',
  ofTemplates: true,
  ofUsers: true,
  group: 'references',
  fix: 'suggested',
  options: ['externals', 'producers'],
  since: '0.1.0',
});
