import {
  isSameRepository,
  readRepositoryAddress,
  type RepositoryAddress,
} from '../../model/elsewhere/repository-address.ts';
import type { RepositoryTree } from '../../model/fleet/repository-trees.ts';
import { appendTo } from '../../model/group-by.ts';
import { memoBy } from '../../model/memo.ts';

/** The roots of the repositories of a fleet that a URL means: several where it was checked out several times. */
export type KnownAs = (url: string) => readonly string[];

/**
 * Finds repositories by the URLs of their remotes, and those that the user gave them. What the configuration of a repository claims counts
 * only where nothing else does: else a repository could pass for another one.
 */
export function repositoriesByUrl(repositories: readonly RepositoryTree[]): KnownAs {
  const named = finderOf(repositories, ({ remotes, declared }) => [...declared, ...remotes]);
  const claimed = finderOf(repositories, (repository) => repository.claimed);
  return memoBy((url) => {
    const address = readRepositoryAddress(url);
    if (address === undefined) return [];
    const roots = named(address);
    return roots.length === 0 ? claimed(address) : roots;
  });
}

function finderOf(
  repositories: readonly RepositoryTree[],
  urlsOf: (repository: RepositoryTree) => readonly string[],
): (address: RepositoryAddress) => readonly string[] {
  const byPlace = new Map<string, { address: RepositoryAddress; root: string }[]>();
  for (const repository of repositories) {
    for (const url of urlsOf(repository)) {
      const address = readRepositoryAddress(url);
      const { root } = repository;
      if (address !== undefined) appendTo(byPlace, placeOf(address), { address, root });
    }
  }
  return (wanted) => {
    const near = byPlace.get(placeOf(wanted)) ?? [];
    const same = near.filter(({ address }) => isSameRepository(address, wanted));
    return [...new Set(same.map(({ root }) => root))];
  };
}

function placeOf({ host, path }: RepositoryAddress): string {
  return `${host}/${path}`;
}
