import {
  isSameRepository,
  readRepositoryAddress,
} from '../../../model/elsewhere/repository-address.ts';
import { withoutEndSlashes } from '../../../model/names/folder-of.ts';
import type { DeclaredSource } from '../../../model/settings.ts';
import type { EntrySource } from '../entry-object.ts';
import type { UrlsOf } from './artifact-urls.ts';

/** The folder of this repository that a source is, if the configuration says so. */
type DeclaredFolder = (source: EntrySource) => string | undefined;

/** By `sources` of the configuration: the first that fits counts. */
export function declaredFolders(
  declared: readonly DeclaredSource[],
  urlsOf: UrlsOf,
): DeclaredFolder {
  if (declared.length === 0) return () => undefined;
  return ({ repository }) => {
    const urls = urlsOf(repository);
    const fitting = declared.find((one) => {
      if (one.url !== undefined && !urls.some((url) => isSameUrl(url, one.url))) return false;
      if (one.name === undefined) return one.url !== undefined;
      return (
        repository.kind === 'flux-source' &&
        repository.name === one.name &&
        repository.sourceKind === (one.kind ?? repository.sourceKind) &&
        (repository.namespace ?? one.namespace) === (one.namespace ?? repository.namespace)
      );
    });
    return fitting?.folder;
  };
}

/** Git addresses as git reads them; of others (`oci://…`) a slash at the end says nothing. */
function isSameUrl(url: string, declared: string | undefined = ''): boolean {
  const [one, other] = [url, declared].map(readRepositoryAddress);
  if (one !== undefined && other !== undefined) return isSameRepository(one, other);
  return withoutEndSlashes(url) === withoutEndSlashes(declared);
}
