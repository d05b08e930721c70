import {
  isSameRepository,
  readRepositoryAddress,
  repositoryName,
  type RepositoryAddress,
} from '../../model/elsewhere/repository-address.ts';
import type { RepositoryTree } from '../../model/fleet/repository-trees.ts';
import type { Manifest } from '../../model/manifest.ts';
import { hostSpan } from '../../model/span.ts';
import { pathIn } from '../kustomize/load/paths.ts';
import { entryObjectOf } from './entry-object.ts';
import { writtenAddress } from './flux-addresses.ts';

/**
 * What FluxInstances start their clusters with, without what starts a cluster from another repository: its source has the name of this
 * repository's own (`flux-system`), and would be taken for it. `made` are the objects of each FluxInstance. The source of a FluxInstance is this
 * repository if a remote says so, or the folder that it deploys holds the FluxInstance; it is another one if a source of that name is written with
 * another URL, or the remotes have another name.
 */
export function bootstrapSources(
  written: readonly Manifest[],
  made: readonly (readonly Manifest[])[],
  repositories: readonly Pick<RepositoryTree, 'root' | 'remotes' | 'declared' | 'claimed'>[],
  rootIn: (path: string) => string,
): readonly Manifest[] {
  if (made.every(({ length }) => length === 0)) return [];
  const rootOf = ({ node }: Manifest): string => rootIn(hostSpan(node).file.path);
  const keyOf = sourceKey(rootIn);
  const known = new Map(
    repositories.map(({ root, remotes, declared, claimed }) => [
      root,
      [...remotes, ...declared, ...claimed].flatMap((url) => readRepositoryAddress(url) ?? []),
    ]),
  );
  const sources = new Map(written.filter(writtenAddress).map((each) => [keyOf(each), each]));
  return made
    .filter((objects) => {
      const source = objects.find(writtenAddress);
      const address = source && addressOf(source);
      if (source === undefined || address === undefined) return true;
      const own = known.get(rootOf(source)) ?? [];
      if (own.some((one) => isSameRepository(one, address))) return true;
      const namesake = addressOf(sources.get(keyOf(source)));
      const isContested = namesake !== undefined && !isSameRepository(namesake, address);
      if (isContested && own.some((one) => isSameRepository(one, namesake))) return false;
      if (objects.some((each) => deploysItself(each, rootOf(each)))) return true;
      return !isContested && (own.length === 0 || own.some((one) => isNamedAs(one, address)));
    })
    .flat();
}

function addressOf(source: Manifest | undefined): RepositoryAddress | undefined {
  return readRepositoryAddress((source && writtenAddress(source)?.url) ?? '');
}

function isNamedAs(one: RepositoryAddress, other: RepositoryAddress): boolean {
  return repositoryName(one) === repositoryName(other);
}

/** Whether the folder that a Kustomization deploys, below the root of its repository, holds the file that makes it. */
function deploysItself(manifest: Manifest, root: string): boolean {
  const { path } = hostSpan(manifest.node).file;
  const sources = entryObjectOf(manifest)?.sources ?? [];
  return sources.some(
    ({ folder = '' }) => folder !== '' && path.startsWith(`${pathIn(root, folder)}/`),
  );
}

/** The source objects without those that name no repository yet (`url: changeme`), where a source of the same name does: a base that patches fill in. */
export function withoutBlankSources(
  manifests: readonly Manifest[],
  rootIn: (path: string) => string,
): readonly Manifest[] {
  const keyOf = sourceKey(rootIn);
  const sources = manifests.filter((each) => writtenAddress(each) !== undefined);
  const filled = new Set(sources.filter((each) => !isBlank(each)).map(keyOf));
  return manifests.filter((each) => !(isBlank(each) && filled.has(keyOf(each))));
}

/** The name of a source in the repository that writes it. */
function sourceKey(rootIn: (path: string) => string): (source: Manifest) => string {
  return ({ node, namespace = '', name = '' }) =>
    `${rootIn(hostSpan(node).file.path)} ${namespace}/${name}`;
}

/** Its URL is one word. */
function isBlank(source: Manifest): boolean {
  const url = writtenAddress(source)?.url;
  return url !== undefined && /^[\w-]+$/.test(url);
}
