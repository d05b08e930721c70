import type { FileContent, FileTree } from '../../model/file-tree.ts';
import type { Digest } from './keyed-digest.ts';

/** The files of a run, by what they are to it: `head`, `base`. */
export type RecordedTrees = Readonly<Record<string, FileTree>>;

/** Something that a run asked of its files, and the digest of the answer; of a file of `head` perhaps its state before it was read. */
export type Read = readonly [
  tree: string,
  door: Door,
  path: string,
  digest: string,
  state?: string,
];

/** The states of files of `head` (`stableStates`); undefined: ask for contents. */
export type StateOf = (path: string) => string | undefined;

type Door = 'file' | 'chart' | 'around';

export interface Recorder {
  /** The same tree, noting what is asked of it. */
  readonly record: (name: string, tree: FileTree) => FileTree;
  /** All questions and answers; undefined if the same question got two answers, because a file changed meanwhile. */
  readonly reads: () => readonly Read[] | undefined;
}

/**
 * Notes every content that a run read, and everything that it looked for and did not find. `read`, the charts and `around` are all that
 * a run can ask of its files; the rest of a tree is data (`shapeOf`).
 */
export function recordReads(digest: Digest, stateOf: StateOf = noState): Recorder {
  const reads = new Map<string, Read>();
  const contents = new Map<string, FileContent>();
  let isSteady = true;
  const note = (read: Read): void => {
    const id = idOf(read);
    const known = reads.get(id);
    if (known === undefined) reads.set(id, read);
    else isSteady &&= known[3] === read[3];
  };
  const stateIn = (tree: string, door: Door, path: string): string | undefined =>
    isOfHead(tree, door) && !reads.has(idOf([tree, door, path])) ? stateOf(path) : undefined;
  const noting =
    (tree: string, door: Door, read: FileTree['read']): FileTree['read'] =>
    (path) => {
      const id = idOf([tree, door, path]);
      const state = stateIn(tree, door, path);
      const content = read(path);
      if (contents.get(id) === content) return content;
      contents.set(id, content);
      note(readOf(tree, door, path, digestOf(content, digest), state));
      return content;
    };
  return {
    record(name, tree) {
      const { around, charts } = tree;
      return {
        ...tree,
        read: noting(name, 'file', tree.read),
        ...(charts !== undefined && {
          charts: { ...charts, read: noting(name, 'chart', charts.read) },
        }),
        ...(around !== undefined && {
          around() {
            const paths = around();
            note([name, 'around', '', digest(...paths)]);
            return paths;
          },
        }),
      };
    },
    reads: () => (isSteady ? [...reads.values()] : undefined),
  };
}

/** The questions of an earlier run with the answers of the files now; the digest of an empty text if a tree is missing. */
export type AskAgain = (read: Read) => Read;

/** Asks each question once; of files whose state is as it was, not even that. */
export function askingAgain(
  trees: RecordedTrees,
  digest: Digest,
  stateOf: StateOf = noState,
): AskAgain {
  const known = new Map<string, Read>();
  const ask = (read: Read): Read => {
    const [name, door, path, , before] = read;
    const state = isOfHead(name, door) ? stateOf(path) : undefined;
    if (state !== undefined && state === before) return read;
    return readOf(name, door, path, answerTo(read, trees[name], digest) ?? '', state);
  };
  return (read) => {
    const id = idOf(read);
    const now = known.get(id) ?? ask(read);
    known.set(id, now);
    return now;
  };
}

function isOfHead(tree: string, door: Door): boolean {
  return tree === 'head' && door === 'file';
}

function idOf([tree, door, path]: readonly [
  tree: string,
  door: Door,
  path: string,
  ...rest: unknown[],
]): string {
  return `${tree} ${door} ${path}`;
}

function readOf(
  tree: string,
  door: Door,
  path: string,
  digest: string,
  state: string | undefined,
): Read {
  return state === undefined ? [tree, door, path, digest] : [tree, door, path, digest, state];
}

function noState(): undefined {
  return undefined;
}

function answerTo(
  [, door, path]: Read,
  tree: FileTree | undefined,
  digest: Digest,
): string | undefined {
  if (door === 'around') return tree?.around && digest(...tree.around());
  const read = door === 'file' ? tree?.read : tree?.charts?.read;
  return read && digestOf(read(path), digest);
}

/** Whether the files give the same answers again; ends at the first that differs. */
export function isUnchanged(reads: readonly Read[], ask: AskAgain): boolean {
  return reads.every((read) => ask(read)[3] === read[3]);
}

/** The properties of a tree that need no question, as data. */
export function shapeOf(tree: FileTree): Readonly<Record<string, unknown>> {
  const { paths, selected, named, remotes, repositories, excluded, around, charts, notices } = tree;
  return {
    paths,
    selected: selected === undefined ? undefined : [...selected].sort(),
    named,
    remotes,
    repositories,
    excluded,
    hasAround: around !== undefined,
    charts: charts?.paths,
    notices,
  };
}

function digestOf(content: FileContent, digest: Digest): string {
  return content.kind === 'bytes'
    ? digest('bytes', content.bytes)
    : digest('unreadable', content.reason, content.cause ?? '');
}
