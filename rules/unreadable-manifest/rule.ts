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
    for (const { path, faults } of files) {
      // What ends a kustomization's build is reported there.
      if (reported.has(path)) continue;
      for (const { at, message, kubectl, help } of faults) {
        yield {
          at,
          message: kubectl === undefined ? `${message}.` : `${message}. kubectl says: ${kubectl}`,
          ...(help === undefined ? {} : { help }),
        };
      }
    }
  },
);
