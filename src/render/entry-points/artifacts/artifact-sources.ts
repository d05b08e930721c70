import { groupBy } from '../../../model/group-by.ts';
import { BOOTSTRAPPED } from '../../../model/kinds/deployer-kinds.ts';
import type { Manifest } from '../../../model/manifest.ts';
import { once } from '../../../model/memo.ts';
import { nameNodeOf, scalarAt } from '../../../model/node.ts';
import { pathBelow } from '../../kustomize/load/paths.ts';
import type { EntryObject, EntrySource } from '../entry-object.ts';
import { fluxAddresses, type AddressOf } from '../flux-addresses.ts';
import { isOtherRevision } from '../is-other-revision.ts';
import {
  repositoryIdentity,
  type KnownRepository,
  type RepositoryUse,
} from '../repository-identity.ts';

/** Whether a source of an entry object is the repository at hand: `unknown` if nothing decides. */
export type IsOwn = (source: EntrySource) => 'own' | 'other' | 'unknown';

/**
 * Decides by the URLs in the repository's manifests, its remotes, and the settings. `manifests` are all objects written in it;
 * `exists` answers for its folders and files. `root` is the folder that it is in.
 */
export function artifactSources(
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
  const isBootstrapped = entries.some(({ sources }) =>
    sources.some((source) => isUndescribedBootstrap(source, addressOf, exists)),
  );
  const identity = repositoryIdentity({ ...known, isBootstrapped }, uses, exists);
  const hasNeighbours = neighboursHere(entries, addressOf, exists);
  const isPublished = publishedArtifacts(manifests);
  return (source) => {
    if (isPublished(source)) return 'other';
    const repository = addressOf(source.repository);
    if (repository === undefined) {
      const own = withoutUrl(source, exists);
      return own === 'unknown' && hasNeighbours(source, UNDESCRIBED) ? 'own' : own;
    }
    const found = identity(repository.url);
    if (found.kind === 'this') {
      const isOther = isOtherRevision(source, repository.revision, exists);
      return isOther && !hasNeighbours(source, OF_REVISION) ? 'unknown' : 'own';
    }
    if (found.kind !== 'unknown') return 'other';
    return source.folder !== undefined && source.folder !== '' && exists(source.folder)
      ? 'own'
      : 'unknown';
  };
}

/** Where the Flux project and its maintainers publish what everyone deploys (`flux-manifests`). */
const PUBLISHED = /^oci:\/\/ghcr\.io\/(?:fluxcd|controlplaneio-fluxcd|stefanprodan)\//;

/** Whether a source is an artifact that others publish: no pipeline of the repository at hand pushes it. */
function publishedArtifacts(manifests: readonly Manifest[]): (source: EntrySource) => boolean {
  const names = once(() => {
    const published = manifests.filter(
      ({ kind, node }) =>
        kind === 'OCIRepository' && PUBLISHED.test(scalarAt(node, 'spec', 'url')?.text ?? ''),
    );
    return new Set(published.map(({ name }) => name));
  });
  return ({ repository }) =>
    repository.kind === 'flux-source' &&
    repository.sourceKind === 'OCIRepository' &&
    names().has(repository.name);
}

/** How many folders of a source must be here, and which part of all, before those that are not are mistakes; more if another branch may have them. */
interface FewestHere {
  readonly fewest: number;
  readonly part: number;
}

const UNDESCRIBED: FewestHere = { fewest: 3, part: 0.8 };
const OF_REVISION: FewestHere = { fewest: 5, part: 0.95 };

/** Whether a source has so many of the folders here that are deployed from it, and lacks one, or few of many: where these are, the others should be. */
function neighboursHere(
  entries: readonly EntryObject[],
  addressOf: AddressOf,
  exists: (path: string) => boolean,
): (source: EntrySource, least: FewestHere) => boolean {
  const folders = once(() => {
    const all = entries
      .flatMap(({ sources }) => sources)
      .filter(({ folder = '' }) => folder !== '');
    const known = groupBy(all, (source) => sameSource(source, addressOf));
    return new Map(
      [...known].map(([key, of]) => [key, new Set(of.map(({ folder = '' }) => folder))]),
    );
  });
  return (source, { fewest, part }) => {
    if (source.folder === undefined || source.folder === '') return false;
    const used = folders().get(sameSource(source, addressOf)) ?? new Set();
    const here = [...used].filter(exists).length;
    return here >= fewest && (here >= used.size - 1 || here >= part * used.size);
  };
}

function sameSource({ repository, revision }: EntrySource, addressOf: AddressOf): string {
  const address = addressOf(repository);
  if (address !== undefined) return `${address.url} ${address.revision ?? revision ?? ''}`;
  return repository.kind === 'url' ? repository.url : `${repository.sourceKind} ${repository.name}`;
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
  return isBootstrapGit(repository) ? 'own' : 'unknown';
}

/** A folder here is deployed from the repository that the cluster is synchronized from, which no manifest describes. */
function isUndescribedBootstrap(
  { folder = '', repository }: EntrySource,
  addressOf: AddressOf,
  exists: (path: string) => boolean,
): boolean {
  return (
    isBootstrapGit(repository) &&
    folder !== '' &&
    addressOf(repository) === undefined &&
    exists(folder)
  );
}

/** The GitRepository that `flux bootstrap` writes. */
function isBootstrapGit(repository: EntrySource['repository']): boolean {
  return isBootstrap(repository) && repository.sourceKind === 'GitRepository';
}

function isBootstrap(
  repository: EntrySource['repository'],
): repository is Extract<EntrySource['repository'], { kind: 'flux-source' }> {
  return repository.kind === 'flux-source' && repository.name === BOOTSTRAPPED;
}

function usesOf(entry: EntryObject, addressOf: AddressOf): RepositoryUse[] {
  const at = nameNodeOf(entry.manifest.node);
  return entry.sources.flatMap(({ folder, repository }) => {
    const url = addressOf(repository)?.url;
    if (url === undefined) return [];
    return [{ url, path: folder, file: at.file.path, bootstrap: isBootstrap(repository) }];
  });
}
