import type { Change } from '../../model/changes/change.ts';
import type { Block, Document, Line, Paragraph } from '../document/document.ts';
import { fixedLine, message, paragraph, section, strong } from '../document/parts.ts';
import type { DocumentFormat } from '../document/print-document.ts';
import { namesOfBuilds, notComparedTexts, titlesOfUnused } from './change-texts.ts';
import type { ChangeOptions } from './change-options.ts';
import { adviceFor, summaryOf } from './change-summary.ts';
import type { Page } from './container-sections.ts';
import { verdictTable, workloadSection } from './workload-blocks.ts';

/** The rollout verdicts as a table, then what changes in each container: on a screen the sum is at the end, elsewhere it is the title. */
export function changesDocument(
  change: Change,
  options: ChangeOptions,
  format: DocumentFormat,
): Document {
  const { rollouts, labels } = options;
  const page = { options, isScreen: format === 'text', buildsOf: namesOfBuilds(change, options) };
  const fromTo = message(`from ${labels.base} to ${labels.head}`);
  const advice = rollouts ? adviceFor(change) : undefined;
  const table: Block = { kind: 'group', indented: true, blocks: [verdictTable(change, page)] };
  const verdicts = rollouts && change.workloads.length > 0 ? [table] : [];
  const sections = change.workloads.flatMap((workload) => workloadSection(workload, page));
  const notCompared = notComparedTexts(change.notCompared).map((text) =>
    notComparedParagraph(options.redact(text), page.isScreen),
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
  return [section(summary, blocks)];
}

const QUIET = { tone: 'quiet' } as const;

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
function unusedGroup(change: Change, { options, isScreen }: Page): readonly Block[] {
  const titles = titlesOfUnused(change, options);
  if (titles.length === 0) return [];
  const text = 'Changed, but used by no workload that the change touches:';
  const lines: readonly Line[] = [[{ text, strong: !isScreen }], ...titles];
  const blocks = lines.map((line, at) => fixedLine(line, { ...QUIET, mark: at === 0 ? '' : '  ' }));
  return [{ kind: 'group', blocks }];
}
