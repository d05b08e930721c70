import type { GitSource } from '../argo/application-set/application-set.ts';
import type { Manifest } from '../../model/manifest.ts';
import { scalarAt, valueAt } from '../../model/node.ts';
import { stringOf } from '../../model/resolve-scalar.ts';
import {
  repositoryIdentity,
  type KnownRepository,
  type RepositoryUse,
} from './repository-identity.ts';
import type { EntryObject, EntrySource, RepositoryName } from './entry-object.ts';

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
  const urls = fluxUrls(manifests);
  const uses = entries.flatMap((entry) => usesOf(entry, urls));
  const identity = repositoryIdentity(known, uses, exists);
  return (source) => {
    const url = urlOf(source.repository, urls);
    if (url === undefined) return withoutUrl(source, exists);
    const found = identity(url);
    if (found.kind !== 'unknown') return found.kind === 'this' ? 'own' : 'other';
    return source.folder !== undefined && source.folder !== '' && exists(source.folder)
      ? 'own'
      : 'unknown';
  };
}

/** Whether a URL means the repository at hand, for the generators of ApplicationSets. */
export function identifyBy(isOwn: IsOwn, url: string): GitSource {
  const repository = { kind: 'url', url } as const;
  const own = isOwn({ folder: undefined, repository, chart: false, revision: undefined });
  if (own === 'own') return { kind: 'this' };
  const other = own === 'other';
  return {
    kind: 'unknown',
    reason: other
      ? 'a generator of it reads another repository'
      : 'nothing tells whether a generator of it reads this repository',
  };
}

/** A source that no manifest here describes: `flux bootstrap` made it, or a pipeline pushes this repository as an artifact. */
function withoutUrl(
  { folder, repository }: EntrySource,
  exists: (path: string) => boolean,
): 'own' | 'unknown' {
  if (folder !== undefined && folder !== '') return exists(folder) ? 'own' : 'unknown';
  return repository.kind === 'flux-source' && repository.name === BOOTSTRAP ? 'own' : 'unknown';
}

function urlOf(repository: RepositoryName, urls: ReadonlyMap<string, string>): string | undefined {
  if (repository.kind === 'url') return repository.url;
  const { sourceKind, name, namespace } = repository;
  return urls.get(`${sourceKind}/${namespace ?? ''}/${name}`) ?? urls.get(`${sourceKind}//${name}`);
}

/** URLs of GitRepositories by name, with their namespace and without. */
function fluxUrls(manifests: readonly Manifest[]): ReadonlyMap<string, string> {
  const urls = new Map<string, string>();
  for (const { group, kind, node, dialect, name, namespace } of manifests) {
    if (group !== FLUX_SOURCES || kind !== 'GitRepository' || name === undefined) continue;
    const url = stringOf(valueAt(node, 'spec', 'url'), dialect);
    if (url === undefined || url === '') continue;
    urls.set(`${kind}/${namespace ?? ''}/${name}`, url);
    if (!urls.has(`${kind}//${name}`)) urls.set(`${kind}//${name}`, url);
  }
  return urls;
}

function usesOf(entry: EntryObject, urls: ReadonlyMap<string, string>): RepositoryUse[] {
  const at = scalarAt(entry.manifest.node, 'metadata', 'name') ?? entry.manifest.node;
  return entry.sources.flatMap(({ folder, repository }) => {
    const url = urlOf(repository, urls);
    if (url === undefined) return [];
    const bootstrap = repository.kind === 'flux-source' && repository.name === BOOTSTRAP;
    return [{ url, path: folder, file: at.file.path, bootstrap }];
  });
}
