import { rulePerRun } from '../kit/rule-constructors.ts';

export const rule = rulePerRun(
  {
    id: 'unbuildable-kustomization',
    summary: 'A kustomization cannot be built, so nothing of it is deployed or checked.',
    severity: 'error',
    group: 'builds',
    since: '0.1.0',
  },
  function* ({ builds }) {
    for (const { id, failures } of builds) {
      for (const { of, ...failure } of failures) {
        if (of === undefined) yield { ...failure, build: id };
      }
    }
  },
);
