import type { Environment } from '../../model/environment.ts';
import { nameOfContainer, nameInCluster } from '../../model/name-of.ts';
import { placeOf } from '../../model/span.ts';
import { displayWidth, padEnd } from '../../text/display-width.ts';
import type { EnvironmentOptions } from './environment-options.ts';
import { environmentRows } from './environment-rows.ts';
import type { Row } from './environment-rows.ts';
import { escapeText } from '../text/escape-text.ts';
import type { Style } from '../text/style.ts';
import { valueLines, valueWidth } from './value-lines.ts';
import { wrapText } from '../text/wrap-text.ts';

const INDENT = '  ';
const GAP = '  ';
const WIDEST_NAME = 36;
const LEAST_NAME = 8;

/** The environment of one container as lines: a title, then NAME, VALUE and FROM. */
export function environmentTable(
  environment: Environment,
  style: Style,
  options: EnvironmentOptions,
  showBuild: boolean,
): readonly string[] {
  const title = titleOf(environment, style, showBuild, options.width);
  const rows = environmentRows(environment, options);
  if (rows.length === 0) return [...title, `${INDENT}${style.dim('no variables')}`];
  const widths = columnWidths(rows, options);
  const head =
    widths.from === undefined
      ? [padEnd('NAME', widths.name), 'VALUE, FROM']
      : [padEnd('NAME', widths.name), padEnd('VALUE', widths.value), 'FROM'];
  return [
    ...title,
    INDENT + style.dim(head.join(GAP)),
    ...rows.flatMap((row) => drawRow(row, widths, style, options)),
  ];
}

/** `Deployment shop/api, container api`, and where that is, on the same line if it fits. */
function titleOf(
  { workload, container }: Environment,
  style: Style,
  showBuild: boolean,
  width: number,
): readonly string[] {
  const build = showBuild ? `, build ${workload.build}` : '';
  const previewed = workload.previewed === true ? ', previewed from values' : '';
  const title = containerTitle({ workload, container });
  const place = escapeText(`${placeOf(container.node)}${build}${previewed}`);
  const fits = displayWidth(title) + GAP.length + displayWidth(place) <= width;
  return fits
    ? [`${style.bold(title)}${GAP}${style.dim(place)}`]
    : [style.bold(title), INDENT + style.dim(place)];
}

/** The name of a container and its workload, without backticks. */
export function containerTitle({
  workload,
  container,
}: Pick<Environment, 'workload' | 'container'>): string {
  const words = `${nameInCluster(workload.manifest)}, ${nameOfContainer(container)}`;
  return escapeText(words.replaceAll('`', ''));
}

interface Widths {
  readonly name: number;
  readonly value: number;
  /** Undefined: origins stand below the values, for want of room next to them. */
  readonly from: number | undefined;
  /** Of everything but NAME. */
  readonly room: number;
}

/** Columns that VALUE keeps next to FROM, unless it needs less. */
const LEAST_VALUE = 32;

/** An origin is never broken: it is next to the value where it fits, or below all of it. */
function columnWidths(rows: readonly Row[], { width, showValues }: EnvironmentOptions): Widths {
  const names = rows.map((row) => displayWidth(row.name));
  const values = rows.map(({ value }) =>
    typeof value === 'string' ? 0 : valueWidth(value, showValues),
  );
  const origins = rows
    .filter(({ value }) => typeof value !== 'string')
    .flatMap(({ from, notes }) => [from, ...notes].map(displayWidth));
  const widestName = Math.min(WIDEST_NAME, Math.max(LEAST_NAME, width - LEAST_VALUE - LEAST_NAME));
  const name = Math.min(widestName, largest(names, 'NAME'.length));
  const room = Math.max(LEAST_VALUE, width - INDENT.length - name - GAP.length);
  const from = largest(origins, 'FROM'.length);
  const wanted = largest(values, '(empty)'.length);
  const rest = room - GAP.length - from;
  if (rest < Math.min(wanted, LEAST_VALUE)) return { name, value: room, from: undefined, room };
  return { name, value: Math.min(wanted, rest), from, room };
}

function largest(numbers: readonly number[], least: number): number {
  return numbers.reduce((most, number) => Math.max(most, number), least);
}

function drawRow(
  row: Row,
  widths: Widths,
  style: Style,
  options: EnvironmentOptions,
): readonly string[] {
  const paintName = {
    variable: style.bold,
    failure: style.red,
    skipped: style.dim,
    expanded: style.plain,
  };
  const name = paintName[row.kind](row.name);
  const isWide = displayWidth(row.name) > widths.name;
  const lines =
    typeof row.value === 'string'
      ? sentence(row, widths, style)
      : cells(row, widths, style, options);
  const [first = '', ...rest] = lines;
  const blank = ' '.repeat(widths.name);
  const pad = ' '.repeat(Math.max(0, widths.name - displayWidth(row.name)));
  const body = isWide ? ['', first, ...rest] : [first, ...rest];
  return body.map((line, at) => {
    const lead = at === 0 ? name + (line === '' ? '' : pad) : blank;
    return `${INDENT}${lead}${line === '' ? '' : GAP}${line}`.trimEnd();
  });
}

/** A failure or a skipped entry: the sentence takes both columns, its place follows. */
function sentence({ kind, value, from }: Row, widths: Widths, style: Style): readonly string[] {
  const paint = kind === 'failure' ? style.red : style.dim;
  const text = typeof value === 'string' ? value : '';
  return wrapText(`${text} (${from})`, widths.room).map(paint);
}

function cells(
  { value, from, notes }: Row,
  widths: Widths,
  style: Style,
  { showValues }: EnvironmentOptions,
): readonly string[] {
  const left = typeof value === 'string' ? [] : valueLines(value, widths.value, style, showValues);
  if (widths.from === undefined) {
    const room = widths.room - 2 * INDENT.length;
    const below = [`from ${from}`, ...notes].flatMap((line) =>
      wrapText(line, room).map((part, at) => INDENT.repeat(at === 0 ? 1 : 2) + style.dim(part)),
    );
    return [...left.map(({ text }) => text), ...below];
  }
  const right = [from, ...notes.map((note) => style.dim(note))];
  return Array.from({ length: Math.max(left.length, right.length) }, (_, at) => {
    const { text, width } = left[at] ?? { text: '', width: 0 };
    const origin = right[at];
    if (origin === undefined) return text;
    return `${text}${' '.repeat(Math.max(0, widths.value - width))}${GAP}${origin}`;
  });
}
