import { isManifestName } from '../model/file-tree.ts';
import type { ChartShelf, FileContent, FileTree } from '../model/file-tree.ts';
import { repositoryOf } from '../model/fleet/repository-trees.ts';
import type { DeclaredSource } from '../model/settings.ts';
import { mountTree } from './mount-tree.ts';

/** The checkout of one repository of a fleet. */
export interface Checkout {
  /** The folder that its files are to be in. */
  readonly name: string;
  /** Its files, relative to its own root. */
  readonly tree: FileTree;
  readonly charts: ChartShelf;
  /** URLs of the repository that the user gave. */
  readonly declared: readonly string[];
  /** URLs that its own configuration claims. */
  readonly claimed: readonly string[];
  /** Sources that its own configuration declares to be made of it. */
  readonly sources?: readonly DeclaredSource[] | undefined;
}

/**
 * The files of several repositories as one tree, each repository in a folder of its name. What is read of one comes from its own tree, so
 * that no path leads from one into another. `isIn` decides whether a path of the joined tree is wanted.
 */
export function joinTrees(
  checkouts: readonly Checkout[],
  isIn: (path: string) => boolean,
): FileTree {
  const sorted = checkouts.toSorted((a, b) => (a.name < b.name ? -1 : 1));
  const mounted = new Map(sorted.map(({ name, tree }) => [name, mountTree(tree, name)]));
  const trees = [...mounted.values()];
  const all = trees.flatMap(({ paths }) => paths).sort();
  const left = all.filter((path) => !isIn(path) && isManifestName(path));
  return {
    paths: all.filter(isIn),
    named: [...mounted.keys()],
    repositories: sorted.map(({ name, tree, declared, claimed, sources }) => ({
      name,
      remotes: tree.remotes ?? [],
      ...(tree.revisions !== undefined && { revisions: tree.revisions }),
      declared,
      claimed,
      sources,
    })),
    excluded: [...trees.flatMap(({ excluded = [] }) => excluded), ...left].sort(),
    links: trees.flatMap(({ links = [] }) => links),
    notices: sorted.flatMap(({ name, tree: { notices = [] } }) =>
      notices.map((notice) => `${name}: ${notice}`),
    ),
    charts: joinShelves(sorted),
    read: (path) => mounted.get(repositoryOf(path))?.read(path) ?? nowhere(),
  };
}

/** Charts of the machine are those of every checkout. */
function joinShelves(checkouts: readonly Checkout[]): ChartShelf {
  const shelves = new Map(checkouts.map(({ name, charts }) => [name, charts]));
  const [first] = shelves.values();
  const own = checkouts.flatMap(({ name, charts }) =>
    charts.paths.filter((path) => !isOfMachine(path)).map((path) => `${name}/${path}`),
  );
  return {
    paths: [...own, ...(first?.paths ?? []).filter(isOfMachine)],
    read(path) {
      if (isOfMachine(path)) return first?.read(path) ?? nowhere();
      const name = repositoryOf(path);
      return shelves.get(name)?.read(path.slice(name.length + 1)) ?? nowhere();
    },
  };
}

function isOfMachine(path: string): boolean {
  return path.startsWith('$');
}

function nowhere(): FileContent {
  return {
    kind: 'unreadable',
    reason: 'it is in no repository of the fleet',
    cause: 'outside',
  };
}
