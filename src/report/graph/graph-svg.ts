import { displayWidth } from '../../text/display-width.ts';
import { clipText, escapeText } from '../text/escape-text.ts';
import { count } from '../text/words.ts';
import { layOut, LINE, type Box, type Layout } from './lay-out.ts';
import type { EdgeState, GraphEdge, GraphNode, ReferenceGraph } from './reference-graph.ts';

/** Characters of a label, and points of one. */
const LONGEST = 60;
const CHARACTER = 7.3;

const STROKES: Readonly<Record<EdgeState, string>> = {
  fine: 'stroke="#607d8b"',
  open: 'stroke="#607d8b" stroke-dasharray="5 4"',
  broken: 'stroke="#c62828" stroke-width="2"',
};

/** A picture of its own: referrers at the left, sources at the right, a frame around each build. No scripts, no links. */
export function graphSvg(graph: ReferenceGraph): string {
  const layout = layOut(graph, (label) => displayWidth(shown(label)) * CHARACTER);
  const { width, height, frames } = layout;
  const more = graph.leftOut === 0 ? '' : `${count(graph.leftOut, 'more reference')} not drawn`;
  const full = height + (more === '' ? 0 : LINE);
  const lines = [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${full}" viewBox="0 0 ${width} ${full}" font-family="monospace" font-size="12">`,
    '<style>svg{background:#fff}text{fill:#212121}</style>',
    ...frames.flatMap(({ title, box }) => [
      `<rect ${boxText(box)} fill="#fafafa" stroke="#cfd8dc"/>`,
      textAt(box.x + 8, box.y + LINE * 0.75, shown(title), ' font-weight="bold"'),
    ]),
    ...graph.edges.flatMap((edge) => edgeLines(edge, layout)),
    ...graph.groups.flatMap(({ nodes }) => nodes.flatMap((node) => nodeLines(node, layout))),
    ...(more === '' ? [] : [textAt(8, height + LINE * 0.75, more)]),
    '</svg>',
  ];
  return lines.map((line) => `${line}\n`).join('');
}

function nodeLines({ id, label, kind }: GraphNode, { boxes }: Layout): readonly string[] {
  const box = boxes.get(id);
  if (box === undefined) return [];
  const dash = kind === 'absent' ? ' stroke-dasharray="5 4"' : '';
  const round = kind === 'referrer' ? '' : ' rx="10"';
  return [
    `<rect ${boxText(box)} fill="#fff" stroke="#37474f"${round}${dash}/>`,
    textAt(box.x + 8, box.y + box.height / 2 + 4, shown(label)),
  ];
}

function edgeLines({ from, to, label, state }: GraphEdge, { boxes }: Layout): readonly string[] {
  const [left, right] = [boxes.get(from), boxes.get(to)];
  if (left === undefined || right === undefined) return [];
  const [x1, y1] = [left.x + left.width, left.y + left.height / 2];
  const [x2, y2] = [right.x, right.y + right.height / 2];
  const middle = round((x1 + x2) / 2);
  // The label is nearer to the source: there the curves of one referrer are apart.
  const [x, y] = [round(x1 + (x2 - x1) * 0.62), round(y1 + (y2 - y1) * 0.7) - 3];
  const fill = state === 'broken' ? ' style="fill:#c62828"' : '';
  return [
    `<path d="M${round(x1)} ${y1} C${middle} ${y1} ${middle} ${y2} ${round(x2)} ${y2}" fill="none" ${STROKES[state]}/>`,
    textAt(x, y, shown(label), ` font-size="10" text-anchor="middle"${fill}`),
  ];
}

function boxText({ x, y, width, height }: Box): string {
  return `x="${round(x)}" y="${y}" width="${round(width)}" height="${height}"`;
}

function textAt(x: number, y: number, text: string, more = ''): string {
  const safe = text.replaceAll(/[<>&"']/g, (sign) => `&#${sign.codePointAt(0) ?? 63};`);
  return `<text x="${round(x)}" y="${round(y)}"${more}>${safe}</text>`;
}

function shown(text: string): string {
  return clipText(escapeText(text), LONGEST);
}

function round(number: number): number {
  return Math.round(number * 10) / 10;
}
