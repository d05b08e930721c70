import type { FileContent, FileTree } from '../../model/file-tree.ts';
import type { Digest } from './keyed-digest.ts';

/** The files of a run, by what they are to it: `head`, `base`. */
export type RecordedTrees = Readonly<Record<string, FileTree>>;

/** Something that a run asked of its files, and the digest of the answer. */
export type Read = readonly [tree: string, door: Door, path: string, digest: string];

type Door = 'file' | 'chart' | 'around';

export interface Recorder {
  /** The same tree, noting what is asked of it. */
  readonly record: (name: string, tree: FileTree) => FileTree;
  /** All that was asked; undefined where the same question got two answers, since a file changed meanwhile. */
  readonly reads: () => readonly Read[] | undefined;
}

/**
 * Notes every content that a run read, and everything that it looked for and did not find. `read`, the charts and `around` are all that
 * a run can ask of its files; the rest of a tree is data (`shapeOf`). Unless it `keeps` contents, which takes memory, each is looked at
 * as often as it is read.
 */
export function recordReads(digest: Digest, { keeps = true } = {}): Recorder {
  const reads = new Map<string, Read>();
  const contents = new Map<string, FileContent>();
  let isSteady = true;
  const note = (tree: string, door: Door, path: string, answer: string): void => {
    const id = `${tree} ${door} ${path}`;
    const known = reads.get(id);
    if (known === undefined) reads.set(id, [tree, door, path, answer]);
    else if (known[3] !== answer) isSteady = false;
  };
  const noting =
    (tree: string, door: Door, read: FileTree['read']): FileTree['read'] =>
    (path) => {
      const content = read(path);
      const id = `${tree} ${door} ${path}`;
      if (contents.get(id) === content) return content;
      if (keeps) contents.set(id, content);
      note(tree, door, path, digestOf(content, digest));
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
            note(name, 'around', '', digest(...paths));
            return paths;
          },
        }),
      };
    },
    reads: () => (isSteady ? [...reads.values()] : undefined),
  };
}

/** Whether the files give the same answers again; ends at the first that differs. */
export function isUnchanged(reads: readonly Read[], trees: RecordedTrees, digest: Digest): boolean {
  return reads.every(([name, door, path, answer]) => {
    const tree = trees[name];
    if (tree === undefined) return false;
    if (door === 'around') {
      return tree.around !== undefined && digest(...tree.around()) === answer;
    }
    const read = door === 'file' ? tree.read : tree.charts?.read;
    return read !== undefined && digestOf(read(path), digest) === answer;
  });
}

/** What a tree says before anything is asked of it, as data. */
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
