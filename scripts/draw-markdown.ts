import { escapeXml } from './draw-terminal.ts';

/** A word with its look; `gap` when a space comes before it. */
interface Word {
  readonly text: string;
  readonly look: Look;
  readonly gap: boolean;
}

interface Look {
  readonly bold: boolean;
  readonly code: boolean;
  readonly link: boolean;
}

/** What is drawn so far, and how far down it reaches. */
interface Page {
  readonly shapes: string[];
  y: number;
}

const PLAIN: Look = { bold: false, code: false, link: false };
const MARGIN = 24;
const TEXT = 14;
const PAD = 8;
const FADE = 60;
/** Of a table's width, what a column takes at most that is not the last. */
const WIDEST_SHARE = 0.37;

/**
 * Draws the Markdown of a job summary as GitHub shows it, as an SVG `width` points wide that ends below `height` points. It knows what
 * summaries hold: headings, paragraphs, tables, `<details>`, code, bold text and links. The same text gives the same bytes.
 */
export function drawMarkdown(
  title: string,
  markdown: string,
  width: number,
  height: number,
): string {
  const page: Page = { shapes: [], y: MARGIN };
  // What is folded away is not seen.
  const seen = markdown.replaceAll(/(<details>.*?<\/summary>)[^]*?<\/details>/g, '$1');
  for (const block of seen.split(/\n{2,}/)) {
    if (page.y < height) drawBlock(page, block.trim(), width - 2 * MARGIN);
  }
  const end = Math.min(page.y + MARGIN / 2, height);
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${end}" viewBox="0 0 ${width} ${end}" role="img" aria-label="${escapeXml(title)}">`,
    `<defs><linearGradient id="fade" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#fff" stop-opacity="0"/><stop offset="1" stop-color="#fff"/></linearGradient></defs>`,
    '<rect width="100%" height="100%" rx="8" fill="#fff"/>',
    `<g font-family="-apple-system, 'Segoe UI', 'Noto Sans', Helvetica, Arial, sans-serif" font-size="${TEXT}" fill="#1f2328">`,
    ...page.shapes,
    '</g>',
    ...(page.y > height
      ? [`<rect y="${end - FADE}" width="${width}" height="${FADE}" fill="url(#fade)"/>`]
      : []),
    `<rect x="0.5" y="0.5" width="${width - 1}" height="${end - 1}" rx="8" fill="none" stroke="#d1d9e0"/>`,
    '</svg>',
    '',
  ].join('\n');
}

function drawBlock(page: Page, block: string, width: number): void {
  const heading = /^(#{2,3}) (.*)$/.exec(block);
  const details = /^<details( open)?><summary><b>(.*)<\/b>(.*)<\/summary>$/.exec(block);
  if (block === '' || block === '</details>') return;
  if (heading !== null)
    drawText(page, `**${heading[2] ?? ''}**`, width, heading[1] === '##' ? 22 : 17);
  else if (details !== null) {
    const sign = details[1] === undefined ? '▸' : '▾';
    drawText(page, `${sign} **${details[2] ?? ''}**${details[3] ?? ''}`, width, TEXT);
  } else if (block.startsWith('|')) drawTable(page, block, width);
  else for (const line of block.split('<br>')) drawText(page, line, width, TEXT);
  page.y += 10;
}

function drawText(page: Page, text: string, width: number, size: number): void {
  for (const line of linesOf(wordsOf(text), width, size)) {
    page.shapes.push(lineAt(line, MARGIN, page.y + size, size));
    page.y += size * 1.5;
  }
}

function drawTable(page: Page, block: string, width: number): void {
  const rows = block
    .split('\n')
    .filter((_, index) => index !== 1)
    .map((row) =>
      row
        .slice(1, -1)
        .split(' | ')
        .map((cell) => cell.trim()),
    );
  const widths = widthsOf(rows, width);
  for (const [index, row] of rows.entries()) {
    const cells = row.map((cell, column) =>
      cell
        .split('<br>')
        .flatMap((part) =>
          linesOf(
            wordsOf(index === 0 && cell !== '' ? `**${cell}**` : part),
            (widths[column] ?? 0) - 2 * PAD,
            TEXT,
          ),
        ),
    );
    const high = Math.max(...cells.map((lines) => lines.length)) * TEXT * 1.5 + PAD;
    let x = MARGIN;
    for (const [column, lines] of cells.entries()) {
      const wide = widths[column] ?? 0;
      page.shapes.push(
        `<rect x="${x.toFixed(1)}" y="${page.y.toFixed(1)}" width="${wide.toFixed(1)}" height="${high.toFixed(1)}" fill="none" stroke="#d1d9e0"/>`,
        ...lines.map((line, at) =>
          lineAt(line, x + PAD, page.y + PAD / 2 + TEXT * (1.1 + 1.5 * at), TEXT),
        ),
      );
      x += wide;
    }
    page.y += high;
  }
}

/** Every column as wide as its widest line, within a share; the last one has what is left. */
function widthsOf(rows: readonly (readonly string[])[], width: number): readonly number[] {
  const columns = rows[0]?.length ?? 0;
  const most = width * WIDEST_SHARE;
  const natural = Array.from({ length: columns }, (_, column) => {
    const lines = rows.flatMap((row) => (row[column] ?? '').split('<br>'));
    return Math.max(...lines.map((line) => lineWidth(wordsOf(`**${line} **`), TEXT)));
  }).map((each) => each + 2 * PAD + 4);
  const others = natural.slice(0, -1).map((each) => Math.min(each, most));
  const left = width - others.reduce((sum, each) => sum + each, 0);
  return [...others, Math.min(natural.at(-1) ?? 0, left)];
}

const INLINE = /`([^`]+)`|\*\*(.+?)\*\*|\[((?:[^[\]`]|`[^`]*`)+)\]\([^)]*\)|([^`*[]+|[`*[])/g;

function wordsOf(text: string, look: Look = PLAIN): readonly Word[] {
  return [...text.matchAll(INLINE)].flatMap(([, code, bold, link, plain = '']) => {
    if (code !== undefined) return [{ text: code, look: { ...look, code: true }, gap: false }];
    if (bold !== undefined) return wordsOf(bold, { ...look, bold: true });
    if (link !== undefined) return wordsOf(link, { ...look, link: true });
    return plain
      .replaceAll('&#95;', '_')
      .split(/(?<= )/)
      .map((part) => ({ text: part.trimEnd(), look, gap: part.endsWith(' ') }));
  });
}

/** Words as lines that fit, broken at spaces only. */
function linesOf(
  words: readonly Word[],
  width: number,
  size: number,
): readonly (readonly Word[])[] {
  const lines: (readonly Word[])[] = [];
  let line: readonly Word[] = [];
  for (const unit of unitsOf(words)) {
    if (line.length > 0 && lineWidth([...line, ...unit], size) > width) {
      lines.push(line);
      line = unit;
    } else line = [...line, ...unit];
  }
  return [...lines, line];
}

/** Words between which there is no space stay together. */
function unitsOf(words: readonly Word[]): readonly (readonly Word[])[] {
  const units: Word[][] = [[]];
  for (const word of words) {
    units.at(-1)?.push(word);
    if (word.gap) units.push([]);
  }
  return units;
}

/** One text element, so that words follow each other whatever the reader's fonts are. */
function lineAt(words: readonly Word[], x: number, y: number, size: number): string {
  const spans = words.map(({ text: written, look, gap }) => {
    // Not everyone who sees the picture has a font with emoji.
    const [text, color] = SIGNS.get(written) ?? [written];
    const style = color === undefined ? styleOf(look, size) : `fill="${color}"`;
    const shown = `${escapeXml(text)}${gap ? ' ' : ''}`;
    return style === '' ? shown : `<tspan ${style}>${shown}</tspan>`;
  });
  const attributes = `x="${x.toFixed(1)}" y="${y.toFixed(1)}" xml:space="preserve"`;
  return `<text ${attributes}${size === TEXT ? '' : ` font-size="${size}"`}>${spans.join('')}</text>`;
}

const SIGNS: ReadonlyMap<string, readonly [text: string, color: string]> = new Map([
  ['🔴', ['●', '#cf222e']],
  ['🟠', ['●', '#bc4c00']],
  ['🟡', ['●', '#bf8700']],
  ['🟢', ['●', '#1a7f37']],
  ['🔵', ['●', '#0969da']],
  ['⚪', ['●', '#8c959f']],
  ['✅', ['✓', '#1a7f37']],
]);

function styleOf({ code, bold, link }: Look, size: number): string {
  return [
    ...(code ? [`font-family="${CODE}" font-size="${(size * 0.88).toFixed(1)}"`] : []),
    ...(bold ? ['font-weight="600"'] : []),
    ...(link ? ['fill="#0969da"'] : []),
    ...(code && !link ? ['fill="#8250df"'] : []),
  ].join(' ');
}

const CODE = 'ui-monospace, SFMono-Regular, Menlo, Consolas, monospace';

function lineWidth(words: readonly Word[], size: number): number {
  return words.reduce((sum, word) => sum + wordWidth(word, size), 0);
}

function wordWidth({ text, look, gap }: Word, size: number): number {
  return textWidth(text, look, size) + (gap ? size * 0.29 : 0);
}

/** An estimate, on the wide side: nothing here knows the reader's fonts. */
function textWidth(text: string, { code, bold }: Look, size: number): number {
  if (code) return Array.from(text).length * size * 0.88 * 0.61;
  const width = Array.from(text).reduce((sum, character) => sum + characterWidth(character), 0);
  return width * size * (bold ? 1.2 : 1.08);
}

function characterWidth(character: string): number {
  if (/[iljtfrI.,:;'|!()[\]/-]/.test(character)) return 0.32;
  if (/[mwMW]/.test(character)) return 0.86;
  if (/[A-Z]/.test(character)) return 0.67;
  return character > '\u2000' ? 1.2 : 0.555;
}
