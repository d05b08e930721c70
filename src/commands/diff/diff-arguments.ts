import { CannotRun } from '../../model/cannot-run.ts';
import type { Arguments } from '../command.ts';

/** The two sides of `envfrom diff`, and where to look. */
interface DiffArguments {
  /** Revisions; undefined: what a pull request is compared with, the files here. */
  readonly base: string | undefined;
  readonly head: string | undefined;
  readonly baseDir: string | undefined;
  readonly headDir: string | undefined;
  /** What git has staged is the head; without a base, the last commit is compared with it. */
  readonly staged: boolean;
  readonly paths: readonly string[];
}

type WhatIsAt = (path: string) => 'file' | 'folder' | undefined;

/** The first words that do not exist on disk are revisions, two at most; the rest are paths. Throws CannotRun for what cannot be meant together. */
export function readDiffArguments(
  words: readonly string[],
  values: Arguments['values'],
  whatIsAt: WhatIsAt,
): DiffArguments {
  const [baseDir, headDir] = ['base-dir', 'head-dir'].map((name) => values.get(name)?.at(-1));
  const isPath = (word: string): boolean => word === '-' || whatIsAt(word) !== undefined;
  const first = words.findIndex(isPath);
  const named = first === -1 ? words : words.slice(0, first);
  const [base, head, third] = named.flatMap(partsOfRange);
  const paths = words.slice(named.length);
  if (third !== undefined) {
    throw new CannotRun(
      `\`${third}\` is a third revision: only two can be compared.`,
      'Paths must exist on disk.',
    );
  }
  if (headDir !== undefined && baseDir === undefined) {
    throw new CannotRun('`--head-dir` needs a `--base-dir` to compare with.');
  }
  if (baseDir !== undefined && base !== undefined) {
    throw new CannotRun(`\`--base-dir\` and the revision \`${base}\` cannot both be the base.`);
  }
  const staged = values.has('staged');
  if (staged && (head !== undefined || headDir !== undefined)) {
    throw new CannotRun(
      `\`--staged\` and ${head === undefined ? '`--head-dir`' : `the revision \`${head}\``} cannot both be the head.`,
    );
  }
  return { base, head, baseDir, headDir, staged, paths };
}

/** `A..B` is two revisions, as git writes them. */
function partsOfRange(word: string): readonly string[] {
  const [, from = '', to = ''] = /^(.*[^.])\.\.([^.].*)?$/.exec(word) ?? [];
  return from === '' ? [word] : [from, to === '' ? 'HEAD' : to];
}
