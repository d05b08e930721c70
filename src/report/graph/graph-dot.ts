import { clipText, escapeText } from '../text/escape-text.ts';
import { count } from '../text/words.ts';
import type { EdgeState, GraphNode, ReferenceGraph } from './reference-graph.ts';

const LONGEST = 200;
const STYLES: Readonly<Record<EdgeState, string>> = {
  fine: '',
  open: ', style=dashed',
  broken: ', style=bold, color="#c62828", fontcolor="#c62828"',
};

/** A graph for Graphviz: builds are clusters. */
export function graphDot({ groups, edges, leftOut }: ReferenceGraph): string {
  const lines = [
    'digraph references {',
    '  rankdir=LR;',
    '  node [shape=box];',
    ...groups.flatMap(({ title, nodes }, at) => [
      `  subgraph cluster_${at} {`,
      `    label=${quoted(title)};`,
      ...nodes.map((node) => `    ${nodeText(node)}`),
      '  }',
    ]),
    ...edges.map(
      ({ from, to, label, state }) =>
        `  ${from} -> ${to} [label=${quoted(label)}${STYLES[state]}];`,
    ),
    ...(leftOut === 0
      ? []
      : [`  more [label=${quoted(`${count(leftOut, 'more reference')} not drawn`)}];`]),
    '}',
  ];
  return lines.map((line) => `${line}\n`).join('');
}

function nodeText({ id, label, kind }: GraphNode): string {
  const style = { referrer: '', source: ', style=rounded', absent: ', style="rounded,dashed"' };
  return `${id} [label=${quoted(label)}${style[kind]}];`;
}

/** In quotes, in which only `"` and `\` mean something. */
function quoted(text: string): string {
  const escaped = clipText(escapeText(text), LONGEST);
  return `"${escaped.replaceAll(/["\\]/g, String.raw`\$&`)}"`;
}
