import { resolve } from 'node:path';
import type { Located } from '../../io/locate-paths.ts';
import { writeFiles } from '../../io/write/write-files.ts';
import { guardCommands } from '../../report/text/guard-commands.ts';
import { isLogOfCi, type Host } from '../host.ts';

/** Characters that are written at once: few enough to be forgotten soon. */
const BLOCK = 1 << 16;

/** Pieces of a text, the short ones of which are joined. */
export function* inBlocks(pieces: Iterable<string>): Generator<string> {
  let block: string[] = [];
  let length = 0;
  for (const piece of pieces) {
    block.push(piece);
    length += piece.length;
    if (length < BLOCK) continue;
    yield block.join('');
    block = [];
    length = 0;
  }
  if (length > 0) yield block.join('');
}

/** Writes to a file named relative to the current folder, or to standard output. `text`: whole, or in pieces that are made meanwhile. Throws CannotRun. */
export async function writeOutput(
  text: string | Iterable<string>,
  file: string | undefined,
  { here, root }: Located,
  { stdout, holdSignals }: Host,
): Promise<void> {
  const blocks = typeof text === 'string' ? [text] : inBlocks(text);
  if (file === undefined) for (const block of blocks) stdout.write(block);
  else {
    const path = resolve(here, file);
    await writeFiles([{ path, name: file, text: blocks }], root, holdSignals);
  }
}

/** Writes on standard output what holds texts of the repository. */
export function printText(host: Pick<Host, 'stdout' | 'env'>, text: string): void {
  host.stdout.write(asPrinted(host, text));
}

/** A text for standard output: no line of it is a command for the log of a CI system. */
export function asPrinted(host: Pick<Host, 'env'>, text: string): string {
  return isLogOfCi(host) ? guardCommands(text) : text;
}
