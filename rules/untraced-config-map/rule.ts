import { untracedSourceRule } from '../kit/untraced-rules.ts';

export const rule = untracedSourceRule('ConfigMap', {
  id: 'untraced-config-map',
  summary: 'Nothing in the repository makes or mentions a required ConfigMap.',
  severity: 'warning',
  strict: 'error',
  group: 'references',
  since: '0.2.0',
});
