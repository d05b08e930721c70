import { missingKeyRule } from '../kit/missing-rules.ts';

export const rule = missingKeyRule('ConfigMap', {
  id: 'missing-config-map-key',
  summary: 'A required key is missing from a ConfigMap whose keys are all known.',
  severity: 'error',
  ofTemplates: true,
  ofUsers: true,
  group: 'references',
  fix: 'certain',
  options: ['externals', 'producers'],
  since: '0.1.0',
});
