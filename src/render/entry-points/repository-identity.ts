import {
  isFilledIn,
  isSameRepository,
  readRepositoryAddress,
  repositoryName,
  type RepositoryAddress,
} from '../../model/elsewhere/repository-address.ts';
import { getOrMake } from '../../model/memo.ts';
import { holdsPlaceholder } from '../../model/names/placeholders.ts';
import { resolvePath } from '../kustomize/load/paths.ts';

/** What is known about the work tree from outside its manifests. */
export interface KnownRepository {
  /** The URLs of its git remotes. */
  readonly remotes: readonly string[];
  /** What the user said (`--repo-url`, the configuration). With any of these nothing is guessed. */
  readonly declared: readonly string[];
  /** Manifests deploy its folders from a source that none of them describes: what `flux bootstrap` made of it. */
  readonly isBootstrapped?: boolean;
}

/** One place where the repository's own manifests name a git repository and a path in it. */
export interface RepositoryUse {
  readonly url: string;
  /** The path below the repository's root; undefined when it is not known, or the source has none. */
  readonly path: string | undefined;
  /** The file it is written in. */
  readonly file: string;
  /** Written by `flux bootstrap` or a FluxInstance: the source that the cluster itself is synchronized from. */
  readonly bootstrap: boolean;
}

/** Why a URL means this repository. */
type IdentityReason =
  /** A git remote. */
  | 'remote'
  /** The user said so. */
  | 'declared'
  /** The file that names the repository is in the folder that it names: it deploys itself. */
  | 'bootstrap'
  /** Its name is that of a remote, under another owner or host, and every path used is here; under the same owner, nearly every path. */
  | 'fork'
  /** The only repository of which every path used is here, or nearly every one of many; without remotes, nearly every one of several. */
  | 'paths';

export type RepositoryIdentity =
  | { readonly kind: 'this'; readonly because: IdentityReason }
  | { readonly kind: 'other' }
  /** `reason` is a clause. */
  | { readonly kind: 'unknown'; readonly reason: string };

/** A repository that the manifests name, with all that is used of it. */
interface Candidate {
  readonly address: RepositoryAddress;
  readonly uses: RepositoryUse[];
}

const OTHER = { kind: 'other' } as const;
const PLACEHOLDER = { kind: 'unknown', reason: 'the URL holds a placeholder' } as const;

/**
 * Tells of any repository URL whether it means the repository at hand: by what the user said, by its remotes, by the manifests
 * that deploy themselves; a fork or a renamed copy is recognised when all that is used of it is here and nothing contradicts.
 * `exists` answers for files and folders, relative to the repository's root.
 */
export function repositoryIdentity(
  known: KnownRepository,
  uses: readonly RepositoryUse[],
  exists: (path: string) => boolean,
): (url: string) => RepositoryIdentity {
  const declared = addressesOf(known.declared);
  const remotes = addressesOf(known.remotes);
  const guessed =
    declared.length > 0
      ? []
      : guess(remotes, candidatesOf(uses), exists, known.isBootstrapped === true);
  return (url) => {
    const address = readRepositoryAddress(url);
    if (address === undefined) return isFilledIn(url) ? PLACEHOLDER : OTHER;
    const is = (one: RepositoryAddress): boolean => isSameRepository(one, address);
    if (declared.some(is)) return { kind: 'this', because: 'declared' };
    if (remotes.some(is)) return { kind: 'this', because: 'remote' };
    return guessed.find((one) => is(one.address))?.identity ?? OTHER;
  };
}

interface Guess {
  readonly address: RepositoryAddress;
  readonly identity: RepositoryIdentity;
}

const SEVERAL =
  'paths of several repositories exist in this one, and no git remote says which of them this is';
const LITTLE = 'what is used of it is here, which proves little';
const NAMESAKE = 'its name and paths are those of this repository, whose own URL is used as well';
const NO_REMOTE = 'no git remote is known, and the manifests use no path of it';

function guess(
  remotes: readonly RepositoryAddress[],
  candidates: readonly Candidate[],
  exists: (path: string) => boolean,
  isBootstrapped: boolean,
): readonly Guess[] {
  const rest = candidates.filter(
    ({ address }) => !remotes.some((one) => isSameRepository(one, address)),
  );
  const own = rest.filter((one) => one.uses.some((use) => isBootstrap(use, exists)));
  const mirrors = rest.filter((one) => !own.includes(one) && isMirror(one, remotes, exists));
  const known = [...because(own, 'bootstrap'), ...because(mirrors, 'fork')];
  const here = rest.filter(
    (one) =>
      !own.includes(one) &&
      !mirrors.includes(one) &&
      (agreement(one, exists) === 'here' || isVastlyHere(one, exists)),
  );
  const forks = here.filter((one) => isNamedAs(one, remotes));
  if (rest.length < candidates.length) return [...known, ...unknown(forks, NAMESAKE)];
  if (known.length + forks.length > 0) return [...known, ...because(forks, 'fork')];
  if (here.length > 1) return unknown(here, SEVERAL);
  if (here.length === 1) {
    if (remotes.length > 0 && !isTelling(here)) return unknown(here, LITTLE);
    // The cluster is synchronized from this repository, so a source with another name is not the same once more.
    return remotes.length > 0 && isBootstrapped ? [] : because(here, 'paths');
  }
  if (remotes.length > 0) return [];
  const nearly = rest.filter((one) => isNearlyHere(one, exists));
  if (nearly.length === 1) return because(nearly, 'paths');
  return unknown(
    rest.filter((one) => agreement(one, exists) === 'silent'),
    NO_REMOTE,
  );
}

/** One short path (`deploy`, `k8s`) is found in many repositories; two, or a deep one, are not. */
function isTelling(candidates: readonly Candidate[]): boolean {
  const paths = candidates.flatMap(({ uses }) => uses.flatMap(({ path }) => path ?? []));
  const distinct = new Set(
    paths.map((path) => resolvePath('', path)).filter((path) => path !== ''),
  );
  return distinct.size > 1 || [...distinct].some((path) => path?.includes('/') === true);
}

function because(candidates: readonly Candidate[], reason: IdentityReason): readonly Guess[] {
  return candidates.map(({ address }) => ({
    address,
    identity: { kind: 'this', because: reason },
  }));
}

function unknown(candidates: readonly Candidate[], reason: string): readonly Guess[] {
  return candidates.map(({ address }) => ({ address, identity: { kind: 'unknown', reason } }));
}

/** A source that the cluster is synchronized from, and that holds the file which says so. */
function isBootstrap(use: RepositoryUse, exists: (path: string) => boolean): boolean {
  if (!use.bootstrap || use.path === undefined) return false;
  const folder = resolvePath('', use.path);
  return folder !== undefined && isWithin(use.file, folder) && (folder === '' || exists(folder));
}

function isNamedAs({ address }: Candidate, remotes: readonly RepositoryAddress[]): boolean {
  const name = repositoryName(address);
  return remotes.some((one) => repositoryName(one) === name);
}

/** Of the paths that an own repository uses, some may be gone; of another one's, few are here by chance. */
const NEARLY_ALL = 0.8;
const MAX_TELLING = 3;

/** The same owner and name on another host (a Gitea that mirrors GitHub), and nearly all that is used of it is here. */
function isMirror(
  candidate: Candidate,
  remotes: readonly RepositoryAddress[],
  exists: (path: string) => boolean,
): boolean {
  const name = candidate.address.path.toLowerCase();
  const isNamed = remotes.some(({ path }) => path.includes('/') && path.toLowerCase() === name);
  return isNamed && isNearlyHere(candidate, exists);
}

/** Nearly all that is used of it, several paths, is here. */
function isNearlyHere(candidate: Candidate, exists: (path: string) => boolean): boolean {
  return isMostlyHere(candidate, exists, MAX_TELLING, NEARLY_ALL);
}

/** So many paths that only a mistake can explain the few that are not here: the repository was renamed. */
function isVastlyHere(candidate: Candidate, exists: (path: string) => boolean): boolean {
  return isMostlyHere(candidate, exists, 10, 0.9);
}

/** At least so many paths that are used of it, and such a part of all, are here. */
function isMostlyHere(
  { uses }: Candidate,
  exists: (path: string) => boolean,
  least: number,
  part: number,
): boolean {
  const paths = new Set(
    uses.flatMap(({ path }) => (path === undefined ? [] : (resolvePath('', path) ?? []))),
  );
  const plain = [...paths].filter((path) => path !== '' && !holdsPlaceholder(path));
  const here = plain.filter(exists).length;
  return here >= least && here >= part * plain.length;
}

/** `here`: every path used exists, and one says more than "the root"; `silent`: no path says anything. */
function agreement(
  { uses }: Candidate,
  exists: (path: string) => boolean,
): 'here' | 'missing' | 'silent' {
  const paths = uses.flatMap(({ path }) => path ?? []).filter((path) => !holdsPlaceholder(path));
  const plain = paths.map((path) => resolvePath('', path)).filter((path) => path !== '');
  if (plain.length === 0) return 'silent';
  return plain.every((path) => path !== undefined && exists(path)) ? 'here' : 'missing';
}

function candidatesOf(uses: readonly RepositoryUse[]): readonly Candidate[] {
  const byAddress = new Map<string, Candidate>();
  for (const use of uses) {
    const address = readRepositoryAddress(use.url);
    if (address === undefined) continue;
    const key = `${address.host}/${address.path}`;
    getOrMake(byAddress, key, () => ({ address, uses: [] })).uses.push(use);
  }
  return [...byAddress.values()];
}

function addressesOf(urls: readonly string[]): readonly RepositoryAddress[] {
  return urls.flatMap((url) => readRepositoryAddress(url) ?? []);
}

function isWithin(file: string, folder: string): boolean {
  return folder === '' || file.startsWith(`${folder}/`);
}
