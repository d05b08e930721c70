/** How a graph is written. */
export const GRAPH_FORMATS = ['mermaid', 'dot', 'svg'] as const;
