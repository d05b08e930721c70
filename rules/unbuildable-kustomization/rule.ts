import { rulePerRun } from '../kit/rule-constructors.ts';

export const rule = rulePerRun(
  {
    id: 'unbuildable-kustomization',
    summary: 'A kustomization cannot be built, so nothing of it is deployed or checked.',
    severity: 'error',
    group: 'builds',
    options: ['loadRestrictor', 'argocdVersion', 'fluxVersion'],
    since: '0.1.0',
  },
  function* ({ builds }) {
    for (const { id, failures, deployment } of builds) {
      for (const { of, ...failure } of failures) {
        const isOpen = failure.isSetAbove === true && deployment?.answer !== 'deployed';
        if (of === undefined)
          yield { ...failure, build: id, ...(isOpen && { severity: 'warning' as const }) };
      }
    }
  },
);
