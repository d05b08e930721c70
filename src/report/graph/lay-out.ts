import type { GraphNode, ReferenceGraph } from './reference-graph.ts';

export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Where everything is, in points. */
export interface Layout {
  readonly width: number;
  readonly height: number;
  readonly frames: readonly { readonly title: string; readonly box: Box }[];
  /** By the id of the node. */
  readonly boxes: ReadonlyMap<string, Box>;
}

/** The height of a line of text with its room. */
export const LINE = 24;
const NODE = 28;
const GAP = 12;
const MARGIN = 16;
const PAD = 8;
/** Between the columns: room for what edges say. */
const BETWEEN = 260;

/**
 * Two columns, since every edge leads from a referrer to a source: one band per group, in each the sources in the order of the referrers
 * that use them, so that few edges cross. `widthOf` measures a label.
 */
export function layOut(graph: ReferenceGraph, widthOf: (label: string) => number): Layout {
  const nodes = graph.groups.flatMap((group) => group.nodes);
  const widest = (left: boolean): number =>
    nodes
      .filter((node) => isLeft(node) === left)
      .reduce((most, { label }) => Math.max(most, widthOf(label) + 2 * PAD), 60);
  const [leftWidth, rightWidth] = [Math.ceil(widest(true)), Math.ceil(widest(false))];
  const left = MARGIN + GAP;
  const right = left + leftWidth + BETWEEN;
  const width = right + rightWidth + GAP + MARGIN;
  const rank = ranks(graph);
  const boxes = new Map<string, Box>();
  const frames: Layout['frames'][number][] = [];
  let y = MARGIN;
  for (const { title, nodes: some } of graph.groups) {
    const columns = [
      some.filter(isLeft),
      byRank(
        some.filter((node) => !isLeft(node)),
        rank,
      ),
    ];
    for (const [at, column] of columns.entries()) {
      const place = at === 0 ? { x: left, width: leftWidth } : { x: right, width: rightWidth };
      for (const [row, { id }] of column.entries()) {
        boxes.set(id, { ...place, y: y + LINE + GAP + row * (NODE + GAP), height: NODE });
      }
    }
    const rows = Math.max(...columns.map((column) => column.length));
    const height = LINE + GAP + rows * (NODE + GAP);
    frames.push({ title, box: { x: MARGIN, y, width: width - 2 * MARGIN, height } });
    y += height + MARGIN;
  }
  return { width, height: y, frames, boxes };
}

function isLeft({ kind }: GraphNode): boolean {
  return kind === 'referrer';
}

/** For every source the mean row of what refers to it. */
function ranks({ groups, edges }: ReferenceGraph): ReadonlyMap<string, number> {
  const rows = new Map(groups.flatMap(({ nodes }) => nodes.map(({ id }, row) => [id, row])));
  const sums = new Map<string, { readonly sum: number; readonly count: number }>();
  for (const { from, to } of edges) {
    const { sum, count } = sums.get(to) ?? { sum: 0, count: 0 };
    sums.set(to, { sum: sum + (rows.get(from) ?? 0), count: count + 1 });
  }
  return new Map([...sums].map(([id, { sum, count }]) => [id, sum / count]));
}

function byRank(
  nodes: readonly GraphNode[],
  rank: ReadonlyMap<string, number>,
): readonly GraphNode[] {
  return nodes.toSorted((a, b) => (rank.get(a.id) ?? 0) - (rank.get(b.id) ?? 0));
}
