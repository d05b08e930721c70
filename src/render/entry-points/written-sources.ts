import { folderOf } from '../../model/folder-of.ts';
import type { Manifest } from '../../model/manifest.ts';
import type { Source } from '../../model/source.ts';
import type { FindSource } from '../flux/find-source.ts';
import type { Clusters } from './cluster-of.ts';
import { sharedFolders } from './nearest-to.ts';
import type { PlacedEntry } from './walk-entries.ts';

/**
 * ConfigMaps and Secrets as the repository writes them, for the variables of an entry object. Of several with one name those of
 * its cluster come first, then the one whose file is nearest to the entry object. When several clusters have one equally near, nobody
 * can tell which is meant. What is not written here may exist all the same.
 */
export function writtenSources(
  manifests: readonly Manifest[],
  sourcesOf: (manifest: Manifest) => readonly Source[],
  { ofFolder }: Clusters,
): (placed: PlacedEntry) => FindSource {
  let byName: ReadonlyMap<string, readonly Source[]> | undefined;
  const clusterOf = ({ at }: Source): string => ofFolder(folderOf(at.file.path));
  return ({ entry, cluster }) => {
    const here = entry.manifest.node.file.path;
    return (kind, namespace, name) => {
      byName ??= indexed(manifests, sourcesOf);
      const candidates = (byName.get(`${kind} ${name}`) ?? []).filter(
        (source) =>
          source.namespace === undefined ||
          namespace === undefined ||
          source.namespace === namespace,
      );
      const own = candidates.filter((source) => clusterOf(source) === cluster);
      const source = nearest(own.length > 0 ? own : candidates, here, clusterOf);
      return source === undefined ? { kind: 'unknown' } : { kind: 'found', source };
    };
  };
}

function indexed(
  manifests: readonly Manifest[],
  sourcesOf: (manifest: Manifest) => readonly Source[],
): ReadonlyMap<string, readonly Source[]> {
  const byName = new Map<string, Source[]>();
  for (const manifest of manifests) {
    if (manifest.group !== '' || !/^(?:ConfigMap|Secret)$/.test(manifest.kind)) continue;
    for (const source of sourcesOf(manifest)) {
      const key = `${source.kind} ${source.name}`;
      const same = byName.get(key);
      if (same === undefined) byName.set(key, [source]);
      else same.push(source);
    }
  }
  return byName;
}

/** The source whose file is nearest, unless another cluster has one just as near. */
function nearest(
  sources: readonly Source[],
  here: string,
  clusterOf: (source: Source) => string,
): Source | undefined {
  const most = Math.max(...sources.map(({ at }) => sharedFolders(at.file.path, here)));
  const near = sources.filter(({ at }) => sharedFolders(at.file.path, here) === most);
  return new Set(near.map(clusterOf)).size > 1 ? undefined : near[0];
}
