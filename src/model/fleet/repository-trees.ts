import { treeOfItem } from '../elsewhere/item-tree.ts';
import { itemAt, type Vendor, type VendorItem } from '../elsewhere/vendor.ts';
import type { FileTree, Repository } from '../file-tree.ts';
import { groupBy } from '../group-by.ts';
import { getOrMake, memo } from '../memo.ts';
import type { DeclaredSource, Settings } from '../settings.ts';

/** The files of one repository of a run. */
export interface RepositoryTree {
  /** The folder that it is in; empty for the only one. */
  readonly root: string;
  /** Its files, by their paths in the run. */
  readonly tree: FileTree;
  readonly remotes: readonly string[];
  readonly revisions?: readonly string[] | undefined;
  readonly declared: readonly string[];
  readonly claimed: readonly string[];
  readonly sources?: readonly DeclaredSource[] | undefined;
}

/** With the URLs and sources that the user declared for the only repository of a run. */
export function withDeclared(
  repositories: readonly RepositoryTree[],
  { repositoryUrls = [], sources = [] }: Pick<Settings, 'repositoryUrls' | 'sources'>,
): readonly RepositoryTree[] {
  return repositories.map((each) =>
    each.root === '' ? { ...each, declared: repositoryUrls, sources } : each,
  );
}

/** The repositories of a run: those of a fleet, each alone, else the one that all files are of. */
export const repositoryTrees = memo((tree: FileTree): readonly RepositoryTree[] => {
  const { repositories, remotes = [], revisions } = tree;
  if (repositories === undefined) {
    return [{ root: '', tree, remotes, revisions, declared: [], claimed: [] }];
  }
  const paths = groupBy(tree.paths, repositoryOf);
  const excluded = groupBy(tree.excluded ?? [], repositoryOf);
  return repositories.map((repository) => {
    const root = repository.name;
    const own = { paths: paths.get(root) ?? [], excluded: excluded.get(root) ?? [] };
    return { ...repository, root, tree: partOf(tree, repository, own) };
  });
});

/** The name of the repository of a fleet that a path is in. */
export function repositoryOf(path: string): string {
  const slash = path.indexOf('/');
  return slash === -1 ? path : path.slice(0, slash);
}

function partOf(
  { read, vendor }: FileTree,
  { name, remotes }: Repository,
  own: Pick<FileTree, 'paths' | 'excluded'>,
): FileTree {
  return {
    ...own,
    root: name,
    remotes,
    vendor,
    read: (path) =>
      path.startsWith(`${name}/`)
        ? read(path)
        : { kind: 'unreadable', reason: 'it is outside the repository', cause: 'outside' },
  };
}

/** The folder of the repository that a path is in; empty if there is only one. */
export function rootsIn({ repositories }: FileTree): (path: string) => string {
  return repositories === undefined ? () => '' : repositoryOf;
}

/** A value that is made once for each repository, when it is first asked for, by any path in it. */
export function perRepository<Opened extends object>(
  repositories: readonly RepositoryTree[],
  open: (repository: RepositoryTree) => Opened,
): (path: string) => Opened {
  const byRoot = new Map(repositories.map((repository) => [repository.root, repository]));
  const [first] = repositories;
  if (first === undefined) throw new Error('a run has no repository');
  const opened = memo(open);
  // A path in none of them (an archive of Helm's cache) is not in the first either.
  return (path) => opened(byRoot.get(repositoryOf(path)) ?? itemTree(first.tree, path) ?? first);
}

function itemTree({ vendor }: FileTree, path: string): RepositoryTree | undefined {
  const item = itemAt(vendor, path);
  return item === undefined || vendor === undefined ? undefined : repositoryOfItem(vendor, item);
}

const repositoriesOf = memo((_vendor: Vendor) => new Map<string, RepositoryTree>());

function repositoryOfItem(vendor: Vendor, item: VendorItem): RepositoryTree | undefined {
  const tree = treeOfItem(vendor, item);
  if (tree === undefined) return undefined;
  const { root, url } = item;
  const made = { root, tree, remotes: [url], declared: [], claimed: [] };
  return getOrMake(repositoriesOf(vendor), root, () => made);
}

/** Whether a path that is written in a file of a folder may be read from there. */
export type MayLead = (folder: string, target: string) => boolean;

/** Tells of a path written in a folder whether it stays in its repository: none reads the files of another by a path. */
export function mayLeadIn({ repositories }: FileTree): MayLead {
  if (repositories === undefined) return () => true;
  return (folder, target) => repositoryOf(folder) === repositoryOf(target);
}
