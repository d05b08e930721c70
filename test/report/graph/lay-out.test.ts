import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { layOut, type Box, type Layout } from '../../../src/report/graph/lay-out.ts';
import type { GraphEdge, ReferenceGraph } from '../../../src/report/graph/reference-graph.ts';
import { cases } from '../../suite.ts';

const MEASURES = {
  node: (label: string) => label.length * 7,
  edge: (label: string) => label.length * 6,
  title: (label: string) => label.length * 7,
};

/** Up to four builds; what refers in each leads to sources of any. */
const graphs = fc
  .array(
    fc.record({
      from: fc.nat(11),
      to: fc.nat(9),
      label: fc.constantFrom('env', 'envFrom, env (12): broken (missing-key A)', 'volume (2)'),
      across: fc.nat(5),
    }),
    { minLength: 1, maxLength: 60 },
  )
  .map((links): ReferenceGraph => {
    const edges = new Map<string, GraphEdge>();
    for (const { from, to, label, across } of links) {
      const group = across === 0 ? (groupOf(from) + 1) % 3 : groupOf(from);
      const edge = { from: `r${from}`, to: `s${to}-${group}`, label, state: 'fine' as const };
      edges.set(`${edge.from} ${edge.to}`, edge);
    }
    const all = [...edges.values()];
    const ids = [...new Set(all.flatMap(({ from, to }) => [from, to]))];
    const groups = [0, 1, 2].flatMap((at) => {
      const nodes = ids
        .filter((id) => groupOfNode(id) === at)
        .map((id) => ({
          id,
          label: `Deployment shop/${id}`,
          kind: id.startsWith('r') ? ('referrer' as const) : ('source' as const),
        }));
      return nodes.length === 0 ? [] : [{ title: `build ${at}`, nodes }];
    });
    return { groups, edges: all, leftOut: 0 };
  });

function groupOf(at: number): number {
  return at % 3;
}

function groupOfNode(id: string): number {
  return id.startsWith('r') ? groupOf(Number(id.slice(1))) : Number(id.split('-')[1]);
}

test('no two things overlap', () => {
  fc.assert(
    fc.property(graphs, (graph) => {
      const layout = layOut(graph, MEASURES);
      expect(overlapping([...layout.boxes.values()])).toEqual([]);
      expect(overlapping(layout.frames.map(({ box }) => box))).toEqual([]);
      expect(overlapping([...layout.boxes.values(), ...labelsWithin(graph, layout)])).toEqual([]);
    }),
    { numRuns: cases(20, 60) },
  );
});

test('everything is in its frame, and the frames in the picture', () => {
  fc.assert(
    fc.property(graphs, (graph) => {
      const { boxes, frames, width, height } = layOut(graph, MEASURES);
      for (const { title, nodes } of graph.groups) {
        const frame = frames.find((each) => each.title === title)?.box;
        for (const { id } of nodes) expect(isIn(boxes.get(id), frame)).toBe(true);
        expect(isIn(frame, { x: 0, y: 0, width, height })).toBe(true);
      }
    }),
    { numRuns: cases(20, 60) },
  );
});

test('the same graph is drawn the same, whatever was drawn before', () => {
  fc.assert(
    fc.property(graphs, graphs, (graph, other) => {
      const first = layOut(graph, MEASURES);
      layOut(other, MEASURES);
      expect(layOut(graph, MEASURES)).toEqual(first);
    }),
    { numRuns: cases(5, 20) },
  );
});

/** The labels of edges that stay in one frame: those that cross frames lie over them. */
function labelsWithin(graph: ReferenceGraph, { edges }: Layout): readonly Box[] {
  const groupOf = new Map(
    graph.groups.flatMap(({ title, nodes }) => nodes.map(({ id }) => [id, title] as const)),
  );
  return edges
    .filter(({ edge: { from, to } }) => groupOf.get(from) === groupOf.get(to))
    .map(({ edge, label }) => {
      const width = MEASURES.edge(edge.label);
      return { x: label.x - width / 2, y: label.y - 6, width, height: 12 };
    });
}

function overlapping(boxes: readonly Box[]): readonly unknown[] {
  return boxes.flatMap((one, at) =>
    boxes.slice(at + 1).flatMap((other) => (isApart(one, other) ? [] : [[one, other]])),
  );
}

function isApart(one: Box, other: Box): boolean {
  return (
    one.x + one.width <= other.x ||
    other.x + other.width <= one.x ||
    one.y + one.height <= other.y ||
    other.y + other.height <= one.y
  );
}

function isIn(inner: Box | undefined, outer: Box | undefined): boolean {
  if (inner === undefined || outer === undefined) return false;
  return (
    inner.x >= outer.x &&
    inner.y >= outer.y &&
    inner.x + inner.width <= outer.x + outer.width + 0.1 &&
    inner.y + inner.height <= outer.y + outer.height + 0.1
  );
}
