import type { GitSource } from '../argo/application-set/application-set.ts';
import type { Manifest } from '../../model/manifest.ts';
import { scalarAt, valueAt } from '../../model/node.ts';
import { stringOf } from '../../model/resolve-scalar.ts';
import {
  repositoryIdentity,
  type KnownRepository,
  type RepositoryUse,
} from './repository-identity.ts';
import {
  revisionOf,
  type EntryObject,
  type EntrySource,
  type RepositoryName,
} from './entry-object.ts';

/** Whether a source of an entry object is the repository at hand: `unknown` when nothing tells. */
export type IsOwn = (source: EntrySource) => 'own' | 'other' | 'unknown';

const FLUX_SOURCES = 'source.toolkit.fluxcd.io';
/** What `flux bootstrap` and flux-operator call the source that a cluster is synchronized from. */
const BOOTSTRAP = 'flux-system';

/**
 * Answers by the URLs in the repository's manifests, its remotes, and what the user said. `manifests` are all objects written in the tree;
 * `exists` answers for folders and files.
 */
export function ownSources(
  manifests: readonly Manifest[],
  entries: readonly EntryObject[],
  known: KnownRepository,
  exists: (path: string) => boolean,
): IsOwn {
  const repositories = fluxRepositories(manifests);
  const uses = entries.flatMap((entry) => usesOf(entry, repositories));
  const identity = repositoryIdentity(known, uses, exists);
  return (source) => {
    const repository = addressOf(source.repository, repositories);
    if (repository === undefined) return withoutUrl(source, exists);
    const found = identity(repository.url);
    if (found.kind === 'this') {
      return isElsewhere(source, repository.revision, exists) ? 'unknown' : 'own';
    }
    if (found.kind !== 'unknown') return 'other';
    return source.folder !== undefined && source.folder !== '' && exists(source.folder)
      ? 'own'
      : 'unknown';
  };
}

/** Whether a URL means the repository at hand, for the generators of ApplicationSets; `folder` is what they look for there. */
export function identifyBy(isOwn: IsOwn, url: string, folder: string | undefined): GitSource {
  const repository = { kind: 'url', url } as const;
  const own = isOwn({ folder, repository, chart: false, revision: undefined });
  if (own === 'own') return { kind: 'this' };
  const other = own === 'other';
  return {
    kind: 'unknown',
    reason: other
      ? 'one of its generators reads another repository'
      : 'it is not known whether one of its generators reads this repository',
  };
}

/**
 * A source that no manifest here describes: `flux bootstrap` made it, or a pipeline pushes this repository as an artifact. Of an
 * artifact the root says nothing: `flux push artifact --path` mostly pushes a folder.
 */
function withoutUrl(
  { folder, repository }: EntrySource,
  exists: (path: string) => boolean,
): 'own' | 'unknown' {
  if (folder !== undefined && folder !== '') return exists(folder) ? 'own' : 'unknown';
  const isGit = repository.kind === 'flux-source' && repository.sourceKind === 'GitRepository';
  return isGit && repository.name === BOOTSTRAP ? 'own' : 'unknown';
}

/** Another branch of this repository: it has what is not here, and its root is not this one. */
function isElsewhere(
  { folder, repository }: EntrySource,
  revision: string | undefined,
  exists: (path: string) => boolean,
): boolean {
  if (revision === undefined || folder === undefined) return false;
  if (folder !== '') return !exists(folder);
  return repository.kind === 'flux-source' && repository.name !== BOOTSTRAP;
}

/** A repository and, where a Flux source names it, the branch, tag or commit there. */
interface Address {
  readonly url: string;
  readonly revision: string | undefined;
}

function addressOf(
  repository: RepositoryName,
  known: ReadonlyMap<string, Address>,
): Address | undefined {
  if (repository.kind === 'url') return { url: repository.url, revision: undefined };
  const { sourceKind, name, namespace } = repository;
  return (
    known.get(`${sourceKind}/${namespace ?? ''}/${name}`) ?? known.get(`${sourceKind}//${name}`)
  );
}

/** The GitRepositories by name, with their namespace and without. */
function fluxRepositories(manifests: readonly Manifest[]): ReadonlyMap<string, Address> {
  const known = new Map<string, Address>();
  for (const { group, kind, node, dialect, name, namespace } of manifests) {
    if (group !== FLUX_SOURCES || kind !== 'GitRepository' || name === undefined) continue;
    const text = (...path: readonly string[]): string | undefined =>
      stringOf(valueAt(node, 'spec', ...path), dialect) || undefined;
    const url = text('url');
    if (url === undefined) continue;
    const revisions = REVISIONS.map((field) => text('ref', field));
    const address = { url, revision: revisionOf(revisions.find((each) => each !== undefined)) };
    known.set(`${kind}/${namespace ?? ''}/${name}`, address);
    if (!known.has(`${kind}//${name}`)) known.set(`${kind}//${name}`, address);
  }
  return known;
}

/** Fields of a GitRepository's `ref`, those that win first. */
const REVISIONS = ['commit', 'name', 'semver', 'tag', 'branch'];

function usesOf(entry: EntryObject, known: ReadonlyMap<string, Address>): RepositoryUse[] {
  const at = scalarAt(entry.manifest.node, 'metadata', 'name') ?? entry.manifest.node;
  return entry.sources.flatMap(({ folder, repository }) => {
    const url = addressOf(repository, known)?.url;
    if (url === undefined) return [];
    const bootstrap = repository.kind === 'flux-source' && repository.name === BOOTSTRAP;
    return [{ url, path: folder, file: at.file.path, bootstrap }];
  });
}
