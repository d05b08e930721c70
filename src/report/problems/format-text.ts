import type { Report } from '../../model/report.ts';
import type { Block } from '../document/document.ts';
import { printText } from '../document/text/print-text.ts';
import { frameRanges } from '../redact/secret-ranges.ts';
import { mostSevereLast } from '../text/words.ts';
import { displayPaths } from './display-paths.ts';
import { foldUndeclared } from './fold-undeclared.ts';
import { printOptionsOf, type FormatOptions } from './format-options.ts';
import { groupByCause } from './group-by-cause.ts';
import { problemFrame } from './problem-frame.ts';
import { problemTable } from './problem-table.ts';
import { closingLines } from './summary-of.ts';
import { verboseNotes } from './verbose-notes.ts';

/** The report for people, in pieces of whole lines. */
export function formatText(report: Report, options: FormatOptions): Iterable<string> {
  const shown = options.verbose ? report : foldUndeclared(report);
  return printText(problemsDocument(shown, options), printOptionsOf(options));
}

/**
 * The problems, errors last and so nearest to the prompt, each with its code, the second places, what to do, and in which builds it holds; problems
 * of one cause together. Then a table of them if they are more than a screenful, what was checked, and what to do next.
 */
function* problemsDocument(report: Report, options: FormatOptions): Generator<Block> {
  const { verbose, width, screen } = options;
  const paths = displayPaths(report, options.showPath);
  const masks = frameRanges(report);
  const context = { report, masks, width, verbose, paths, marksFixes: options.hints };
  const shown = options.infos
    ? report.problems
    : report.problems.filter(({ severity }) => severity !== 'info');
  const found = groupByCause(mostSevereLast(shown));
  for (const group of found) yield problemFrame(group, context);
  if (verbose) yield* verboseNotes(report, paths);
  if (screen !== undefined)
    yield { kind: 'overview', beyond: screen, block: problemTable(shown, options) };
  yield closingLines(report, options);
}
