import { untracedSourceRule } from '../kit/untraced-rules.ts';

export const rule = untracedSourceRule('Secret', {
  id: 'untraced-secret',
  summary: 'Nothing in the repository makes or mentions a required Secret.',
  severity: 'warning',
  strict: 'error',
  group: 'references',
  since: '0.2.0',
});
