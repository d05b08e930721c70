import type { DeploymentEvidence } from '../../model/deployment.ts';
import { addTo } from '../../model/group-by.ts';
import type { Build } from '../../model/manifest.ts';
import { once } from '../../model/memo.ts';
import { fileNameOf, foldersOf } from '../../model/names/folder-of.ts';
import { filesByPath, type ParsedFile } from '../../model/parsed-file.ts';
import {
  isLocal,
  joinPath,
  listedEntries,
  type KustomizationGraph,
} from '../kustomize/kustomization-graph.ts';

type Graph = Pick<KustomizationGraph, 'fileOf' | 'folders' | 'listersOf' | 'partsOf'>;

/** Others list so many parts of a catalog, and this share of them. */
const MIN_PARTS = 3;
const MAX_PARTS = 0.5;
/** Of the files of a chart, so many keep their names when they become templates. */
const MAX_TEMPLATES = 0.5;
/** Folders of one name that are looked at. */
const MAX_NAMESAKES = 100;

/**
 * What speaks against that anybody deploys a kustomization that nothing reaches and that cannot be built: others list its parts one by one (a catalog
 * of bases), or what it lists and lacks is in the templates of the chart in its folder, or in a folder of the same path elsewhere, whose kustomization
 * lists it.
 */
export function leftoverKustomizations(
  files: readonly ParsedFile[],
  graph: Graph,
): (seed: Build) => DeploymentEvidence | undefined {
  const folders = once(() => foldersOf(files.map(({ path }) => path)));
  const exists = (path: string): boolean => filesByPath(files).has(path) || folders().has(path);
  const namesakes = once(() => bySuffix(graph.folders));
  return ({ id, folder = id, failures }) => {
    if (failures.length === 0) return undefined;
    const by = listerOfParts(folder, graph);
    if (by !== undefined) return { kind: 'catalog', by };
    const documents = filesByPath(files).get(graph.fileOf(folder) ?? '')?.documents ?? [];
    const entries = documents.flatMap(({ root }) => listedEntries(root)).filter(isLocal);
    const lacking = entries.filter((entry) => !exists(joinPath(folder, entry)));
    if (lacking.length === 0) return undefined;
    const templates = joinPath(folder, 'templates');
    if (exists(joinPath(folder, 'Chart.yaml')) && lacking.length === entries.length) {
      const moved = lacking.filter((entry) => exists(joinPath(templates, entry)));
      if (moved.length >= MAX_TEMPLATES * lacking.length) return { kind: 'moved', to: templates };
    }
    const isMovedTo = (other: string): boolean =>
      lacking.every((entry) =>
        namesIn(other, entry).some((path) => exists(path) && graph.listersOf(path).has(other)),
      );
    // One file of a folder with a short path (`prod`) may be missing in one of several such folders.
    if (!folder.includes('/') && lacking.length === 1) return undefined;
    const to = [
      ...suffixesOf(folder).filter((each) => graph.folders.has(each)),
      ...(namesakes().get(folder) ?? []),
    ].find(isMovedTo);
    return to === undefined ? undefined : { kind: 'moved', to };
  };
}

/** A kustomization elsewhere that lists a part of one which lists folders below itself; undefined unless most of them are listed elsewhere. */
function listerOfParts(folder: string, { partsOf, listersOf }: Graph): string | undefined {
  const start = `${folder}/`;
  const parts = [...partsOf(folder)];
  if (parts.length < MIN_PARTS || !parts.every((part) => part.startsWith(start))) return undefined;
  const isElsewhere = (by: string): boolean => by !== folder && !by.startsWith(start);
  const listers = parts.flatMap((part) => [...listersOf(part)].find(isElsewhere) ?? []);
  const isCatalog = listers.length >= MIN_PARTS && listers.length >= MAX_PARTS * parts.length;
  return isCatalog ? listers[0] : undefined;
}

/** The paths that an entry may have in another folder: the same, or without the name of the folder (`web/web-service.yaml`, `web/service.yaml`). */
function namesIn(folder: string, entry: string): readonly string[] {
  const start = `${fileNameOf(folder)}-`;
  const names = entry.startsWith(start) ? [entry, entry.slice(start.length)] : [entry];
  return names.map((name) => joinPath(folder, name));
}

/** The folders by each path that they end with. */
function bySuffix(folders: ReadonlySet<string>): ReadonlyMap<string, ReadonlySet<string>> {
  const found = new Map<string, Set<string>>();
  for (const folder of folders) {
    for (const suffix of suffixesOf(folder)) {
      if ((found.get(suffix)?.size ?? 0) < MAX_NAMESAKES) addTo(found, suffix, folder);
    }
  }
  return found;
}

/** `b/c` and `c` of `a/b/c`. */
function suffixesOf(folder: string): readonly string[] {
  const suffixes: string[] = [];
  for (let at = folder.indexOf('/'); at !== -1; at = folder.indexOf('/', at + 1)) {
    suffixes.push(folder.slice(at + 1));
  }
  return suffixes;
}
