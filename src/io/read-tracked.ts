import type { FileContent } from '../model/file-tree.ts';
import { once } from '../model/memo.ts';
import type { Variables } from './git/find-git.ts';
import { openRepository } from './git/open-repository.ts';
import { openIndex } from './git/open-revision.ts';
import { pathFrom, workTreeOf } from './locate-paths.ts';

type Read = (path: string) => FileContent;

/**
 * Reads what is not in a work tree from git's index: files that a sparse checkout leaves out, or that were removed and not yet committed. What a
 * partial clone lacks is not fetched. `read` reads the work tree; paths are relative to `root`.
 */
export function withTracked(
  read: Read,
  root: string,
  options: { readonly env: Variables; readonly fileSize: number },
): Read {
  const tracked = once(() => ({ read: trackedReader(root, options) }));
  return (path) => {
    const content = read(path);
    if (content.kind === 'bytes' || content.cause !== 'missing' || isOwnFile(path)) return content;
    const stored = tracked().read?.(path);
    if (stored === undefined || stored.kind === 'bytes') return stored ?? content;
    if (stored.cause === 'missing') return content;
    return stored.cause === undefined ? { ...stored, cause: 'not-checked-out' } : stored;
  };
}

/** Whether it tells envfrom what to do: who removes the baseline, the configuration or the lock means it, committed or not. */
function isOwnFile(path: string): boolean {
  return /^\.envfrom(?:[./-]|$)/.test(path);
}

function trackedReader(
  root: string,
  { env, fileSize }: { readonly env: Variables; readonly fileSize: number },
): Read | undefined {
  const top = workTreeOf(root);
  if (top === undefined) return undefined;
  const opened = openRepository(top, env);
  if (opened.kind === 'refused') return undefined;
  const index = openIndex(opened.repository, fileSize);
  if (index.kind === 'failed') return undefined;
  const prefix = pathFrom(top, root);
  const isTop = prefix === '' || prefix === '.';
  return (path) => index.value.read(isTop ? path : `${prefix}/${path}`);
}
