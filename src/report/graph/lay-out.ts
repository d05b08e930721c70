import { graphlib, layout } from '@dagrejs/dagre';
import type { GraphEdge, ReferenceGraph } from './reference-graph.ts';

export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** An edge, and the middle of its label. */
export interface PlacedEdge {
  readonly edge: GraphEdge;
  readonly points: readonly Point[];
  readonly label: Point;
}

/** Where everything is, in points. */
export interface Layout {
  readonly width: number;
  readonly height: number;
  readonly frames: readonly { readonly title: string; readonly box: Box }[];
  /** By the id of the node. */
  readonly boxes: ReadonlyMap<string, Box>;
  readonly edges: readonly PlacedEdge[];
}

/** How wide texts are. */
interface Measures {
  readonly node: (label: string) => number;
  readonly edge: (label: string) => number;
  readonly title: (title: string) => number;
}

/** The height of a line of text with its room. */
export const LINE = 24;
const NODE = 28;
const GAP = 14;
const MARGIN = 12;
const PAD = 8;

/**
 * From left to right, few edges crossing, each group in a frame, below each other: within a frame nothing overlaps, labels of edges included.
 * An edge between frames is a curve from one to the other.
 */
export function layOut(graph: ReferenceGraph, measures: Measures): Layout {
  const boxes = new Map<string, Box>();
  const edges: PlacedEdge[] = [];
  const frames: Layout['frames'][number][] = [];
  let y = MARGIN;
  let width = 0;
  for (const { title, nodes } of graph.groups) {
    const ids = new Set(nodes.map(({ id }) => id));
    const inner = graph.edges.filter(({ from, to }) => ids.has(from) && ids.has(to));
    const placed = layOutGroup(nodes, inner, measures, { x: MARGIN + GAP, y: y + LINE + PAD });
    for (const [id, box] of placed.boxes) boxes.set(id, box);
    edges.push(...placed.edges);
    const wide = Math.max(placed.width, measures.title(title)) + 2 * GAP;
    const height = LINE + PAD + placed.height + GAP;
    frames.push({ title, box: { x: MARGIN, y, width: wide, height } });
    width = Math.max(width, wide);
    y += height + MARGIN;
  }
  const outer = graph.edges.filter((edge) => !edges.some((placed) => placed.edge === edge));
  const across = outer.flatMap((edge) => acrossFrames(edge, boxes));
  return {
    width: width + 2 * MARGIN,
    height: y,
    frames: frames.map(({ title, box }) => ({ title, box: { ...box, width } })),
    boxes,
    edges: [...edges, ...across],
  };
}

/** The nodes of one frame, from its corner on. */
function layOutGroup(
  nodes: ReferenceGraph['groups'][number]['nodes'],
  edges: readonly GraphEdge[],
  measures: Measures,
  corner: Point,
): Pick<Layout, 'width' | 'height' | 'boxes' | 'edges'> {
  const drawing = new graphlib.Graph({ multigraph: true });
  drawing.setGraph({ rankdir: 'LR', nodesep: GAP, edgesep: PAD, ranksep: 3 * GAP });
  for (const { id, label } of nodes)
    drawing.setNode(id, { width: Math.ceil(measures.node(label) + 2 * PAD), height: NODE });
  for (const [at, { from, to, label }] of edges.entries()) {
    const size = { width: Math.ceil(measures.edge(label) + PAD), height: PAD + GAP };
    drawing.setEdge(from, to, { ...size, labelpos: 'c' }, String(at));
  }
  layout(drawing);
  const { width = 0, height = 0 } = drawing.graph();
  const moved = ({ x, y }: Point): Point => ({ x: x + corner.x, y: y + corner.y });
  return {
    width,
    height,
    boxes: new Map(
      nodes.map(({ id }) => {
        const { x, y, width: wide, height: high } = drawing.node(id);
        return [id, { ...moved({ x: x - wide / 2, y: y - high / 2 }), width: wide, height: high }];
      }),
    ),
    edges: edges.map((edge, at) => {
      const { points = [], x = 0, y = 0 } = drawing.edge(edge.from, edge.to, String(at));
      return { edge, points: points.map(moved), label: moved({ x, y }) };
    }),
  };
}

/** From the side of one box to the side of another, its label near the end, where edges of one referrer are apart. */
function acrossFrames(edge: GraphEdge, boxes: Layout['boxes']): readonly PlacedEdge[] {
  const [from, to] = [boxes.get(edge.from), boxes.get(edge.to)];
  if (from === undefined || to === undefined) return [];
  const start = { x: from.x + from.width, y: from.y + from.height / 2 };
  const end = { x: to.x, y: to.y + to.height / 2 };
  const label = { x: (start.x + end.x) / 2, y: start.y + (end.y - start.y) * 0.7 };
  return [{ edge, points: [start, end], label }];
}
