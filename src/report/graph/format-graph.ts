import type { JudgedReference } from '../../model/reference.ts';
import { graphDot } from './graph-dot.ts';
import { graphMermaid } from './graph-mermaid.ts';
import { graphSvg } from './graph-svg.ts';
import { referenceGraph } from './reference-graph.ts';

/** Graphviz lays out more than a person can read; others can cut that out of its text. */
const MAX_FOR_GRAPHVIZ = 400;

/** What refers to which ConfigMaps and Secrets, with the verdicts, as a picture or the text of one, cut to a size that can be read. */
export function formatGraph(format: string, references: readonly JudgedReference[]): string {
  if (format === 'dot') return graphDot(referenceGraph(references, MAX_FOR_GRAPHVIZ));
  const graph = referenceGraph(references);
  return format === 'svg' ? graphSvg(graph) : graphMermaid(graph);
}
