import { appendTo, groupBy } from '../../model/group-by.ts';
import type { Manifest } from '../../model/manifest.ts';
import { memoBy, once } from '../../model/memo.ts';
import { folderOf } from '../../model/names/folder-of.ts';
import type { Source, SourceKind } from '../../model/source.ts';
import type { FindSource, FoundSource } from '../flux/find-source.ts';
import type { Clusters } from './cluster-of.ts';
import { asFilled, type DeployedSources } from './deployed-sources.ts';
import { sharedFolders } from './nearest-to.ts';
import type { PlacedEntry } from './walk-entries.ts';

/**
 * The ConfigMaps and Secrets that an entry object reads: those that its cluster gets, else those that people apply as they are written. Of
 * several of these with one name those of its cluster come first, then the one whose file is nearest to the entry object. When several
 * clusters or folders have one equally near, nobody can tell which is meant. What is not written here may exist all the same. `manifests`: of
 * files that no kustomization has to do with.
 */
export function sourceFinder(
  manifests: readonly Manifest[],
  sourcesOf: (manifest: Manifest) => readonly Source[],
  { ofFolder }: Clusters,
  deployed: DeployedSources['find'],
): (placed: PlacedEntry) => FindSource {
  let byName: ReadonlyMap<string, readonly Source[]> | undefined;
  const madeIn = madeInFolder(manifests, sourcesOf);
  const clusterOf = ({ at }: Source): string => ofFolder(folderOf(at.file.path));
  return (placed) => {
    const { entry, cluster } = placed;
    const here = entry.manifest.node.file.path;
    return (kind, namespace, name, applied = []) => {
      const made = deployed(placed, kind, namespace, name);
      if (made !== undefined) return { kind: 'found', source: made };
      const itself = applied.find(isNamed(kind, namespace, name));
      if (itself !== undefined) return ownSource(sourcesOf(itself));
      byName ??= indexed(manifests, sourcesOf);
      const candidates = (byName.get(`${kind} ${name}`) ?? []).filter(
        (source) =>
          source.namespace === undefined ||
          namespace === undefined ||
          source.namespace === namespace,
      );
      const own = candidates.filter((source) => clusterOf(source) === cluster);
      const source = nearest(own.length > 0 ? own : candidates, here, clusterOf);
      if (source === undefined) return { kind: 'unknown' };
      return { kind: 'found', source: asFilled(source, madeIn(folderOf(source.at.file.path))) };
    };
  };
}

/** What controllers make of the manifests in a folder. */
function madeInFolder(
  manifests: readonly Manifest[],
  sourcesOf: (manifest: Manifest) => readonly Source[],
): (folder: string) => readonly Source[] {
  const inFolders = once(() => {
    const resources = manifests.filter(({ group }) => group !== '');
    return groupBy(resources, ({ node }) => folderOf(node.file.path));
  });
  return memoBy((folder) => (inFolders().get(folder) ?? []).flatMap((each) => sourcesOf(each)));
}

function isNamed(
  kind: SourceKind,
  namespace: string | undefined,
  name: string,
): (object: Manifest) => boolean {
  return (object) =>
    object.group === '' &&
    object.kind === kind &&
    object.name === name &&
    object.namespace === namespace;
}

/** A source that fills in its own variables has values that nobody here follows. */
function ownSource([source]: readonly Source[]): FoundSource {
  if (source === undefined || source.keys.kind === 'unknown') return { kind: 'unknown' };
  const isFilledIn = [...source.keys.value.values()].some(
    ({ value }) =>
      value.kind === 'known' && value.value.kind === 'text' && value.value.text.includes('${'),
  );
  return isFilledIn ? { kind: 'unknown' } : { kind: 'found', source };
}

function indexed(
  manifests: readonly Manifest[],
  sourcesOf: (manifest: Manifest) => readonly Source[],
): ReadonlyMap<string, readonly Source[]> {
  const byName = new Map<string, Source[]>();
  for (const manifest of manifests) {
    if (manifest.group !== '' || !/^(?:ConfigMap|Secret)$/.test(manifest.kind)) continue;
    for (const source of sourcesOf(manifest))
      appendTo(byName, `${source.kind} ${source.name}`, source);
  }
  return byName;
}

/** The source whose file is nearest, unless another cluster or folder has one just as near. */
function nearest(
  sources: readonly Source[],
  here: string,
  clusterOf: (source: Source) => string,
): Source | undefined {
  const shared = sources.map(({ at }) => sharedFolders(at.file.path, here));
  const most = shared.reduce((one, other) => Math.max(one, other), 0);
  const near = sources.filter((_, at) => shared[at] === most);
  const folders = near.map((source) => `${clusterOf(source)} ${folderOf(source.at.file.path)}`);
  return new Set(folders).size > 1 ? undefined : near[0];
}
