import type { Problem } from '../../model/problem.ts';
import type { Report } from '../../model/report.ts';
import { hostSpan } from '../../model/span.ts';
import { escapeText } from '../text/escape-text.ts';
import type { FormatOptions } from './format-options.ts';
import { groupByCause } from './group-by-cause.ts';
import type { ProblemGroup } from './group-by-cause.ts';
import { problemText } from './problem-text.ts';
import { secretMasks } from '../secrets/secret-masks.ts';
import { styleOf } from '../text/style.ts';
import { summaryOf } from './summary-of.ts';
import { verboseNotes } from './verbose-notes.ts';
import { count, severityCounts } from '../text/words.ts';

/** For people: problems by file, each with its code, the second places, what to do, and where it holds; then what was checked. */
export function formatText(report: Report, options: FormatOptions): string {
  const { verbose, width } = options;
  const style = styleOf(options.color);
  const page = { report, style, masks: secretMasks(report.files), width, verbose };
  const blocks: string[] = [];
  const { shown, hidden } = withoutTooManyInfos(report.problems, verbose);
  for (const [path, { problems, groups }] of filesOf(shown)) {
    if (groups.length === 0) continue;
    const counts = [severityCounts(problems), ...shownAbove(problems, groups)].join(', ');
    blocks.push(`${style.bold(escapeText(path))}  ${style.dim(counts)}\n`);
    for (const group of groups) blocks.push(problemText(group, page));
  }
  if (verbose) blocks.push(...verboseNotes(report, style));
  if (hidden > 0)
    blocks.push(style.dim(`${count(hidden, 'info')} not shown: --verbose shows them.\n`));
  blocks.push(summaryOf(report, style, verbose));
  return `${blocks.join('\n')}\n`;
}

/** More infos than this would bury the errors. */
const MOST_INFOS = 25;

/** All problems, or, where there are too many infos, the others; and how many are left out. */
function withoutTooManyInfos(
  problems: readonly Problem[],
  verbose: boolean,
): { readonly shown: readonly Problem[]; readonly hidden: number } {
  const grave = problems.filter(({ severity }) => severity !== 'info');
  const hidden = problems.length - grave.length;
  return verbose || hidden <= MOST_INFOS
    ? { shown: problems, hidden: 0 }
    : { shown: grave, hidden };
}

interface File {
  /** All that are in the file. */
  readonly problems: Problem[];
  /** Those that are shown at it: a group is shown at its first place only. */
  readonly groups: ProblemGroup[];
}

function filesOf(problems: readonly Problem[]): ReadonlyMap<string, File> {
  const files = new Map<string, File>();
  const fileOf = ({ at }: Problem): File => {
    const { path } = hostSpan(at).file;
    const known = files.get(path);
    if (known !== undefined) return known;
    const file: File = { problems: [], groups: [] };
    files.set(path, file);
    return file;
  };
  for (const problem of problems) fileOf(problem).problems.push(problem);
  for (const group of groupByCause(problems)) fileOf(group.first).groups.push(group);
  return files;
}

/** Problems of a file that are told with their like in a file before it. */
function shownAbove(
  problems: readonly Problem[],
  groups: readonly ProblemGroup[],
): readonly string[] {
  const shown = new Set(groups.flatMap(({ first, others }) => [first, ...others]));
  const above = problems.filter((problem) => !shown.has(problem)).length;
  return above === 0 ? [] : [`${above.toLocaleString('en-US')} of them shown above`];
}
