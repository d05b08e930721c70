import type { EnvironmentMatrix, MatrixRow } from '../../model/changes/environment-matrix.ts';
import { nameOfManifest } from '../../model/names/name-of.ts';
import type { Block, Document, Table } from '../document/document.ts';
import { code, fixedLine, paragraph, section } from '../document/parts.ts';
import { printDocument, type DocumentFormat } from '../document/print-document.ts';
import { groupBy } from '../../model/group-by.ts';
import { safeJson } from '../text/escape-text.ts';
import { placeJson } from '../text/place-json.ts';
import { count } from '../text/words.ts';
import { printOptionsOf, type ChangeFormat, type ChangeOptions } from './change-options.ts';
import { shownValue } from './change-values.ts';
import { headsOf } from './column-heads.ts';

const ABSENT = '—';

/** One workload in all its builds: variables that differ as a table, the names of all others. Ends with a newline. */
export function formatMatrix(
  format: ChangeFormat,
  matrix: EnvironmentMatrix,
  options: ChangeOptions,
): string {
  if (format === 'json') return matrixJson(matrix, options);
  return printDocument(format, matrixDocument(matrix, options, format), printOptionsOf(options));
}

function titleOf({ workload }: EnvironmentMatrix, { redact }: ChangeOptions): string {
  return redact(nameOfManifest(workload.manifest)).replaceAll('`', '');
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

/** On a screen only what differs is a table; elsewhere all variables are. */
function matrixDocument(
  matrix: EnvironmentMatrix,
  options: ChangeOptions,
  format: DocumentFormat,
): Document {
  const heads = headsOf(matrix.columns);
  const isScreen = format === 'text';
  const blocks = matrix.containers.map(({ name, rows }) => {
    const title = options.redact(`container ${name}`);
    const all = isScreen ? screenBlocks(rows, heads) : [tableOf(rows, heads, 'Name')];
    return section(title, all, 3);
  });
  const asides = isScreen ? [count(heads.length, 'build')] : [];
  return [{ ...section(titleOf(matrix, options), blocks), asides }];
}

function screenBlocks(rows: readonly MatrixRow[], heads: readonly string[]): readonly Block[] {
  if (rows.length === 0) return [paragraph('no variables', { tone: 'quiet' })];
  const differing = rows.filter(({ same }) => !same);
  const equal = rows.filter(({ same }) => same).map(({ name }) => name);
  const text = `${count(equal.length, 'variable')} the same in all: ${equal.join(', ')}`;
  const narrow: Block = {
    kind: 'group',
    blocks: differing.flatMap((row) => valuesOf(row, heads)),
  };
  return [
    ...(differing.length === 0 ? [] : [{ ...tableOf(differing, heads, 'NAME'), narrow }]),
    ...(equal.length === 0 ? [] : [paragraph(text, { tone: 'quiet' })]),
  ];
}

/** A column per build. */
function tableOf(rows: readonly MatrixRow[], heads: readonly string[], title: string): Table {
  return {
    kind: 'table',
    columns: [title, ...heads].map((head) => ({ title: head })),
    rows: rows.map((row) => ({
      cells: [row.name, ...heads.map((_, at) => cellText(row, at))].map((text) => [[code(text)]]),
      tone: row.same ? 'quiet' : undefined,
    })),
  };
}

/** Each value with the builds that have it. */
function valuesOf(row: MatrixRow, heads: readonly string[]): readonly Block[] {
  const groups = groupBy(heads.entries(), ([at]) => cellText(row, at));
  return [
    fixedLine(row.name, { tone: 'strong' }),
    ...[...groups].map(([text, some]) => {
      const builds = some.map(([, head]) => head).join(', ');
      return paragraph(`${text}  in ${builds}`, { mark: '  ', hang: 2 });
    }),
  ];
}

function matrixJson(
  { workload, columns, containers }: EnvironmentMatrix,
  { version, redact }: ChangeOptions,
): string {
  const { apiVersion, kind, name } = workload.manifest;
  return `${safeJson({
    version: 1,
    tool: { name: 'envfrom', version },
    workload: { apiVersion, kind: redact(kind), name: name && redact(name) },
    builds: columns,
    containers: containers.map((container) => ({
      name: redact(container.name),
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
