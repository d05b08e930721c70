import { resolve } from 'node:path';
import { liesIn, usualCacheFolder } from '../../io/cache/cache-folder.ts';
import { openStore, type Store } from '../../io/cache/open-store.ts';
import { programDigest } from '../../io/cache/program-digest.ts';
import { stableStates } from '../../io/file-state.ts';
import { CannotRun } from '../../model/cannot-run.ts';
import type { FileTree } from '../../model/file-tree.ts';
import { dataText } from '../../session/data-text.ts';
import { openReads, type ReadsStore, type StoredReads } from '../../session/reads-store.ts';
import { openTreeReads, shapeOf, type RunTrees, type TreeReads } from '../../session/tree-reads.ts';
import { VERSION } from '../../version.ts';
import type { Arguments } from '../command.ts';
import { isLogOfCi, type ExitCode, type Host } from '../host.ts';
import type { OpenedRun } from '../opening/open-run.ts';
import type { RunOutput, SharedAnswer, SharedQuestion } from './run-output.ts';

/** A run whose answer can be kept: its files, and what they are compared with. */
export interface ComparedRun extends OpenedRun {
  readonly base?: { readonly tree: FileTree; readonly label: string };
}

/** What earlier runs answered, for one run. */
interface RunCache<Run extends ComparedRun> {
  /** The answer of an earlier run that asked for the same and found the same files; undefined where there is none. */
  readonly find: () => RunOutput | undefined;
  /** The same of what questions share. */
  readonly findShared: (shared: SharedQuestion) => RunOutput | undefined;
  /** The same run, whose trees record what is read of them. */
  readonly record: (run: Run, tree: FileTree) => Run;
  /** Keeps the answer of a recorded run. */
  readonly keep: (answer: RunOutput) => void;
  /** Keeps what such a run answers to other questions. */
  readonly keepShared: (shared: SharedAnswer) => Promise<void>;
}

/** What an entry says before its texts. */
interface Header {
  readonly reads: StoredReads;
  /** What the base was called. */
  readonly base?: string;
  readonly says: RunOutput['says'];
  readonly code: ExitCode;
  readonly outputs: readonly { readonly file?: string; readonly bytes: number }[];
}

/**
 * The kept answers, where there may be some. The key of an answer is all that a run knows before it reads a file: the program, the command and
 * its options, the configuration, the names of the files, the remotes, the commit compared with, how the output is written. The entry itself
 * names each file that was read or looked for, with a digest of what was there. Throws CannotRun for a folder that would lie among the files.
 */
export function openRunCache<Run extends ComparedRun>(
  run: Run,
  asked: unknown,
  { values }: Arguments,
  host: Host,
): RunCache<Run> | undefined {
  const folder = cacheFolder(run, values, host);
  if (folder === undefined || host.kept === undefined) return undefined;
  const program = programDigest(host.kept.program);
  const store = program === undefined ? undefined : openStore(folder);
  if (store === undefined) return undefined;
  const name = store.digest(keyText(run, asked, program));
  const stateOf = isOfDisk(run) ? stableStates(run.located.root) : undefined;
  const treeReads = openTreeReads(treesOf(run, run.tree), store.digest, stateOf);
  const isAsked = host.kept.isAsked;
  const known = openReads(store);
  const put = (key: string, answer: RunOutput): void => {
    const reads = treeReads.reads();
    if (reads !== undefined) store.put(key, entryOf(answer, known.put(reads), run.base?.label));
  };
  const find = (key: string): RunOutput | undefined =>
    isAsked ? findAnswer(store, key, known, treeReads, run.base?.label) : undefined;
  const sharedKey = ({ run: asking, sharedAs }: SharedQuestion): string =>
    store.digest(keyText(asking, sharedAs, program));
  return {
    find: () => find(name),
    findShared: (shared) => find(sharedKey(shared)),
    record(of, tree) {
      const base = of.base && { ...of.base, tree: treeReads.record('base', of.base.tree) };
      return { ...of, tree: treeReads.record('head', tree), ...(base !== undefined && { base }) };
    },
    keep: (answer) => put(name, answer),
    async keepShared(shared) {
      const answer = await shared.make();
      if (answer !== undefined) put(sharedKey(shared), answer);
    },
  };
}

/**
 * Where answers are kept; undefined where none are: in CI unless a flag names the folder, for streams, where files would be changed, and where
 * values of Secrets are shown.
 */
function cacheFolder(
  { located: { here, root, targets }, roots = [root] }: OpenedRun,
  values: Arguments['values'],
  host: Host,
): string | undefined {
  const named = values.get('cache')?.at(-1);
  if (named !== undefined && values.has('no-cache')) {
    throw new CannotRun('`--cache` and `--no-cache` cannot be used together.');
  }
  const isInside = (folder: string): boolean => roots.some((each) => liesIn(each, folder));
  if (named !== undefined && isInside(resolve(here, named))) {
    throw new CannotRun(
      `\`--cache ${named}\` is inside the checked files, so whoever writes those could write results there.`,
      'Name a folder outside the repository, such as `--cache ~/.cache/envfrom`.',
    );
  }
  const isStream = targets.some(({ kind }) => kind === 'stdin' || kind === 'stream');
  if (isStream || NOT_KEPT.some((flag) => values.has(flag))) return undefined;
  if (named !== undefined) return resolve(here, named);
  const usual = isLogOfCi(host) ? undefined : usualCacheFolder(host.env);
  return usual === undefined || isInside(usual) ? undefined : usual;
}

/** What `record` and `locked` print depends on files that no tree has. */
const NOT_KEPT = ['no-cache', 'fix', 'show-values', 'record', 'locked'] as const;

/** Whether each file of the tree is the file at its path below the root. */
function isOfDisk({ base, roots }: ComparedRun): boolean {
  return base === undefined && roots === undefined;
}

function treesOf({ base }: ComparedRun, head: FileTree): RunTrees {
  return base === undefined ? { head } : { head, base: base.tree };
}

function keyText(run: ComparedRun, asked: unknown, program: string | undefined): string {
  const { tree, base, ...rest } = run;
  const trees = {
    head: shapeOf(tree),
    base: base === undefined ? undefined : { label: withoutId(base.label), ...shapeOf(base.tree) },
  };
  return dataText([VERSION, program, process.version, process.platform, rest, asked, trees]);
}

/** A commit with the same files gets the same answer, but for its id; where a format may write the label otherwise, it is another run. */
function withoutId(label: string): string {
  return label.replace(/^([`A-Za-z0-9/.-]+) \([0-9a-f]{7}\)$/, '$1');
}

function findAnswer(
  store: Store,
  name: string,
  known: ReadsStore,
  { isUnchanged }: TreeReads,
  label: string | undefined,
): RunOutput | undefined {
  const entry = store.get(name);
  if (entry === undefined) return undefined;
  const bytes = Buffer.from(entry.buffer, entry.byteOffset, entry.length);
  const start = HEADER_LENGTH + bytes.readUInt32BE(0);
  // Only what `entryOf` wrote carries the mark of the store, and the key names the program that wrote it.
  const header: Header = JSON.parse(bytes.toString('utf8', HEADER_LENGTH, start));
  const reads = known.get(header.reads);
  if (reads === undefined || !isUnchanged(reads)) return undefined;
  const named = (text: string): string =>
    header.base === undefined || label === undefined
      ? text
      : text.replaceAll(header.base, () => label);
  let at = start;
  const outputs = header.outputs.map(({ file, bytes: length }) => {
    const text = bytes.toString('utf8', at, at + length);
    at += length;
    return { file, pieces: [named(text)] };
  });
  return { says: header.says.map(named), outputs, code: header.code };
}

const HEADER_LENGTH = 4;

/** The length of the header, the header, and the texts. */
function entryOf(
  { says, outputs, code }: RunOutput,
  reads: StoredReads,
  base: string | undefined,
): Uint8Array {
  const texts = outputs.map(({ pieces }) =>
    Buffer.concat([...pieces].map((text) => Buffer.from(text))),
  );
  const header: Header = {
    reads,
    ...(base !== undefined && { base }),
    says,
    code,
    outputs: outputs.map(({ file }, index) => ({
      ...(file !== undefined && { file }),
      bytes: texts[index]?.length ?? 0,
    })),
  };
  const head = Buffer.from(JSON.stringify(header));
  const length = Buffer.alloc(HEADER_LENGTH);
  length.writeUInt32BE(head.length);
  return Buffer.concat([length, head, ...texts]);
}
