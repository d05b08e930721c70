import type { Report } from '../../model/report.ts';
import type { Block } from '../document/document.ts';
import { printHtml } from '../document/html/print-html.ts';
import { message, paragraph, section } from '../document/parts.ts';
import { frameRanges } from '../redact/secret-ranges.ts';
import { mostSevereFirst } from '../text/words.ts';
import { displayPaths } from './display-paths.ts';
import { foldUndeclared } from './fold-undeclared.ts';
import { printOptionsOf, type FormatOptions } from './format-options.ts';
import { groupByCause } from './group-by-cause.ts';
import { comparisonNotes } from './known-problems.ts';
import { problemFrame } from './problem-frame.ts';
import { notCheckedLines, scopeOf, undeployedNotes, verdictOf } from './summary-of.ts';

/** The problems as a page of its own, errors first, with what was and was not checked. */
export function formatHtml(whole: Report, options: FormatOptions): Iterable<string> {
  const report = foldUndeclared(whole);
  return printHtml([section(verdictOf(whole), blocks())], printOptionsOf(options));

  function* blocks(): Generator<Block> {
    const notes = [
      ...scopeOf(whole),
      ...comparisonNotes(whole),
      ...undeployedNotes(whole),
      ...notCheckedLines(whole, true).map((line) => `Not checked: ${line}`),
      ...options.notices,
    ];
    for (const note of notes) yield paragraph(message(note), { tone: 'quiet' });
    const context = {
      report,
      masks: frameRanges(report),
      width: undefined,
      verbose: options.verbose,
      paths: displayPaths(report, options.showPath),
      marksFixes: false,
    };
    for (const group of groupByCause(mostSevereFirst(report.problems)))
      yield problemFrame(group, context);
  }
}
