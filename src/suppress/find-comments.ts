import type { YamlNode } from '../model/node.ts';
import type { SourceFile, Span, TextRange } from '../model/span.ts';

const MARK = 'envfrom-ignore';
const COMMENT = /(?:^|(?<=\s))#+[ \t]*envfrom-ignore[^\r\n]*/gm;

/** Whether a text may hold a suppression at all: the cheap question first. */
export function mentionsSuppression({ text }: SourceFile): boolean {
  return text.includes(MARK);
}

/**
 * The comments of a file that may suppress something, in its order. A `#` inside a scalar (a script in a ConfigMap) does not count; `roots`
 * are the documents that could be read. In documents that could not, every `#` after white space counts.
 */
export function findComments(source: SourceFile, roots: readonly YamlNode[]): readonly Span[] {
  const scalars = scalarRanges(roots);
  const comments: Span[] = [];
  for (const match of source.text.matchAll(COMMENT)) {
    const start = match.index;
    if (isInside(scalars, start)) continue;
    comments.push({ file: source, start, end: start + match[0].trimEnd().length });
  }
  return comments;
}

/** The ranges of all scalars, sorted; also of keys and values that a later duplicate replaced. */
function scalarRanges(roots: readonly YamlNode[]): readonly TextRange[] {
  const ranges: TextRange[] = [];
  const seen = new Set<YamlNode>();
  const open = [...roots];
  for (let node = open.pop(); node !== undefined; node = open.pop()) {
    if (seen.has(node)) continue;
    seen.add(node);
    if (node.kind === 'scalar') {
      const isBlock = node.style === 'literal' || node.style === 'folded';
      ranges.push(isBlock ? { start: endOfLine(node), end: node.end } : node);
    } else if (node.kind === 'sequence') open.push(...node.items);
    else {
      const dropped = (node.duplicates ?? []).map((duplicate) => duplicate.dropped);
      for (const { key, value } of [...node.entries, ...dropped]) open.push(key, value);
    }
  }
  return ranges.sort((a, b) => a.start - b.start);
}

/** A comment may follow the `|` of a block scalar. */
function endOfLine({ file, start, end }: Span): number {
  const line = file.text.indexOf('\n', start);
  return line === -1 ? end : line;
}

function isInside(sorted: readonly TextRange[], offset: number): boolean {
  let low = 0;
  let high = sorted.length - 1;
  while (low <= high) {
    const middle = (low + high) >> 1;
    const range = sorted[middle];
    if (range === undefined) return false;
    if (offset < range.start) high = middle - 1;
    else if (offset >= range.end) low = middle + 1;
    else return true;
  }
  return false;
}
