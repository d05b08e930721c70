import type { Problem, SeverityReason } from '../../model/problem.ts';
import type { Report } from '../../model/report.ts';
import { shortListOf } from '../text/words.ts';

/** Names that are reported one by one. */
const FEW = 3;
/** Names that the one problem names. */
const MAX_NAMES = 8;

/** Severities that somebody chose: each name is then shown. */
const CHOSEN: ReadonlySet<SeverityReason['because']> = new Set([
  'strict',
  'named',
  'settings',
  'override',
]);

/**
 * The report as people read it: many names that nothing defines are one problem, at the first of them, until the configuration declares
 * them. Each name by itself if the run compares with a base, which shows new names only.
 */
export function foldUndeclared(report: Report): Report {
  const { problems, comparison, isPart = false } = report;
  if (comparison !== undefined) return report;
  const undeclared = problems.filter(isFolded);
  const names = [...new Set(undeclared.map(nameOf))];
  const [first] = undeclared;
  if (first === undefined || names.length <= FEW) return report;
  const rest = new Set(undeclared.slice(1));
  return {
    ...report,
    problems: problems.flatMap((problem) =>
      problem === first ? [summaryOf(first, names, isPart)] : rest.has(problem) ? [] : [problem],
    ),
  };
}

function isFolded({ isUndeclared, severity, reasons = [] }: Problem): boolean {
  return (
    isUndeclared === true &&
    severity === 'warning' &&
    !reasons.some(({ because }) => CHOSEN.has(because))
  );
}

/** The name with the namespace, where that is known: counted once however it is written. */
function nameOf({ subject }: Problem): string {
  const { namespace, detail = '' } = subject ?? {};
  return namespace === undefined ? detail : `${namespace}/${detail}`;
}

function summaryOf(first: Problem, names: readonly string[], isPart: boolean): Problem {
  const where = isPart ? 'the files checked' : 'this repository';
  const shown = shortListOf(
    names.map((name) => `\`${name}\``),
    MAX_NAMES,
  );
  return {
    ...first,
    message: `${names.length} Secrets are defined nowhere in ${where}: ${shown}.`,
    help: 'Run `envfrom init`, which declares them under `externals` in .envfrom.yaml, so that a new one stands out. `--verbose` shows each.',
  };
}
