import {
  openDependencyRecorder,
  type StoredDependency,
} from '../dependencies/dependency-recorder.ts';
import {
  newStoredQuery,
  storedDependencies,
  type StoredQuery,
} from '../dependencies/stored-query.ts';
import type { Digest } from '../io/cache/keyed-digest.ts';
import { MISSING } from '../io/file-state.ts';
import type { FileContent, FileTree } from '../model/file-tree.ts';

/** The files of a run by their role: `head`, `base`. */
export type RunTrees = Readonly<Record<string, FileTree>>;

/** The states of files of `head` (`stableStates`); undefined: ask for contents. */
type StateOf = (path: string) => string | undefined;

/** Records what a run reads, as dependencies that a later process can compare with its own files. */
export interface TreeReads {
  /** The same tree, recording what is asked of it. */
  readonly record: (name: string, tree: FileTree) => FileTree;
  /** Everything that was asked, with digests of the answers; undefined if a file changed meanwhile. */
  readonly reads: () => readonly StoredDependency[] | undefined;
  /** Whether these trees give the same answers; ends at the first that differs. */
  readonly isUnchanged: (reads: readonly StoredDependency[]) => boolean;
}

/**
 * `read`, the charts and `around` are all that a run can ask of its files; the rest of a tree is data (`shapeOf`). If the state of a file (size,
 * times, inode) is what it was before it was read, its content is not read to compare it.
 */
export function openTreeReads(
  trees: RunTrees,
  digest: Digest,
  stateOf: StateOf = noState,
): TreeReads {
  const recorder = openDependencyRecorder();
  const queries = {
    file: newStoredQuery(recorder, 'file'),
    chart: newStoredQuery(recorder, 'chart'),
    around: newStoredQuery(recorder, 'around'),
  };
  for (const [name, tree] of Object.entries(trees))
    answerFrom(name, tree, queries, digest, stateOf);
  const recording = recorder.begin();
  const contents = new Map<string, FileContent>();
  const answers = new Map<string, string>();
  const recorded =
    (name: string, query: 'file' | 'chart', read: FileTree['read']): FileTree['read'] =>
    (path) => {
      const id = `${query} ${name} ${path}`;
      const before = contents.get(id);
      const state = before === undefined && isOfHead(name, query) ? stateOf(path) : undefined;
      const content = read(path);
      if (before === content) return content;
      contents.set(id, content);
      const answer = sameOr(answers.get(id), digestOf(content, digest), stateWith(content, state));
      answers.set(id, answer);
      queries[query].note(name, path, answer);
      return content;
    };
  return {
    record(name, tree) {
      const { around, charts } = tree;
      return {
        ...tree,
        read: recorded(name, 'file', tree.read),
        ...(charts !== undefined && {
          charts: { ...charts, read: recorded(name, 'chart', charts.read) },
        }),
        ...(around !== undefined && {
          around() {
            const paths = around();
            queries.around.note(name, '', digest(...paths));
            return paths;
          },
        }),
      };
    },
    reads: () => storedDependencies(recording.end()),
    isUnchanged: (reads) =>
      reads.every((read) => queryOf(read, queries)?.isUnchanged(read) === true),
  };
}

type Queries = Readonly<Record<'file' | 'chart' | 'around', StoredQuery>>;

function queryOf([, name]: StoredDependency, queries: Queries): StoredQuery | undefined {
  return name === 'file' || name === 'chart' || name === 'around' ? queries[name] : undefined;
}

/** What the files of a tree answer now. */
function answerFrom(
  name: string,
  { read, charts, around }: FileTree,
  queries: Queries,
  digest: Digest,
  stateOf: StateOf,
): void {
  queries.file.register(name, (path, before) => {
    const state = isOfHead(name, 'file') ? stateOf(path) : undefined;
    if (state !== undefined && before?.endsWith(` ${state}`) === true) return before;
    const content = read(path);
    return sameOr(before, digestOf(content, digest), stateWith(content, state));
  });
  if (charts !== undefined) {
    queries.chart.register(name, (path) => digestOf(charts.read(path), digest));
  }
  if (around !== undefined) queries.around.register(name, () => digest(...around()));
}

/** The answer before if it has the same digest, whatever the state of the file was. */
function sameOr(before: string | undefined, now: string, state: string | undefined): string {
  return before?.split(' ')[0] === now ? before : state === undefined ? now : `${now} ${state}`;
}

/** That a file is missing says nothing of what git's index has in its place: a pull changes it and leaves the folder as it was. */
function stateWith(content: FileContent, state: string | undefined): string | undefined {
  const isMissing = content.kind !== 'bytes' && content.cause === 'missing';
  return isMissing || state?.endsWith(MISSING) !== true ? state : undefined;
}

function isOfHead(tree: string, query: 'file' | 'chart'): boolean {
  return tree === 'head' && query === 'file';
}

function noState(): undefined {
  return undefined;
}

/** The properties of a tree that need no question, as data. */
export function shapeOf(tree: FileTree): Readonly<Record<string, unknown>> {
  const { paths, selected, named, remotes, revisions, repositories } = tree;
  const { excluded, links, around, charts, notices, vendor } = tree;
  return {
    paths,
    selected: selected === undefined ? undefined : [...selected].sort(),
    named,
    remotes,
    revisions,
    repositories,
    excluded,
    links,
    hasAround: around !== undefined,
    charts: charts?.paths,
    // The content of an item is what its hash in the lock says, or is not looked at.
    vendor: vendor && [
      vendor.fault,
      vendor.locked,
      vendor.items.map(({ root, files }) => [root, files() !== undefined]),
    ],
    notices,
  };
}

function digestOf(content: FileContent, digest: Digest): string {
  return content.kind === 'bytes'
    ? digest('bytes', content.bytes)
    : digest('unreadable', content.reason, content.cause ?? '');
}
