import { memo } from '../../model/memo.ts';
import type { Problem } from '../../model/problem.ts';
import type { Report } from '../../model/report.ts';
import { count, numberText, severityCounts, shortListOf } from '../text/words.ts';

const MAX_RULES = 4;

/** Whether some problems of a report may be known: there is a base or a baseline. */
export function hasKnownProblems({ comparison, baseline }: Report): boolean {
  return comparison !== undefined || baseline !== undefined;
}

/** The problems that are not new: the base has them too, or a baseline accepts them. */
export const knownProblems = memo(({ comparison, baseline }: Report): ReadonlySet<Problem> => {
  return new Set([...(comparison?.old ?? []), ...(baseline?.accepted ?? [])]);
});

/** `2 errors and 1 warning`; `2 new errors`; `5 errors, 1 of them new`, if old ones are shown too. */
export function countsOf(report: Report): string {
  const { problems } = report;
  if (!hasKnownProblems(report)) return severityCounts(problems);
  const known = knownProblems(report);
  const fresh = problems.filter((problem) => !known.has(problem)).length;
  if (fresh === problems.length) return severityCounts(problems, 'new ');
  return `${severityCounts(problems)}, ${fresh === 0 ? 'none' : numberText(fresh)} of them new`;
}

/** What is known about problems that are not shown: sentences. */
export function comparisonNotes(report: Report): readonly string[] {
  const shown = new Set(report.problems);
  const { comparison, baseline } = report;
  return [
    ...(comparison === undefined ? [] : [comparedWith(comparison, shown), ...failing(comparison)]),
    ...(baseline === undefined ? [] : acceptedBy(baseline, shown)),
  ];
}

function comparedWith(
  { base, old, fixed, uncompared }: NonNullable<Report['comparison']>,
  shown: ReadonlySet<Problem>,
): string {
  const isHidden = old.some((problem) => !shown.has(problem));
  const parts = [
    ...(old.length === 0
      ? []
      : [
          `${count(old.length, 'old problem')}${isHidden ? ' not shown (`--all-problems` shows them)' : ''}`,
        ]),
    ...(fixed.length === 0 ? [] : [`${count(fixed.length, 'problem')} fixed`]),
    ...(uncompared === 0
      ? []
      : [
          `${numberText(uncompared)} of the old ones unclear, since the base commit cannot be read there`,
        ]),
  ];
  return `Compared with ${base}: ${parts.length === 0 ? 'no old problems' : parts.join(', ')}.`;
}

/** Why the run fails although it may report no problem. */
function failing({ failing: found }: NonNullable<Report['comparison']>): readonly string[] {
  if (found === undefined || found.workloads === 0) return [];
  const verb = found.workloads === 1 ? 'fails' : 'fail';
  const verdicts = found.verdicts.join(',');
  return [
    `${count(found.workloads, 'workload')} ${verb} \`--fail-on-verdict ${verdicts}\` (\`envfrom diff\` shows which).`,
  ];
}

function acceptedBy(
  { path, accepted, unused }: NonNullable<Report['baseline']>,
  shown: ReadonlySet<Problem>,
): readonly string[] {
  const isHidden = accepted.some((problem) => !shown.has(problem));
  const none = accepted.length === 0;
  const number = none
    ? 'none of the problems found'
    : `${count(accepted.length, 'problem')}${isHidden ? ' not shown' : ''}`;
  const gone = unused.reduce((sum, entry) => sum + entry.count, 0);
  const rules = shortListOf([...new Set(unused.map(({ rule }) => rule))], MAX_RULES);
  return [
    `The baseline \`${path}\` accepts ${number}.`,
    ...(gone === 0
      ? []
      : [
          `It ${none ? '' : 'also '}accepts ${count(gone, 'problem')} that ${gone === 1 ? 'is' : 'are'} gone (${rules}): \`envfrom baseline --prune\` removes ${gone === 1 ? 'it' : 'them'}.`,
        ]),
  ];
}
