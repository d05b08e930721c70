import type { EnvironmentMatrix, MatrixRow } from '../../model/changes/environment-matrix.ts';
import { groupBy } from '../../model/group-by.ts';
import { nameOfManifest } from '../../model/names/name-of.ts';
import type { Block, Document, Line, Section, Table } from '../document/document.ts';
import { code, fixedLine, paragraph, quiet, section } from '../document/parts.ts';
import type { DocumentFormat } from '../document/print-document.ts';
import { count } from '../text/words.ts';
import { shownValue } from './change-values.ts';
import { headsOf } from './column-heads.ts';

/** On a screen: what differs, and the names of the rest; or every variable. */
export type MatrixView = 'differences' | 'environments';

const ABSENT = '–';
/** Workloads that people are shown at once. */
const MAX_WORKLOADS = 20;

interface Look {
  readonly view: MatrixView;
  readonly format: DocumentFormat;
}

/** A section per workload: its containers, a row per variable, a column per build. */
export function matricesDocument(
  matrices: readonly EnvironmentMatrix[],
  view: MatrixView,
  format: DocumentFormat,
): Document {
  const look = { view, format };
  const sections = matrices.slice(0, MAX_WORKLOADS).map((each) => workloadSection(each, look));
  const leftOut = matrices.length - sections.length;
  const note = `${count(leftOut, 'more workload')} not shown. Name a workload to see its variables.`;
  const blocks = [...sections, ...(leftOut === 0 ? [] : [paragraph(note, { tone: 'quiet' })])];
  const isPage = format === 'html' && view === 'environments';
  return isPage ? [section('Environments', blocks, 1)] : blocks;
}

function workloadSection(matrix: EnvironmentMatrix, look: Look): Section {
  const heads = headsOf(matrix.columns);
  const isScreen = look.format === 'text';
  const blocks = matrix.containers.map(({ name, rows }) => {
    const all = isScreen ? screenBlocks(rows, heads, look) : pageBlocks(rows, heads, look);
    return section(`container ${name}`, all, 3);
  });
  const asides = look.view === 'environments' ? legendOf(matrix) : [];
  const title = nameOfManifest(matrix.workload.manifest, '');
  const builds = isScreen || asides.length > 0 ? [count(heads.length, 'build')] : [];
  return { ...section(title, blocks), asides: [...builds, ...asides] };
}

/** What the marks mean. */
function legendOf({ columns, containers }: EnvironmentMatrix): readonly Line[] {
  if (columns.length < 2) return [];
  const marks = containers.flatMap(({ rows }) => rows.map(markOf));
  const differing = marks.filter((mark) => mark === '~').length;
  const open = marks.filter((mark) => mark === '?').length;
  if (differing + open === 0) return ['no variable differs'];
  const differ = differing === 1 ? '1 variable differs' : `${count(differing, 'variable')} differ`;
  return [
    ...(differing === 0 ? [] : [[code('~'), ` ${differ}`]]),
    ...(open === 0 ? [] : [[code('?'), ` ${open} may differ`]]),
  ];
}

function markOf({ same, perhaps }: MatrixRow): '~' | '?' | '' {
  if (same) return '';
  return perhaps ? '?' : '~';
}

function screenBlocks(
  rows: readonly MatrixRow[],
  heads: readonly string[],
  look: Look,
): readonly Block[] {
  if (rows.length === 0) return [noVariables()];
  const differing = rows.filter(({ same }) => !same);
  const equal = rows.filter(({ same }) => same);
  const byName = {
    kind: 'group',
    blocks: differing.flatMap((row) => valuesOf(row, heads)),
  } as const;
  const few: readonly Block[] =
    differing.length === 0 ? [] : [{ ...tableOf(differing, heads, look), narrow: byName }];
  const text = `${count(equal.length, 'variable')} the same in all`;
  if (look.view === 'differences') {
    const names = `${text}: ${equal.map(({ name }) => name).join(', ')}`;
    return [...few, ...(equal.length === 0 ? [] : [paragraph(names, { tone: 'quiet' })])];
  }
  if (heads.length < 2) return [oneColumn(rows, heads)];
  const rest: readonly Block[] =
    equal.length === 0 ? [] : [fixedLine(`${text}:`, { tone: 'quiet' }), oneColumn(equal, heads)];
  return [{ ...tableOf(rows, heads, look), narrow: { kind: 'group', blocks: [...few, ...rest] } }];
}

function pageBlocks(
  rows: readonly MatrixRow[],
  heads: readonly string[],
  look: Look,
): readonly Block[] {
  return rows.length === 0 ? [noVariables()] : [tableOf(rows, heads, look)];
}

function noVariables(): Block {
  return paragraph('no variables', { tone: 'quiet' });
}

/** A column per build. */
function tableOf(
  rows: readonly MatrixRow[],
  heads: readonly string[],
  { view, format }: Look,
): Table {
  const isScreen = format === 'text';
  const isMarked = view === 'environments' && heads.length > 1;
  const title = isScreen ? `${isMarked ? '  ' : ''}NAME` : 'Name';
  const blank = isScreen ? ' ' : '';
  return {
    kind: 'table',
    columns: [title, ...heads].map((head) => ({ title: head })),
    rows: rows.map((row) => ({
      cells: [[[code(row.name)]], ...heads.map((_, at) => [cellLine(row, at)])],
      ...(isMarked && { mark: markOf(row) || blank }),
      tone: row.same && heads.length > 1 ? 'quiet' : undefined,
    })),
    ...(format === 'html' && { headed: true }),
  };
}

/** The value that all builds have. */
function oneColumn(rows: readonly MatrixRow[], heads: readonly string[]): Table {
  const title = heads.length === 1 ? (heads[0] ?? '') : 'VALUE';
  return {
    kind: 'table',
    columns: [{ title: 'NAME' }, { title, fit: 'below' }],
    rows: rows.map((row) => ({ cells: [[[code(row.name)]], [cellLine(row, 0)]] })),
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

function cellLine(row: MatrixRow, at: number): Line {
  const isSet = row.cells[at] !== undefined;
  return [isSet ? code(cellText(row, at)) : quiet(ABSENT)];
}

function cellText(row: MatrixRow, at: number): string {
  const binding = row.cells[at];
  if (binding === undefined) return ABSENT;
  const text = shownValue(binding.value);
  const secrets = row.cells.filter((cell) => cell !== undefined && shownValue(cell.value) === text);
  const kinds = new Set(row.classes.filter((each) => each !== -1));
  // Secrets that differ look alike: numbered, so that equal ones can be recognized.
  const isKnown = binding.value.every(({ kind }) => kind === 'text');
  if (isKnown || secrets.length < 2 || kinds.size < 2) return text;
  return `${text} #${[...kinds].indexOf(row.classes[at] ?? 0) + 1}`;
}
