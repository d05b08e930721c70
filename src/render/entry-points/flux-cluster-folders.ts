import { addTo } from '../../model/group-by.ts';

/** What `flux bootstrap` and the usual templates of repositories put below the folder of each cluster. */
const INSTALLATION =
  /^(?:(.*)\/)?([^/]+)\/(?:flux\/(?:cluster|config|meta|repositories|vars)\/|flux-system\/gotk-sync\.yaml$)/;

/**
 * Folders that are each a cluster because Flux is installed from each of them: `kubernetes/main/flux/config`, `kubernetes/storage/flux/config`.
 * Only where several are beside each other: the one folder of a repository with one cluster says nothing.
 */
export function fluxClusterFolders(paths: readonly string[]): ReadonlySet<string> {
  const beside = new Map<string, Set<string>>();
  for (const path of paths) {
    if (!path.includes('flux')) continue;
    const [, parent, name] = INSTALLATION.exec(path) ?? [];
    if (name !== undefined) addTo(beside, parent ?? '', name);
  }
  const folders = [...beside].flatMap(([parent, names]) =>
    names.size < 2 ? [] : [...names].map((name) => (parent === '' ? name : `${parent}/${name}`)),
  );
  return new Set(folders);
}
