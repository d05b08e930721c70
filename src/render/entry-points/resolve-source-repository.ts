import type { AskedItem } from '../../model/elsewhere/asked-item.ts';
import { repositoryOf, type RepositoryTree } from '../../model/fleet/repository-trees.ts';
import { groupBy } from '../../model/group-by.ts';
import type { Manifest } from '../../model/manifest.ts';
import { memoBy } from '../../model/memo.ts';
import { folderOf } from '../../model/names/folder-of.ts';
import { holdsPlaceholder } from '../../model/names/placeholders.ts';
import { hostSpan, type Span } from '../../model/span.ts';
import { pathIn } from '../kustomize/load/paths.ts';
import { artifactOrigins } from './artifacts/artifact-origins.ts';
import { artifactSources, type IsOwn } from './artifacts/artifact-sources.ts';
import { sourceUrls } from './artifacts/artifact-urls.ts';
import { declaredFolders } from './artifacts/declared-folders.ts';
import { pushedArtifacts } from './artifacts/pushed-artifacts.ts';
import type { Clusters } from './cluster-of.ts';
import type { DeployedAddresses } from './deployed-addresses.ts';
import type { EntryObject, EntrySource } from './entry-object.ts';
import {
  fluxAddresses,
  writtenAddress,
  type AddressOf,
  type RepositoryAt,
} from './flux-addresses.ts';
import { isOtherRevision } from './is-other-revision.ts';
import { repositoriesByUrl, type KnownAs } from './repositories-by-url.ts';

/** Finds the repository of the run that a source of an entry object means; `from` is the entry object, `cluster` the one that it is applied to, if that is known. */
export type ResolveRepository = (
  source: EntrySource,
  from: Span,
  cluster?: string,
) => SourceRepository;

export type SourceRepository =
  /** `root` is the folder that the repository is in, `folder` the folder that the source names there; both relative to the root of the run. */
  | {
      readonly kind: 'here';
      readonly root: string;
      readonly folder: string | undefined;
      /** The branch, tag or commit that is deployed, where that is certainly not what is at hand. */
      readonly revision?: string;
      /** The branch, tag or commit that is named is certainly what is at hand. */
      readonly isAtHand?: true;
      /** What it is at hand for, if it is not a repository of the run; and the hash of its content. */
      readonly asked?: AskedItem;
      readonly hash?: string;
    }
  /** `asked`: what would have to be at hand, if that is known. */
  | { readonly kind: 'other' | 'unknown'; readonly asked?: AskedItem };

/** What is written in the files of a run. */
interface Written {
  readonly manifests: readonly Manifest[];
  readonly entries: readonly EntryObject[];
  /** Whether a folder or file is there. */
  readonly exists: (path: string) => boolean;
  readonly clusters: Pick<Clusters, 'isNamed' | 'ofFolder'>;
}

/**
 * Finds the repository behind a source. What the configuration says counts first. An artifact that is made of other sources is followed to
 * them, one that a pipeline of this repository pushes to the folder that it pushes, if that has the folder that is deployed.
 */
export function repositoryResolver(
  repositories: readonly RepositoryTree[],
  written: Written,
  deployed: DeployedAddresses['inCluster'],
): ResolveRepository {
  const resolve = resolverByAddress(repositories, written, deployed);
  const originOf = artifactOrigins(written.manifests);
  const knownIn = new Map(
    repositories.map((repository) => [repository.root, knownFolders(repository, written)]),
  );
  return (source, from, cluster) => {
    const root = repositories.length === 1 ? '' : repositoryOf(hostSpan(from).file.path);
    const known = knownIn.get(root);
    const declared = known?.declared(source);
    if (declared !== undefined) return declared;
    const origin = originOf(source, from) ?? source;
    if (origin === 'unknown') return { kind: 'unknown' };
    return known?.declared(origin) ?? known?.pushed(origin) ?? resolve(origin, from, cluster);
  };
}

/** The folder of a source that is known to be made of a repository of the run. */
type RepositoryOf = (source: EntrySource) => SourceRepository | undefined;

function knownFolders(
  { root, tree, sources = [] }: RepositoryTree,
  { manifests, exists }: Written,
): { readonly declared: RepositoryOf; readonly pushed: RepositoryOf } {
  const urlsOf = sourceUrls(manifests);
  const declaredAs = declaredFolders(sources, urlsOf);
  const pushedAs = pushedArtifacts(tree, urlsOf);
  const folderIn = (whole: string | undefined, { folder }: EntrySource): string | undefined =>
    whole === undefined || folder === undefined ? undefined : pathIn(root, pathIn(whole, folder));
  return {
    declared(source) {
      const whole = declaredAs(source);
      return whole === undefined
        ? undefined
        : { kind: 'here', root, folder: folderIn(whole, source) };
    },
    pushed(source) {
      const folder = folderIn(pushedAs(source), source);
      return folder !== undefined && exists(folder) ? { kind: 'here', root, folder } : undefined;
    },
  };
}

/**
 * Looks at the URLs of the repositories first: those of a fleet know each other. A Flux source is the object that its cluster gets, else the one that
 * is written. If no URL decides, the repository that the entry object is written in decides, as if it were the only one.
 */
function resolverByAddress(
  repositories: readonly RepositoryTree[],
  { manifests, entries, exists, clusters }: Written,
  deployed: DeployedAddresses['inCluster'],
): ResolveRepository {
  const [first] = repositories;
  if (repositories.length === 1 && first?.root === '') {
    const isOwn = artifactSources(manifests, entries, first, exists);
    const writtenFor = addressesByCluster(manifests, clusters);
    return (source, _from, cluster) => {
      const applied = cluster === undefined ? undefined : deployed(cluster);
      const address = applied?.(source.repository) ?? writtenFor(cluster)(source.repository);
      return repositoryIn(first, source, isOwn(source), address);
    };
  }
  const knownAs = repositoriesByUrl(repositories);
  const everywhere = fluxAddresses(withoutContradictions(manifests));
  const units = unitsOf(repositories, { manifests, entries, exists }, knownAs);
  return (source, from, cluster) => {
    const own = units.get(repositoryOf(hostSpan(from).file.path));
    const applied = cluster === undefined ? undefined : deployed(cluster);
    const address =
      applied?.(source.repository) ??
      own?.addressOf(source.repository) ??
      everywhere(source.repository);
    const known = address === undefined ? [] : knownAs(address.url);
    const fitting = known.filter((root) => {
      const has = (path: string): boolean => exists(pathIn(root, path));
      return !isOtherRevision(source, address?.revision, has);
    });
    const holding = fitting.filter((root) => exists(pathIn(root, source.folder ?? '')));
    const [only, second] = fitting.length > 1 ? holding : fitting;
    if (own !== undefined && fitting.includes(own.root))
      return repositoryIn(own, source, 'own', address);
    const other = only === undefined ? undefined : units.get(only);
    if (other !== undefined && second === undefined)
      return repositoryIn(other, source, 'own', address);
    if (known.length > 0) return { kind: 'unknown' };
    return own === undefined
      ? { kind: 'unknown' }
      : repositoryIn(own, source, own.isOwn(source), address);
  };
}

/** The sources that are written, for each cluster: one in the folder of another cluster may be of another revision there. */
function addressesByCluster(
  manifests: readonly Manifest[],
  { isNamed, ofFolder }: Written['clusters'],
): (cluster: string | undefined) => AddressOf {
  const sources = manifests.filter((each) => writtenAddress(each) !== undefined);
  const anywhere = fluxAddresses(sources);
  const inCluster = memoBy((cluster: string): AddressOf => {
    const own = sources.filter(({ node }) => {
      const folder = folderOf(hostSpan(node).file.path);
      return !isNamed(folder) || ofFolder(folder) === cluster;
    });
    const address = fluxAddresses(own);
    return (repository) => {
      const other = anywhere(repository);
      return address(repository) ?? (other && { ...other, revision: undefined });
    };
  });
  return (cluster) => (cluster === undefined ? anywhere : inCluster(cluster));
}

interface Unit extends Pick<RepositoryTree, 'root' | 'revisions'> {
  readonly addressOf: AddressOf;
  readonly isOwn: IsOwn;
}

function unitsOf(
  repositories: readonly RepositoryTree[],
  { manifests, entries, exists }: Omit<Written, 'clusters'>,
  knownAs: KnownAs,
): ReadonlyMap<string, Unit> {
  const objects = groupBy(manifests, repositoryOfObject);
  const deploying = groupBy(entries, ({ manifest }) => repositoryOfObject(manifest));
  return new Map(
    repositories.map((repository) => {
      const { root, remotes, revisions, declared, claimed } = repository;
      const own = objects.get(root) ?? [];
      const addressOf = fluxAddresses(own);
      const isOpen = ({ repository: named }: EntrySource): boolean => {
        const address = addressOf(named);
        return address === undefined || knownAs(address.url).length === 0;
      };
      // What is known to be another repository says nothing about this one.
      const open = (deploying.get(root) ?? []).map((entry) => ({
        ...entry,
        sources: entry.sources.filter(isOpen),
      }));
      const has = (path: string): boolean => exists(pathIn(root, path));
      const known = { remotes, declared: [...declared, ...claimed] };
      const isOwn = artifactSources(own, open, known, has, root);
      return [root, { root, revisions, addressOf, isOwn }];
    }),
  );
}

function repositoryOfObject({ node }: Manifest): string {
  return repositoryOf(hostSpan(node).file.path);
}

/** Without the source objects that are written under one name with several URLs: nothing tells which is meant. */
function withoutContradictions(manifests: readonly Manifest[]): readonly Manifest[] {
  const sources = manifests.filter(({ kind }) => kind === 'GitRepository');
  const named = groupBy(sources, ({ name = '', namespace = '' }) => `${namespace}/${name}`);
  return [...named.values()].flatMap((same) =>
    new Set(same.map((each) => writtenAddress(each)?.url)).size === 1 ? same : [],
  );
}

function repositoryIn(
  { root, revisions }: Pick<Unit, 'root' | 'revisions'>,
  { folder, revision: own }: EntrySource,
  answer: ReturnType<IsOwn>,
  address: RepositoryAt | undefined,
): SourceRepository {
  if (answer !== 'own') return { kind: answer };
  const revision = own ?? address?.revision;
  return {
    kind: 'here',
    root,
    folder: folder === undefined ? undefined : pathIn(root, folder),
    ...(isElsewhere(revision, revisions) && { revision }),
    ...(isAmong(revision, revisions) && { isAtHand: true }),
  };
}

/** Whether a revision is certainly not what is at hand: a name with a variable may be any. */
function isElsewhere(
  revision: string | undefined,
  revisions: readonly string[] | undefined,
): revision is string {
  if (revision === undefined || revisions === undefined) return false;
  if (/[{}$]/.test(revision) || holdsPlaceholder(revision)) return false;
  return !isAmong(revision, revisions);
}

function isAmong(revision: string | undefined, revisions: readonly string[] | undefined): boolean {
  return revisions?.includes(revision?.replace(/^refs\/(?:heads|tags)\//, '') ?? '') === true;
}
