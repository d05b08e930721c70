import type { Rule } from '../../src/model/rule.ts';

/** The stage that applies suppressions knows which of them suppress nothing; it reports them under this rule. */
export const rule: Rule = {
  meta: {
    id: 'unused-suppression',
    summary: 'A comment or annotation that should suppress a problem suppresses nothing.',
    severity: 'warning',
    group: 'files',
    fix: 'certain',
    since: '0.1.0',
  },
  questions: [],
};
