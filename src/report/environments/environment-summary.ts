import { groupBy } from '../../model/group-by.ts';
import type { Column, Document, Group, Line, Row, Table } from '../document/document.ts';
import { fixedLine } from '../document/parts.ts';
import type { ShownEnvironment } from './shown-environment.ts';

/**
 * A row per container, by build: how many variables it has, how many of them only the cluster knows, how many assignments are hidden, and how
 * many problems the rules found.
 */
export function summaryDocument(environments: readonly ShownEnvironment[]): Document {
  const builds = [...groupBy(environments, ({ build }) => build)];
  const groups = builds.map(([build, some]): Group => {
    const title = fixedLine(`build ${build}`, { tone: 'strong' });
    return { kind: 'group', blocks: [title, tableOf(some, true)] };
  });
  const hint = 'Name a workload, as in `envfrom env deployment/api`, to see its variables.';
  return [
    ...(builds.length < 2 ? [tableOf(environments, false)] : [tableOf([], false), ...groups]),
    fixedLine(hint, { tone: 'quiet' }),
  ];
}

const COLUMNS: readonly Column[] = [
  ...['VARIABLES', 'UNKNOWN', 'HIDDEN', 'PROBLEMS'].map(
    (title) => ({ title, align: 'right', least: title.length }) as const,
  ),
  { title: 'CONTAINER' },
];

function tableOf(environments: readonly ShownEnvironment[], isUntitled: boolean): Table {
  return { kind: 'table', columns: COLUMNS, rows: environments.map(rowOf), untitled: isUntitled };
}

function rowOf({ title, counts }: ShownEnvironment): Row {
  const { variables, unknown, hidden, problems } = counts();
  const numbers = [variables, unknown, hidden, problems].map((number, at): readonly Line[] => {
    const tone = number === 0 ? 'quiet' : COLUMNS[at]?.title === 'PROBLEMS' ? 'error' : undefined;
    return [[{ text: String(number), tone }]];
  });
  return { cells: [...numbers, [title]] };
}
