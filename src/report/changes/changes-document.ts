import type { Change, WorkloadChange } from '../../model/changes/change.ts';
import { memoBy } from '../../model/memo.ts';
import { freeAnchor } from '../document/anchors.ts';
import type { Block, Document, Line, Paragraph, Section } from '../document/document.ts';
import { fixedLine, message, paragraph, section, strong } from '../document/parts.ts';
import type { DocumentFormat } from '../document/print-document.ts';
import { CHANGE_VIEW, type ChangeOptions } from './change-options.ts';
import { adviceFor, summaryOf } from './change-summary.ts';
import { namesOfBuilds, notComparedTexts, titlesOfUnused } from './change-texts.ts';
import type { Page } from './container-sections.ts';
import { MAX_OPEN, shownWorkloads, type ShownWorkloads } from './open-rows.ts';
import { titleOf, verdictTable, workloadSection } from './workload-blocks.ts';

/**
 * The rollout verdicts as a table, then what changes in each container: on a screen the sum is at the end, in Markdown it is the title, and
 * HTML gets one view of a page.
 */
export function changesDocument(
  change: Change,
  options: ChangeOptions,
  format: DocumentFormat,
): Document {
  const { rollouts, labels } = options;
  const page = {
    options,
    isScreen: format === 'text',
    buildsOf: namesOfBuilds(change, options),
    addressOf: addresses(),
  };
  const fromTo = message(`from ${labels.base} to ${labels.head}`);
  const advice = rollouts ? adviceFor(change) : undefined;
  const shown = shownWorkloads(change, !rollouts || (page.isScreen && options.verbose));
  const verdicts = rollouts && change.workloads.length > 0 ? verdictBlocks(shown, page) : [];
  const sections = workloadSections(shown, page);
  const notCompared = notComparedTexts(change.notCompared).map((text) =>
    notComparedParagraph(text, page.isScreen),
  );
  const summary = summaryOf(change, rollouts);
  if (page.isScreen)
    return [
      fixedLine([strong('Changes'), ' ', ...fromTo.map((part) => ({ ...part, ...QUIET }))]),
      ...verdicts,
      ...sections,
      ...unusedGroup(change, page),
      { kind: 'group', blocks: notCompared },
      {
        kind: 'group',
        blocks: [paragraph(summary, { tone: 'strong' }), ...adviceBlocks(advice, page.isScreen)],
      },
    ];
  const blocks: readonly Block[] = [
    ...(format === 'html' ? [paragraph(fromTo, QUIET)] : []),
    ...verdicts,
    ...adviceBlocks(advice, page.isScreen),
    ...unusedGroup(change, page),
    ...notCompared,
    ...sections,
  ];
  if (format !== 'html') return [section(summary, blocks)];
  const view = section('Change', [paragraph(summary, { tone: 'strong' }), ...blocks], 1);
  return [{ ...view, anchor: CHANGE_VIEW }];
}

/** A name for each workload: readable, with a hash of its title and builds, and a number where that is the same. */
function addresses(): Page['addressOf'] {
  const used = new Set<string>();
  return memoBy((workload) => {
    const builds = `\n${workload.builds.join(' ')}`;
    return freeAnchor(used, 'change', titleOf(workload), builds);
  });
}

const QUIET = { tone: 'quiet' } as const;

/** The rows that are shown at first, then a sentence for each group of others, with its rows where they can be folded away. */
function verdictBlocks({ open, folded }: ShownWorkloads, page: Page): readonly Block[] {
  const table: Block = { kind: 'group', indented: true, blocks: [verdictTable(open, page)] };
  const tables = open.length === 0 ? [] : [table];
  if (folded.length === 0) return tables;
  const rows = folded.map(({ title, workloads }): Section => {
    const blocks = [verdictTable(workloads, page)];
    return {
      kind: 'section',
      level: 2,
      folds: 'closed',
      title,
      blocks,
    };
  });
  if (!page.isScreen) return [...tables, ...rows];
  const lines = rows.map(({ title }) => paragraph(title, { mark: '… ', hang: 0, ...QUIET }));
  const rest = paragraph(message('`--verbose` lists them.', 'bare'), QUIET);
  return [...tables, { kind: 'group', indented: true, blocks: [...lines, rest] }];
}

/** What changes in the containers, of the workloads that are shown at first; where it can be folded away, of all. */
function workloadSections({ open, folded }: ShownWorkloads, page: Page): readonly Section[] {
  let room = MAX_OPEN;
  const opened = open.flatMap((workload) => {
    room -= rowsOf(workload);
    return workloadSection(workload, room < 0 ? 'closed' : 'open', page);
  });
  if (page.isScreen) return opened;
  const rest = folded.flatMap(({ workloads }) => workloads);
  return [...opened, ...rest.flatMap((each) => workloadSection(each, 'closed', page))];
}

function rowsOf({ containers }: WorkloadChange): number {
  return containers.reduce((sum, { variables, files }) => sum + variables.length + files.length, 1);
}

function adviceBlocks(advice: string | undefined, isScreen: boolean): readonly Paragraph[] {
  if (advice === undefined) return [];
  if (isScreen) return [paragraph(['help: ', ...message(advice, 'bare')], { tone: 'info' })];
  return [paragraph([strong('help:'), ' ', ...message(advice)])];
}

function notComparedParagraph(text: string, isScreen: boolean): Paragraph {
  const counts = {
    number: 1,
    noun: 'build that is not compared',
    plural: 'builds that are not compared',
  };
  const said: Line = isScreen
    ? ['not compared: ', ...message(text, 'bare')]
    : [strong('Not compared:'), ' ', ...message(text)];
  return paragraph(said, { tone: 'warning', counts });
}

/** Sources that changed and that no touched workload uses. */
function unusedGroup(change: Change, { isScreen }: Page): readonly Block[] {
  const titles = titlesOfUnused(change);
  if (titles.length === 0) return [];
  const text = 'Changed, but no affected workload uses it:';
  const lines: readonly Line[] = [[{ text, strong: !isScreen }], ...titles];
  const blocks = lines.map((line, at) => fixedLine(line, { ...QUIET, mark: at === 0 ? '' : '  ' }));
  return [{ kind: 'group', blocks }];
}
