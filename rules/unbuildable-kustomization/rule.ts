import type { Rule } from '../../src/model/rule.ts';

export const rule: Rule = {
  meta: {
    id: 'unbuildable-kustomization',
    summary: 'A kustomization cannot be built, so nothing of it is deployed or checked.',
    severity: 'error',
    group: 'builds',
    since: '0.1.0',
  },
  *check({ builds }) {
    for (const { id, failures } of builds) {
      for (const { of, ...failure } of failures) {
        if (of === undefined) yield { ...failure, build: id };
      }
    }
  },
};
