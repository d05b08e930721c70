import { createHash } from 'node:crypto';
import { readFileSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { CannotRun } from '../model/cannot-run.ts';
import { removeFileFor, writeFileFor } from './write-file.ts';

/** One of several parts of a run, counted from 1. */
export interface ShareNumber {
  readonly index: number;
  readonly count: number;
}

const NAME = /^envfrom-shard-(\d{1,4})-of-(\d{1,4})\.json$/;
/** What one shard may have written. */
const MOST_BYTES = 1024 * 1024 * 1024;

function nameOf({ index, count }: ShareNumber): string {
  return `envfrom-shard-${index}-of-${count}.json`;
}

/** Takes away what an earlier run of a shard wrote: if this one fails, nothing may look as if it had not. Throws CannotRun. */
export function removeShare(folder: string, share: ShareNumber, root: string): void {
  const path = join(folder, nameOf(share));
  if (statSync(path, { throwIfNoEntry: false }) !== undefined) {
    removeFileFor(path, root, nameOf(share));
  }
}

/** Writes what a shard came to, one line of text, making the folder. Throws CannotRun. */
export function writeShare(folder: string, share: ShareNumber, text: string, root: string): void {
  const whole = `${text}\n${sumOf(text)}\n`;
  writeFileFor(join(folder, nameOf(share)), whole, root, nameOf(share));
}

/** Of a file that was cut short, or copied badly, it is another one. */
function sumOf(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}

/** The texts of all shards in a folder, in their order. Throws CannotRun where one of them is missing, or cannot be read. */
export function readShares(folder: string, named: string): readonly string[] {
  const found = sharesIn(folder, named);
  const counts = [...new Set(found.map(({ count }) => count))].sort((a, b) => a - b);
  const [count = 0, other] = counts;
  if (count === 0) {
    throw new CannotRun(
      `\`${named}\` holds no shards.`,
      `\`envfrom check --shard 1/2 --exchange ${named}\` writes the first of two.`,
    );
  }
  if (other !== undefined) {
    throw new CannotRun(
      `\`${named}\` holds shards of several runs: some of ${count}, some of ${other}.`,
      'Empty the folder before each run.',
    );
  }
  const there = new Set(found.map(({ index }) => index));
  const all = Array.from({ length: count }, (_, at) => at + 1);
  const missing = all.filter((index) => !there.has(index));
  if (missing.length > 0) {
    const which = missing.length === 1 ? 'Shard' : 'Shards';
    throw new CannotRun(
      `${which} ${listOf(missing)} of ${count} ${missing.length === 1 ? 'is' : 'are'} missing in \`${named}\`.`,
      'A shard that fails writes nothing: look at its own output.',
    );
  }
  return all.map((index) => textOf(folder, { index, count }));
}

/** Numbers as words say them, cut short where there are many. */
function listOf(numbers: readonly number[]): string {
  const shown = numbers.slice(0, 10).join(', ');
  return numbers.length > 10 ? `${shown} and ${numbers.length - 10} more` : shown;
}

function sharesIn(folder: string, named: string): readonly ShareNumber[] {
  try {
    return readdirSync(folder).flatMap((name) => {
      const [, index, count] = NAME.exec(name) ?? [];
      return index === undefined ? [] : [{ index: Number(index), count: Number(count) }];
    });
  } catch {
    throw new CannotRun(`\`${named}\` is not a folder that can be read.`);
  }
}

function textOf(folder: string, share: ShareNumber): string {
  const path = join(folder, nameOf(share));
  const name = `Shard ${share.index} of ${share.count}`;
  let whole: string | undefined;
  try {
    const stats = statSync(path);
    if (stats.isFile() && stats.size <= MOST_BYTES) whole = readFileSync(path, 'utf8');
  } catch {
    // Told below.
  }
  if (whole === undefined) throw new CannotRun(`${name} cannot be read.`);
  const [text = '', sum] = whole.split('\n');
  if (sum !== sumOf(text)) throw new CannotRun(`${name} is damaged, or not written to its end.`);
  return text;
}
