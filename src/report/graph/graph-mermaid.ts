import { mermaidText } from '../text/mermaid-text.ts';
import { count } from '../text/words.ts';
import type { EdgeState, GraphNode, ReferenceGraph } from './reference-graph.ts';

const ARROWS: Readonly<Record<EdgeState, string>> = { fine: '-->', open: '-.->', broken: '==>' };

/** A flowchart that GitHub and others draw: builds are boxes, broken references are thick and red, uncertain ones dashed. */
export function graphMermaid({ groups, edges, leftOut }: ReferenceGraph): string {
  const broken = edges.flatMap(({ state }, at) => (state === 'broken' ? [at] : []));
  const lines = [
    'flowchart LR',
    ...groups.flatMap(({ title, nodes }, at) => [
      `  subgraph b${at}["${mermaidText(title)}"]`,
      ...nodes.map((node) => `    ${nodeText(node)}`),
      '  end',
    ]),
    ...edges.map(
      ({ from, to, label, state }) => `  ${from} ${ARROWS[state]}|"${mermaidText(label)}"| ${to}`,
    ),
    ...(broken.length === 0
      ? []
      : [`  linkStyle ${broken.join(',')} stroke:#c62828,color:#c62828`]),
    '  classDef absent stroke-dasharray: 5 5',
    ...(leftOut === 0
      ? []
      : [`  more["${mermaidText(`${count(leftOut, 'more reference')} not drawn`)}"]`]),
  ];
  return lines.map((line) => `${line}\n`).join('');
}

function nodeText({ id, label, kind }: GraphNode): string {
  const text = mermaidText(label);
  if (kind === 'referrer') return `${id}["${text}"]`;
  return `${id}(["${text}"])${kind === 'absent' ? ':::absent' : ''}`;
}
