import { realpathSync, statSync } from 'node:fs';
import { basename, resolve } from 'node:path';
import { CannotRun } from '../model/cannot-run.ts';
import { isGitPath } from './is-git-path.ts';
import { isWithin } from './locate-paths.ts';

/** A folder that is to be one repository of a fleet. */
export interface NamedCheckout {
  /** As the user wrote it. */
  readonly path: string;
  /** The folder that `path` is relative to, absolute. */
  readonly from: string;
  /** Absent: that of the folder. */
  readonly name?: string;
  readonly urls: readonly string[];
}

/** Where a repository of a fleet is. */
export interface LocatedCheckout {
  readonly name: string;
  /** Absolute, without symlinks. */
  readonly root: string;
  readonly urls: readonly string[];
}

const MAX = 1_000;
const NAME = /^[A-Za-z0-9][A-Za-z0-9._-]{0,99}$/;

/** The folders of a fleet, sorted by name. Throws CannotRun for one that is not there, and for two with one name or with files in common. */
export function locateCheckouts(named: readonly NamedCheckout[]): readonly LocatedCheckout[] {
  if (named.length === 0) throw new CannotRun('The fleet has no repositories.');
  if (named.length > MAX) {
    throw new CannotRun(
      `The fleet has ${named.length} repositories; the limit is ${MAX}.`,
      'Split the list: repositories that deploy to the same clusters belong together.',
    );
  }
  const checkouts = named.map((each) => ({ ...each, ...placeOf(each) }));
  const byName = checkouts.toSorted((a, b) => (a.name < b.name ? -1 : 1));
  for (const [at, { name, path }] of byName.entries()) {
    const next = byName[at + 1];
    if (next?.name !== name || next.root === undefined) continue;
    throw new CannotRun(
      `Two repositories of the fleet are called \`${name}\`: \`${path}\` and \`${next.path}\`.`,
      'Give one of them another `name` in the list.',
    );
  }
  refuseNested(checkouts);
  return byName.map(({ name, root, urls }) => ({ name, root, urls }));
}

/** Sorted by its parts, a folder comes right before those in it. */
function refuseNested(
  checkouts: readonly { readonly path: string; readonly root: string }[],
): void {
  const byRoot = checkouts.toSorted((a, b) => (`${a.root}/` < `${b.root}/` ? -1 : 1));
  for (const [at, { path, root }] of byRoot.entries()) {
    const next = byRoot[at + 1];
    if (next === undefined || !isWithin(root, next.root)) continue;
    throw new CannotRun(
      root === next.root
        ? `\`${path}\` and \`${next.path}\` are the same folder.`
        : `\`${next.path}\` is inside \`${path}\`, which is in the fleet too.`,
      root === next.root ? undefined : 'Check out every repository next to the others.',
    );
  }
}

function placeOf({ path, from, name: given }: NamedCheckout): { root: string; name: string } {
  const absolute = resolve(from, path);
  const root = folderAt(absolute);
  if (root === undefined) throw new CannotRun(`No such folder: \`${path}\`, of the fleet.`);
  if (isGitPath(root)) {
    throw new CannotRun(`\`${path}\` is inside a \`.git\` folder, where nothing is read.`);
  }
  const name = given ?? basename(absolute);
  if (NAME.test(name)) return { root, name };
  throw new CannotRun(
    `\`${name}\` cannot be the name of a repository of the fleet: use up to 100 letters, digits, dots, dashes and underscores.`,
    given === undefined ? `Give \`${path}\` a \`name\` in the list of the fleet.` : undefined,
  );
}

function folderAt(path: string): string | undefined {
  try {
    const real = realpathSync.native(path);
    return statSync(real).isDirectory() ? real : undefined;
  } catch {
    return undefined;
  }
}
