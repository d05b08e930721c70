import { displayWidth } from '../../text/display-width.ts';
import { clipText, escapeText } from '../text/escape-text.ts';
import { count } from '../text/words.ts';
import { layOut, LINE, type Box, type Layout, type PlacedEdge, type Point } from './lay-out.ts';
import type { GraphNode, ReferenceGraph } from './reference-graph.ts';

/** Characters of a label, and points of one. */
const LONGEST = 60;
const CHARACTER = 7.3;
const SMALL_CHARACTER = 6.4;

/** The looks of a picture that is not part of a page. */
const STYLE =
  'svg{background:#fff}text{fill:#212121;font:12px monospace}.said{font-size:10.5px}.title{font-weight:bold}' +
  '.frame{fill:#fafafa;stroke:#cfd8dc}.node{fill:#fff;stroke:#37474f}.absent{stroke-dasharray:5 4}' +
  '.edge{fill:none;stroke:#607d8b}.open{stroke-dasharray:5 4}.broken{stroke:#c62828;stroke-width:2}.said.bad{fill:#c62828}';

const MEASURES = {
  node: (label: string) => displayWidth(shown(label)) * CHARACTER,
  edge: (label: string) => displayWidth(shown(label)) * SMALL_CHARACTER,
  title: (title: string) => displayWidth(shown(title)) * CHARACTER,
};

/** A picture of its own: a frame around each build, what refers at the left, sources at the right. No scripts, no links. */
export function graphSvg(graph: ReferenceGraph): string {
  return picture(graph, 'xmlns="http://www.w3.org/2000/svg"', [`<style>${STYLE}</style>`]);
}

/** The same as a part of a page, which has the looks. */
export function inlineGraphSvg(graph: ReferenceGraph, title: string): string {
  return picture(graph, `class="graph" role="img" aria-label="${safe(escapeText(title))}"`, []);
}

function picture(graph: ReferenceGraph, attributes: string, head: readonly string[]): string {
  const layout = layOut(graph, MEASURES);
  const { width, height, frames } = layout;
  const more = graph.leftOut === 0 ? '' : `${count(graph.leftOut, 'more reference')} not drawn`;
  const [wide, high] = [round(width), round(height + (more === '' ? 0 : LINE))];
  const lines = [
    `<svg ${attributes} width="${wide}" height="${high}" viewBox="0 0 ${wide} ${high}">`,
    ...head,
    ...frames.flatMap(({ title, box }) => [
      `<rect class="frame" ${boxText(box)} rx="6"/>`,
      textAt({ x: box.x + 10, y: box.y + LINE * 0.8 }, shown(title), 'title'),
    ]),
    ...layout.edges.map(edgeLine),
    ...graph.groups.flatMap(({ nodes }) => nodes.flatMap((node) => nodeLines(node, layout))),
    ...layout.edges.map(labelLine),
    ...(more === '' ? [] : [textAt({ x: 12, y: height + LINE * 0.5 }, more, 'title')]),
    '</svg>',
  ];
  return lines.map((line) => `${line}\n`).join('');
}

function nodeLines({ id, label, kind }: GraphNode, { boxes }: Layout): readonly string[] {
  const box = boxes.get(id);
  if (box === undefined) return [];
  const corner = kind === 'referrer' ? 3 : 14;
  return [
    `<rect class="node${kind === 'absent' ? ' absent' : ''}" ${boxText(box)} rx="${corner}"/>`,
    textAt({ x: box.x + 8, y: box.y + box.height / 2 + 4 }, shown(label)),
  ];
}

/** A curve that leaves and arrives level. */
function edgeLine({ edge: { state }, points }: PlacedEdge): string {
  const [first = { x: 0, y: 0 }, ...others] = points;
  let before = first;
  const curves = others.map((point) => {
    const middle = round((before.x + point.x) / 2);
    const curve = `C${middle} ${round(before.y)} ${middle} ${round(point.y)} ${pointText(point)}`;
    before = point;
    return curve;
  });
  return `<path class="edge ${state}" d="M${pointText(first)} ${curves.join(' ')}"/>`;
}

function labelLine({ edge: { label, state }, label: at }: PlacedEdge): string {
  const name = state === 'broken' ? 'said bad' : 'said';
  return textAt({ x: at.x, y: at.y - 3 }, shown(label), name, ' text-anchor="middle"');
}

function pointText({ x, y }: Point): string {
  return `${round(x)} ${round(y)}`;
}

function boxText({ x, y, width, height }: Box): string {
  return `x="${round(x)}" y="${round(y)}" width="${round(width)}" height="${round(height)}"`;
}

function textAt({ x, y }: Point, text: string, name = '', more = ''): string {
  const looks = name === '' ? '' : ` class="${name}"`;
  return `<text${looks} x="${round(x)}" y="${round(y)}"${more}>${safe(text)}</text>`;
}

function safe(text: string): string {
  return text.replaceAll(/[<>&"']/g, (sign) => `&#${sign.codePointAt(0) ?? 63};`);
}

function shown(text: string): string {
  return clipText(escapeText(text), LONGEST);
}

function round(number: number): number {
  return Math.round(number * 10) / 10;
}
