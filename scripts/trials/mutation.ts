import type { FileTree } from '../../src/model/file-tree.ts';

export const MUTATIONS = [
  'name letters swapped',
  'name letter dropped',
  'name prefix changed',
  'name exists nowhere',
  'key letters swapped',
  'key letter dropped',
  'key exists nowhere',
  'key deleted',
  'source deleted',
  'source renamed',
  'source in another namespace',
  'wrong kind',
] as const;

export type MutationKind = (typeof MUTATIONS)[number];

/** One thing broken on purpose, and where a person must be told about it. */
export interface Mutation {
  readonly kind: MutationKind;
  /** The kind of source that the broken reference names, and the field that names it. */
  readonly of: string;
  /** What was done: `app-config → app-cnofig`. */
  readonly what: string;
  /** The files that change; undefined: the file is gone. */
  readonly edits: ReadonlyMap<string, string | undefined>;
  /** The places that refer to what is broken, as `path:line`, in lines of the changed files. */
  readonly places: readonly string[];
}

/** The tree with the files of a mutation changed, in memory. */
export function mutate(tree: FileTree, { edits }: Mutation): FileTree {
  const gone = (path: string): boolean => edits.has(path) && edits.get(path) === undefined;
  return {
    ...tree,
    paths: tree.paths.filter((path) => !gone(path)),
    read: (path) => {
      if (gone(path)) return { kind: 'unreadable', reason: 'no such file', cause: 'missing' };
      const text = edits.get(path);
      return text === undefined
        ? tree.read(path)
        : { kind: 'bytes', bytes: new TextEncoder().encode(text) };
    },
  };
}
