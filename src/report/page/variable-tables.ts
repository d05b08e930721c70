import type { MatrixContainer, MatrixRow } from '../../model/changes/environment-matrix.ts';
import type { Binding } from '../../model/environment.ts';
import { groupBy } from '../../model/group-by.ts';
import { anchorIn } from '../document/anchors.ts';
import type { Block, Line, Part, Row, Table } from '../document/document.ts';
import { code, plainText, quiet, section } from '../document/parts.ts';
import { count, listOf, shortListOf } from '../text/words.ts';
import type { WorkloadView } from './page-index.ts';
import { originLine, variableCell, type Cell } from './variable-cells.ts';

/** More builds are not columns: each value is shown with the builds that have it. */
const MAX_COLUMNS = 5;
/** Builds that are named at once. */
const MAX_NAMED = 3;

/** `both builds`, `all 3 builds`. */
export function allOf(heads: readonly string[]): string {
  return heads.length === 2 ? 'both builds' : `all ${heads.length} builds`;
}

/** What is not set, and where it would be. */
const NOT_SET: Cell = { lines: [[{ text: 'not set', tone: 'quiet' }]], fold: undefined };

/** The variables of a container: those that differ between its builds, and folded away those that do not. */
export function variableTables(
  { name: container, rows }: MatrixContainer,
  view: WorkloadView,
): readonly Block[] {
  const { heads } = view;
  const label = `container ${container} of ${view.title}`;
  if (heads.length < 2) {
    return rows.length === 0 ? [] : [oneBuild(rows, container, view, `Variables of ${label}`)];
  }
  const differing = rows.filter(({ same }) => !same);
  const equal = rows.filter(({ same }) => same);
  const wide = heads.length > MAX_COLUMNS;
  const table = (wide ? byValue : byBuild)(
    differing,
    container,
    view,
    `Differing variables of ${label}`,
  );
  const title = `${count(equal.length, 'variable')} the same in ${allOf(heads)}`;
  return [
    ...(differing.length === 0 ? [] : [table]),
    ...(equal.length === 0
      ? []
      : [
          {
            ...section(
              title,
              [allBuilds(equal, container, view, `Equal variables of ${label}`)],
              3,
            ),
            folds: differing.length === 0 ? 'open' : 'closed',
          } as const,
        ]),
  ];
}

type MakeTable = (
  rows: readonly MatrixRow[],
  container: string,
  view: WorkloadView,
  caption: string,
) => Table;

/** A table whose columns after the name have titles, and what is in them for a variable. */
function tableMaker(
  titlesOf: (heads: readonly string[]) => readonly string[],
  cellsOf: (row: MatrixRow, view: WorkloadView) => readonly Cell[],
): MakeTable {
  return (rows, container, view, caption) => ({
    kind: 'table',
    caption,
    headed: true,
    code: true,
    columns: ['Name', ...titlesOf(view.heads)].map((title) => ({ title })),
    rows: rows.map((row) => rowOf(row, container, view, cellsOf(row, view))),
  });
}

const oneBuild = tableMaker(
  () => ['Value'],
  ({ cells: [binding] }, view) => [cellOf(binding, view)],
);

const byBuild = tableMaker(
  (heads) => heads,
  (row, view) =>
    row.cells.map((binding, at) => cellOf(binding, view, samenessOf(row, at, view.heads))),
);

/** One cell with every value and the builds that have it. */
const byValue = tableMaker(
  () => ['Values, and the builds that have them'],
  (row, view) => {
    const groups = groupBy(row.cells.keys(), (at) => row.classes[at] ?? -1);
    const cells = [...groups].map(([kind, some]): Cell => {
      const names = some.map((at) => view.heads[at] ?? '');
      const where: Line = [{ text: `in ${shortListOf(names, MAX_NAMED)}`, strong: true }];
      const binding = row.cells[kind];
      const { lines, fold } = cellOf(binding, view);
      const origins = binding === undefined ? [] : originsOf(row, some, view.heads);
      const all = [...(fold?.lines ?? []), ...origins];
      return {
        lines: [where, ...lines],
        fold: all.length === 0 ? undefined : { title: fold?.title ?? 'where in each', lines: all },
      };
    });
    const lines = cells.flatMap((cell) => cell.lines);
    const folded = cells.flatMap(({ fold }) => fold?.lines ?? []);
    return [{ lines, fold: folded.length === 0 ? undefined : { title: 'more', lines: folded } }];
  },
);

/** Every variable has one value, which may come from several places. */
const allBuilds = tableMaker(
  (heads) => [`Value in ${allOf(heads)}`],
  (row, view) => {
    const [binding] = row.cells;
    if (binding === undefined) return [NOT_SET];
    const cell = cellOf(binding, view);
    const origins = originsOf(row, [...row.cells.keys()], view.heads);
    const title = [cell.fold?.title, ...(origins.length === 0 ? [] : ['where in each build'])]
      .filter((text) => text !== undefined)
      .join(', ');
    const lines = [...(cell.fold?.lines ?? []), ...origins];
    return [{ lines: cell.lines, fold: lines.length === 0 ? undefined : { title, lines } }];
  },
);

function cellOf(
  binding: Binding | undefined,
  { whyUnknown }: WorkloadView,
  words: readonly string[] = [],
): Cell {
  return binding === undefined ? NOT_SET : variableCell(binding, whyUnknown, words);
}

/** Where builds that agree about a value have it from, if those are several places. */
function originsOf(
  { cells }: MatrixRow,
  some: readonly number[],
  heads: readonly string[],
): readonly Line[] {
  const lines = some.flatMap((at) => {
    const binding = cells[at];
    return binding === undefined ? [] : [{ at, line: originLine(binding) }];
  });
  const groups = groupBy(lines, ({ line }) => plainText(line));
  if (groups.size < 2) return [];
  return [...groups.values()].map((same): Line => [
    quiet(`${listOf(same.map(({ at }) => heads[at] ?? ''))}: `),
    ...(same[0]?.line ?? []),
  ]);
}

/** Of values that are not shown: whether they are those of another build. */
function samenessOf(
  { cells, classes, perhaps }: MatrixRow,
  at: number,
  heads: readonly string[],
): readonly string[] {
  const isOpen = cells[at]?.value.every(({ kind }) => kind === 'text') ?? true;
  if (isOpen) return [];
  const first = cells.findIndex((cell) => cell !== undefined);
  if (first === at || first === -1) return [];
  const named = heads[first] ?? '';
  if (classes[at] === classes[first]) return [`the same as in ${named}`];
  return [perhaps ? `may differ from ${named}` : `differs from ${named}`];
}

function rowOf(
  { name, same, perhaps }: MatrixRow,
  container: string,
  view: WorkloadView,
  cells: readonly Cell[],
): Row {
  const badge: Part = perhaps
    ? { text: 'may differ', tone: 'info', badge: true }
    : { text: 'differs', tone: 'warning', badge: true };
  const differs = !same && view.heads.length > 1;
  return {
    anchor: anchorIn(view.anchor, container, name),
    cells: [[[code(name), ...(differs ? [' ', badge] : [])]], ...cells.map(({ lines }) => lines)],
    more: [undefined, ...cells.map(({ fold }) => fold)],
  };
}
