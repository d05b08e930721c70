import { BOOTSTRAPPED } from '../../model/kinds/deployer-kinds.ts';
import type { EntrySource } from './entry-object.ts';

/** Whether a source means another branch of a repository than the one at hand: it has what is not here, and its root is not this one. */
export function isOtherRevision(
  { folder, repository }: EntrySource,
  revision: string | undefined,
  exists: (path: string) => boolean,
): boolean {
  if (revision === undefined || folder === undefined) return false;
  if (folder !== '') return !exists(folder);
  return repository.kind === 'flux-source' && repository.name !== BOOTSTRAPPED;
}
