import type { Manifest } from '../../model/manifest.ts';
import type { Source } from '../../model/source.ts';
import type { FindSource } from '../flux/find-source.ts';
import type { PlacedEntry } from './plan-builds.ts';

/**
 * ConfigMaps and Secrets as the repository writes them, for the variables of an entry object. Of several with one name the one whose file lies
 * nearest to the entry object is meant: each cluster has its own. What is not written here may exist all the same.
 */
export function writtenSources(
  manifests: readonly Manifest[],
  sourcesOf: (manifest: Manifest) => readonly Source[],
): (placed: PlacedEntry) => FindSource {
  let byName: ReadonlyMap<string, readonly Source[]> | undefined;
  return ({ entry }) => {
    const here = entry.manifest.node.file.path;
    return (kind, namespace, name) => {
      byName ??= indexed(manifests, sourcesOf);
      const candidates = (byName.get(`${kind} ${name}`) ?? []).filter(
        (source) =>
          source.namespace === undefined ||
          namespace === undefined ||
          source.namespace === namespace,
      );
      const source = nearest(candidates, here);
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

function nearest(sources: readonly Source[], here: string): Source | undefined {
  let best: Source | undefined;
  let most = -1;
  for (const source of sources) {
    const shared = sharedFolders(source.at.file.path, here);
    if (shared > most) [best, most] = [source, shared];
  }
  return best;
}

function sharedFolders(a: string, b: string): number {
  const [one, other] = [a.split('/'), b.split('/')];
  let depth = 0;
  while (depth < one.length && one[depth] === other[depth]) depth += 1;
  return depth;
}
