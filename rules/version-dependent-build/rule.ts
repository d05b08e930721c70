import { rulePerRun } from '../kit/rule-constructors.ts';

export const rule = rulePerRun(
  {
    id: 'version-dependent-build',
    summary:
      'Versions of Flux, Argo CD, Helm or kustomize build this differently, and nothing says which one runs.',
    severity: 'warning',
    group: 'builds',
    options: ['argocdVersion', 'fluxVersion'],
    since: '0.1.0',
  },
  function* ({ builds }) {
    for (const { id, differences = [] } of builds) {
      for (const difference of differences) yield { ...difference, build: id };
    }
  },
);
