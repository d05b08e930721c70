import { isManifestName } from '../../model/file-tree.ts';
import type { Report } from '../../model/report.ts';
import { withoutMilder } from '../../pipeline/without-milder.ts';
import type { FormatOptions, ProblemFormat } from '../../report/problems/format-options.ts';
import type { RunOutput } from '../answers/run-output.ts';
import type { OpenedCheck } from '../opening/open-check.ts';
import { noticeLines } from '../output/write-stderr.ts';
import { exitCodeOf } from './exit-code-of.ts';
import type { PlannedOutput, OutputPlan } from './output-plan.ts';

const SAYS_NOTICES: ReadonlySet<ProblemFormat> = new Set(['text', 'markdown', 'html', 'json']);

/** A report as its user gets it. */
export async function answerOf(
  run: OpenedCheck,
  report: Report,
  { layouts, least }: OutputPlan,
): Promise<RunOutput> {
  const hasFiles = [...(run.tree.selected ?? run.tree.paths)].some(isManifestName);
  // The text report says so itself.
  const saysNothing = layouts.some(({ format, file }) => format === 'text' && file === undefined);
  const saysNotices = layouts.some(({ format }) => SAYS_NOTICES.has(format));
  const isSarif = layouts.some(({ format }) => format === 'sarif');
  const pages = isSarif ? (await import('../../../rules/pages.ts')).pages : new Map();
  const formatPieces = await formatterOf(layouts);
  const shown = least === undefined ? report : withoutMilder(report, least);
  return {
    says: [
      ...(hasFiles || saysNothing ? [] : ['envfrom: no YAML or JSON files to check.']),
      ...(saysNotices ? [] : noticeLines(run.notices)),
    ],
    outputs: layouts.map(({ format, file, options }) => ({
      file,
      pieces: formatPieces(format, shown, {
        ...options,
        ...(format === 'sarif' && { pages }),
      }),
    })),
    code: exitCodeOf(report, run),
  };
}

/** Most runs write text alone, and need none of the other formats. */
async function formatterOf(
  layouts: readonly PlannedOutput[],
): Promise<(format: ProblemFormat, report: Report, options: FormatOptions) => Iterable<string>> {
  if (layouts.every(({ format }) => format === 'text')) {
    const { formatText } = await import('../../report/problems/format-text.ts');
    return (_, report, options) => formatText(report, options);
  }
  return (await import('../../report/problems/format-problems.ts')).formatInPieces;
}
