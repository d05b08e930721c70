import { lstatSync } from 'node:fs';
import { join } from 'node:path';
import { askObjects, findObjects, isObjectId, readObjects, type GitAnswer } from './objects.ts';
import type { GitBounds, Repository } from './run-git.ts';

const BOUNDS: GitBounds = { milliseconds: 60_000, bytes: 64 * 1024 * 1024 };
/** Bytes of one commit: its message is read with it. */
const COMMIT_SIZE = 4 * 1024 * 1024;

/** The id of the commit that a revision names (`main`, `HEAD^1`, `v1.2`, an id); a clause for none. Never an option of git. */
export function resolveRevision(repository: Repository, revision: string): GitAnswer<string> {
  const found = findObjects(repository, [`${revision}^{commit}`]);
  if (found.kind === 'failed') return found;
  const [commit] = found.value;
  if (commit?.kind === 'commit') return { kind: 'done', value: commit.id };
  return { kind: 'failed', reason: 'it names no commit of this repository' };
}

/** The parents that a commit names: a shallow clone may lack them. */
export function parentsOf(repository: Repository, commit: string): GitAnswer<readonly string[]> {
  const found = findObjects(repository, [commit]);
  if (found.kind === 'failed') return found;
  const [object] = found.value;
  if (object?.kind !== 'commit' || object.size > COMMIT_SIZE) {
    return { kind: 'failed', reason: 'the commit is not in this clone' };
  }
  const read = readObjects(repository, [object]);
  if (read.kind === 'failed') return read;
  const text = read.value.get(object.id)?.toString() ?? '';
  const header = text.slice(0, text.indexOf('\n\n'));
  return { kind: 'done', value: [...header.matchAll(/^parent (\w+)$/gm)].map(([, id = '']) => id) };
}

/** The best common ancestor of two commits, by their ids; undefined if there is none, or a shallow clone lacks it. */
export function mergeBase(
  repository: Repository,
  one: string,
  other: string,
): GitAnswer<string | undefined> {
  if (!isObjectId(one) || !isObjectId(other))
    return { kind: 'failed', reason: 'it is not the id of a commit' };
  const output = askObjects(repository, ['merge-base', one, other], BOUNDS);
  // It also ends with 1, and prints nothing, if there is none.
  if (output.kind === 'failed') {
    return output.cause === 'refused' ? { kind: 'done', value: undefined } : output;
  }
  const id = output.bytes.toString().trim();
  return { kind: 'done', value: isObjectId(id) ? id : undefined };
}

/** Whether the history ends early, as a clone with `--depth` has it. */
export function isShallow({ common }: Repository): boolean {
  return (lstatSync(join(common, 'shallow'), { throwIfNoEntry: false })?.size ?? 0) > 0;
}
