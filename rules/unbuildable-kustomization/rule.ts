import { isKustomizationFile } from '../../src/model/file-tree.ts';
import { message, type Message } from '../../src/model/message.ts';
import type { ParsedFile } from '../../src/model/parsed-file.ts';
import type { Finding } from '../../src/model/problem.ts';
import { hostSpan } from '../../src/model/span.ts';
import { nearFolder } from '../../src/text/near-folder.ts';
import { rulePerRun } from '../kit/rule-constructors.ts';
import { setParameters } from './set-parameters.ts';

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
  function* (evidence) {
    const { builds, fileOf, tree } = evidence;
    yield* setParameters(evidence);
    for (const { id, failures, deployment } of builds) {
      const isDeployed = deployment?.answer === 'deployed';
      for (const { of, ...failure } of failures) {
        if (of !== undefined || (!isDeployed && isTemplate(fileOf(hostSpan(failure.at).file.path))))
          continue;
        const isOpen = failure.isSetAbove === true && !isDeployed;
        const help = failure.help ?? helpOfFolder(failure, tree?.paths ?? []);
        yield {
          ...failure,
          build: id,
          ...(help && { help }),
          ...(isOpen && { severity: 'warning' as const }),
        };
      }
    }
  },
);

/** Names the folder that the path of an entry object may mean. */
function helpOfFolder({ at, isOfAbsence }: Finding, paths: readonly string[]): Message | undefined {
  if (isOfAbsence !== true || isKustomizationFile(at.file.path)) return undefined;
  const written = at.file.text.slice(at.start, at.end).replaceAll(/^["']?(?:\.\/)?|\/?["']?$/g, '');
  const near = /^[\w./-]+$/.test(written) ? nearFolder(paths, written) : undefined;
  return near === undefined ? undefined : message`Did you mean \`${near}\`?`;
}

/** Kustomize cannot read it as it is: where nothing here deploys it so, another program (kluctl) renders it first. */
function isTemplate(file: ParsedFile | undefined): boolean {
  return file?.class.kind === 'skipped' && file.class.as === 'template';
}
