import type { Rule } from '../../src/model/rule.ts';

export const rule: Rule = {
  meta: {
    id: 'unreadable-manifest',
    summary: 'A manifest cannot be read, or a limit was hit, so nothing in it is checked.',
    severity: 'error',
    group: 'files',
    since: '0.1.0',
  },
  *check({ files }) {
    for (const { faults } of files) {
      for (const { at, message, kubectl, help } of faults) {
        yield {
          at,
          message: kubectl === undefined ? message : `${message} kubectl says: ${kubectl}`,
          ...(help === undefined ? {} : { help }),
        };
      }
    }
  },
};
