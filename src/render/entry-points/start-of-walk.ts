import { valueAt } from '../../model/node.ts';
import { manifestsIn, type ParsedFile } from '../../model/parsed-file.ts';
import type { KustomizationGraph } from '../kustomize/kustomization-graph.ts';
import { chartRoots } from './charts/follow-charts.ts';
import { deployedFolders, type IsDeployedFolder } from './deployed-folders.ts';
import type { EntryObject } from './entry-object.ts';
import type { FoundEntries } from './make-entries.ts';
import type { ResolveRepository } from './resolve-source-repository.ts';
import type { PlanTools } from './walk-entries.ts';

/** What is known before any entry object is followed. */
export interface StartOfWalk {
  readonly found: readonly ({ readonly file: ParsedFile } & FoundEntries)[];
  readonly written: readonly EntryObject[];
  /** Of these, those that deploy something of this repository. */
  readonly own: readonly EntryObject[];
  /** An entry object of the files deploys the folder. */
  readonly isNamed: IsDeployedFolder;
  /** The same, or one in a chart that is an app of apps. */
  readonly isDeployedFolder: IsDeployedFolder;
  /** The kustomizations that nothing lists and no entry object of the files deploys. */
  readonly tops: readonly string[];
}

/** Finds the entry objects in the files, and where the walk over them starts. */
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
  const named = own.flatMap(foldersOf);
  const isNamed = deployedFolders(named, graph);
  const inCharts = chartRoots(tools, foldersOf, isNamed).flatMap((root) => [...root.named]);
  const isDeployedFolder = deployedFolders([...named, ...inCharts], graph);
  return {
    found,
    written,
    own,
    isNamed,
    isDeployedFolder,
    tops: graph.roots.filter((root) => !isDeployedFolder(root)),
  };
}

/** A Kustomization of Flux without a source, which the API server refuses, and that no list names: a patch of another one. */
function isFragment({ kind, manifest: { node } }: EntryObject, graph: KustomizationGraph): boolean {
  return (
    kind === 'flux-kustomization' &&
    valueAt(node, 'spec', 'sourceRef') === undefined &&
    !graph.listed.has(node.file.path)
  );
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
