import type { Rule } from '../../src/model/rule.ts';
import { isLibraryBase } from './library-base.ts';

/**
 * A rule about something that is absent, kept to the builds of which everything was read: a patch, a component or a remote base that is
 * not here may bring what seems to be missing, and so may the overlays of a base that nothing here uses.
 */
export function inWholeBuilds(rule: Rule): Rule {
  return {
    meta: rule.meta,
    *check(evidence) {
      const open = new Set(
        evidence.builds.flatMap((build) =>
          build.partial.length > 0 || isLibraryBase(build) ? [build.id] : [],
        ),
      );
      for (const finding of rule.check(evidence)) {
        if (finding.build === undefined || !open.has(finding.build)) yield finding;
      }
    },
  };
}
