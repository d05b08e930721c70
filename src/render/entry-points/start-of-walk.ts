import type { Build } from '../../model/manifest.ts';
import { folderOf } from '../../model/names/folder-of.ts';
import { valueAt } from '../../model/node.ts';
import { manifestsIn, type ParsedFile } from '../../model/parsed-file.ts';
import type { KustomizationGraph } from '../kustomize/kustomization-graph.ts';
import { chartRoots } from './charts/follow-charts.ts';
import { declaredBuilds } from './declared/declared-builds.ts';
import { deployedFolders, isBehindList, type IsDeployedFolder } from './deployed-folders.ts';
import type { EntryObject } from './entry-object.ts';
import type { FoundEntries } from './make-entries.ts';
import type { ResolveRepository } from './resolve-source-repository.ts';
import type { PlanTools } from './walk-entries.ts';

/** What is known before any entry object is followed. */
export interface StartOfWalk {
  /** What the configuration declares. */
  readonly declared: readonly Build[];
  /** The folders of this repository that an entry object deploys. */
  readonly foldersOf: (entry: EntryObject) => readonly string[];
  readonly found: readonly ({ readonly file: ParsedFile } & FoundEntries)[];
  readonly written: readonly EntryObject[];
  /** Of these, those that deploy something of this repository. */
  readonly own: readonly EntryObject[];
  /** An entry object of the files, or of what is declared, deploys the folder, or it is declared itself. */
  readonly isNamed: IsDeployedFolder;
  /** The same, or one in a chart that is an app of apps. */
  readonly isDeployedFolder: IsDeployedFolder;
  /** The kustomizations that nothing lists and no entry object of the files deploys. */
  readonly tops: readonly string[];
}

/** Finds the entry objects in the files, and where the walk over them starts; it also starts at what the configuration declares. */
export function startOfWalk(
  files: readonly ParsedFile[],
  graph: KustomizationGraph,
  tools: PlanTools,
): StartOfWalk {
  const { findEntries, resolveRepository } = tools;
  const found = files.map((file) => ({ file, ...findEntries(manifestsIn(file)) }));
  const written = found
    .flatMap(({ entries }) => entries)
    .filter((each) => !isFragment(each, graph));
  const own = written.filter((entry) => isOwnEntry(entry, resolveRepository));
  const foldersOf = (entry: EntryObject): readonly string[] => pathsOf(entry, resolveRepository);
  const declared = declaredBuilds(files, graph, tools);
  const inDeclared = declared.flatMap(({ objects }) => findEntries(objects).entries);
  const named = [...own, ...inDeclared].flatMap(foldersOf);
  const folders = new Set(declared.flatMap(foldersOfBuild));
  const isNamedByObject = deployedFolders(named, graph);
  const isNamed: IsDeployedFolder = (folder) => folders.has(folder) || isNamedByObject(folder);
  const inCharts = chartRoots(tools, foldersOf, isNamed).flatMap((root) => [...root.named]);
  const isInCharts = deployedFolders(inCharts, graph);
  const isDeployedFolder: IsDeployedFolder = (folder) => isNamed(folder) || isInCharts(folder);
  const places = new Set([...folders, ...named, ...inCharts].map((path) => path || '.'));
  return {
    declared,
    foldersOf,
    found,
    written,
    own,
    isNamed,
    isDeployedFolder,
    tops: graph.roots.filter(
      (root) => !isDeployedFolder(root) || isBehindList(root, places, graph),
    ),
  };
}

/** The folders that a declared build is made of. */
function foldersOfBuild({ id, folder = id, kind, files }: Build): readonly string[] {
  return kind === 'folder' ? [folder, ...files.map(folderOf)] : [folder];
}

/**
 * A Kustomization of Flux that lacks what it needs as it is written: without a source, which the API server refuses, and in no list, it is a patch
 * of another one; without a path, in a base only, it waits for the patches of overlays.
 */
function isFragment({ kind, manifest: { node } }: EntryObject, graph: KustomizationGraph): boolean {
  if (kind !== 'flux-kustomization') return false;
  const { path } = node.file;
  if (valueAt(node, 'spec', 'sourceRef') === undefined && !graph.listed.has(path)) return true;
  return valueAt(node, 'spec', 'path') === undefined && isInBase(path, graph);
}

/** Whether only kustomizations list a file that others list. */
function isInBase(path: string, { listed, listersOf }: KustomizationGraph): boolean {
  return listed.has(path) && [...listersOf(path)].every((folder) => listersOf(folder).size > 0);
}

function isOwnEntry(
  { sources, manifest }: EntryObject,
  resolveRepository: ResolveRepository,
): boolean {
  return sources.some((source) => resolveRepository(source, manifest.node).kind === 'here');
}

/** What some entry objects deploy. */
export function foldersDeployedBy(
  entries: readonly EntryObject[],
  graph: KustomizationGraph,
  resolveRepository: ResolveRepository,
): IsDeployedFolder {
  const paths = entries.flatMap((entry) => pathsOf(entry, resolveRepository));
  return deployedFolders(paths, graph);
}

/** The folders of this repository that an entry object deploys. */
export function pathsOf(
  { sources, manifest }: EntryObject,
  resolveRepository: ResolveRepository,
): readonly string[] {
  return sources.flatMap((source) => {
    const home = resolveRepository(source, manifest.node);
    return home.kind === 'here' ? (home.folder ?? []) : [];
  });
}
