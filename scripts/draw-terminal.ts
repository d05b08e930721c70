/** A run of characters in one colour. */
interface Run {
  readonly text: string;
  readonly style: string;
}

const FONT = 14;
const CHARACTER = 8.43;
const LINE = 19;
const MARGIN = 16;
const BAR = 34;

/** What the codes of SGR that we print mean, on a dark terminal. */
const STYLES: ReadonlyMap<string, string> = new Map([
  ['1', 'font-weight="bold"'],
  ['2', 'fill="#8b949e"'],
  ['31', 'fill="#ff7b72"'],
  ['32', 'fill="#7ee787"'],
  ['33', 'fill="#e3b341"'],
  ['34', 'fill="#79c0ff"'],
  ['35', 'fill="#d2a8ff"'],
  ['36', 'fill="#76e3ea"'],
]);
/** Codes that end what another began. */
const ENDS: ReadonlyMap<string, readonly string[]> = new Map([
  ['22', ['1', '2']],
  ['39', ['31', '32', '33', '34', '35', '36']],
]);

/** Draws a command and its coloured output as an SVG of a terminal, `width` columns wide. The same text gives the same bytes. */
export function drawTerminal(command: string, output: string, width: number): string {
  const lines = [`\u001B[2m$\u001B[22m ${command}`, ...output.trimEnd().split('\n')].flatMap(
    (line) => rowsOf(runsOf(line), width),
  );
  const size = {
    width: Math.ceil(width * CHARACTER + 2 * MARGIN),
    height: BAR + lines.length * LINE + MARGIN,
  };
  const rows = lines.map((line, index) => rowOf(line, BAR + (index + 1) * LINE - 5));
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${size.width}" height="${size.height}" viewBox="0 0 ${size.width} ${size.height}" role="img" aria-label="${escapeXml(command)}">`,
    `<rect width="100%" height="100%" rx="8" fill="#0d1117"/>`,
    ...['#ff5f56', '#ffbd2e', '#27c93f'].map(
      (color, index) => `<circle cx="${20 + 20 * index}" cy="17" r="6" fill="${color}"/>`,
    ),
    `<g font-family="ui-monospace, SFMono-Regular, Menlo, Consolas, monospace" font-size="${FONT}" fill="#e6edf3">`,
    ...rows,
    '</g>',
    '</svg>',
    '',
  ].join('\n');
}

function rowOf(runs: readonly Run[], y: number): string {
  let column = 0;
  const spans = runs.map(({ text, style }) => {
    const x = MARGIN + column * CHARACTER;
    column += text.length;
    return `<text x="${x.toFixed(1)}" y="${y}" xml:space="preserve"${style === '' ? '' : ` ${style}`}>${escapeXml(text)}</text>`;
  });
  return spans.join('');
}

/** The runs of a line as rows of at most `width` characters, broken at spaces, continued with a small indent. */
function rowsOf(runs: readonly Run[], width: number): readonly (readonly Run[])[] {
  const rows: Run[][] = [[]];
  let column = 0;
  for (const { text, style } of runs) {
    for (const word of text.split(/(?<= )/)) {
      if (column + word.trimEnd().length > width && column > 0) {
        rows.push([{ text: INDENT, style: '' }]);
        column = INDENT.length;
      }
      rows.at(-1)?.push({ text: word, style });
      column += word.length;
    }
  }
  return rows;
}

const INDENT = '    ';

/** The parts of a line between its escape sequences, with what is in force there. */
function runsOf(line: string): readonly Run[] {
  const active = new Set<string>();
  const runs: Run[] = [];
  // eslint-disable-next-line no-control-regex
  for (const part of line.split(/(\u001B\[[0-9;]*m)/)) {
    // eslint-disable-next-line no-control-regex
    const codes = /^\u001B\[([0-9;]*)m$/.exec(part)?.[1];
    if (codes === undefined) {
      if (part !== '') runs.push({ text: part, style: styleOf(active) });
      continue;
    }
    for (const code of codes.split(';')) apply(code, active);
  }
  return runs;
}

function apply(code: string, active: Set<string>): void {
  if (code === '0' || code === '') active.clear();
  else if (STYLES.has(code)) active.add(code);
  for (const ended of ENDS.get(code) ?? []) active.delete(ended);
}

function styleOf(active: ReadonlySet<string>): string {
  return [...active].flatMap((code) => STYLES.get(code) ?? []).join(' ');
}

export function escapeXml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}
