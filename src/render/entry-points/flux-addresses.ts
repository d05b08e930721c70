import { FLUX_SOURCES } from '../../model/elsewhere/flux-sources.ts';
import type { Manifest } from '../../model/manifest.ts';
import { valueAt } from '../../model/node.ts';
import { stringOf } from '../../model/scalars/resolve-scalar.ts';
import { revisionOf, type RepositoryName } from './entry-object.ts';

/** A repository and, where a Flux source names it, the branch, tag or commit there. */
export interface RepositoryAt {
  readonly url: string;
  readonly revision: string | undefined;
}

/** The repository that an entry object names; undefined for a Flux source that no manifest describes. */
export type AddressOf = (repository: RepositoryName) => RepositoryAt | undefined;

/** Fields of a GitRepository's `ref`, those that win first. */
const REVISIONS = ['commit', 'name', 'semver', 'tag', 'branch'];

/** Addresses by kind, namespace and name. */
export type Addresses = Map<string, RepositoryAt>;

/** Looks up the GitRepositories among objects by name, with their namespace or without. Of several with one name the first is meant. */
export function fluxAddresses(manifests: readonly Manifest[]): AddressOf {
  const known: Addresses = new Map();
  addAddresses(manifests, known);
  return addressesIn(known);
}

/** Adds the addresses of objects; whether there is any. */
export function addAddresses(manifests: readonly Manifest[], known: Addresses): boolean {
  let isAny = false;
  for (const manifest of manifests) {
    const { kind, name = '', namespace = '' } = manifest;
    const address = writtenAddress(manifest);
    if (address === undefined) continue;
    isAny = true;
    known.set(`${kind}/${namespace}/${name}`, address);
    if (!known.has(`${kind}//${name}`)) known.set(`${kind}//${name}`, address);
  }
  return isAny;
}

export function addressesIn(known: Addresses): AddressOf {
  return (repository) => {
    if (repository.kind === 'url') return { url: repository.url, revision: undefined };
    const { sourceKind, name, namespace } = repository;
    return (
      known.get(`${sourceKind}/${namespace ?? ''}/${name}`) ?? known.get(`${sourceKind}//${name}`)
    );
  };
}

/** The repository that a GitRepository describes; undefined for any other object. */
export function writtenAddress({
  group,
  kind,
  node,
  dialect,
  name,
}: Manifest): RepositoryAt | undefined {
  if (group !== FLUX_SOURCES || kind !== 'GitRepository' || name === undefined) return undefined;
  const text = (...path: readonly string[]): string | undefined =>
    stringOf(valueAt(node, 'spec', ...path), dialect) || undefined;
  const url = text('url');
  if (url === undefined) return undefined;
  const revisions = REVISIONS.map((field) => text('ref', field));
  return { url, revision: revisionOf(revisions.find((each) => each !== undefined)) };
}
