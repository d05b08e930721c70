import type { Problem } from '../../model/problem.ts';
import type { Report } from '../../model/report.ts';
import { secretMasks } from '../secrets/secret-masks.ts';
import { guardCommands } from '../text/guard-commands.ts';
import { styleOf } from '../text/style.ts';
import { worstLast } from '../text/words.ts';
import type { FormatOptions } from './format-options.ts';
import { foldUntraced } from './fold-untraced.ts';
import { groupByCause } from './group-by-cause.ts';
import { problemTable } from './problem-table.ts';
import { problemText } from './problem-text.ts';
import { shownPaths } from './shown-paths.ts';
import { closingLines } from './summary-of.ts';
import { verboseNotes } from './verbose-notes.ts';

/** `formatText`, where a CI system may take lines of it for commands too. */
export function* formatGuardedText(report: Report, options: FormatOptions): Generator<string> {
  for (const lines of formatText(report, options)) {
    yield options.guardCommands ? guardCommands(lines) : lines;
  }
}

/**
 * For people: the problems, errors last and so nearest to the prompt, each with its code, the second places, what to do, and where it
 * holds; problems of one cause together. Then a table of them where they are more than a screenful, what was checked, and what to do
 * next. In pieces of whole lines.
 */
export function* formatText(report: Report, options: FormatOptions): Generator<string> {
  const { verbose, width } = options;
  const style = styleOf(options.color);
  const paths = shownPaths(report, options.showPath);
  const page = { report, style, masks: secretMasks(report.files), width, verbose, paths };
  const shown = options.infos ? report.problems : report.problems.filter(isGrave);
  const found = groupByCause(worstLast(shown));
  const groups = verbose ? found : foldUntraced(found);
  let lines = 0;
  for (const group of groups) {
    const block = problemText(group, page);
    lines += block.split('\n').length;
    yield `${block}\n`;
  }
  if (verbose) for (const note of verboseNotes(report, style, paths)) yield `${note}\n`;
  if (lines > (options.screen ?? Number.POSITIVE_INFINITY)) {
    yield `${problemTable(shown, style, options)}\n`;
  }
  yield `${closingLines(report, style, options)}\n`;
}

function isGrave({ severity }: Problem): boolean {
  return severity !== 'info';
}
