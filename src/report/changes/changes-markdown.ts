import type { Change, RolloutVerdict } from '../../model/changes/change.ts';
import { positionOf, type Span } from '../../model/span.ts';
import { markdownCode, markdownMessage, markdownText } from '../text/escape-markdown.ts';
import { percentEncode } from '../text/escape-text.ts';
import { count, numberText } from '../text/words.ts';
import type { ChangeOptions } from './change-options.ts';
import { adviceFor, summaryOf } from './change-summary.ts';
import type { ShownChange } from './change-values.ts';
import {
  MOST_UNUSED,
  changeView,
  type ContainerView,
  type ReasonView,
  type WorkloadView,
} from './change-view.ts';
import type { RowView } from './change-rows.ts';

/** Bytes kept for the sentences that count what did not fit. */
const NOTE_BYTES = 300;

const ICONS: Readonly<Record<RolloutVerdict, string>> = {
  blocked: '🛑',
  stale: '🔴',
  'never updates': '🔴',
  'recreate by hand': '🟠',
  'on delete': '🟠',
  unknown: '⚪',
  removed: '➖',
  rolls: '🟢',
  reloaded: '🟢',
  triggered: '🟢',
  'next run': '🔵',
  'updates live': '🟡',
  created: '➕',
  unaffected: '⚪',
};

/**
 * The rollout verdicts as a table, then what changes in each container, in GitHub's Markdown: for job summaries and comments on pull requests. Never longer
 * than `maxBytes`: what does not fit is counted.
 */
export function changesMarkdown(change: Change, options: ChangeOptions): string {
  const view = changeView(change, options);
  const head = `### ${markdownText(summaryOf(change, options.rollouts))}\n`;
  const room = { left: options.maxBytes - NOTE_BYTES - Buffer.byteLength(head) };
  const chunks = [head];
  if (view.workloads.length > 0 && options.rollouts) {
    const title = '\n| Verdict | Workload | Why |\n| :--- | :--- | :--- |\n';
    chunks.push(
      title,
      ...fitting(
        view.workloads.map((each) => verdictRow(each, options)),
        room,
        'workload',
      ),
    );
  }
  const advice = options.rollouts ? adviceFor(change) : undefined;
  if (advice !== undefined) chunks.push(`\n**help:** ${markdownMessage(advice)}\n`);
  chunks.push(...fitting(unusedLines(view.unused), room, 'changed source'));
  const notes = view.notCompared.map((text) => `\n**Not compared:** ${markdownMessage(text)}\n`);
  chunks.push(
    ...fitting(notes, room, 'build that is not compared', 'builds that are not compared'),
  );
  const details = view.workloads.filter(({ containers }) => containers.length > 0);
  chunks.push(
    ...fitting(
      details.map((each) => detailsOf(each, options)),
      room,
      'workload',
    ),
  );
  return chunks.join('');
}

/** Sources that changed and that no touched workload uses: one paragraph, which counts those that are too many. */
function unusedLines(unused: readonly string[]): readonly string[] {
  if (unused.length === 0) return [];
  const rest = unused.length - MOST_UNUSED;
  const shown = unused.slice(0, rest > 1 ? MOST_UNUSED : unused.length).map(markdownText);
  const more = rest > 1 ? [`… ${numberText(rest)} more`] : [];
  return [
    `\n**Changed, and no touched workload uses it:**<br>${[...shown, ...more].join('<br>')}\n`,
  ];
}

/** Chunks as long as they fit, and how many do not. */
function fitting(
  chunks: readonly string[],
  room: { left: number },
  noun: string,
  plural?: string,
): readonly string[] {
  const shown: string[] = [];
  for (const chunk of chunks) {
    room.left -= Buffer.byteLength(chunk);
    if (room.left < 0) break;
    shown.push(chunk);
  }
  const rest = chunks.length - shown.length;
  if (rest > 0)
    shown.push(
      `\n${count(rest, `more ${noun}`, plural === undefined ? undefined : `more ${plural}`)} did not fit here; \`envfrom diff\` shows all.\n`,
    );
  return shown;
}

function verdictRow(
  { title, builds, verdict, needless, reasons, containers }: WorkloadView,
  options: ChangeOptions,
): string {
  const name = `${ICONS[verdict]} **${verdict}${needless ? ' without need' : ''}**`;
  const where = builds === '' ? '' : `<br>${markdownText(builds)}`;
  // The tables below tell what each source does.
  const shown = reasons.filter(({ effect }, at) => at === 0 || !effect || containers.length === 0);
  const why = shown.map((reason) => reasonText(reason, options)).join('<br>');
  return `| ${name} | ${markdownCode(title)}${where} | ${why} |\n`;
}

function reasonText({ text, place, span }: ReasonView, options: ChangeOptions): string {
  const shown = place === undefined ? '' : ` (${linkTo(span, markdownCode(place), options)})`;
  return markdownMessage(text) + shown;
}

function detailsOf({ title, builds, containers }: WorkloadView, options: ChangeOptions): string {
  const where = builds === '' ? '' : `, ${markdownText(builds)}`;
  const tables = containers.map((container) => containerTable(container, options)).join('');
  return `\n<details open><summary><b>${markdownText(title)}</b>${where}</summary>\n${tables}\n</details>\n`;
}

function containerTable(
  { title, rows, stops, needs, mends }: ContainerView,
  options: ChangeOptions,
): string {
  const failures = [
    ...stops.map((reason) => `\n🛑 ${reasonText(reason, options)}\n`),
    ...needs.map((reason) => `\n❔ ${reasonText(reason, options)}\n`),
    ...mends.map((reason) => `\n✅ ${reasonText(reason, options)}\n`),
  ];
  const table =
    rows.length === 0
      ? ''
      : `\n|   | Name | Value | From |\n| :---: | :--- | :--- | :--- |\n${rows.map((row) => rowOf(row, options)).join('')}`;
  const diffs = rows.filter(({ lines }) => lines.length > 0).map(fileDiff);
  return `\n${markdownText(title)}\n${failures.join('')}${table}${diffs.join('')}`;
}

function rowOf(
  { mark, name, value, origin, span, notes }: RowView,
  options: ChangeOptions,
): string {
  const from = [
    ...(origin === '' ? [] : [linkTo(span, markdownText(origin), options)]),
    ...notes.map(markdownText),
  ];
  return `| ${markdownCode(mark)} | ${markdownCode(name)} | ${valueText(value)} | ${from.join('<br>')} |\n`;
}

function valueText(value: ShownChange): string {
  return value.kind === 'one'
    ? markdownCode(value.text)
    : `${markdownCode(value.from)} → ${markdownCode(value.to)}`;
}

/** A fence longer than any run of backticks in the lines. */
function fileDiff({ name, lines }: RowView): string {
  const text = lines
    .map(({ mark, text }) => `${mark === '…' ? '@@' : mark}${mark === '…' ? ` ${text}` : text}`)
    .join('\n');
  const longest = Math.max(2, ...[...text.matchAll(/`+/g)].map(([run]) => run.length));
  const fence = '`'.repeat(longest + 1);
  return `\n${markdownCode(name)}\n\n${fence}diff\n${text}\n${fence}\n`;
}

function linkTo(span: Span | undefined, shown: string, { filesUrl }: ChangeOptions): string {
  if (filesUrl === undefined || span === undefined) return shown;
  const { path, line } = positionOf(span);
  return `[${shown}](${filesUrl}/${percentEncode(path)}#L${line})`;
}
