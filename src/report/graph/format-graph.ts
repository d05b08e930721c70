import type { JudgedReference } from '../../model/reference.ts';
import { graphDot } from './graph-dot.ts';
import { graphMermaid } from './graph-mermaid.ts';
import { graphSvg } from './graph-svg.ts';
import { referenceGraph } from './reference-graph.ts';

/** What refers to which ConfigMaps and Secrets, with the verdicts, as a picture or the text of one; at most 400 edges. */
export function formatGraph(format: string, references: readonly JudgedReference[]): string {
  const graph = referenceGraph(references);
  if (format === 'dot') return graphDot(graph);
  return format === 'svg' ? graphSvg(graph) : graphMermaid(graph);
}
