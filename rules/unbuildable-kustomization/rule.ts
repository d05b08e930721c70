import { isKustomizationFile } from '../../src/model/file-tree.ts';
import { message } from '../../src/model/message.ts';
import type { ParsedFile } from '../../src/model/parsed-file.ts';
import type { Finding } from '../../src/model/problem.ts';
import { hostSpan } from '../../src/model/span.ts';
import { nearFolder, otherRoot } from '../../src/text/near-folder.ts';
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
        yield {
          ...meantFolder(failure, tree?.paths ?? []),
          ...failure,
          build: id,
          ...(isOpen && { severity: 'warning' as const }),
        };
      }
    }
  },
);

/** Names the folder that the path of an entry object may mean. */
function meantFolder(
  { at, isOfAbsence }: Finding,
  paths: readonly string[],
): Pick<Finding, 'help' | 'cause'> {
  if (isOfAbsence !== true || isKustomizationFile(at.file.path)) return {};
  const written = at.file.text.slice(at.start, at.end).replaceAll(/^["']?(?:\.\/)?|\/?["']?$/g, '');
  if (!/^[\w./-]+$/.test(written)) return {};
  const near = nearFolder(paths, written);
  if (near !== undefined) return { help: message`Did you mean \`${near}\`?` };
  const root = otherRoot(paths, written, hostSpan(at).file.path);
  if (root === undefined) return {};
  return {
    help: message`Did you mean \`${root}/${written}\`? The path is relative to the root of the repository.`,
    // The folder was a repository of its own, and has many such paths.
    cause: `a path from ${root}`,
  };
}

/** Kustomize cannot read it as it is: where nothing here deploys it so, another program (kluctl) renders it first. */
function isTemplate(file: ParsedFile | undefined): boolean {
  return file?.class.kind === 'skipped' && file.class.as === 'template';
}
