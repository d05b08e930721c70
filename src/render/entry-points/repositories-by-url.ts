import { appendTo } from '../../model/group-by.ts';
import type { RepositoryTree } from '../../model/fleet/repository-trees.ts';
import {
  isSameRepository,
  readRepositoryAddress,
  type RepositoryAddress,
} from './repository-address.ts';

/** The roots of the repositories of a fleet that a URL means: several where it was checked out several times. */
export type KnownAs = (url: string) => readonly string[];

/** Finds repositories by the URLs of their remotes, and those that the user gave them. */
export function repositoriesByUrl(repositories: readonly RepositoryTree[]): KnownAs {
  const byPlace = new Map<string, { address: RepositoryAddress; root: string }[]>();
  for (const { root, remotes, declared } of repositories) {
    for (const url of [...declared, ...remotes]) {
      const address = readRepositoryAddress(url);
      if (address !== undefined) appendTo(byPlace, placeOf(address), { address, root });
    }
  }
  const known = new Map<string, readonly string[]>();
  return (url) => {
    let roots = known.get(url);
    if (roots === undefined) {
      const address = readRepositoryAddress(url);
      const near = address === undefined ? [] : (byPlace.get(placeOf(address)) ?? []);
      const same = near.filter((each) => address && isSameRepository(each.address, address));
      roots = [...new Set(same.map(({ root }) => root))];
      known.set(url, roots);
    }
    return roots;
  };
}

function placeOf({ host, path }: RepositoryAddress): string {
  return `${host}/${path}`;
}
