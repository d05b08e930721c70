const PADDING = 2;

/**
 * Go's text/tabwriter as kubectl sets it up (minimal width 0, padding 2, blanks): a cell is text that ends with a tab; a
 * column is a block of neighbouring lines that all have the cell, as wide as its widest one. Lines without tabs end
 * every block. Widths count characters, not columns of a terminal.
 */
export function alignTabs(lines: readonly string[]): readonly string[] {
  const cells = lines.map((line) => line.split(/[\t\v]/));
  const widths: number[][] = lines.map(() => []);
  // A run in one column is within a run of the column before: widths never depend on what follows.
  let rows = rowsWithCell(
    cells,
    lines.map((_, index) => index),
    0,
  );
  for (let column = 0; rows.length > 0; column++) {
    for (const run of runsOf(rows)) {
      const width = PADDING + Math.max(...run.map((row) => lengthOf(cells[row]?.[column] ?? '')));
      for (const row of run) widths[row]?.push(width);
    }
    rows = rowsWithCell(cells, rows, column + 1);
  }
  return cells.map((row, index) => joinCells(row, widths[index] ?? []));
}

/** The rows in which a cell of this column ends with a tab. */
function rowsWithCell(
  cells: readonly (readonly string[])[],
  rows: readonly number[],
  column: number,
): readonly number[] {
  return rows.filter((row) => (cells[row]?.length ?? 0) - 1 > column);
}

/** Neighbouring rows together. */
function runsOf(rows: readonly number[]): readonly (readonly number[])[] {
  const runs: number[][] = [];
  for (const row of rows) {
    const run = runs.at(-1);
    if (run !== undefined && run.at(-1) === row - 1) run.push(row);
    else runs.push([row]);
  }
  return runs;
}

function joinCells(row: readonly string[], widths: readonly number[]): string {
  return row
    .map((cell, column) => cell + ' '.repeat(Math.max(0, (widths[column] ?? 0) - lengthOf(cell))))
    .join('');
}

function lengthOf(cell: string): number {
  let length = 0;
  for (const _ of cell) length++;
  return length;
}
