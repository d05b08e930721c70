import type { ParsedFile } from '../../src/model/parsed-file.ts';
import { hostSpan } from '../../src/model/span.ts';
import { rulePerRun } from '../kit/rule-constructors.ts';

export const rule = rulePerRun(
  {
    id: 'unbuildable-kustomization',
    summary: 'A kustomization cannot be built, so nothing of it is deployed or checked.',
    severity: 'error',
    ofUsers: true,
    group: 'builds',
    options: ['loadRestrictor', 'argocdVersion', 'fluxVersion'],
    since: '0.1.0',
  },
  function* ({ builds, fileOf }) {
    for (const { id, failures, deployment } of builds) {
      const isDeployed = deployment?.answer === 'deployed';
      for (const { of, ...failure } of failures) {
        if (of !== undefined || (!isDeployed && isTemplate(fileOf(hostSpan(failure.at).file.path))))
          continue;
        const isOpen = failure.isSetAbove === true && !isDeployed;
        yield { ...failure, build: id, ...(isOpen && { severity: 'warning' as const }) };
      }
    }
  },
);

/** Kustomize cannot read it as it is: where nothing here deploys it so, another program (kluctl) renders it first. */
function isTemplate(file: ParsedFile | undefined): boolean {
  return file?.class.kind === 'skipped' && file.class.as === 'template';
}
