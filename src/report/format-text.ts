import type { Problem } from '../model/problem.ts';
import type { Report } from '../model/report.ts';
import { hostSpan } from '../model/span.ts';
import { escapeText } from './escape-text.ts';
import type { FormatOptions } from './format-options.ts';
import { groupByCause } from './group-by-cause.ts';
import type { ProblemGroup } from './group-by-cause.ts';
import { problemText } from './problem-text.ts';
import { secretMasks } from './secret-masks.ts';
import { styleOf } from './style.ts';
import { summaryOf } from './summary-of.ts';
import { verboseNotes } from './verbose-notes.ts';
import { severityCounts } from './words.ts';

/** For people: problems by file, each with its code, the second places, what to do, and where it holds; then what was checked. */
export function formatText(report: Report, options: FormatOptions): string {
  const { verbose, width } = options;
  const style = styleOf(options.color);
  const page = { report, style, masks: secretMasks(report.files), width, verbose };
  const blocks: string[] = [];
  for (const [path, { problems, groups }] of filesOf(report.problems)) {
    if (groups.length === 0) continue;
    const counts = [severityCounts(problems), ...shownAbove(problems, groups)].join(', ');
    blocks.push(`${style.bold(escapeText(path))}  ${style.dim(counts)}\n`);
    for (const group of groups) blocks.push(problemText(group, page));
  }
  if (verbose) blocks.push(...verboseNotes(report, style));
  blocks.push(summaryOf(report, style, verbose));
  return `${blocks.join('\n')}\n`;
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
