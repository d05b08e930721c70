import type { Manifest } from '../../model/manifest.ts';
import { scalarAt } from '../../model/node.ts';
import { pathBelow } from '../kustomize/load/paths.ts';
import { BOOTSTRAP, type EntryObject, type EntrySource } from './entry-object.ts';
import { fluxAddresses, type AddressOf } from './flux-addresses.ts';
import { isOtherRevision } from './is-other-revision.ts';
import {
  repositoryIdentity,
  type KnownRepository,
  type RepositoryUse,
} from './repository-identity.ts';

/** Whether a source of an entry object is the repository at hand: `unknown` when nothing tells. */
export type IsOwn = (source: EntrySource) => 'own' | 'other' | 'unknown';

/**
 * Answers by the URLs in the repository's manifests, its remotes, and what the user said. `manifests` are all objects written in it;
 * `exists` answers for its folders and files. `root` is the folder that it is in.
 */
export function ownSources(
  manifests: readonly Manifest[],
  entries: readonly EntryObject[],
  known: KnownRepository,
  exists: (path: string) => boolean,
  root = '',
): IsOwn {
  const addressOf = fluxAddresses(manifests);
  const uses = entries
    .flatMap((entry) => usesOf(entry, addressOf))
    .map((use) => ({ ...use, file: pathBelow(root, use.file) }));
  const identity = repositoryIdentity(known, uses, exists);
  return (source) => {
    const repository = addressOf(source.repository);
    if (repository === undefined) return withoutUrl(source, exists);
    const found = identity(repository.url);
    if (found.kind === 'this') {
      return isOtherRevision(source, repository.revision, exists) ? 'unknown' : 'own';
    }
    if (found.kind !== 'unknown') return 'other';
    return source.folder !== undefined && source.folder !== '' && exists(source.folder)
      ? 'own'
      : 'unknown';
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

function usesOf(entry: EntryObject, addressOf: AddressOf): RepositoryUse[] {
  const at = scalarAt(entry.manifest.node, 'metadata', 'name') ?? entry.manifest.node;
  return entry.sources.flatMap(({ folder, repository }) => {
    const url = addressOf(repository)?.url;
    if (url === undefined) return [];
    const bootstrap = repository.kind === 'flux-source' && repository.name === BOOTSTRAP;
    return [{ url, path: folder, file: at.file.path, bootstrap }];
  });
}
