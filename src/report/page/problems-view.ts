import type { Problem } from '../../model/problem.ts';
import type { Report } from '../../model/report.ts';
import type { Block, Frame, Section } from '../document/document.ts';
import { paragraph, section } from '../document/parts.ts';
import { displayPaths } from '../problems/display-paths.ts';
import type { ProblemGroup } from '../problems/group-by-cause.ts';
import { comparisonNotes } from '../problems/known-problems.ts';
import { problemFrame, type FrameContext } from '../problems/problem-frame.ts';
import { undeployedNotes, verdictOf } from '../problems/summary-of.ts';
import { frameRanges } from '../redact/secret-ranges.ts';
import { count } from '../text/words.ts';
import type { PageIndex } from './page-index.ts';

const RULES = 'https://github.com/envfrom/envfrom/blob/main/rules';
/** Environments that a problem links to. */
const MAX_LINKS = 3;

/** The problems by cause, errors first: each with its code, what to do, and where else it is. */
export function problemsView(whole: Report, index: PageIndex): Section {
  const report = index.folded;
  const context: FrameContext = {
    report,
    masks: frameRanges(report),
    width: undefined,
    verbose: false,
    paths: displayPaths(report, undefined),
    marksFixes: false,
  };
  return { ...section('Problems', parts(), 1), anchor: 'problems' };

  function* parts(): Generator<Block> {
    yield paragraph(`${verdictOf(whole)}.`, { tone: 'strong' });
    for (const note of [...comparisonNotes(whole), ...undeployedNotes(whole)])
      yield paragraph(note, { tone: 'quiet' });
    let last = '';
    for (const group of index.cards) {
      const { severity } = group.first;
      if (severity !== last) yield section(TITLES[severity], []);
      last = severity;
      yield frameOf(group, context, index);
    }
  }
}

const TITLES = { error: 'Errors', warning: 'Warnings', info: 'Infos' } as const;

function frameOf(group: ProblemGroup, context: FrameContext, index: PageIndex): Frame {
  const frame = problemFrame(group, context);
  const links = environmentsOf([group.first, ...group.others], index);
  const rest = links.length - MAX_LINKS;
  return {
    ...frame,
    anchor: index.anchorOfProblem(group.first),
    href: `${RULES}/${encodeURIComponent(frame.rule)}/README.md`,
    facets: ['problem'],
    notes: [
      ...frame.notes,
      ...(links.length === 0
        ? []
        : [
            {
              label: '',
              text: [
                'See the environment of ',
                ...links
                  .slice(0, MAX_LINKS)
                  .flatMap((link, at) => [...(at === 0 ? [] : [', ']), link]),
                ...(rest > 0 ? [` and ${count(rest, 'more workload')}`] : []),
              ],
            },
          ]),
    ],
  };
}

function environmentsOf(problems: readonly Problem[], { workloadsOfProblem }: PageIndex) {
  const views = new Set(problems.flatMap(workloadsOfProblem));
  return [...views].map(({ title, podSpec, anchor }) => ({
    text: podSpec === undefined ? title : `${title} ${podSpec}`,
    to: anchor,
  }));
}
