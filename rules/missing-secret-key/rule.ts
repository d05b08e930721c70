import { missingKeyRule } from '../kit/missing-rules.ts';

export const rule = missingKeyRule('Secret', {
  id: 'missing-secret-key',
  summary: 'A required key is missing from a Secret whose keys are all known.',
  severity: 'error',
  ofTemplates: true,
  group: 'references',
  fix: 'certain',
  options: ['externals', 'producers'],
  since: '0.1.0',
});
