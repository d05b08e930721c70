import type {
  EnvironmentMatrix,
  MatrixContainer,
  MatrixRow,
} from '../../model/changes/environment-matrix.ts';
import { nameOfManifest } from '../../model/name-of.ts';
import { displayWidth, padEnd } from '../../text/display-width.ts';
import { markdownCode, markdownText } from '../text/escape-markdown.ts';
import { escapeText, safeJson } from '../text/escape-text.ts';
import { guardCommands } from '../text/guard-commands.ts';
import { placeJson } from '../text/place-json.ts';
import { styleOf, type Style } from '../text/style.ts';
import { count } from '../text/words.ts';
import { wrapText } from '../text/wrap-text.ts';
import type { ChangeOptions } from './change-options.ts';
import { shownValue } from './change-values.ts';
import type { ChangeFormat } from './change-options.ts';
import { htmlPage, htmlText } from './html-page.ts';

const INDENT = '  ';
const ABSENT = '—';

/** One workload in all its builds: variables that differ as a table, the names of all others. Ends with a newline. */
export function formatMatrix(
  format: ChangeFormat,
  matrix: EnvironmentMatrix,
  options: ChangeOptions,
): string {
  switch (format) {
    case 'json':
      return matrixJson(matrix, options);
    case 'html':
      return matrixHtml(matrix, options);
    default: {
      const print = format === 'markdown' ? matrixMarkdown : matrixText;
      const text = print(matrix, options);
      return options.guardCommands ? guardCommands(text) : text;
    }
  }
}

function titleOf({ workload }: EnvironmentMatrix, { hide }: ChangeOptions): string {
  return hide(escapeText(nameOfManifest(workload.manifest).replaceAll('`', '')));
}

/** Builds without the folders that all share, before and behind. */
function headsOf({ columns }: EnvironmentMatrix): readonly string[] {
  const split = columns.map((id) => id.split('/'));
  const [first = []] = split;
  if (split.length < 2) return columns.map(escapeText);
  const most = Math.min(...split.map((parts) => parts.length)) - 1;
  let start = 0;
  while (start < most && split.every((parts) => parts[start] === first[start])) start += 1;
  let end = 0;
  while (end < most - start && split.every((parts) => parts.at(-1 - end) === first.at(-1 - end)))
    end += 1;
  return split.map((parts) => escapeText(parts.slice(start, parts.length - end).join('/')));
}

function cellText(row: MatrixRow, at: number): string {
  const binding = row.cells[at];
  if (binding === undefined) return ABSENT;
  const text = shownValue(binding.value);
  const secrets = row.cells.filter((cell) => cell !== undefined && shownValue(cell.value) === text);
  const kinds = new Set(row.classes.filter((each) => each !== -1));
  // Secrets that differ look alike: numbered, so that equal ones can be recognized.
  if (!text.includes('‹') || secrets.length < 2 || kinds.size < 2) return text;
  return `${text} #${[...kinds].indexOf(row.classes[at] ?? 0) + 1}`;
}

function matrixText(matrix: EnvironmentMatrix, options: ChangeOptions): string {
  const style = styleOf(options.color);
  const heads = headsOf(matrix);
  const blocks = matrix.containers.map((container) =>
    containerLines(container, heads, style, options),
  );
  const title = `${style.bold(titleOf(matrix, options))}  ${style.dim(count(heads.length, 'build'))}`;
  return `${[title, ...blocks.flat()].join('\n')}\n`;
}

function containerLines(
  container: MatrixContainer,
  heads: readonly string[],
  style: Style,
  { width, hide }: ChangeOptions,
): readonly string[] {
  const differing = container.rows.filter(({ same }) => !same);
  const equal = container.rows.filter(({ same }) => same).map(({ name }) => escapeText(name));
  const lines = [`${INDENT}${style.underline(hide(escapeText(`container ${container.name}`)))}`];
  if (differing.length > 0)
    lines.push(
      ...(tableLines(differing, heads, style, width) ?? listLines(differing, heads, style, width)),
    );
  if (equal.length > 0) {
    const text = `${count(equal.length, 'variable')} the same in all: ${equal.join(', ')}`;
    lines.push(
      ...wrapText(text, width && width - 4).map((line) => `${INDENT}${INDENT}${style.dim(line)}`),
    );
  }
  return container.rows.length === 0
    ? [...lines, `${INDENT}${INDENT}${style.dim('no variables')}`]
    : lines;
}

/** A column per build; undefined where that does not fit. */
function tableLines(
  rows: readonly MatrixRow[],
  heads: readonly string[],
  style: Style,
  width: number | undefined,
): readonly string[] | undefined {
  const cells = rows.map((row) => heads.map((_, at) => cellText(row, at)));
  const widths = heads.map((head, at) =>
    Math.max(displayWidth(head), ...cells.map((row) => displayWidth(row[at] ?? ''))),
  );
  const first = Math.max(4, ...rows.map(({ name }) => displayWidth(escapeText(name))));
  const all = widths.reduce((sum, each) => sum + each + INDENT.length, 2 * INDENT.length + first);
  if (width !== undefined && all > width) return undefined;
  const line = (name: string, texts: readonly string[]): string =>
    `${INDENT}${INDENT}${padEnd(name, first)}${texts.map((text, at) => INDENT + padEnd(text, widths[at] ?? 0)).join('')}`.trimEnd();
  return [
    style.dim(line('NAME', heads)),
    ...rows.map(({ name }, at) => line(escapeText(name), cells[at] ?? [])),
  ];
}

/** Each value with the builds that have it. */
function listLines(
  rows: readonly MatrixRow[],
  heads: readonly string[],
  style: Style,
  width: number | undefined,
): readonly string[] {
  return rows.flatMap((row) => {
    const groups = new Map<string, string[]>();
    for (const [at, head] of heads.entries()) {
      const text = cellText(row, at);
      groups.set(text, [...(groups.get(text) ?? []), head]);
    }
    return [
      `${INDENT}${INDENT}${style.bold(escapeText(row.name))}`,
      ...[...groups].flatMap(([text, builds]) =>
        wrapText(`${text}  in ${builds.join(', ')}`, width && width - 8).map(
          (part, at) => `${INDENT.repeat(at === 0 ? 3 : 4)}${part}`,
        ),
      ),
    ];
  });
}

function matrixMarkdown(matrix: EnvironmentMatrix, options: ChangeOptions): string {
  const heads = headsOf(matrix);
  const tables = matrix.containers.map(({ name, rows }) => {
    const lines = rows.map(
      (row) =>
        `| ${[markdownCode(row.name), ...heads.map((_, at) => markdownCode(cellText(row, at)))].join(' | ')} |\n`,
    );
    const head = `| ${['Name', ...heads.map(markdownText)].join(' | ')} |\n|${' :--- |'.repeat(heads.length + 1)}\n`;
    return `\n${markdownText(`container ${name}`)}\n\n${head}${lines.join('')}`;
  });
  return `### ${markdownText(titleOf(matrix, options))}\n${tables.join('')}`;
}

function matrixHtml(matrix: EnvironmentMatrix, options: ChangeOptions): string {
  const heads = headsOf(matrix);
  const tables = matrix.containers.map(({ name, rows }) => {
    const head = `<tr><th>Name${heads.map((each) => `<th>${htmlText(each)}`).join('')}`;
    const lines = rows.map(
      (row) =>
        `<tr class="${row.same ? 'dim' : ''}"><td><code>${htmlText(escapeText(row.name))}</code>${heads.map((_, at) => `<td><code>${htmlText(cellText(row, at))}</code>`).join('')}`,
    );
    return `<h3>${htmlText(`container ${name}`)}</h3>\n<table>\n${[head, ...lines].join('\n')}\n</table>`;
  });
  return htmlPage(`<h1>${htmlText(titleOf(matrix, options))}</h1>\n${tables.join('\n')}`);
}

function matrixJson(
  { workload, columns, containers }: EnvironmentMatrix,
  { version, hide }: ChangeOptions,
): string {
  const { apiVersion, kind, name } = workload.manifest;
  return `${safeJson({
    version: 1,
    tool: { name: 'envfrom', version },
    workload: { apiVersion, kind, name: name && hide(name) },
    builds: columns,
    containers: containers.map((container) => ({
      name: hide(container.name),
      variables: container.rows.map((row) => ({
        name: row.name,
        same: row.same,
        values: columns.map((build, at) => {
          const binding = row.cells[at];
          if (binding === undefined) return { build, set: false };
          const from = binding.from.at === undefined ? {} : placeJson(binding.from.at);
          return {
            build,
            set: true,
            value: binding.value
              .map((part) => (part.kind === 'text' ? part.text : `<${part.label}>`))
              .join(''),
            group: row.classes[at],
            ...from,
          };
        }),
      })),
    })),
  })}\n`;
}
