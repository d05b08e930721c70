import { rulePerRun } from '../kit/rule-constructors.ts';

export const rule = rulePerRun(
  {
    id: 'unreadable-manifest',
    summary: 'A manifest cannot be read, or a limit was hit, so nothing in it is checked.',
    severity: 'error',
    group: 'files',
    since: '0.1.0',
  },
  function* ({ files, builds }) {
    const reported = new Set(
      builds.flatMap(({ failures }) => failures.map(({ at }) => at.file.path)),
    );
    for (const { path, faults, class: each } of files) {
      // What ends a kustomization's build is reported there.
      if (reported.has(path)) continue;
      const isUnlisted = each.kind === 'skipped' && each.as === 'not-deployed';
      for (const { at, message, kubectl, help } of faults) {
        yield {
          at,
          message: kubectl === undefined ? `${message}.` : `${message}. kubectl says: ${kubectl}`,
          ...helpWith(help, isUnlisted),
          ...(isUnlisted ? { severity: 'warning' } : {}),
        };
      }
    }
  },
);

/** The kustomization beside a file says what is deployed; one that it does not list breaks nothing yet. */
function helpWith(help: string | undefined, isUnlisted: boolean): { readonly help?: string } {
  const said = [help ?? [], isUnlisted ? UNLISTED : []].flat();
  return said.length === 0 ? {} : { help: said.join(' ') };
}

const UNLISTED = 'No kustomization lists this file, so nothing deploys it.';
