import { groupBy, countBefore } from '../model/group-by.ts';
import type { Suppression } from './suppression.ts';

/** The comments about a rule in one file. */
interface Covering {
  readonly ofFile: readonly Suppression[];
  /** Those about a line, in their order. */
  readonly ofLine: (line: number) => readonly Suppression[];
}

/** The comments that may suppress what a rule reports in a file, which may have as many of them as problems. */
export function coveringComments(
  comments: readonly Suppression[],
): (rule: string, path: string) => Covering | undefined {
  const all = new Map(
    [...groupBy(comments, ({ rule, at }) => `${rule} ${at.file.path}`)].map(([key, group]) => [
      key,
      { ofFile: group.filter(({ scope }) => scope.kind === 'file'), ofLine: byLine(group) },
    ]),
  );
  return (rule, path) => all.get(`${rule} ${path}`);
}

/** Lines that a comment is about, and those around them that an earlier comment is about. */
interface Block {
  readonly first: number;
  readonly last: number;
  readonly by: Suppression;
  readonly around: Block | undefined;
}

/** Of two comments, the lines of one are within those of the other, or apart from them: list items are. */
function byLine(comments: readonly Suppression[]): Covering['ofLine'] {
  const blocks: Block[] = [];
  let open: Block | undefined;
  for (const by of comments) {
    if (by.scope.kind !== 'lines') continue;
    const { first, last } = by.scope;
    while (open !== undefined && open.last < first) open = open.around;
    open = { first, last, by, around: open };
    blocks.push(open);
  }
  return (line) => {
    const covering: Suppression[] = [];
    for (let block = lastBefore(blocks, line); block !== undefined; block = block.around) {
      if (block.last >= line) covering.push(block.by);
    }
    return covering.reverse();
  };
}

/** The last block that begins at a line or before it. */
function lastBefore(blocks: readonly Block[], line: number): Block | undefined {
  return blocks[countBefore(blocks, ({ first }) => first <= line) - 1];
}
