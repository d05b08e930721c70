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

/** What a shard writes: what the others must know of its part, and then what it found there. */
export type ShareStep = 'survey' | 'findings';

const NAMES: Readonly<Record<ShareStep, RegExp>> = {
  survey: /^envfrom-survey-(\d{1,4})-of-(\d{1,4})\.json$/,
  findings: /^envfrom-findings-(\d{1,4})-of-(\d{1,4})\.json$/,
};
/** What one shard may have written. */
const MOST_BYTES = 1024 * 1024 * 1024;

function nameOf({ index, count }: ShareNumber, step: ShareStep): string {
  return `envfrom-${step}-${index}-of-${count}.json`;
}

/** Takes away what an earlier run of a shard wrote: if this one fails, nothing may look as if it had not. Throws CannotRun. */
export function removeShare(
  folder: string,
  share: ShareNumber,
  step: ShareStep,
  root: string,
): void {
  const name = nameOf(share, step);
  const path = join(folder, name);
  if (statSync(path, { throwIfNoEntry: false }) !== undefined) removeFileFor(path, root, name);
}

/** Writes what a shard came to, one line of text, making the folder. Throws CannotRun. */
export function writeShare(
  folder: string,
  share: ShareNumber,
  step: ShareStep,
  text: string,
  root: string,
): void {
  const whole = `${text}\n${sumOf(text)}\n`;
  const name = nameOf(share, step);
  writeFileFor(join(folder, name), whole, root, name);
}

/** Of a file that was cut short, or copied badly, it is another one. */
function sumOf(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}

/** What the messages about a step say. */
const WORDS: Readonly<Record<ShareStep, { readonly flags: string; readonly lost: string }>> = {
  survey: { flags: '', lost: 'missing' },
  findings: { flags: ' --judge', lost: 'not judged' },
};

/** How many shards there are in a folder. Throws CannotRun where one of them has not done a step. */
export function countShares(folder: string, named: string, step: ShareStep): number {
  const found = sharesIn(folder, named, step);
  const counts = [...new Set(sharesIn(folder, named, 'survey').map(({ count }) => count))];
  const [count = 0, other] = counts.sort((a, b) => a - b);
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
  const there = new Set(found.flatMap((each) => (each.count === count ? [each.index] : [])));
  const all = Array.from({ length: count }, (_, at) => at + 1);
  const missing = all.filter((index) => !there.has(index));
  const [first] = missing;
  if (first !== undefined) {
    const which = missing.length === 1 ? 'Shard' : 'Shards';
    const { flags, lost } = WORDS[step];
    throw new CannotRun(
      `${which} ${listOf(missing)} of ${count} ${missing.length === 1 ? 'is' : 'are'} ${lost} in \`${named}\`.`,
      `Run \`envfrom check --shard ${first}/${count} --exchange ${named}${flags}\`; a shard that fails writes nothing: look at its own output.`,
    );
  }
  return count;
}

/** Numbers as words say them, cut short where there are many. */
function listOf(numbers: readonly number[]): string {
  const shown = numbers.slice(0, 10).join(', ');
  return numbers.length > 10 ? `${shown} and ${numbers.length - 10} more` : shown;
}

function sharesIn(folder: string, named: string, step: ShareStep): readonly ShareNumber[] {
  try {
    return readdirSync(folder).flatMap((name) => {
      const [, index, count] = NAMES[step].exec(name) ?? [];
      return index === undefined ? [] : [{ index: Number(index), count: Number(count) }];
    });
  } catch {
    throw new CannotRun(`\`${named}\` is not a folder that can be read.`);
  }
}

/** What a shard wrote. Throws CannotRun where it cannot be read, or was cut short. */
export function readShare(folder: string, share: ShareNumber, step: ShareStep): string {
  const path = join(folder, nameOf(share, step));
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
