import type { Change, RolloutVerdict } from '../../model/changes/change.ts';
import { displayWidth, padEnd } from '../../text/display-width.ts';
import { styleOf, type Style } from '../text/style.ts';
import { wrapText } from '../text/wrap-text.ts';
import type { ChangeOptions } from './change-options.ts';
import type { ShownChange } from './change-values.ts';
import { adviceFor, summaryOf } from './change-summary.ts';
import {
  MOST_UNUSED,
  changeView,
  type ContainerView,
  type ReasonView,
  type WorkloadView,
} from './change-view.ts';
import type { RowView } from './change-rows.ts';

const INDENT = '  ';
const WIDEST_NAME = 34;
const WIDEST_VALUE = 44;

/** Changes for a terminal: a line per workload with its verdict, then what changes in each container. */
export function changesText(change: Change, options: ChangeOptions): string {
  const style = styleOf(options.color);
  const view = changeView(change, options);
  const { base, head } = options.labels;
  const head1 = `${style.bold('Changes')} ${style.dim(`from ${base} to ${head}`)}`;
  const blocks = [
    [head1],
    ...(options.rollouts ? [verdictTable(view.workloads, style, options.width)] : []),
    ...view.workloads.filter(hasDetails).map((workload) => details(workload, style, options)),
    unusedLines(view.unused, style),
    view.notCompared.flatMap((text) =>
      wrapText(`not compared: ${plain(text)}`, options.width).map(style.yellow),
    ),
    [
      ...wrapText(summaryOf(change, options.rollouts), options.width).map(style.bold),
      ...adviceLines(change, style, options),
    ],
  ].filter((lines) => lines.length > 0);
  return `${blocks.map((lines) => lines.join('\n')).join('\n\n')}\n`;
}

function adviceLines(
  change: Change,
  style: Style,
  { rollouts, width }: ChangeOptions,
): readonly string[] {
  const advice = rollouts ? adviceFor(change) : undefined;
  return advice === undefined ? [] : wrapText(`help: ${plain(advice)}`, width).map(style.cyan);
}

function verdictTable(
  workloads: readonly WorkloadView[],
  style: Style,
  width = 200,
): readonly string[] {
  if (workloads.length === 0) return [];
  const verdicts = workloads.map(verdictText);
  const first = widest([...verdicts, 'VERDICT']);
  const second = Math.min(48, widest([...workloads.map(({ title }) => title), 'WORKLOAD']));
  const room = Math.max(30, width - first - second - 3 * INDENT.length);
  const rows = workloads.flatMap((workload, at) => {
    const [reason] = workload.reasons;
    const builds = workload.builds === '' ? '' : ` [${workload.builds}]`;
    const why = wrapText(plain(reason?.text ?? '') + builds, room);
    const verdict = padEnd(verdicts[at] ?? '', first);
    const isWide = displayWidth(workload.title) > second;
    const head = `${INDENT}${paintOf(workload.verdict, style)(verdict)}${INDENT}${padEnd(workload.title, second)}`;
    const blank = ' '.repeat(first + second + 3 * INDENT.length);
    if (isWide) return [head.trimEnd(), ...why.map((line) => blank + line)];
    return why.map((line, index) => (index === 0 ? `${head}${INDENT}${line}` : blank + line));
  });
  const titles = [padEnd('VERDICT', first), padEnd('WORKLOAD', second), 'WHY'].join(INDENT);
  return [INDENT + style.dim(titles), ...rows];
}

/** `rolls without need`. */
function verdictText({ verdict, needless }: WorkloadView): string {
  return needless ? `${verdict} without need` : verdict;
}

function paintOf(verdict: RolloutVerdict, style: Style): (text: string) => string {
  switch (verdict) {
    case 'blocked':
    case 'stale':
    case 'never updates':
      return style.red;
    case 'recreate by hand':
    case 'on delete':
    case 'unknown':
    case 'updates live':
    case 'removed':
      return style.yellow;
    case 'unaffected':
      return style.dim;
    default:
      return style.green;
  }
}

function hasDetails({ containers, reasons }: WorkloadView): boolean {
  return containers.length > 0 || reasons.length > 1;
}

/** The table has told the first reason, and the rows tell what each source does. */
function details(workload: WorkloadView, style: Style, options: ChangeOptions): readonly string[] {
  const { title, verdict, builds, reasons, containers } = workload;
  const shown = reasons.filter(({ effect }, at) => !effect || (containers.length === 0 && at > 0));
  return [
    [
      style.bold(title),
      ...(options.rollouts ? [paintOf(verdict, style)(verdictText(workload))] : []),
      ...(builds === '' ? [] : [style.dim(builds)]),
    ].join(INDENT),
    ...(options.rollouts
      ? shown.flatMap((reason) => reasonLines(reason, style, options.width))
      : []),
    ...containers.flatMap((container) => containerLines(container, style, options)),
  ];
}

function reasonLines(
  { text, place }: ReasonView,
  style: Style,
  width: number | undefined,
): readonly string[] {
  const whole = plain(text) + (place === undefined ? '' : ` (${place})`);
  const room = width === undefined ? undefined : width - 4;
  return wrapText(whole, room).map((line, at) =>
    style.dim(`${INDENT}${at === 0 ? '· ' : INDENT}${line}`),
  );
}

function containerLines(
  { title, rows, stops, needs, mends }: ContainerView,
  style: Style,
  options: ChangeOptions,
): readonly string[] {
  const name = Math.min(WIDEST_NAME, widest(rows.map((row) => row.name)));
  const value = Math.min(WIDEST_VALUE, widest(rows.map((row) => valueText(row.value))));
  const room = options.width === undefined ? undefined : Math.max(40, options.width - 6);
  const fails = (
    list: readonly ReasonView[],
    mark: string,
    paint: (text: string) => string,
  ): readonly string[] =>
    list.flatMap(({ text, place }) =>
      wrapText(`${text}${place === undefined ? '' : ` (${place})`}`, room).map(
        (line, at) => `${INDENT}${INDENT}${paint(`${at === 0 ? mark : ' '} ${line}`)}`,
      ),
    );
  return [
    `${INDENT}${style.underline(title)}`,
    ...rows.flatMap((row) => rowLines(row, name, value, style, options.width)),
    ...fails(stops, '!', style.red),
    ...fails(needs, '?', style.yellow),
    ...fails(mends, '✓', style.green),
  ];
}

function rowLines(
  row: RowView,
  name: number,
  value: number,
  style: Style,
  width: number | undefined,
): readonly string[] {
  const text = valueText(row.value);
  const lead = `${row.mark} ${padEnd(row.name, name)}${INDENT}`;
  const used = 4 + displayWidth(lead) + INDENT.length + displayWidth(row.origin);
  const room = width ?? Number.POSITIVE_INFINITY;
  const isAligned = used + Math.max(value, displayWidth(text)) <= room;
  const isBeside = row.origin === '' || used + displayWidth(text) <= room;
  const gap = ' '.repeat(isAligned ? Math.max(0, value - displayWidth(text)) : 0);
  const first = `${INDENT}${INDENT}${rowPaint(row, style)(lead)}${shown(row.value, style)}${isBeside ? `${gap}${INDENT}${style.dim(row.origin)}` : ''}`;
  const below = [...(isBeside ? [] : [row.origin]), ...row.notes];
  return [
    first.trimEnd(),
    ...below.flatMap((note) =>
      wrapText(note, width && width - 8).map(
        (line, at) => `${INDENT.repeat(at === 0 ? 3 : 4)}${style.dim(line)}`,
      ),
    ),
    ...row.lines.map(
      (line) =>
        `${INDENT.repeat(4)}${diffPaint(line.mark, style)(`${line.mark} ${line.text}`.trimEnd())}`,
    ),
  ];
}

function diffPaint(mark: string, style: Style): (text: string) => string {
  if (mark === '+') return style.green;
  return mark === '-' ? style.red : style.dim;
}

function rowPaint({ mark }: RowView, style: Style): (text: string) => string {
  if (mark === '+') return style.green;
  if (mark === '-') return style.red;
  return mark === '=' ? style.dim : style.yellow;
}

function valueText(value: ShownChange): string {
  return value.kind === 'one' ? value.text : `${value.from} → ${value.to}`;
}

function shown(value: ShownChange, style: Style): string {
  return value.kind === 'one' ? value.text : `${value.from} ${style.dim('→')} ${value.to}`;
}

function unusedLines(unused: readonly string[], style: Style): readonly string[] {
  if (unused.length === 0) return [];
  const rest = unused.length - MOST_UNUSED;
  return [
    style.dim('Changed, but used by no workload that the change touches:'),
    ...unused
      .slice(0, rest > 1 ? MOST_UNUSED : unused.length)
      .map((text) => style.dim(`${INDENT}${text}`)),
    ...(rest > 1 ? [style.dim(`${INDENT}… ${rest} more`)] : []),
  ];
}

function widest(texts: readonly string[]): number {
  return texts.reduce((most, text) => Math.max(most, displayWidth(text)), 0);
}

/** Names in backticks need no marks where they can be recognized by their place. */
function plain(text: string): string {
  return text.replaceAll('`', '');
}
