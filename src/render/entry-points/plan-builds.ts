import { isUndeployed, type DeploymentEvidence } from '../../model/deployment.ts';
import type { Build, Manifest } from '../../model/manifest.ts';
import { folderOf } from '../../model/names/folder-of.ts';
import type { ParsedFile } from '../../model/parsed-file.ts';
import type { UncheckedEntry } from '../../model/report.ts';
import type { AppliedBy } from '../deployed/applied-paths.ts';
import { deployedParts, withoutNamed, type DeployedParts } from '../deployed/deployed-parts.ts';
import type { AsideFolders } from '../deployed/example-folders.ts';
import type { KustomizationGraph } from '../kustomize/kustomization-graph.ts';
import { followCharts, type FollowedCharts } from './charts/follow-charts.ts';
import { deployedFolders, type IsDeployedFolder } from './deployed-folders.ts';
import { foldersNamed, isWhole } from './followed-all.ts';
import { leftOfFailed } from './left-of-failed.ts';
import { leftOutBeside } from './left-out-beside.ts';
import {
  evidenceOfFile,
  evidenceOfLists,
  followSeed,
  isFollowedFirst,
  seedsOf,
  resolveDoubts,
} from './seeds.ts';
import { withDoubtedBootstraps } from './several-bootstraps.ts';
import { foldersDeployedBy, pathsOf, startOfWalk, type StartOfWalk } from './start-of-walk.ts';
import { startsOf } from './starts-of.ts';
import { isStart, newWalk, type PlanTools, type Walk } from './walk-entries.ts';
import type { WrittenList } from './written-list.ts';

export interface Plan extends DeployedParts, AsideFolders {
  /** What entry objects deploy, and the kustomizations that none deploys. */
  readonly builds: readonly Build[];
  readonly uncheckedEntries: readonly UncheckedEntry[];
  /** Whether a folder is deployed in another revision only, so that nothing can be said about it. */
  readonly isOfOtherRevision: (folder: string) => boolean;
  readonly appliedBy: AppliedBy;
  /** Folders that hold entry objects: what starts everything else. */
  readonly starts: ReadonlyMap<string, string>;
  /** The files whose entry objects nothing deploys, with what says so. */
  readonly leftOut: ReadonlyMap<string, DeploymentEvidence>;
  /** The charts that nothing here installs, but whose entry objects were followed. */
  readonly followedCharts: FollowedCharts;
}

/** What the steps share. */
interface Planning extends StartOfWalk {
  readonly files: readonly ParsedFile[];
  readonly graph: KustomizationGraph;
  readonly tools: PlanTools;
  readonly walk: Walk;
}

/**
 * Follows the entry objects of a repository from the ones that nothing else deploys: renders what each deploys, finds the entry objects
 * among the rendered objects, and goes on until there are no new ones. Kustomizations that none of them deploys are builds of their own.
 */
export function planBuilds(
  files: readonly ParsedFile[],
  graph: KustomizationGraph,
  tools: PlanTools,
): Plan {
  const start = startOfWalk(files, graph, tools);
  const walk = newWalk(tools, startingFiles(start, graph));
  const planning: Planning = { ...start, files, graph, tools, walk };
  const followedCharts: FollowedCharts = new Map();
  const isWholeNow = (): boolean => isWhole(walk, files, followedCharts, tools);

  // What is declared, the kustomizations at the top, and the files that people apply by hand.
  for (const build of start.declared) walk.add(withinLimit(build, walk));
  const seeds = seedsOf(planning, files, graph, tools);
  for (const seed of seeds) if (isFollowedFirst(seed)) followSeed(seed, walk);
  followWritten(planning);
  walk.drain();
  followCharts(walk, followedCharts, tools, start.foldersOf, start.isNamed);

  // The kustomizations at the top that something may deploy which could not be followed.
  const decided = resolveDoubts(seeds, isWholeNow);
  for (const seed of decided) if (seed.doubt !== undefined) followSeed(seed, walk);
  walk.drain();
  // What nothing deploys: nor is what its entry objects name.
  for (const { build } of decided) if (isUndeployed(build)) walk.enqueueFrom(build);
  walk.drain();
  // What nothing has reached.
  followRest(
    planning,
    decided.map(({ build }) => build),
  );
  followCharts(walk, followedCharts, tools, start.foldersOf);

  const isOfOtherRevision = deployedFolders([...walk.otherRevisions], graph);
  const tried = decided.flatMap(({ build, bootstraps }) => (bootstraps.size === 0 ? build : []));
  const walked = walkedWith(tried, walk);
  const left = foldersLeft(planning, isOfOtherRevision);
  const followed = withDoubtedBootstraps(walked.builds, walk.byHand);
  const builds = [...followed, ...tools.renderKustomizations(left)];
  return {
    builds: [...builds, ...leftOfFailed(builds, files, graph, tools)],
    uncheckedEntries: walked.uncheckedEntries,
    ...withoutNamed(
      deployedParts(walk.builds, isWholeNow(), tools.rootOf),
      walk.uncheckedEntries.flatMap(({ manifest }) => foldersNamed(manifest) ?? []),
    ),
    isOfOtherRevision,
    appliedBy: tools.appliedBy,
    isTestFolder: tools.isTestFolder,
    isNotToCopy: tools.isNotToCopy,
    isToCopy: tools.isToCopy,
    starts: walk.starts,
    leftOut: walk.leftOut,
    followedCharts,
  };
}

/** The files of the entry objects that start something, but for those that a list names in a comment only. */
function startingFiles(
  { written }: Pick<StartOfWalk, 'written'>,
  { isSwitchedOff }: KustomizationGraph,
): readonly string[] {
  return written
    .filter(isStart)
    .map(({ manifest }) => manifest.node.file.path)
    .filter((path) => !isSwitchedOff(path));
}

/** Follows the entry objects in files that no kustomization lists and that no other one deploys, as people apply them. */
function followWritten(planning: Planning): void {
  const { found, written, foldersOf, isDeployedFolder, graph, tools, walk } = planning;
  for (const { file, uncheckedEntries } of found) {
    if (!graph.listed.has(file.path)) walk.say(uncheckedEntries);
  }
  const isLeftOut = leftOutBeside(written, graph, foldersOf);
  for (const entry of written) {
    const { path } = entry.manifest.node.file;
    if (graph.listed.has(path) || graph.isSwitchedOff(path)) continue;
    if (!isDeployedFolder(folderOf(path)))
      walk.enqueueWritten(entry, evidenceOfFile(path, isLeftOut(entry), graph, tools));
  }
}

/** A declared build, without its objects if the run has no room for them. */
function withinLimit(build: Build, { limit }: Walk): Build {
  const reason = limit();
  return reason === undefined ? build : { ...build, objects: [], failures: [], partial: [reason] };
}

/**
 * The top kustomizations that an entry object names and that no build of the walk read, but for those of another revision. At the limit there are
 * none: what was not rendered is what entry objects deploy that are not followed.
 */
function foldersLeft(
  { graph, walk, tops }: Planning,
  isOfOtherRevision: IsDeployedFolder,
): readonly string[] {
  if (walk.limit() !== undefined) return [];
  const read = new Set(
    walk.builds.flatMap(({ folder, files }) => (folder === undefined ? files : [folder, ...files])),
  );
  const seeds = new Set(tops);
  return graph.roots.filter(
    (folder) =>
      !seeds.has(folder) && !isOfOtherRevision(folder) && !isRendered(folder, read, graph),
  );
}

/** Follows the entry objects that nothing reached: those that deploy each other, and those that only lists name which cannot be built. */
function followRest(planning: Planning, seeds: readonly Build[]): void {
  const { written, own, graph, tools, walk } = planning;
  const seedsById = new Map(seeds.map((seed) => [seed.folder ?? seed.id, seed]));
  for (;;) {
    const built = filesBuilt([...seeds, ...walk.builds]);
    const rest = written.filter(
      ({ manifest }) => !walk.hasSeen(manifest) && !isBuilt(manifest, built, graph),
    );
    if (rest.length === 0) break;
    const reason = walk.limit();
    if (reason !== undefined) {
      walk.say(rest.map(({ manifest }) => ({ manifest, reason })));
      break;
    }
    const starts = rest.filter(isStart);
    const next =
      starts.length > 0
        ? startsOf(starts, graph, (entry) => pathsOf(entry, tools.resolveRepository))
        : rest;
    const reached = foldersDeployedBy(
      own.filter(({ manifest }) => walk.hasSeen(manifest)),
      graph,
      tools.resolveRepository,
    );
    for (const entry of next) {
      const { kind, node } = entry.manifest;
      const { path } = node.file;
      // A list that is deployed names it, and cannot be built for another reason.
      const isListed = [...graph.aboveOf(path)].some(reached);
      const evidence = isListed
        ? undefined
        : (evidenceOfLists(path, seedsById, graph) ??
          evidenceOfFile(path, reached(folderOf(path)), graph, tools));
      walk.enqueueWritten(entry, evidence, listOf(isListed, graph.mayBeChanged(path, kind)));
    }
    walk.drain();
  }
}

/** What is known of the list that names an entry object and cannot be built. */
function listOf(isDeployed: boolean, isChanged: boolean): WrittenList | undefined {
  if (isDeployed) return isChanged ? 'deployed' : 'unchanged';
  return isChanged ? 'changing' : undefined;
}

/** The files of the builds that could be built. */
function filesBuilt(builds: readonly Build[]): ReadonlySet<string> {
  return new Set(builds.flatMap(({ files, objects }) => (objects.length === 0 ? [] : files)));
}

/** Whether a kustomization brought the object, or the one that makes it, into a build: as patched there, not as it is written. */
function isBuilt(
  { node }: Manifest,
  built: ReadonlySet<string>,
  { listed }: KustomizationGraph,
): boolean {
  return listed.has(node.file.path) && built.has(node.file.path);
}

/** What the walk gave, and the seeds that it did not come to; what only one gave that it did come to is not of the cluster which the seed seemed to be of. */
function walkedWith(
  seeds: readonly Build[],
  walk: Walk,
): Pick<Plan, 'builds' | 'uncheckedEntries'> {
  const reached = new Set(seeds.filter((seed) => isReached(seed, walk)));
  const passed = walk.onlyOf([...reached]);
  return {
    builds: [
      ...walk.builds.filter((build) => !passed.has(build)),
      ...seeds.filter((seed) => !reached.has(seed)),
    ],
    uncheckedEntries: walk.uncheckedEntries.filter((entry) => !passed.has(entry)),
  };
}

/** Whether an entry object that another one made turned out to deploy a kustomization, which starts nothing. */
function isReached({ id, folder = id }: Build, { builds, starts }: Walk): boolean {
  return !starts.has(id) && builds.some((build) => build.folder === folder);
}

/** A kustomization is read by another build when its file was, or the folder is what an entry object names. */
function isRendered(
  folder: string,
  rendered: ReadonlySet<string>,
  { fileOf }: KustomizationGraph,
): boolean {
  if (rendered.has(folder === '.' ? '' : folder)) return true;
  const file = fileOf(folder);
  return file !== undefined && rendered.has(file);
}
